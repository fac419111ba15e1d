"""What travels between the server and its clients: every HTTP body and every WebSocket message.

Texts travel as Fluent message ids with arguments, never as sentences: the client speaks its reader's language.
Everything here that mentions hidden things has been redacted for one viewer before it is built.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1

# A name has no control characters, and none that turn the direction of writing or cannot be seen; something in it can
# be, and accents are not heaped up. What joins two emoji into one may stand between them, and nowhere else.
_NOT_IN_NAMES = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164"
    r"\ufeff\uffa0\ufff0-\uffff" + "\U000e0000-\U000e0fff"
)
_ACCENTS = r"\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_SEEN = rf"(?=.*[^\s\u2800\ufe00-\ufe0f{_ACCENTS}])(?!.*[{_ACCENTS}]{{4}})"
_EMOJI = r"\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff" + "\U0001f000-\U0001faff"
_JOINER = rf"(?:(?<=[{_EMOJI}])|(?<=[{_EMOJI}]\ufe0f))\u200d(?=[{_EMOJI}])"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^{_SEEN}(?:[^{_NOT_IN_NAMES}]|{_JOINER})+$(?!\n)")]
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
Until = Literal["my-turn", "round", "game"]  # how long a standing answer stands
Access = Literal["all", "seated", "invited"]  # to the talk at a table, and to watching it
UndoPolicy = Literal["consent", "free-only", "never"]
OptionValue = bool | int | Word | Annotated[list[Word], Meta(max_length=60)]
Text = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "Text"})]
Event = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "Event"})]
SceneTree = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "SceneNode"})]
FlatNode = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "FlatNode"})]
CardArgs = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "Text['args']"})]
SceneProps = Annotated[dict[str, Any], Meta(extra_json_schema={"x-typescript": "Record<string, unknown>"})]


# The table as a viewer sees it. A text is `{"id": "tell-draws", "args": {"who": {"seat": 1}, "count": 2}}`, an event
# the same with its `number`, from 1 without gaps.


class Option(Struct, omit_defaults=True):
    """One answer on offer; it lights the nodes named like its key, or like the key after its first `:`.

    `effects` are counters by name and amount, `["silver", -3]`: what the answer costs, then what it brings.
    """

    key: str
    says: Text
    effects: list[tuple[str, int]] = []


class Refusal(Struct):
    """A tempting answer that is not allowed, why, and the rule that says so (`C14.2`)."""

    key: str
    says: Text | None
    why: Text
    rule: str


class Question(Struct):
    """What this viewer's seat is asked; the answer is `least` to `most` of the keys, one unless `several`.

    Of `burdens`, counters that effects name, more is worse: `["debt", 1]` is a cost.
    """

    number: int
    seat: int
    topic: str
    says: Text
    options: list[Option]
    refused: list[Refusal]
    least: int
    most: int
    several: bool
    burdens: list[str] = []


class Asked(Struct):
    """Who is being asked, and about what: public."""

    seat: int
    number: int
    topic: str


class SceneDiff(Struct, omit_defaults=True):
    """How one scene becomes the next; `stavitel.server.tables.diff` tells how to apply it."""

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
    """A line said at the table; `seat` is None for a spectator.

    A `notice` is what the server says: who (`name`) did what (`text` in English) to which seat.
    """

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    notice: str | None = None


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
    until: Until = "my-turn"


# The lobby


class SeatInfo(Struct):
    """A place at the table: open, taken by a person, or played by a bot of some level."""

    seat: int
    kind: Literal["open", "person", "bot", "opponent"]
    name: str | None
    level: str | None = None
    mine: bool = False
    host: bool = False
    stand_in: str | None = None


class ClockRules(Struct, forbid_unknown_fields=True):
    """A table's clock: each seat has a bank of seconds that runs while it is asked, and gains some for every turn.

    It never holds more than `cap` and rests in the hours of `night`, from one to the other by the clock of `zone`. When
    it has run out its owner is told; after `grace` seconds a bot of `level` plays until they are back, or for good.
    """

    bank: Annotated[int, Meta(ge=10, le=5_184_000)]
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0
    cap: Annotated[int, Meta(ge=10, le=5_184_000)] = 5_184_000
    night: tuple[Annotated[int, Meta(ge=0, le=23)], Annotated[int, Meta(ge=0, le=23)]] | None = None
    zone: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"
    grace: Annotated[int, Meta(ge=0, le=604_800)] = 60
    then: Literal["bot", "lose"] = "bot"
    level: Word | None = None


class SeatClock(Struct):
    """What a seat has left at the moment it is sent, and whether it runs; it rests at night until `deadline` says."""

    seat: int
    left: float
    running: bool
    deadline: float | None = None
    out: bool = False


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
    clock: ClockRules | None = None
    rated: bool = False
    talk: Access = "all"
    watching: Access = "all"
    advice: bool = True
    origin: str | None = None


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
    clock: ClockRules | None = None
    rated: bool = False
    talk: Access = "all"
    watching: Access = "all"
    advice: bool = True


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
    """A game one can play here.

    `icons` are those of counters that effects name, `headings` events that head the log (1 a round, 2 a turn),
    `standing` the topics that may be answered for a whole round, and by which key. Of its `cards`, boards and spaces
    included, so many are `reconstructed`: no source was found for their values. `cover` is its picture in the lobby:
    ornaments on a field of 460 by 170. A game takes so many `minutes` for each player, as far as one knows; with a
    `lesson`, it can be learnt by a guided first game.
    """

    name: str
    version: str
    least: int
    most: int
    accent: str
    options: list[OptionInfo]
    bots: list[str]
    opponent: bool
    cites: dict[str, str]
    icons: dict[str, str]
    headings: dict[str, int]
    standing: dict[str, str]
    cards: int
    reconstructed: int
    cover: list[dict[str, Any]] = []
    minutes: int = 0
    lesson: bool = False


class StepInfo(Struct):
    """A bubble of a lesson, with the text `lesson-<name>`; `stavitel.kernel.teaching` tells when it comes."""

    name: str
    topic: str
    offers: str
    told: str
    after: list[str]
    at: list[str]
    propose: list[str]


class LessonInfo(Struct):
    """A guided first game; a table whose commitment is this one is such a game."""

    commitment: str
    seats: int
    steps: list[StepInfo]


class PresetInfo(Struct):
    """A table ready to be opened; texts `preset-<name>` and its `.hint`."""

    name: str
    seats: int
    options: dict[str, bool | int | str | list[str]]


class ExampleInfo(Struct):
    """A position of the lesson to try a rule at: which step, and the parts of the table that are looked at."""

    rule: str
    step: str
    at: list[str]


class ExampleAnswers(Struct, forbid_unknown_fields=True):
    """What was answered in an example, from its beginning."""

    answers: Annotated[list[Annotated[list[Key], Meta(max_length=40)]], Meta(max_length=20)] = []


class ExampleFrame(Struct):
    """An example after some answers: the table, what is asked now, what the last answer did."""

    scene: SceneTree
    question: Question | None
    events: list[Event]


class TeachingInfo(Struct):
    """What teaches a title: ornaments by part of its overview, presets, terms with their rules, the lesson.

    Beside them parts of the table by the rules that they picture, and examples of rules.
    """

    minutes: int
    pictures: dict[str, list[dict[str, Any]]] = {}
    presets: list[PresetInfo] = []
    terms: dict[str, str] = {}
    lesson: LessonInfo | None = None
    figures: dict[str, str] = {}
    pictured: dict[str, str] = {}
    examples: list[ExampleInfo] = []


class Reach(Struct):
    """Where friends can open this server; empty where nobody knows of an address but this machine's own."""

    url: str


