"""Every installed title under an id of Gymnasium, whichever of the two packages is imported first."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from stavitel.kernel import Title, installed_titles
from stavitel.research.needed import needed

NAMESPACE = "stavitel"


def env_id(title: Title) -> str:
    """The id of a title's environment: its version is the title's."""
    return f"{NAMESPACE}/{title.name.replace('_', ' ').title().replace(' ', '')}-v{title.version}"


def register() -> list[str]:
    """Make every installed title known to `gymnasium.make`; gives the ids."""
    gymnasium = needed("gymnasium", "research")
    ids = []
    for name, title in installed_titles().items():
        if not title.version.isdigit():
            continue  # Gymnasium knows whole numbers only; such a title is made by TitleEnv itself
        ids.append(env_id(title))
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(ids[-1], entry_point="stavitel.research.gym_env:TitleEnv", kwargs={"title": name})
    return ids


def register_when_possible() -> None:
    """Register now if Gymnasium is there, else as soon as somebody imports it: simulations do without it."""
    if "gymnasium" in sys.modules:
        register()
    elif not any(isinstance(finder, _WhenItComes) for finder in sys.meta_path):
        sys.meta_path.insert(0, _WhenItComes())


class _WhenItComes(MetaPathFinder):
    """Registers after the first import of Gymnasium, and is gone."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where Gymnasium lies; of any other module nothing."""
        if name != "gymnasium":
            return None
        sys.meta_path.remove(self)
        spec = find_spec(name)
        loader: Any = spec.loader if spec is not None else None
        if loader is not None:
            load = loader.exec_module

            def load_and_register(module: ModuleType) -> None:
                load(module)
                register()

            loader.exec_module = load_and_register
        return spec
