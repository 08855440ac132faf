"""Sounds: asked of the browser's own audio nodes, without listening."""

import json
from collections.abc import Callable

from tests.browser.ahead import play_ahead
from tests.browser.visitors import Visitor

RECORD = """
window.heard = [];
for (const name of ['OscillatorNode', 'BiquadFilterNode', 'GainNode']) {
    const Node = window[name];
    window[name] = class extends Node {
        constructor(context, options) {
            super(context, options);
            heard.push([name, Math.round(100 * (options.frequency ?? options.gain)) / 100]);
        }
    };
}
"""
"""Notes every node that is made, with its frequency or loudness."""

SOUNDS = {
    "card": ("BiquadFilterNode", 1950),
    "clash": ("OscillatorNode", 868),
    "your turn": ("OscillatorNode", 924),
}
"""A node that only this sound has, at a table of this game."""


Node = tuple[str, float]


def heard(visitor: Visitor) -> set[Node]:
    return {(name, number) for name, number in visitor.page.evaluate("window.heard")}


def before_an_attack(visitor: Visitor) -> None:
    """A table of War of Clans at which it is our third order."""
    table = visitor.new_table("war-of-clans", seats=3)
    assert play_ahead(visitor, table, lambda place: place.view["order"] == 3, seed=1)
    visitor.page.goto(f"/t/{table}")
    visitor.wait_for_table()


def test_what_happens_sounds_after_the_first_touch_as_loud_as_wanted(
    visit: Callable[..., Visitor],
) -> None:
    guest = visit()
    wishes = json.dumps({"sound": True, "volume": 0.25, "pace": "instant", "hints": False})
    guest.context.add_init_script(f"localStorage.setItem('uguisu-settings', '{wishes}')")
    guest.context.add_init_script(RECORD)
    before_an_attack(guest)
    guest.wait_for_move()
    assert heard(guest) == set(), "silent until somebody touches the page"

    while guest.wait_for_move() and not heard(guest) >= set(SOUNDS.values()):
        guest.glowing.first.click()

    assert heard(guest) >= {*SOUNDS.values(), ("GainNode", 0.25)}
