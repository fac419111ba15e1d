"""What travels between the server and its clients: every HTTP body and every WebSocket message.

Texts travel as Fluent message ids with arguments, never as sentences: the client speaks its reader's language.
Everything here that mentions hidden things has been redacted for one viewer before it is built.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$")]
Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_.:-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=400)]
Keys = Annotated[list[Key], Meta(max_length=200)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, Meta(min_length=16, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "cs", "pl"]
Pace = Literal["live", "days"]
UndoPolicy = Literal["consent", "free-only", "never"]
OptionValue = bool | int | Word | Annotated[list[Word], Meta(max_length=60)]
Text = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "Text"})]
Event = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "Event"})]
SceneTree = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "SceneNode"})]
FlatNode = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "FlatNode"})]
SceneProps = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "Record<string, unknown>"})]


# The table as a viewer sees it. A text is `{"id": "tell-draws", "args": {"who": {"seat": 1}, "count": 2}}`, an event
# the same with its `number`, from 1 without gaps.


class Option(Struct):
    """One answer on offer; it lights the nodes named like its key, or like the key after its first `:`."""

    key: str
    says: Text


class Refusal(Struct):
    """A tempting answer that is not allowed, why, and the rule that says so (`C14.2`)."""

    key: str
    says: Text | None
    why: Text
    rule: str


class Question(Struct):
    """What this viewer's seat is asked; the answer is `least` to `most` of the keys, one unless `several`."""

    number: int
    seat: int
    topic: str
    says: Text
    options: list[Option]
    refused: list[Refusal]
    least: int
    most: int
    several: bool


class Asked(Struct):
    """Who is being asked, and about what: public."""

    seat: int
    number: int
    topic: str


class SceneDiff(Struct, omit_defaults=True):
    """How one scene becomes the next; `stavitel.server.diff` tells how to apply it."""

    root: str | None = None
    put: list[FlatNode] = []
    set: dict[str, SceneProps] = {}
    cut: dict[str, list[str]] = {}
    gone: list[str] = []
    whole: SceneTree | None = None


class ScoreLine(Struct):
    """One seat's score: the total, what it is made of in order, its rank from 1, and the tie-breaks."""

    seat: int
    total: int
    rank: int
    breakdown: list[tuple[str, int]]
    ties: list[int]


class Over(Struct):
    """The end of a game, with the seed that the commitment at its start can be checked against."""

    scores: list[ScoreLine]
    seed: str
    commitment: str


class ChatLine(Struct):
    """A line said at the table; `seat` is None for a spectator."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str


class SeatPresence(Struct):
    """Whether somebody looks at the table from this seat now."""

    seat: int
    here: bool


class UndoOffer(Struct):
    """A request to take back `seat`'s last answer, waiting for those who have not agreed yet."""

    number: int
    seat: int
    agreed: list[int]
    waiting: list[int]


class Standing(Struct):
    """An answer left in advance for every question about `topic`."""

    topic: str
    keys: list[str]
    until: Literal["my-turn", "game"] = "my-turn"


# The lobby


class SeatInfo(Struct):
    """A place at the table: open, taken by a person, or played by a bot of some level."""

    seat: int
    kind: Literal["open", "person", "bot", "opponent"]
    name: str | None
    level: str | None = None
    mine: bool = False
    host: bool = False


class TableInfo(Struct):
    """A table as the lobby shows it; nothing in it is hidden."""

    id: str
    title: str
    version: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    options: dict[str, bool | int | str | list[str]]
    language: Language
    pace: Pace
    undo: UndoPolicy
    listed: bool
    mine: bool
    host: bool
    created: float
    changed: float
    commitment: str | None
    asked: list[int]
    rematch: str | None = None


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat of a new table is to be filled: by me, by whoever comes, or by a bot."""

    kind: Literal["me", "open", "bot"]
    level: Word | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """Asks for a new table; options left out take their defaults."""

    title: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[Word, OptionValue], Meta(max_length=60)] = {}
    language: Language = "en"
    pace: Pace = "live"
    undo: UndoPolicy = "consent"
    listed: bool = True


class SeatLink(Struct):
    """The secret of a seat, shown once: whoever opens `path` sits there."""

    seat: int
    secret: str
    path: str


class Seated(Struct):
    """The answer to sitting down or making a table: the table, and the links just made."""

    table: TableInfo
    links: list[SeatLink]


class Join(Struct, forbid_unknown_fields=True):
    """Asks for a seat at a waiting table: a certain one or the first that is open."""

    seat: SeatNumber | None = None


class Claim(Struct, forbid_unknown_fields=True):
    """Takes over the seat whose secret one holds, on this device and for this person."""

    secret: Secret


class Reseat(Struct, forbid_unknown_fields=True):
    """The host's change of a seat: open it, or put a bot there (also in a running game)."""

    kind: Literal["open", "bot"]
    level: Word | None = None


