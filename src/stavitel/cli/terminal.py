"""The terminal client: the table on the left, question, options and log on the right; keys and mouse both do it all."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

from rich.table import Table as RichTable
from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.timer import Timer
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from stavitel.cli.coach import Coach
from stavitel.cli.lookup import card_lines, cards_in
from stavitel.cli.picture import SHAPES, Lights, Renderer, seat_colour
from stavitel.cli.session import Session
from stavitel.cli.text_blocks import below, wrapped
from stavitel.cli.text_view import read
from stavitel.kernel import Card, IllegalAnswer, Question, RulesError, new_match
from stavitel.words import LANGUAGES, Words
from stavitel.words import rules as pages

DONE = "done"
STAND = "stand"  # the line that answers for the rest of the round
PACE = 0.1  # seconds between two pictures while bots play, so that one sees the table change
COMMANDS = (
    ("u", "undo"), ("h", "hint"), ("e", "coach"), ("w", "why"), ("r", "rules"), ("t", "text"), ("l", "language"),
    ("s", "save"), ("question_mark", "help"), ("q", "quit"),
)  # fmt: skip


def play(session: Session) -> None:
    """Play in the terminal until the player leaves; a game that is not over is kept."""
    client = Client(session)
    client.run()
    if client.saved is not None:
        print(session.words.text("client-saved", {"path": str(client.saved)}))
    if client.failure is not None:
        raise client.failure


def line_of(block: list[Text], key: str) -> int | None:
    """The line of a picture on which an option's thing is lit."""
    for number, text in enumerate(block):
        for span in text.spans:
            if not isinstance(span.style, str) and repr(key) in str(span.style.meta.get("@click", "")):
                return number
    return None


class Plate(Static):
    """Text whose clickable parts keep their own colours."""

    auto_links = False


