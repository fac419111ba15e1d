"""What handlers need of the application they run in."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from stavitel.server.storage.store import Store
from stavitel.server.tables.registry import TableRegistry
from stavitel.server.tables.services import Services

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def registry_of(connection: AnyConnection) -> TableRegistry:
    """The tables of this application."""
    registry: TableRegistry = connection.app.state.registry
    return registry


def services_of(connection: AnyConnection) -> Services:
    """The services of this application."""
    return registry_of(connection).services


def store_of(connection: AnyConnection) -> Store:
    """The store of this application."""
    return services_of(connection).store
