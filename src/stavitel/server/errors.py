"""What can go wrong between a client and the server: a code for programs, a sentence for people."""


class ClientError(Exception):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: str, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status


class StoreUnavailable(ClientError):
    """The database is away, full, locked or hung; `unsure`: what was to be written may be found there later."""

    def __init__(self, *, unsure: bool = False) -> None:
        super().__init__("store-away", "The database does not answer; try again in a moment.", 503)
        self.unsure = unsure


def no_such_table(table_id: str) -> ClientError:
    """There is no table of that id."""
    return ClientError("no-such-table", f"There is no table {table_id!r}.", 404)


def not_your_seat() -> ClientError:
    """Somebody acts for a seat that is not theirs."""
    return ClientError("not-your-seat", "That seat is not yours.", 403)


def needs_consent() -> ClientError:
    """A seat can be given away only when the others agree, who have been asked."""
    return ClientError("needs-consent", "The others at the table have to agree; they have been asked.", 409)


def not_authenticated() -> ClientError:
    """Somebody has no session."""
    return ClientError("who-are-you", "Say who you are first: choose a name or log in.", 401)


def no_such_link() -> ClientError:
    """A seat's link has been replaced, or was never one."""
    return ClientError("no-such-link", "This link opens no seat; ask the host for a new one.", 404)


def not_stored() -> ClientError:
    """The store did not take an answer."""
    return ClientError("not-stored", "The answer could not be stored; nothing has changed.", 503)


def unsure_stored() -> ClientError:
    """The store did not say in time whether it took an answer."""
    return ClientError("unsure", "The database does not say whether it has your answer; look again in a moment.", 503)


def rules_failed() -> ClientError:
    """The rules of a title failed at an answer: a bug of ours."""
    return ClientError("rules-error", "The rules failed here; the table is as it was before.", 409)


def as_sentence(text: str) -> str:
    """A message of the kernel as a sentence."""
    return text[:1].upper() + text[1:300] + ("" if text.endswith(".") else ".")
