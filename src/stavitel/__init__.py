"""Stavitel: builder games, enforced and explained.

>>> import stavitel
>>> sorted(stavitel.titles())[:1]
['citadels']
"""

import stavitel.titles as _titles  # noqa: F401  (loaded now, so that loading a title later cannot hide the function)
from stavitel.kernel import (
    IllegalAnswer,
    Match,
    OptionError,
    Question,
    RecordError,
    RulesError,
    Score,
    Title,
    View,
    from_position,
    new_match,
    replay,
    titles,
    verify,
)

__version__ = "0.1.0"

__all__ = [
    "IllegalAnswer",
    "Match",
    "OptionError",
    "Question",
    "RecordError",
    "RulesError",
    "Score",
    "Title",
    "View",
    "from_position",
    "new_match",
    "replay",
    "titles",
    "verify",
]
