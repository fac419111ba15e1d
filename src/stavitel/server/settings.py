"""What a host can set, on the command line or by environment variables `STAVITEL_…`."""

import os
import sys
from pathlib import Path

import msgspec
from platformdirs import user_data_path

OLD_NAMES = {"bot_watchdog_seconds": "ROUSE_SECONDS"}  # environment variables that hosts may still set


class Settings(msgspec.Struct):
    """How this server runs."""

    database: str = ""
    bot_processes: int = 2
    bot_seconds: float = 10.0
    bot_memory_mb: int = 2048  # of each process that bots think in
    bots: dict[str, str] = {}  # further levels: name -> package.module:Class
    idle_seconds: float = 120.0
    unwatched_tables: int = 200
    snapshot_every: int = 250
    requests_per_minute: int = 600
    guests_per_hour: int = 120
    logins_per_minute: int = 10
    records_per_person: int = 200  # uploaded or shared; up to a megabyte each
    messages_per_second: float = 20.0
    sockets_per_address: int = 250
    sockets_per_table: int = 250
    largest_message: int = 32_768
    largest_body: int = 65_536
    secure_cookies: bool = False
    allowed_origins: list[str] = []
    metrics_token: str = ""
    push_contact: str = "mailto:host@example.org"
    reach_url: str = ""  # where friends in the network reach it, if it has no public address; set at the start
    public_url: str = ""  # https://games.example.org, for links in notices and mail
    smtp_url: str = ""  # smtp://user:password@host:587, if mail is to be sent
    mail_from: str = "Stavitel <stavitel@localhost>"
    poll_seconds: float = 3.0
    sweep_seconds: float = 10.0
    bot_watchdog_seconds: float = 10.0
    absence_seconds: float = 600.0  # without a look or an answer, after which the others may give a seat away
    long_absence_seconds: float = 86_400.0  # the same where a game is played over days
    store_seconds: float = 8.0  # that a read or a write may take before whoever waits is told
    purge_waiting_days: float = 14  # after which a table that nobody started is deleted; 0: never
    purge_abandoned_days: float = 180
    purge_finished_days: float = 0
    purge_guest_days: float = 90
    clock_seconds: float = 5.0  # between two looks for clocks that have run out

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings that the environment gives."""
        given: dict[str, object] = {}
        for name in cls.__struct_fields__:
            value = os.environ.get("STAVITEL_" + name.upper(), os.environ.get("STAVITEL_" + OLD_NAMES.get(name, "")))
            if value is None:
                continue
            wanted = type(getattr(cls(), name))
            if wanted in (list, dict):
                given[name] = msgspec.json.decode(value)
            elif wanted is bool:
                given[name] = value.lower() in ("1", "true", "yes")
            else:
                given[name] = value
        settings = msgspec.convert(given, cls, strict=False)
        if not settings.database:
            settings.database = str(data_folder() / "stavitel.db")
        return settings


def data_folder() -> Path:
    """Where this user's data lies: where the system wants it, unless there is some in the place of old."""
    before = Path.home() / ".local" / "share" / "stavitel"
    return before if before.is_dir() and sys.platform == "darwin" else user_data_path("stavitel", appauthor=False)
