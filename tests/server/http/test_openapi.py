"""Schemathesis on the OpenAPI: whatever is sent, no 5xx, and answers are what the schema says."""

import asyncio
import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from server.harness import Client

EXAMPLES = int(os.environ.get("STAVITEL_EXAMPLES", "10"))

schemathesis = pytest.importorskip("schemathesis", reason="no Schemathesis: pip install schemathesis")


@pytest.fixture(scope="session")
def someone(server: str) -> dict[str, str]:
    """The headers of a guest who sits at a running table."""

    async def begin() -> dict[str, str]:
        ann = await Client(server).guest("Ann")
        table = await ann.make("me", "bot:random")
        await ann.post(f"/api/tables/{table}/start")
        headers = {
            "Cookie": f"stavitel_session={ann.http.cookies['stavitel_session']}",
            "X-Stavitel-CSRF": ann.person["csrf"],
            "X-Table": table,
        }
        await ann.close()
        return headers

    return asyncio.run(begin())


def test_the_api_keeps_its_word(server: str, someone: dict[str, str]) -> None:
    """Whatever is sent: no 5xx, known status codes, and bodies of the promised shape."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    headers = {name: value for name, value in someone.items() if name != "X-Table"}
    schema = schemathesis.openapi.from_url(server + "/api/schema/openapi.json")
    tried = 0

    def send(case: Any) -> None:
        if "/tables/{key}" in case.path and case.path_parameters and not case.path.endswith("/leave"):
            case.path_parameters["key"] = someone["X-Table"]  # leaving it would end the talk with it
        if "{title}" in case.path and case.path_parameters and len(case.path_parameters["title"]) % 2:
            case.path_parameters["title"] = "guess"
        if case.path.endswith("/wait"):
            case.query = {**(case.query or {}), "seconds": 0}
        case.call_and_validate(headers=headers, checks=checks)

    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path == "/api/logout":
            continue  # the others still need the session
        tried += 1
        run = settings(
            max_examples=EXAMPLES,
            derandomize="STAVITEL_EXAMPLES" not in os.environ,  # else each run has its own luck
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        run(given(case=operation.as_strategy())(send))()
    assert tried > 25
