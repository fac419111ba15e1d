"""Stavitel: builder games, enforced and explained.

>>> import stavitel
>>> stavitel.installed_titles()["citadels"].seats
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
    UnknownTitle,
    View,
    from_position,
    installed_titles,
    new_match,
    replay,
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
    "UnknownTitle",
    "View",
    "from_position",
    "installed_titles",
    "new_match",
    "replay",
    "verify",
]
