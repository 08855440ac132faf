"""What a campaign found: progress while it runs, one line of figures, and the exit code."""

from time import monotonic

SHOWN = 20
"""Faults that are printed in full."""
EVERY_SECONDS = 10.0


class Verdict:
    def __init__(self, campaign: str, seed: int) -> None:
        self.campaign = campaign
        self.seed = seed
        self.faults: list[str] = []
        self.since = monotonic()
        self.told_at = self.since

    @property
    def seconds(self) -> float:
        return monotonic() - self.since

    def fault(self, what: str) -> None:
        """Something that must not happen has happened."""
        self.faults.append(what)
        if len(self.faults) <= SHOWN:
            print(f"FAULT {what[:2000]}", flush=True)

    def progress(self, text: str) -> None:
        """Printed every few seconds only."""
        if monotonic() - self.told_at >= EVERY_SECONDS:
            self.told_at = monotonic()
            self.say(text)

    def say(self, text: str) -> None:
        print(f"{self.seconds:6.0f} s  {text}", flush=True)

    def end(self, **figures: object) -> int:
        """Print the line of figures; returns the exit code."""
        words = ", ".join(f"{name.replace('_', ' ')} {figure}" for name, figure in figures.items())
        outcome = f"{len(self.faults)} FAULTS" if self.faults else "no faults"
        print(f"{self.campaign} (seed {self.seed}): {words}, {self.seconds:.0f} s: {outcome}")
        return 1 if self.faults else 0


def causes(errors: BaseExceptionGroup[BaseException]) -> str:
    """The innermost errors of a group."""
    found = []
    for error in errors.exceptions:
        if isinstance(error, BaseExceptionGroup):
            found.append(causes(error))
        else:
            found.append(f"{type(error).__name__}: {error}")
    return "; ".join(found)