class Person(Struct):
    """Who I am; `csrf` goes back as the header `X-Stavitel-CSRF` of changing requests made with the cookie."""

    id: str
    name: str
    account: str | None
    language: Language
    csrf: str


class Guest(Struct, forbid_unknown_fields=True):
    """All a guest needs: a name."""

    name: Name
    language: Language = "en"


class Credentials(Struct, forbid_unknown_fields=True):
    """An account's name and password, to register or to log in."""

    account: Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
    password: Password


class PersonChange(Struct, forbid_unknown_fields=True):
    """A new name or language; what is left out stays."""

    name: Name | None = None
    language: Language | None = None


class OptionInfo(Struct):
    """An option of a title; texts `option-<name>`, its `.hint`, and `option-<name>-<value>`."""

    name: str
    kind: Literal["choice", "toggle", "number", "several"]
    default: bool | int | str | list[str]
    values: list[str] = []
    low: int | None = None
    high: int | None = None


class TitleInfo(Struct):
    """A game one can play here."""

    name: str
    version: str
    least: int
    most: int
    accent: str
    options: list[OptionInfo]
    bots: list[str]
    opponent: bool
    cites: dict[str, str]


class CardInfo(Struct):
    """What a client needs to speak of a card: its back, and whether its values are reconstructed."""

    key: str
    back: str
    source: str


class RuleText(Struct):
    """One numbered rule."""

    id: str
    text: str


class RulesBook(Struct):
    """The numbered rules of a title in our words."""

    title: str
    language: Language
    markdown: str
    rules: list[RuleText]


# Finished games


class ScorePoint(Struct):
    """The totals of all seats after some answers; only told once the game is over."""

    at: int
    totals: list[int]


class History(Struct):
    """How the scores grew."""

    length: int
    points: list[ScorePoint]


class Frame(Struct):
    """The table as it was after `at` of the `length` entries of its log, from one seat's view."""

    at: int
    length: int
    seat: int | None
    scene: SceneTree
    asking: list[Asked]
    events: list[Event]


class Verified(Struct):
    """Whether the game can be recomputed from its seed and answers to the same end."""

    ok: bool
    sentence: str
    commitment: str
    hash: str


# Push


class PushKeys(Struct, forbid_unknown_fields=True):
    """The browser's public key and its authentication secret, base64url."""

    p256dh: Annotated[str, Meta(min_length=10, max_length=200)]
    auth: Annotated[str, Meta(min_length=10, max_length=100)]


class PushTarget(Struct, forbid_unknown_fields=True):
    """A browser's push subscription; its address must be https and public."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys


class PushKey(Struct):
    """The server's VAPID public key."""

    key: str


