"""What can go wrong between a client and the server: a code for programs, a sentence for people."""


class Trouble(Exception):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: str, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status


def no_such_table(key: str) -> Trouble:
    """There is no table of that id."""
    return Trouble("no-such-table", f"There is no table {key!r}.", 404)


def not_your_seat() -> Trouble:
    """Somebody speaks for a seat that is not theirs."""
    return Trouble("not-your-seat", "That seat is not yours.", 403)


def who_are_you() -> Trouble:
    """Somebody has no session."""
    return Trouble("who-are-you", "Say who you are first: choose a name or log in.", 401)


def sentence(text: str) -> str:
    """A message of the kernel as a sentence."""
    return text[:1].upper() + text[1:300] + ("" if text.endswith(".") else ".")
