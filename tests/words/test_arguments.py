"""Arguments of texts: the same table of cases for this code and for the browser's (web/tests/arguments.test.ts)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from stavitel.words import Words, sources

TABLE = json.loads(Path(__file__).with_name("arguments.json").read_text(encoding="utf-8"))


class Taught(Words):
    """Words that come from the table."""

    def __init__(self, language: str) -> None:
        super().__init__(None, language, TABLE["names"])
        taught = FluentBundle([language], use_isolating=False)
        taught.add_resource(FluentResource(TABLE["messages"][language]))
        for path in sources(None, language):
            taught.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self._bundles = [taught]

    def _card_args(self, msgid: str) -> Mapping[str, object]:
        return TABLE["cards"].get(msgid, {})


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["about"])
def test_a_text_reads(case: dict[str, Any]) -> None:
    assert Taught(case["language"]).say(case["text"]) == case["says"]
