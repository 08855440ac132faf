"""The comparison of what was acknowledged with the log finds what is wrong."""

from tests.server.ledger import Acknowledged, Log, faults_of
from uguisu.kernel.action import Action
from uguisu.server.protocol import incoming
from uguisu.server.table import entries
from uguisu.server.table.talk import Say

ACT = incoming.Act(key="key-of-act", seat=1, action=7)
SAY = incoming.Say(key="key-of-say", text="hello")
ACKED = [Acknowledged("table", 1, ACT), Acknowledged("table", 2, SAY)]


def log_of(*found: entries.Entry) -> Log:
    rows = [(number, 0, entries.encode(entry)) for number, entry in enumerate(found, 1)]
    return {"table": rows}


def act(action: int = 7, key: str = ACT.key) -> entries.Act:
    return entries.Act(by="aki", key=key, seat=1, action=Action(action))


def say(key: str = SAY.key) -> Say:
    return Say(by="aki", key=key, name="Aki", text="hello")


def faults(log: Log) -> list[str]:
    return [fault.partition(":")[0] for fault in faults_of(log, ACKED)]


def test_all_is_well() -> None:
    assert faults(log_of(act(), say())) == []


def test_a_report_in_a_race_is_what_became_of_an_action() -> None:
    reach = entries.Reach(
        by="aki", key=ACT.key, seat=1, action=Action(7), to=0, reaction=1, arrival=1, round_trip=0
    )

    assert faults(log_of(reach, say())) == []


def test_what_is_missing_is_lost() -> None:
    assert faults(log_of(act())) == ["lost"]
    assert faults({}) == ["lost", "lost"]


def test_another_action_or_key_has_taken_its_place() -> None:
    assert faults(log_of(act(action=8), say())) == ["replaced"]
    assert faults(log_of(act(key="another-key"), say())) == ["replaced"]
    assert faults(log_of(say("key-of-act"), say())) == ["replaced"]


def test_a_command_carried_out_twice_is_found() -> None:
    assert faults(log_of(act(), say(), act())) == ["doubled"]


def test_a_gap_is_found() -> None:
    log = log_of(act(), say())
    log["table"].append((4, 0, entries.encode(say("a-third-key"))))

    assert faults(log) == ["the log of table has gaps"]
