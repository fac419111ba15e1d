"""The client's message types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_client_are_generated_from_the_server() -> None:
    """After a change: python -m stavitel.server.protocol_schema typescript > web/src/protocol.ts."""
    pytest.importorskip("msgspec", reason="the server's packages are not installed")
    schema = pytest.importorskip("stavitel.server.protocol_schema")
    assert CLIENT.read_text(encoding="utf-8") == schema.typescript()
