"""The line mode: what happened, what is asked, what may be answered; nothing moves, nothing is drawn."""

from __future__ import annotations

import sys
from pathlib import Path

from stavitel.cli.coach import Coach
from stavitel.cli.failure import Failure
from stavitel.cli.lookup import Lookup, card_lines, cards_in
from stavitel.cli.session import Session
from stavitel.cli.text_view import read
from stavitel.kernel import IllegalAnswer, Question, RulesError
from stavitel.words import LANGUAGES


def play(session: Session) -> None:
    """Play on lines until the game is over or the player leaves."""
    plain = Plain(session)
    try:
        plain.play()
    except RulesError:
        plain.save("")  # the match stands as before the answer; its record belongs in the report
        raise


class Plain:
    """A game told line by line."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told = 0
        self.asked = 0

    def play(self) -> None:
        """The whole game."""
        session = self.session
        self.say("client-welcome", title=session.words.text("title"))
        self.say("client-help-hint")
        if session.reconstructed:
            print(session.reconstructed)
        while True:
            session.advance()
            question = session.question
            self.tell()
            if session.match.over:
                self.scores()
                return
            if question is None:
                raise Failure("nobody is asked, and the game is not over")
            if question.number != self.asked:
                self.ask(question)
                self.asked = question.number
            try:
                typed = input("> ").strip()
            except EOFError:
                print()
                self.leave(save=sys.stdin.isatty())
                return
            if not self.obey(typed, question):
                return

    def say(self, msgid: str, **args: object) -> None:
        """Print a text."""
        print(self.session.words.text(msgid, args))

    def tell(self) -> None:
        """Print what has happened since."""
        events = self.session.match.events(self.session.me, self.told)
        words = self.session.words
        for event in events:
            level = self.session.title.headings.get(event["id"].removeprefix("tell-"))
            if level == 1:
                print()
            print(("* " if level is None else "") + words.event(event))
            self.told = event["number"]

    def ask(self, question: Question) -> None:
        """Print the question and what may be answered."""
        words = self.session.words
        print()
        if len(self.session.people) > 1:
            self.say("client-turn", who={"seat": question.seat})
        print(words.question(question))
        coaching = self.session.coaching
        if coaching:
            print(f"  ({coaching})")
        for number, key in enumerate(question.options, 1):
            print(f"  {number}. {words.answer(question, key)}")
        passes = self.session.passes
        if passes is not None:
            self.say("client-standing-plain", answer=words.option(question.options[passes]))
        if question.many:
            print(self.how_many(question))
        if question.refused:
            self.say("client-refused-count", count=len(question.refused))

    def obey(self, typed: str, question: Question) -> bool:
        """Do what was typed; False to leave. The key of an option is always an answer."""
        command, _, rest = typed.partition(" ")
        if typed in question.options:
            command = ""
        match command:
            case "q" | "quit":
                self.leave(save=True)
                return False
            case "?" | "help":
                self.say("client-help")
            case "u" | "undo":
                self.say("client-undone" if self.session.undo() else "client-nothing-to-undo")
            case "h" | "hint":
                considered = self.session.hint(float(rest)) if rest.isdigit() else self.session.hint()
                first, *others = self.session.told(considered) or ["–"]
                self.say("client-hint", answer=first)
                for line in others:
                    print(f"  {line}")
            case "w" | "why":
                self.refusals(question)
            case "t" | "table":
                print("\n".join(read(self.session.match.scene(self.session.me), self.session.words)))
            case "o" | "options":
                self.ask(question)
            case "e" | "coach":
                self.switch_coach(question)
            case "c" | "card":
                self.look(rest.strip(), question)
            case "p" | "pass":
                if not self.session.pass_on():
                    self.say("client-standing-none")
            case "l" | "language":
                self.speak(rest.strip(), question)
            case "s" | "save":
                self.save(rest.strip())
            case "log":
                self.told = 0
                self.tell()
            case "scores":
                self.scores()
            case _:
                self.answer(typed, question)
        return True

    def answer(self, typed: str, question: Question) -> None:
        """Answer by number or key."""
        keys = [self._key(part, question) for part in typed.replace(",", " ").split()]
        if not keys and not question.many:
            return
        try:
            self.session.answer(keys if question.many else keys[0] if len(keys) == 1 else keys)
        except IllegalAnswer as problem:
            reason = next((question.refused[key] for key in keys if key in question.refused), None)
            said = str(problem) if not sys.stdin.isatty() else self.amiss(keys, question)
            if reason is not None:
                said = f"{self.session.words.reason(reason)} [{reason.rule}]"
            if not sys.stdin.isatty():
                raise Failure(said) from problem
            print(said, file=sys.stderr)

    def amiss(self, keys: list[str], question: Question) -> str:
        """What is wrong with an answer: something that is not on offer, or too much or too little."""
        text = self.session.words.text
        for key in keys:
            if key not in question.options:
                return text("client-not-offered", {"typed": key})
        return self.how_many(question)

    def how_many(self, question: Question) -> str:
        """How many options make an answer."""
        text = self.session.words.text
        if question.least == question.most:
            return text("client-choose-exactly", {"count": question.least})
        return text("client-choose-some", {"least": question.least, "most": question.most})

    def _key(self, typed: str, question: Question) -> str:
        if typed in question.options:
            return typed
        keys = list(question.options)
        if typed.isdecimal() and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        return typed

    def refusals(self, question: Question) -> None:
        """Print what is not allowed, and why."""
        words = self.session.words
        if not question.refused:
            self.say("client-nothing-refused")
        for key, reason in question.refused.items():
            print(f"  {words.refused(question, key, self.session.title.cards)}: {words.reason(reason)} [{reason.rule}]")

    def look(self, typed: str, question: Question) -> None:
        """Print what a card does or what lies in a place; without a name, the cards that the question is about."""
        words, title = self.session.words, self.session.title
        options = list(question.options.values())
        if typed.isdecimal() and 1 <= int(typed) <= len(options):
            options, typed = [options[int(typed) - 1]], ""
        if typed:
            print("\n".join(Lookup(title, self.session.match.scene(self.session.me), words).about(typed)))
            return
        cards = cards_in(options)
        for card in cards:
            print(". ".join(line.rstrip(".") for line in card_lines(card, words)))
        if not cards:
            self.say("client-look-how")

    def switch_coach(self, question: Question) -> None:
        """Have the coach speak about what is asked, or be silent."""
        coach = self.session.coach = self.session.coach or Coach()
        spoke = bool(self.session.coaching)
        self.say("client-coach-on" if coach.switch(question, self.session.title.name) else "client-coach-off")
        if not spoke:
            self.ask(question)

    def speak(self, language: str, question: Question) -> None:
        """Go on in another language."""
        if language in LANGUAGES:
            self.session.language = language
        elif language:
            print(f"{language!r}: {', '.join(LANGUAGES)}", file=sys.stderr)
            return
        else:
            self.session.next_language()
        self.ask(question)

    def save(self, where: str) -> None:
        """Save the game."""
        try:
            path = self.session.save(Path(where).expanduser() if where else None)
        except OSError as problem:
            print(f"{problem.strerror}: {problem.filename}", file=sys.stderr)
        else:
            self.say("client-saved", path=str(path))

    def leave(self, save: bool) -> None:
        """Say goodbye; a game that someone leaves at the keyboard is kept."""
        if save:
            self.save("")

    def scores(self) -> None:
        """Print the scores; before the end, as far as the player can see."""
        words, match = self.session.words, self.session.match
        print()
        known = match.scores() if match.over else match.scores_seen(self.session.me)
        for score in sorted(known, key=lambda score: score.rank):
            parts = ", ".join(f"{words.category(name)} {points}" for name, points in score.breakdown.items())
            print(f"{score.rank}. {words.seat(score.seat)}: {score.total} ({parts})")
