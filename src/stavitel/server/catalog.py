"""What can be played here: the installed titles, and the bots for each."""

from stavitel import bots
from stavitel.kernel import Title, installed_titles
from stavitel.server.errors import ClientError


class Catalog:
    """The titles and bots of this server."""

    def __init__(self, further_bots: dict[str, str]) -> None:
        self.titles: dict[str, Title] = installed_titles()
        self._further_bots = further_bots  # level -> package.module:Class

    def title(self, name: str) -> Title:
        """The title of that name."""
        try:
            return self.titles[name]
        except KeyError:
            raise ClientError("no-such-title", f"There is no title {name!r} here.", 404) from None

    def bot_levels(self, title: str) -> list[str]:
        """The levels of bots that one can put on a seat."""
        return [*bots.names(title), *self._further_bots]

    def check_level(self, title: str, level: str | None) -> None:
        """ClientError unless there is a bot of that level."""
        levels = self.bot_levels(title)
        if level not in levels:
            raise ClientError("no-such-bot", f"There is no bot {level!r}; there are {', '.join(levels)}.")

    def bot_of_level(self, level: str | None) -> str:
        """The name or `package.module:Class` of the bot behind a level."""
        return self._further_bots.get(level or "", level or "random")
