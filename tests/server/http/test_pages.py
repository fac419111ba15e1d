"""The files of the built client: compressed where the browser takes it, kept for ever where their name says so."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from stavitel.server.http.pages import FOREVER, _file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client of a few files."""
    for name, text in (
        ("index.html", "<p>"),
        ("assets/a-1.js", "long " * 400),
        ("icons/x.2.json", "{}"),
        ("sw.js", "s"),
    ):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    script = tmp_path / "assets" / "a-1.js"
    script.with_name("a-1.js.gz").write_bytes(gzip.compress(script.read_bytes()))
    script.with_name("a-1.js.br").write_bytes(b"brotli")
    return tmp_path


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("", None),
        ("identity", None),
    ],
)
def test_the_best_coding_the_browser_takes_is_sent(folder: Path, accepts: str, coding: str | None) -> None:
    """Brotli before gzip before nothing; a weight of zero is a refusal."""
    answer = asyncio.run(_file(folder, "/assets/a-1.js", accepts))
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.media_type == "text/javascript"
    text = {"gzip": gzip.decompress, "br": lambda _: b"long " * 400, None: bytes}[coding](answer.content)
    assert text == b"long " * 400


def test_what_has_a_hash_in_its_name_is_kept_for_ever(folder: Path) -> None:
    """Scripts and icons; the first page and the service worker are asked for again."""
    kept = {
        path: asyncio.run(_file(folder, path, "br")).headers["cache-control"]
        for path in ("/icons/x.2.json", "/sw.js", "/")
    }
    assert kept == {"/icons/x.2.json": FOREVER, "/sw.js": "no-cache", "/": "no-cache"}