class Coached(Struct):
    """Whether the coach speaks to me, and the topics that I have met, as `title:topic`."""

    on: bool = True
    topics: list[str] = []


class CoachChange(Struct, forbid_unknown_fields=True):
    """Silences the coach or lets it speak; topics that I know now, or want explained again."""

    on: bool | None = None
    topics: Annotated[list[Annotated[str, Meta(max_length=130)]], Meta(max_length=500)] = []
    known: bool = True


class Considered(Struct):
    """An answer that a bot thought about: the chance to win with it, the points to expect, how often it was tried."""

    keys: list[str]
    win: float
    points: float
    tries: int


class Hint(Struct):
    """What a bot would answer to question `question`, and what it considered, the best first."""

    question: int
    keys: list[str]
    considered: list[Considered] = []


class JudgedAnswer(Struct):
    """An answer of a finished game as the analysis sees it; `says` are the texts of its keys."""

    keys: list[str]
    says: list[Text]
    win: float
    points: float
    tries: int


class JudgedDecision(Struct):
    """A decision of a finished game: how each seat stood before it, what was given, what else there was.

    `cost` is the share of the chance to win that the answer gave away.
    """

    at: int
    seat: int
    topic: str
    chosen: JudgedAnswer
    best: JudgedAnswer
    others: list[JudgedAnswer]
    cost: float
    chances: list[float]