class Webhook(Struct, forbid_unknown_fields=True):
    """An address to be called at when I am asked and do not look; it must be https and public."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class WebhookSecret(Struct):
    """What the calls are signed with: `Stavitel-Signature: sha256=` and the HMAC of the body in hexadecimal digits."""

    secret: str


# Commands: over the WebSocket with their `type`, over HTTP as bodies without it


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message, and again to resume: from which seat I look, and the last event I have seen."""

    last: Count = 0
    seat: SeatNumber | None = None
    secret: Secret | None = None
    last_chat: Count = 0
    protocol: int = PROTOCOL


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answers question `question` with `keys`; `command` is made by the client and used once."""

    question: Count
    command: CommandId
    keys: Keys


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Takes my last answer back if that is free, or asks the others for it; `version` is the one I see."""

    command: CommandId
    version: Count


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Agrees, or does not, to undo offer `number`."""

    number: Count
    agree: bool


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Says something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    command: CommandId | None = None


class Stand(Struct, tag="standing", forbid_unknown_fields=True):
    """Leaves an answer for a topic in advance, or takes it back (`keys` null)."""

    topic: Word
    keys: Keys | None
    until: Literal["my-turn", "game"] = "my-turn"


class Here(Struct, tag="here", forbid_unknown_fields=True):
    """Whether I look at the table now."""

    here: bool


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Asks for a sign of life."""

    nonce: Count = 0


ClientMessage = Hello | Answer | Undo | Consent | Say | Stand | Here | Ping


# What the server says over the WebSocket


class State(Struct, tag="state"):
    """All a viewer needs to begin: the answer to `hello`, and the body of `GET /api/tables/{id}/state`.

    `version` counts the entries of the table's log and goes up with every change. Before the start `scene` is None.
    """

    table: TableInfo
    version: int
    seat: int | None
    scene: SceneTree | None
    question: Question | None
    asking: list[Asked]
    events: list[Event]
    last: int
    undo: Literal["free", "consent", "no"]
    offer: UndoOffer | None
    standing: list[Standing]
    chat: list[ChatLine]
    presence: list[SeatPresence]
    watchers: int
    over: Over | None
    protocol: int = PROTOCOL


class Update(Struct, tag="update", omit_defaults=True):
    """One change: new events, how the scene changed, whatever else is different; a field left out is as before.

    `base` is the version the difference starts from; a client that holds another one says `hello` again. A question
    may come twice with the same number: first to be answered, then with what is refused in it, too.
    """

    base: int
    version: int
    events: list[Event] = []
    scene: SceneDiff | None = None
    question: Question | UnsetType | None = UNSET
    asking: list[Asked] | UnsetType = UNSET
    undo: Literal["free", "consent", "no"] | UnsetType = UNSET
    offer: UndoOffer | UnsetType | None = UNSET
    over: Over | UnsetType | None = UNSET


class Done(Struct, tag="done"):
    """Command `command` was carried out and is safely stored as `version`."""

    command: str
    version: int


class Stale(Struct, tag="stale"):
    """Command `command` answered a question that is no longer open; nothing changed."""

    command: str
    question: int
    version: int


class Repeated(Struct, tag="repeated"):
    """Command `command` had been carried out before, as `version`; nothing changed."""

    command: str
    version: int


class Chat(Struct, tag="chat"):
    """A line was said."""

    line: ChatLine


class Presence(Struct, tag="presence"):
    """Who is here now."""

    presence: list[SeatPresence]
    watchers: int


class Offered(Struct, tag="offer"):
    """An undo offer was made, changed or settled (None)."""

    offer: UndoOffer | None


class StandingNow(Struct, tag="standing"):
    """The standing answers of this viewer's seat."""

    standing: list[Standing]


class TableNow(Struct, tag="table"):
    """The lobby side of the table changed: somebody sat down, the game started, a rematch waits."""

    table: TableInfo


class Pong(Struct, tag="pong"):
    """A sign of life."""

    nonce: int


class Problem(Struct, tag="error", omit_defaults=True):
    """What was wrong: a code for programs and a sentence for people; the body of every HTTP error too."""

    code: str
    sentence: str
    command: str | None = None


ServerMessage = (
    State | Update | Done | Stale | Repeated | Chat | Presence | Offered | StandingNow | TableNow | Pong | Problem
)

Outcome = Done | Stale | Repeated

HTTP_BODIES: tuple[type, ...] = (
    NewTable,
    Join,
    Claim,
    Reseat,
    Guest,
    Credentials,
    PersonChange,
    PushTarget,
    Webhook,
    Person,
    TableInfo,
    Seated,
    SeatLink,
    TitleInfo,
    CardInfo,
    RulesBook,
    History,
    Frame,
    Verified,
    PushKey,
    WebhookSecret,
)
