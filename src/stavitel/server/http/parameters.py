"""What the handlers share: the types of their parameters, and the problems they may answer with."""

from typing import Annotated, Any, cast

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from stavitel.server.protocol import Problem, Stale

TableKey = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9]+$")]
TitleKey = Annotated[str, PathParameter(min_length=1, max_length=60, pattern="^[a-z0-9_-]+$")]
StepKey = Annotated[str, PathParameter(min_length=1, max_length=60, pattern="^[a-z0-9_-]+$")]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
HintSeconds = Annotated[float, QueryParameter(ge=0.05, le=10)]

PROBLEMS = {
    status: ResponseSpec(Problem, description=text)
    for status, text in {
        400: "The request is malformed.",
        401: "Nobody knows who asks.",
        403: "That is not yours to do.",
        404: "There is no such thing.",
        409: "The table is not in a state for that.",
        413: "The request is too large.",
        429: "Too many requests.",
    }.items()
}

PROBLEMS_OR_STALE = PROBLEMS | {
    409: ResponseSpec(cast(Any, Stale | Problem), description="The question is not open any more.")
}
