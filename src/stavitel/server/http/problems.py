"""How errors become responses: each has a `Problem` as its body."""

import logging
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DataError

from stavitel.server.errors import ClientError
from stavitel.server.http.context import AnyRequest
from stavitel.server.protocol import Problem

LOG = logging.getLogger("stavitel.app")
HUNG_UP = "client disconnected prematurely"  # what Litestar says of a body that breaks off, as if it were our fault
CODES = {400: "malformed", 404: "no-such-page", 405: "no-such-method", 413: "too-large", 415: "malformed"}


def _response(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def _client_error(_: AnyRequest, error: ClientError) -> Response[Problem]:
    return _response(Problem(error.code, error.sentence), error.status)


def _malformed(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    details = error.extra if isinstance(error.extra, list) else []
    named = [f"{one.get('key', '')}: {one.get('message', '')}" for one in details if isinstance(one, dict)]
    sentence = "; ".join(named)[:300] or str(error.detail)[:300]
    return _response(Problem("malformed", f"The request cannot be read: {sentence}."), 400)


def _unreadable(_: AnyRequest, error: Exception) -> Response[Problem]:
    return _response(Problem("malformed", f"The request cannot be read: {str(error)[:200]}."), 400)


def _cannot_be_kept(_: AnyRequest, error: DataError) -> Response[Problem]:
    LOG.warning("the database cannot hold what was sent: %s", str(error.orig).partition("\n")[0])
    return _response(Problem("malformed", "There are signs or numbers in the request that cannot be stored."), 400)


def _http_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = 400 if error.detail == HUNG_UP else error.status_code  # which nobody reads any more
    if status >= 500:
        LOG.error("request failed", exc_info=error)
    code = CODES.get(status, "refused" if status < 500 else "failed")
    return _response(Problem(code, str(error.detail)[:300]), status, error.headers)


def _failed(_: AnyRequest, error: Exception) -> Response[Problem]:
    LOG.error("request failed", exc_info=error)
    return _response(Problem("failed", "Something went wrong here; it has been noted."), 500)


EXCEPTION_HANDLERS: dict[Any, Any] = {
    ClientError: _client_error,
    ValidationException: _malformed,
    HTTPException: _http_error,
    RecursionError: _unreadable,
    UnicodeError: _unreadable,
    DataError: _cannot_be_kept,  # a NUL in a text, on PostgreSQL
    Exception: _failed,
}