class Analysis(Struct):
    """The analysis of a finished game: how far it is, and what it has found so far.

    `turning` are the places of the three dearest decisions, once it is done.
    """

    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    length: int = 0
    decisions: list[JudgedDecision] = []
    turning: list[int] = []


class AnalysisWish(Struct):
    """How a game is to be analysed: from what each seat knew, or with open cards."""

    open_cards: bool = False


class Attempt(Struct):
    """Another try at a decision of a finished game."""

    at: Count
    seat: SeatNumber
    keys: Keys


class AttemptJudged(Struct):
    """What a try would have been worth, beside the other answers."""

    keys: list[str]
    considered: list[Considered]


class CardInfo(Struct):
    """What a client needs to speak of a card: its back, whether its values are reconstructed, and what its texts need.

    `args` are the arguments of `card-<key>` and its `.text`.
    """

    key: str
    back: str
    source: str
    args: CardArgs = {}


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


class QuietHours(Struct, forbid_unknown_fields=True):
    """The hours of the day, from one to the other, in which I want to hear nothing."""

    begin: Annotated[int, Meta(ge=0, le=23)]
    end: Annotated[int, Meta(ge=0, le=23)]
    zone: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"


class NoticeTarget(Struct):
    """Where I am told that it is my turn."""

    key: str
    kind: Literal["browser", "webhook", "discord", "slack", "ntfy", "mail"]
    endpoint: str


class NoticeSettings(Struct):
    """Where and when I am told things; `mail_possible` says whether this server sends mail."""

    targets: list[NoticeTarget]
    quiet: QuietHours | None
    silent: list[str]
    mail: str | None
    mail_possible: bool


class NewTarget(Struct, forbid_unknown_fields=True):
    """A further address to be told at; for mail it is the one that I have proved to be mine."""

    kind: Literal["webhook", "discord", "slack", "ntfy", "mail"]
    endpoint: Annotated[str, Meta(max_length=1000)] = ""


class TargetMade(Struct):
    """The key of a new address, and for a webhook the secret that its messages are signed with."""

    key: str
    secret: str | None = None


class TestResult(Struct):
    """What became of a test."""

    ok: bool
    sentence: str


class Silence(Struct, forbid_unknown_fields=True):
    """Whether I want to hear nothing of a table."""

    silent: bool


_ATOM, _LABEL = r"[A-Za-z0-9!#$%&'*+/^_`{|}~-]+", r"[A-Za-z0-9-]+"
_MAIL = rf"^{_ATOM}(\.{_ATOM})*@{_LABEL}(\.{_LABEL})*$(?!\n)"
Mail = Annotated[str, Meta(min_length=3, max_length=200, pattern=_MAIL)]


class MailAddress(Struct, forbid_unknown_fields=True):
    """A mail address."""

    mail: Mail


class MailCode(Struct, forbid_unknown_fields=True):
    """A mail address, and the code that was sent there."""

    mail: Mail
    code: Annotated[str, Meta(min_length=1, max_length=20)]


# Accounts


class NewPassword(Struct, forbid_unknown_fields=True):
    """A new password, and the one before it."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ResetRequest(Struct, forbid_unknown_fields=True):
    """The account whose password is forgotten."""

    account: Annotated[str, Meta(min_length=1, max_length=40)]


class ResetPassword(Struct, forbid_unknown_fields=True):
    """A new password, and the secret of the link that lets one set it."""

    secret: Secret
    password: Password


class Forget(Struct, forbid_unknown_fields=True):
    """Deletes me; with my password if I have an account."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class SessionInfo(Struct):
    """A browser that I am logged in with."""

    key: str
    created: float
    seen: float | None
    device: str | None
    current: bool