class Page(ModalScreen[None]):
    """A page over the table: rules, help, scores."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,r,question_mark,enter", "dismiss(None)", show=False)]

    def __init__(self, content: Any, markdown: bool = False, closing: str = "") -> None:
        super().__init__()
        self.content = content
        self.markdown = markdown
        self.closing = closing

    def compose(self) -> ComposeResult:
        """The page and how to close it."""
        with Vertical(id="page"):
            with VerticalScroll():
                yield Markdown(self.content) if self.markdown else Static(self.content)
            yield Static(Text.from_markup(f"[@click=screen.dismiss(None)][dim]{self.closing}[/dim][/]"), id="closing")


class Client(App[None]):
    """A game on the screen."""

    CSS_PATH = "terminal.tcss"
    TITLE = "Stavitel"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (92, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"command('{name}')", show=False) for key, name in COMMANDS),
        *(Binding(str(digit), f"digit('{digit}')", show=False) for digit in range(10)),
        Binding("space", "mark", show=False),
        Binding("d", "done", show=False),
        Binding("p", "stand", show=False),
        Binding("n", "again", show=False),
        Binding("ctrl+c", "command('quit')", show=False, priority=True),
        Binding("pageup,shift+up", "scroll(-8)", show=False, priority=True),
        Binding("pagedown,shift+down", "scroll(8)", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.saved: Path | None = None
        self.failure: RulesError | None = None
        self.rows: list[tuple[str, str]] = []  # what each line of the list is: (option | refused | done | score, key)
        self.chosen: list[str] = []
        self.typed = ""
        self.why_shown = True
        self.as_text = False
        self.busy = False
        self.read_until = 0
        self.notice: Text | None = None  # said in place of the detail while the cursor stays
        self.notice_at: int | None = None
        self.repaint: Timer | None = None
        self.painted: tuple[object, ...] = ()  # what the picture on the screen was made from
        self.told: list[tuple[Text, str, int]] = []  # the log so far, in one language: sign, text, level of a heading
        self.told_in: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """Bar, table, question, options, detail, log, keys."""
        yield Plate(id="bar")
        with Horizontal(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Plate(id="picture")
            with Vertical(id="side"):
                yield Static(id="prompt")
                yield OptionList(id="options")
                yield Static(id="detail")
                with VerticalScroll(id="log", can_focus=False):
                    yield Plate(id="events")
        yield Plate(id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.read_until = max((event["number"] for event in self.session.match.events(self.session.me)), default=0)
        self.go_on()

    def on_resize(self, _: events.Resize) -> None:
        """Draw for the new width."""
        self.call_after_refresh(self.show_table)

    # the course of the game

    @work(exclusive=True)
    async def go_on(self, notice: str = "") -> None:
        """Let the bots play, one answer at a time, then ask."""
        import asyncio

        self.busy = True
        self.show(asking=False)
        session = self.session
        shown = monotonic()
        while session.unattended is not None:
            try:
                await asyncio.to_thread(session.advance, 1)
            except RulesError as problem:
                self.fail(problem)
                return
            if session.question is None and monotonic() - shown > PACE:
                self.show(asking=False)
                await asyncio.sleep(PACE)
                shown = monotonic()
        self.busy = False
        self.chosen = []
        self.show()
        if notice:
            self.tell(self.words.text(notice))
        if session.match.over:
            self.show_scores()

    def answer(self, keys: str | list[str]) -> None:
        """Answer the open question."""
        if self.busy or self.question is None:
            return
        self.read_until = max((event["number"] for event in self.session.match.events(self.session.me)), default=0)
        try:
            self.session.answer(keys)
        except IllegalAnswer as problem:
            self.tell(str(problem), "red")
            return
        except RulesError as problem:
            self.fail(problem)
            return
        self.notice = None
        self.go_on()

    def fail(self, problem: RulesError) -> None:
        """A bug of ours: the match stands as before the answer; keep it for the report and leave."""
        self.failure = problem
        self.do_quit()

    @property
    def question(self) -> Question | None:
        """The open question, unless bots are at it."""
        return None if self.busy else self.session.question

    @property
    def words(self) -> Words:
        """The texts of the game."""
        return self.session.words

    # showing

    def show(self, asking: bool = True) -> None:
        """Everything anew."""
        self.show_bar()
        self.show_options(asking)
        self.show_log()
        self.show_table()
        self.show_keys()

    def show_bar(self) -> None:
        """Which game, who plays, which language."""
        words = self.words
        left = Text.assemble((" Stavitel ", "bold"), "· ", (words.text("title"), "bold #e3b341"))
        asked = list(self.session.match.asking)
        if self.session.match.over:
            left.append(f" · {words.text('client-game-over')}")
        elif asked:
            left.append(" · ")
            for seat in asked:
                left.append(f"{SHAPES[seat % 8]} {words.seat(seat)} ", seat_colour(seat))
        self.query_one("#bar", Static).update(left)

    def show_table(self) -> None:
        """The picture of the table, or its description."""
        if not self.query("#table"):
            return  # asked for before the screen was made, or while it is taken down
        place = self.query_one("#table", VerticalScroll)
        width = max(30, place.size.width - 2)
        match = self.session.match
        made_from = (
            *(match, match.answers, len(self.told), tuple(match.asking), match.over, self.session.me),
            *(self.session.language, width, self.as_text, self.busy, self.why_shown, self.pointed, tuple(self.chosen)),
        )
        if made_from == self.painted:
            return
        self.painted = made_from
        scene = self.session.match.scene(self.session.me)
        words = self.words
        if self.as_text:
            block = below([wrapped(Text(said), width) for said in read(scene, words)])
        else:
            block = Renderer(words, self.lights(), self.session.me).render(scene, width)
        self.query_one("#picture", Static).update(Text("\n").join(block))
        at = line_of(block, self.pointed[1]) if self.pointed and not self.as_text else None
        top, height = place.scroll_offset.y, place.size.height
        if at is not None and not top <= at < top + height - 1:
            self.call_after_refresh(place.scroll_to, y=max(0, at - height // 3), animate=False)

    def lights(self) -> Lights:
        """What the open question is about, and what is pointed at."""
        question = self.question
        if question is None:
            return Lights()
        lights = Lights(question.options, question.refused if self.why_shown else ())
        lights.chosen = set(self.chosen)
        pointed = self.pointed
        lights.pointed = pointed[1] if pointed else None
        return lights

    def show_options(self, asking: bool = True) -> None:
        """The question and the lines to choose from; the cursor stays where it was."""
        question = self.question if asking else None
        before = self.pointed
        lines = self.final_lines() if question is None else self.lines_of(question)
        self.rows = [row for row, _ in lines]
        self.query_one("#prompt", Static).update(self.prompt(question))
        options = self.query_one("#options", OptionList)
        options.set_options([Option(said) for _, said in lines])
        if lines:
            options.highlighted = self.rows.index(before) if before in self.rows else 0
            options.focus()
        self.show_detail()

    def prompt(self, question: Question | None) -> Text:
        """What is asked, and of several things how many are chosen."""
        words = self.words
        if question is None:
            return Text(words.text("client-game-over" if self.session.match.over else "client-thinking"), "italic")
        said = Text()
        if len(self.session.people) > 1:
            said.append(words.seat(question.seat) + ": ", seat_colour(question.seat))
        said.append(words.question(question), "bold")
        if question.many:
            args = {"least": question.least, "most": question.most, "chosen": len(self.chosen)}
            said.append("\n" + words.text("client-chosen", args), "dim")
        coaching = self.session.coaching
        if coaching:
            said.append(f"\n{coaching}", "italic #9ecbff")
        return said

    def lines_of(self, question: Question) -> list[tuple[tuple[str, str], Text]]:
        """A line for each option, to be done with several, and for what is refused: what it is, and what it says."""
        words = self.words
        lines: list[tuple[tuple[str, str], Text]] = []
        for number, (key, value) in enumerate(question.options.items(), 1):
            mark = ("✓" if key in self.chosen else "·") if question.many else ""
            said = Text.assemble((f"{number:>2} ", "bold #e3b341"), mark, " ", words.option(value))
            effects = words.effects(question, key)
            if effects:
                said.append(f" {effects}", "dim")
            lines.append((("option", key), said))
        passes = self.session.passes
        if passes is not None:
            said = Text(f" p {words.text('client-standing', {'answer': words.option(question.options[passes])})}")
            lines.append(((STAND, passes), said))
        if question.many:
            ready = question.least <= len(self.chosen) <= question.most
            said = Text(f" d {words.text('client-done')}", "bold #6fbf5f" if ready else "dim")
            lines.append(((DONE, ""), said))
        if self.why_shown:
            for key in question.refused:
                refused = words.refused(question, key, self.session.title.cards)
                lines.append((("refused", key), Text(f" ✗ {refused}", "dim")))
        return lines

    def final_lines(self) -> list[tuple[tuple[str, str], Text]]:
        """The ranks, where the game is over."""
        return [(("score", ""), said) for said in self.score_lines()] if self.session.match.over else []

    @property
    def pointed(self) -> tuple[str, str] | None:
        """The line that the cursor is on."""
        at = self.query_one("#options", OptionList).highlighted
        return self.rows[at] if at is not None and at < len(self.rows) else None

    def show_detail(self) -> None:
        """What the line under the cursor means: the card's text, or the reason."""
        detail = self.query_one("#detail", Static)
        detail.update(self.notice if self.notice is not None else self.detail())

    def detail(self) -> Text:
        """A refusal's reason, or the text of the card an option is about."""
        pointed, question, words = self.pointed, self.question, self.words
        if pointed is None or question is None:
            return Text("")
        kind, key = pointed
        if kind == "refused":
            reason = question.refused[key]
            return Text.assemble((words.reason(reason), "#e06c4f"), (f"  [{reason.rule}]", "dim"))
        if kind == "option":
            return Text("\n").join(self.card_texts(cards_in([question.options[key]])))
        return Text("")

    def card_texts(self, cards: list[Card]) -> list[Text]:
        """Names and texts of cards."""
        texts = []
        for card in cards:
            name, *lines = card_lines(card, self.words)
            texts.append(Text.assemble((name, "bold"), ": " if lines else "", "\n".join(lines)))
        return texts

    def show_log(self) -> None:
        """What happened; what is new since the last answer stands out."""
        if self.told_in != (self.session.language, self.session.me, self.session.match):
            self.told = []
            self.told_in = (self.session.language, self.session.me, self.session.match)
        words = self.words
        for event in self.session.match.events(self.session.me, len(self.told)):
            who = event["args"].get("who")
            seat = who.get("seat") if isinstance(who, dict) else None
            sign = Text(SHAPES[seat % 8] + " ", seat_colour(seat)) if isinstance(seat, int) else Text("  ")
            level = self.session.title.headings.get(event["id"].removeprefix("tell-"), 0)
            self.told.append((sign, words.event(event), level))
        first = max(0, len(self.told) - 200)
        told = Text()
        told.append(self.session.reconstructed if not first else "", "dim italic")
        for number, (sign, said, level) in enumerate(self.told[first:], first + 1):
            told.append("\n" if told else "").append("\n" if level == 1 else "").append_text(sign)
            told.append(said, " ".join(("bold" if level else "", "" if number > self.read_until else "dim")).strip())
        self.query_one("#events", Static).update(told)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_keys(self) -> None:
        """The keys, in the language of the moment; each can be clicked."""
        keys = Text(" ")
        for key, name in COMMANDS:
            shown = "?" if key == "question_mark" else key
            part = Text.assemble((f" {shown} ", "bold #e3b341"), self.words.text(f"client-key-{name}"), " ")
            part.apply_meta({"@click": f"app.command('{name}')"})
            keys.append_text(part)
        keys.append(f" {self.session.language.upper()}", "bold")
        self.query_one("#keys", Static).update(keys)

    def score_lines(self) -> list[Text]:
        """The ranks, a line each."""
        words = self.words
        return [
            Text.assemble(
                (f"{score.rank}. ", "bold #e3b341"),
                (f"{SHAPES[score.seat % 8]} ", seat_colour(score.seat)),
                f"{words.seat(score.seat)} ",
                (str(score.total), "bold"),
            )
            for score in sorted(self.session.match.scores(), key=lambda score: score.rank)
        ]

    def show_scores(self) -> None:
        """The final scoring, category by category."""
        words = self.words
        scores = sorted(self.session.match.scores(), key=lambda score: score.rank)
        table = RichTable(title=words.text("client-game-over"), box=None, padding=(0, 1))
        table.add_column("")
        for score in scores:
            name = f"{SHAPES[score.seat % 8]} {words.seat(score.seat)}"
            table.add_column(Text(name, seat_colour(score.seat)), justify="right")
        categories = dict.fromkeys(name for score in scores for name in score.breakdown)
        for name in categories:
            table.add_row(words.category(name), *(str(score.breakdown.get(name, 0)) for score in scores))
        table.add_row(Text(words.text("client-total"), "bold"), *(Text(str(score.total), "bold") for score in scores))
        table.add_row(words.text("client-rank"), *(f"{score.rank}." for score in scores))
        _ = self.push_screen(Page(table, closing=words.text("client-close")))

    def tell(self, said: str, style: str = "#e3b341") -> None:
        """Say something in the detail box until the cursor moves."""
        self.notice = Text(said, style)
        self.notice_at = self.query_one("#options", OptionList).highlighted
        self.show_detail()

    # keys and mouse

    @on(OptionList.OptionHighlighted)
    def point(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor moved."""
        if event.option_index != self.notice_at:
            self.notice = None
        self.show_detail()
        if self.repaint is not None:
            self.repaint.stop()
        self.repaint = self.set_timer(0.05, self.show_table)  # a cursor that runs on paints once, where it stops

    @on(OptionList.OptionSelected)
    def select(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click on a line."""
        self.typed = ""
        if event.option_index < len(self.rows):
            self.take(*self.rows[event.option_index])

    def take(self, kind: str, key: str) -> None:
        """A line was chosen."""
        question = self.question
        if question is None:
            return
        if kind == "refused":
            self.show_detail()
        elif kind == DONE:
            self.action_done()
        elif kind == STAND:
            self.action_stand()
        elif question.many:
            if key in self.chosen:
                self.chosen.remove(key)
            elif len(self.chosen) < question.most:
                self.chosen.append(key)
            self.show_options()
            self.show_table()
        else:
            self.answer(key)

    def action_touch(self, keys: list[str]) -> None:
        """A click on a lit thing: answer, or go through the options it stands for."""
        options = [row for row in self.rows if row[0] == "option" and row[1] in keys]
        if not options:
            return
        if len(options) == 1:
            self.take(*options[0])
            return
        pointed = self.pointed
        at = options.index(pointed) + 1 if pointed in options else 0
        self.query_one("#options", OptionList).highlighted = self.rows.index(options[at % len(options)])

    def action_refuse(self, keys: list[str]) -> None:
        """A click on a grey thing: say why."""
        row = next((row for row in self.rows if row[0] == "refused" and row[1] in keys), None)
        if row is not None:
            self.query_one("#options", OptionList).highlighted = self.rows.index(row)

    def action_inspect(self, key: str) -> None:
        """A click on a card: what it does."""
        card = self.session.title.cards.get(key)
        if card is not None:
            self.tell("")
            self.notice = Text("\n").join(self.card_texts([card]))
            self.show_detail()

    def action_digit(self, digit: str) -> None:
        """A number: taken at once if no longer one could be meant, else Enter takes it."""
        options = [row for row in self.rows if row[0] == "option"]
        for typed in (self.typed + digit, digit):
            number = int(typed)
            if 1 <= number <= len(options):
                self.typed = typed
                self.query_one("#options", OptionList).highlighted = number - 1
                if number * 10 > len(options):
                    self.typed = ""
                    self.take(*options[number - 1])
                return
        self.typed = ""

    def action_mark(self) -> None:
        """Space: take the line under the cursor."""
        if self.pointed is not None:
            self.take(*self.pointed)

    def action_done(self) -> None:
        """Give the answer that was put together."""
        question = self.question
        if question is None or not question.many:
            return
        if question.least <= len(self.chosen) <= question.most:
            self.answer(list(self.chosen))
        else:
            args = {"least": question.least, "most": question.most, "chosen": len(self.chosen)}
            self.tell(self.words.text("client-chosen", args), "#e06c4f")

    def action_stand(self) -> None:
        """Give the answer that may be left for the round, now and whenever the same is asked in it."""
        if self.question is not None and self.session.pass_on():
            self.go_on()

    def action_scroll(self, rows: int) -> None:
        """Move the table up or down."""
        self.query_one("#table", VerticalScroll).scroll_relative(y=rows, animate=False)

    def action_again(self) -> None:
        """A new game with the same players."""
        if self.session.match.over:
            old = self.session.match
            self.session.match = new_match(old.title, old.seats, None, old.options)
            self.session.lesson = None
            self.session.me = next(iter(self.session.people), 0)
            self.read_until = 0
            self.go_on()

    def action_command(self, name: str) -> None:
        """One of the keys at the bottom."""
        getattr(self, f"do_{name}")()

    def do_undo(self) -> None:
        """Take the last answer back."""
        if self.busy:
            return
        if self.session.undo():
            self.go_on("client-undone")
        else:
            self.tell(self.words.text("client-nothing-to-undo"))

    def do_hint(self) -> None:
        """Ask a bot."""
        question = self.question
        if question is None:
            return
        considered = self.session.hint()
        if considered and considered[0].keys:
            self.query_one("#options", OptionList).highlighted = self.rows.index(("option", considered[0].keys[0]))
        self.tell(self.words.text("client-hint", {"answer": " · ".join(self.session.told(considered)) or "–"}))

    def do_coach(self) -> None:
        """Have the coach speak about what is asked, or be silent."""
        coach = self.session.coach = self.session.coach or Coach()
        on = coach.switch(self.question, self.session.title.name)
        self.show_options()
        self.tell(self.words.text("client-coach-on" if on else "client-coach-off"))

    def do_why(self) -> None:
        """Show or hide what is refused."""
        self.why_shown = not self.why_shown
        self.show_options()
        self.show_table()

    def do_rules(self) -> None:
        """The rule behind the refusal under the cursor, or the whole book."""
        name = self.session.title.name
        pointed, question = self.pointed, self.question
        language = self.session.language
        page = pages.document(name, language)
        if pointed and question and pointed[0] == "refused":
            rule = pages.rules(name, language).get(question.refused[pointed[1]].rule)
            if rule is not None:
                page = f"## {rule.chapter}\n\n**{rule.id}** {rule.text}"
        if page is None:
            self.tell(self.words.text("client-no-rules"))
        else:
            page = pages.with_examples(pages.for_readers(page, self.words), self.words)
            _ = self.push_screen(Page(page, markdown=True, closing=self.words.text("client-close")))

    def do_text(self) -> None:
        """Picture or description."""
        self.as_text = not self.as_text
        self.show_table()

    def do_language(self) -> None:
        """The next language, in mid-game."""
        self.session.next_language()
        self.show(asking=not self.busy)
        self.tell(LANGUAGES[self.session.language])

    def do_save(self) -> None:
        """Save."""
        try:
            path = self.session.save()
        except OSError as problem:
            self.tell(f"{problem.strerror}: {problem.filename}", "#e06c4f")
        else:
            self.tell(self.words.text("client-saved", {"path": str(path)}))

    def do_help(self) -> None:
        """What the keys do."""
        _ = self.push_screen(Page(self.words.text("client-help-keys"), closing=self.words.text("client-close")))

    def do_quit(self) -> None:
        """Leave; the game is kept."""
        if not self.session.match.over and self.session.match.answers:
            try:
                self.saved = self.session.save()
            except OSError as problem:
                self.tell(f"{problem.strerror}: {problem.filename}", "#e06c4f")
                return
        self.exit()
