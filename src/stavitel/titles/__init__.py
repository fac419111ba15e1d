"""Games that build cities. The package can be called: `stavitel.titles()` lists the titles, whichever came first."""

import sys
from types import ModuleType

from stavitel.kernel.title import Title
from stavitel.kernel.title import titles as _listed


class _Titles(ModuleType):
    """A package named like a function of the public API, which therefore answers to a call as that function does."""

    def __call__(self) -> dict[str, Title]:
        return _listed()


sys.modules[__name__].__class__ = _Titles
