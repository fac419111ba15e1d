"""A wheel without the web client does not get built; an editable install does without it."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("hatchling", reason="no hatchling: pip install hatchling")

ROOT = Path(__file__).parents[2]


def hook(root: Path) -> Any:
    return hatch_build().CustomBuildHook(str(root), {}, None, None, str(root), "wheel")


def hatch_build() -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_wheel_without_the_client_is_not_built(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="web client is missing"):
        hook(tmp_path).initialize("standard", {})
    hook(tmp_path).initialize("editable", {})
    client = tmp_path / "src" / "stavitel" / "server" / "client"
    client.mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    hook(tmp_path).initialize("standard", {})


def test_a_package_index_shows_no_dead_links_or_pictures() -> None:
    metadata: dict[str, Any] = {}
    hatch_build().ReadmeHook(str(ROOT), {}).update(metadata)
    text = metadata["readme"]["text"]
    assert text.startswith("# Stavitel\n")
    assert "research (`docs/research.md`)" in text
    assert [link for link in re.findall(r"\]\(([^)]+)\)", text) if not link.startswith("https:")] == []


def test_the_bare_package_needs_nothing_of_the_server() -> None:
    script = (
        "import stavitel, sys; stavitel.installed_titles();"
        "names = ('litestar', 'msgspec', 'sqlalchemy', 'uvicorn', 'stavitel.server');"
        "print([name for name in names if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
