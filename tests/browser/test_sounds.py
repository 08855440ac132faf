"""Sounds: asked of the browser's own audio nodes, without listening."""

import json
from collections.abc import Callable
from typing import Any

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


def heard(visitor: Visitor) -> list[list[Any]]:
    found: list[list[Any]] = visitor.page.evaluate("window.heard")
    return found


def test_what_happens_sounds_after_the_first_touch_as_loud_as_wanted(
    visit: Callable[..., Visitor],
) -> None:
    guest = visit()
    wishes = json.dumps({"sound": True, "volume": 0.25, "pace": "instant", "hints": False})
    guest.context.add_init_script(f"localStorage.setItem('uguisu-settings', '{wishes}')")
    guest.context.add_init_script(RECORD)
    guest.play_quickly("war-of-clans", seats=3)
    guest.wait_for_move()
    assert heard(guest) == [], "silent until somebody touches the page"

    guest.page.locator("main .own").first.click(position={"x": 5, "y": 5})
    guest.hurry_on(5)

    nodes = {(name, number) for name, number in heard(guest)}
    assert nodes >= set(SOUNDS.values())
    assert ("GainNode", 0.25) in nodes
