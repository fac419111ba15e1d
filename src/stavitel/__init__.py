"""Stavitel: builder games, enforced and explained.

>>> import stavitel
>>> stavitel.titles()["citadels"].seats
(2, 8)
"""

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
