"""The bars that `make bench` holds our titles to: ratios against catanatron within the same run."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Any

Samples = dict[str, dict[str, list[float]]]  # subject -> measure -> one number per repetition

CATAN = "catanatron"

#               title       decisions/s  fork
#                           at least     faster by at least
TITLES = (("citadels",      6.0,         4.0),
          ("paladins",      2.5,         1.0),
          ("architects",    2.5,         1.0),
          ("lisboa",        2.0,         1.0))  # fmt: skip

IMPORT_MS = 60.0
COMPILED = ("citadels", 1.8)


@dataclass(frozen=True)
class Bar:
    """One promise: what was measured (None: it could not be), what is needed."""

    what: str
    measured: float | None
    needed: float
    unit: str = "x"
    below: bool = False

    @property
    def verdict(self) -> str:
        if self.measured is None:
            return "not measured"
        met = self.measured < self.needed if self.below else self.measured >= self.needed
        return "PASS" if met else "FAIL"

    def row(self) -> list[str]:
        measured = "-" if self.measured is None else f"{self.measured:.2f} {self.unit}"
        return [self.what, measured, f"{'<' if self.below else '>='} {self.needed:g} {self.unit}", self.verdict]

    def json(self) -> dict[str, Any]:
        return {
            "bar": self.what,
            "measured": self.measured,
            "needed": self.needed,
            "unit": self.unit,
            "sense": "below" if self.below else "at least",
            "verdict": self.verdict,
        }


def bars(samples: Samples, titles: list[str]) -> list[Bar]:
    """Every bar that applies to the titles of this run."""
    found = [
        Bar(
            "import stavitel",
            middle(samples.get("import", {}).get("import_ms", [])),
            IMPORT_MS,
            "ms",
            below=True,
        )
    ]
    for title, play, fork in TITLES:
        if title not in titles:
            continue
        ours = samples.get(title, {})
        peer = samples.get(CATAN, {})
        found.append(Bar(f"{title}: decisions/s against catanatron", ratio(ours, peer, "decisions_per_s"), play))
        found.append(
            Bar(
                f"{title}: fork at a turn boundary against Game.copy",
                ratio(peer, ours, "fork_boundary_us"),
                fork,
            )
        )
    title, play = COMPILED
    if built := samples.get(f"{title}, compiled"):
        gain = ratio(built, samples.get(title, {}), "decisions_per_s")
        found.append(Bar(f"{title}: compiled against plain, decisions/s", gain, play))
    return found


def ratio(above: dict[str, list[float]], below: dict[str, list[float]], measure: str) -> float | None:
    """The median of the ratios within each repetition: a slow moment of the machine weighs on both sides."""
    pairs = list(zip(above.get(measure, []), below.get(measure, []), strict=False))
    return middle([a / b for a, b in pairs])


def middle(numbers: list[float]) -> float | None:
    return median(numbers) if numbers else None