class TitleLine(Struct):
    """My games of one title."""

    title: str
    games: int
    wins: int
    mean_rank: float


class OpponentLine(Struct):
    """My games against somebody, and in how many I was ahead of them."""

    name: str
    games: int
    ahead: int


class RatingLine(Struct):
    """A rating, and where the true strength probably lies."""

    name: str
    title: str
    rating: int
    low: int
    high: int
    games: int


class Statistics(Struct):
    """My games by title and by opponent, and my ratings."""

    titles: list[TitleLine]
    opponents: list[OpponentLine]
    ratings: list[RatingLine]


class Block(Struct, forbid_unknown_fields=True):
    """Whether I do not want to sit with somebody."""

    blocked: bool


class BlockedPerson(Struct):
    """Somebody whom I do not want to sit with."""

    id: str
    name: str


class Report(Struct, forbid_unknown_fields=True):
    """What is wrong at a table, and at which seat."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    seat: SeatNumber | None = None


class InviteLink(Struct):
    """A link for those who may watch and talk."""

    path: str


class Invitation(Struct, forbid_unknown_fields=True):
    """What such a link holds."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


# Records that come back in


class UploadedRecord(Struct, forbid_unknown_fields=True):
    """A record as it was downloaded, or the finished table whose record is meant."""

    record: dict[str, Any] | None = None
    table: Annotated[str, Meta(max_length=24)] | None = None


class SharedRecord(Struct):
    """A record that anybody with its id can look at."""

    id: str
    title: str
    version: str
    seats: int
    length: int
    over: bool


class PlayOn(Struct, forbid_unknown_fields=True):
    """Asks for a table that goes on after `at` answers of a record."""

    at: Count
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    pace: Pace = "live"
    undo: UndoPolicy = "consent"
    listed: bool = False


# Commands: over the WebSocket with their `type`, over HTTP as bodies without it


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message, and again to resume: from which seat I look, and the last event I have seen.

    With `packed` the state comes as `Packed`: on a slow line its first seventy kilobytes are what one waits for.
    """

    last: Count = 0
    seat: SeatNumber | None = None
    secret: Secret | None = None
    last_chat: Count = 0
    protocol: int = PROTOCOL
    packed: bool = False


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
    until: Until = "my-turn"


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
    clocks: list[SeatClock] = []


class Packed(Struct, tag="packed"):
    """A `State` for a client that asked for it packed: its JSON, deflated (zlib) and in base64; and what is played."""

    title: str
    state: str


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


class ClocksNow(Struct, tag="clocks"):
    """What everybody has left on the clock."""

    clocks: list[SeatClock]


class Pong(Struct, tag="pong"):
    """A sign of life."""

    nonce: int


class Problem(Struct, tag="error", omit_defaults=True):
    """What was wrong: a code for programs and a sentence for people; the body of every HTTP error too."""

    code: str
    sentence: str
    command: str | None = None


ServerMessage = (
    State
    | Packed
    | Update
    | Done
    | Stale
    | Repeated
    | Chat
    | Presence
    | Offered
    | StandingNow
    | TableNow
    | ClocksNow
    | Pong
    | Problem
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
    TeachingInfo,
    Reach,
    ExampleAnswers,
    ExampleFrame,
    Coached,
    CoachChange,
    Hint,
    Analysis,
    AnalysisWish,
    Attempt,
    AttemptJudged,
    CardInfo,
    RulesBook,
    History,
    Frame,
    Verified,
    PushKey,
    WebhookSecret,
    NoticeSettings,
    NewTarget,
    TargetMade,
    TestResult,
    Silence,
    MailAddress,
    MailCode,
    NewPassword,
    ResetRequest,
    ResetPassword,
    Forget,
    SessionInfo,
    Statistics,
    Block,
    BlockedPerson,
    Report,
    InviteLink,
    Invitation,
    UploadedRecord,
    SharedRecord,
    PlayOn,
)
