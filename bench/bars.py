"""The bars that `make bench` holds our titles to: ratios against catanatron within the same run."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Any

Samples = dict[str, dict[str, list[float]]]  # subject -> measure -> one number per repetition

CATAN = "catanatron"

#               title       decisions/s  fork                simulations/s
#                           at least     faster by at least  at least
TITLES = (("citadels",      9.0,         4.0,                8000),
          ("paladins",      4.5,         1.0,                6000),
          ("architects",    6.0,         1.0,                6000),
          ("lisboa",        4.0,         1.0,                4000))  # fmt: skip

IMPORT_MS = 60.0
TELLING = 15.0  # per cent that events told may cost
COMPILED = 2.5


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
    peer = samples.get(CATAN, {})
    for title, play, fork, search in TITLES:
        if title not in titles:
            continue
        ours = samples.get(title, {})
        found += [
            Bar(f"{title}: decisions/s against catanatron", ratio(ours, peer, "decisions_per_s"), play),
            Bar(f"{title}: fork at a turn boundary against Game.copy", ratio(peer, ours, "fork_boundary_us"), fork),
            Bar(f"{title}: events told, beside a quiet game", middle(ours.get("telling_cost", [])), TELLING, "%", True),
            Bar(f"{title}: simulations of the value search", middle(ours.get("simulations_per_s", [])), search, "/s"),
        ]
        if built := samples.get(f"{title}, compiled"):
            gain = ratio(built, ours, "decisions_per_s")
            found.append(Bar(f"{title}: compiled against plain, decisions/s", gain, COMPILED))
            thinks = middle(built.get("simulations_per_s", []))
            found.append(Bar(f"{title}: simulations of the value search, compiled", thinks, search, "/s"))
    return found


def ratio(above: dict[str, list[float]], below: dict[str, list[float]], measure: str) -> float | None:
    """The median of the ratios within each repetition: a slow moment of the machine weighs on both sides."""
    pairs = list(zip(above.get(measure, []), below.get(measure, []), strict=False))
    return middle([a / b for a, b in pairs])


def middle(numbers: list[float]) -> float | None:
    return median(numbers) if numbers else None
