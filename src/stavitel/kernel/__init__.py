"""The kernel: questions, state, match, events, pictures. It knows no game and needs no third-party package."""

from stavitel.kernel.chance import Random
from stavitel.kernel.content import ContentError, content_in_use, corrected, use_content
from stavitel.kernel.events import Accounts, Change, Event, only, tell
from stavitel.kernel.examples import lesson_at
from stavitel.kernel.lookahead import Stuck, completes, in_full
from stavitel.kernel.lots import choose_card, choose_from
from stavitel.kernel.match import Match, commitment, new_match
from stavitel.kernel.positions import RecordError
from stavitel.kernel.questions import (
    IllegalAnswer,
    Offer,
    Question,
    by_lot,
    choose,
    choose_some,
    long_offer,
    may,
    offer,
)
from stavitel.kernel.records import from_position, replay, verify
from stavitel.kernel.registry import UnknownTitle, installed_titles, title_named, title_names
from stavitel.kernel.serialization import dump, fingerprint, load, observe
from stavitel.kernel.simultaneous import everyone
from stavitel.kernel.table import Table, nested, note, private, public, secret, state, value
from stavitel.kernel.teaching import Example, Lesson, Preset, Step, Teaching
from stavitel.kernel.title import (
    Choice,
    Number,
    OptionError,
    Options,
    Score,
    Search,
    Several,
    Title,
    Toggle,
    content_hash,
)
from stavitel.kernel.values import Card, Move, Reason, RulesError, face_down, key_of, move
from stavitel.kernel.view import View
from stavitel.kernel.visibility import redact, redeal

__all__ = [
    "Accounts",
    "Card",
    "Change",
    "Choice",
    "ContentError",
    "Event",
    "Example",
    "IllegalAnswer",
    "Lesson",
    "Match",
    "Move",
    "Number",
    "Offer",
    "OptionError",
    "Options",
    "Preset",
    "Question",
    "Random",
    "Reason",
    "RecordError",
    "RulesError",
    "Score",
    "Search",
    "Several",
    "Step",
    "Stuck",
    "Table",
    "Teaching",
    "Title",
    "Toggle",
    "UnknownTitle",
    "View",
    "by_lot",
    "choose",
    "choose_card",
    "choose_from",
    "choose_some",
    "commitment",
    "completes",
    "content_hash",
    "content_in_use",
    "corrected",
    "dump",
    "everyone",
    "face_down",
    "fingerprint",
    "from_position",
    "in_full",
    "installed_titles",
    "key_of",
    "lesson_at",
    "load",
    "long_offer",
    "may",
    "move",
    "nested",
    "new_match",
    "note",
    "observe",
    "offer",
    "only",
    "private",
    "public",
    "redact",
    "redeal",
    "replay",
    "secret",
    "state",
    "tell",
    "title_named",
    "title_names",
    "use_content",
    "value",
    "verify",
]
