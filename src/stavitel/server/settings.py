"""What a host can set, on the command line or by environment variables `STAVITEL_…`."""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct):
    """How this server runs."""

    database: str = ""
    address: str = ""  # the public address, for links in push messages; else the one requests name
    bot_processes: int = 2
    bot_seconds: float = 10.0
    bots: dict[str, str] = {}  # further levels: name -> package.module:Class
    idle_seconds: float = 120.0
    unwatched_tables: int = 200
    snapshot_every: int = 250
    requests_per_minute: int = 600
    guests_per_hour: int = 120
    logins_per_minute: int = 10
    messages_per_second: float = 20.0
    largest_message: int = 32_768
    largest_body: int = 65_536
    secure_cookies: bool = False
    allowed_origins: list[str] = []
    metrics_token: str = ""
    push_contact: str = "mailto:host@example.org"
    poll_seconds: float = 3.0
    sweep_seconds: float = 10.0
    rouse_seconds: float = 10.0

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings that the environment gives."""
        given: dict[str, object] = {}
        for name in cls.__struct_fields__:
            value = os.environ.get("STAVITEL_" + name.upper())
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
    """Where this user's data lies."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "stavitel"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "stavitel"
