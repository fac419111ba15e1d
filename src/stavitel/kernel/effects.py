"""The few effect words that games share: an effect carries itself out, knows whether it can, and says what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stavitel.kernel.ask import choose, may


class Effect:
    """A small frozen value that resolves itself; `>>` is then, `|` is or."""

    def can(self, g: Any, p: Any) -> bool:
        """Whether it can be carried out now."""
        return True

    async def do(self, g: Any, p: Any) -> None:
        """Carry it out."""
        raise NotImplementedError(type(self).__name__)

    def __rshift__(self, after: Effect) -> Effect:
        return Then(self, after)

    def __or__(self, other: Effect) -> Effect:
        mine = self.choices if isinstance(self, Or) else (self,)
        return Or((*mine, other))

    @property
    def key(self) -> str:
        """What an option made of this effect answers to."""
        return str(self).replace(", then ", ">").replace(" ", "_")


@dataclass(frozen=True)
class Gain(Effect):
    """Take some of a kind: the player's own field of that name rises."""

    count: int
    kind: str

    async def do(self, g: Any, p: Any) -> None:
        """Add it."""
        setattr(p, self.kind, getattr(p, self.kind) + self.count)

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the effect."""
        return "effect-gain-" + self.kind, {"n": self.count}

    def __str__(self) -> str:
        return f"gain {self.count} {self.kind}"


@dataclass(frozen=True)
class Pay(Effect):
    """Give some of a kind up; only if there is enough."""

    count: int
    kind: str

    def can(self, g: Any, p: Any) -> bool:
        """Whether there is enough."""
        return bool(getattr(p, self.kind) >= self.count)

    async def do(self, g: Any, p: Any) -> None:
        """Take it away."""
        setattr(p, self.kind, getattr(p, self.kind) - self.count)

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the effect."""
        return "effect-pay-" + self.kind, {"n": self.count}

    def __str__(self) -> str:
        return f"pay {self.count} {self.kind}"


@dataclass(frozen=True)
class Then(Effect):
    """One effect after the other."""

    first: Effect
    second: Effect

    def can(self, g: Any, p: Any) -> bool:
        """Whether the first can be begun."""
        return self.first.can(g, p)

    async def do(self, g: Any, p: Any) -> None:
        """Carry both out, the second only if it still can be."""
        await self.first.do(g, p)
        if self.second.can(g, p):
            await self.second.do(g, p)

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the effect."""
        return "effect-then", {"a": self.first, "b": self.second}

    def __str__(self) -> str:
        return f"{self.first}, then {self.second}"


@dataclass(frozen=True)
class Or(Effect):
    """One of several effects, by choice."""

    choices: tuple[Effect, ...]

    def can(self, g: Any, p: Any) -> bool:
        """Whether any of them can be carried out."""
        return any(effect.can(g, p) for effect in self.choices)

    async def do(self, g: Any, p: Any) -> None:
        """Ask which."""
        chosen = await choose(p, "choose-effect", [effect for effect in self.choices if effect.can(g, p)])
        await chosen.do(g, p)

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the effect."""
        return "effect-or", {"a": self.choices[0], "b": self.choices[-1]}

    def __str__(self) -> str:
        return " or ".join(str(effect) for effect in self.choices)


@dataclass(frozen=True)
class May(Effect):
    """An effect that may be declined."""

    effect: Effect

    def can(self, g: Any, p: Any) -> bool:
        """Whether it could be carried out."""
        return self.effect.can(g, p)

    async def do(self, g: Any, p: Any) -> None:
        """Ask whether."""
        if await may(p, "use-effect"):
            await self.effect.do(g, p)

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the effect."""
        return "effect-may", {"a": self.effect}

    def __str__(self) -> str:
        return f"you may {self.effect}"
