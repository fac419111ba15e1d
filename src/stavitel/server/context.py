"""What handlers need of the application they run in."""

from typing import Any

from litestar.connection import ASGIConnection

from stavitel.server.house import House


def house_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> House:
    """The house of this application."""
    house: House = connection.app.state.house
    return house


def csrf_key(connection: "ASGIConnection[Any, Any, Any, Any]") -> bytes:
    """The key that CSRF tokens are made with."""
    key: bytes = connection.app.state.csrf_key
    return key
