"""The pages of `docs` show the files they speak of as they are; what they show otherwise is run as doctests."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from foreign_titles import LANTERNS, install
from lanterns import TITLE
from stavitel.testing import TitleTests

DOCS = Path(__file__).parents[2] / "docs"
SHOWN = {
    "writing-a-title.md": ["examples/lanterns/lanterns/__init__.py", "examples/lanterns/tests/test_lanterns.py"],
    "writing-a-bot.md": ["examples/mybot.py"],
}


class TestLanterns(TitleTests):
    """The smallest title holds what every title holds."""

    title = TITLE


def listings(page: str) -> list[str]:
    """The listings of a page that are no doctests."""
    found = re.findall(r"^```python\n(.*?)\n```$", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [listing for listing in found if ">>>" not in listing]


@pytest.mark.parametrize(("page", "file"), [(page, file) for page, files in SHOWN.items() for file in files])
def test_listings_are_the_files_they_show(page: str, file: str) -> None:
    """Piece by piece, whole, in order; the docstring of a file may be left out."""
    source = (DOCS / file).read_text(encoding="utf-8").rstrip()
    pieces = [listing for listing in listings(page) if listing in source]
    assert source in ("\n\n\n".join(pieces), source.partition("\n")[0] + "\n\n" + "\n\n\n".join(pieces))


def test_the_smallest_title_is_small() -> None:
    """About 60 lines, blank ones and all."""
    lines = (LANTERNS / "lanterns" / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 60


def test_links_lead_to_files() -> None:
    """From every page, README and CONTRIBUTING; no page leads out of the site, which would not be built."""
    dead = []
    for page in [*DOCS.glob("*.md"), DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md"]:
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            if not (page.parent / link).exists() or (page.parent == DOCS and link.startswith("../")):
                dead.append(f"{page.name}: {link}")
    assert dead == []


def test_references_are_no_links() -> None:
    """Two in a row, `[R-22] [R-58]`, would be a link to the second; they share their brackets."""
    pages = [*DOCS.glob("*.md"), *(DOCS / "rules").glob("*.md")]
    found = [re.findall(r"\[[^\[\]`>]+\] \[[^\[\]`]+\]", page.read_text(encoding="utf-8")) for page in pages]
    assert {page.name: pairs for page, pairs in zip(pages, found, strict=True) if pairs} == {}


def headings(page: Path) -> set[str]:
    """What a link may name on a page, as the site makes it of its headings."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    plain = [re.sub(r"[^\w\s-]", "", title.lower()).strip() for title in re.findall(r"^#+ (.+)$", text, re.MULTILINE)]
    return {re.sub(r"[\s-]+", "-", title) for title in plain}


def test_links_lead_to_headings() -> None:
    """A link into a page names one of its headings."""
    dead = []
    for page in DOCS.glob("*.md"):
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for link, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", text):
            to = page.parent / link if link else page
            if to.suffix == ".md" and anchor not in headings(to):
                dead.append(f"{page.name}: {link}#{anchor}")
    assert dead == []


def test_every_page_has_a_place_on_the_site() -> None:
    """The four doors of mkdocs.yml lead to every page, and to none that is not there."""
    nav = (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    placed = re.findall(r": (\S+\.md)$", nav, re.MULTILINE)
    pages = {page.relative_to(DOCS).as_posix() for page in [*DOCS.glob("*.md"), *(DOCS / "rules").glob("*.md")]}
    assert sorted(placed) == sorted(pages)
    assert [door for door in re.findall(r"^  - (.+?):", nav, re.MULTILINE)][1:] == [
        "Play", "Host", "Write bots and research", "Write titles",
    ]  # fmt: skip


def test_what_is_described_exists() -> None:
    """Every name on the page of the library can be imported."""
    from importlib import import_module

    for name in re.findall(r"^::: (\S+)$", (DOCS / "api.md").read_text(encoding="utf-8"), re.MULTILINE):
        module, _, attribute = name.rpartition(".")
        try:
            import_module(name)
        except ModuleNotFoundError:
            assert hasattr(import_module(module), attribute), name


def test_the_tests_of_the_example_pass_where_it_is_installed(tmp_path: Path) -> None:
    """The two lines, as its project has them."""
    site = install(tmp_path, "lanterns", "lanterns:TITLE")
    path = os.pathsep.join([str(site), str(LANTERNS), *(part for part in sys.path if part)])
    code = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "-k", "2"]
    ran = subprocess.run(
        code, cwd=LANTERNS, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path}
    )
    assert ran.returncode == 0, ran.stdout
