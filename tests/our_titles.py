"""The titles of this repository: those whose folder lies in the source tree."""

from pkgutil import iter_modules

import stavitel.titles

OURS = sorted(found.name for found in iter_modules(stavitel.titles.__path__) if found.ispkg)
