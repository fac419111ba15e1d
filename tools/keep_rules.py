"""Keeps the rules of a release, so that games begun with them go on after the next one.

    python tools/keep_rules.py REF NUMBER

takes kernel, titles, bots and texts as they were at a Git ref and writes `src/stavitel/kept/edition<NUMBER>.zip`: the
package `stavitel` under the name `stavitel_edition<NUMBER>`, which lives beside the present one in the same process.
`docs/upgrading.md` says when.
"""

from __future__ import annotations

import ast
import io
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "src" / "stavitel" / "kept"
PARTS = ("kernel", "titles", "bots", "words")  # of the package
DATE = (2020, 1, 1, 0, 0, 0)  # the same sources give the same archive


def keep(ref: str, number: int, folder: Path = KEPT) -> Path:
    """Writes the archive of a ref."""
    name = f"stavitel_edition{number}"
    found = subprocess.run(
        ["git", "archive", ref, *(f"src/stavitel/{part}" for part in PARTS)], cwd=ROOT, capture_output=True, check=True
    )
    files: dict[str, bytes] = {f"{name}/__init__.py": b""}
    versions: dict[str, str] = {}
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        for member in archive.getmembers():
            if not member.isfile():
                continue
            path = Path(member.name).relative_to("src/stavitel")
            if path.suffix not in (".py", ".ftl", ".json", ".toml"):
                continue
            if (path.parts[0] == "words" and path.suffix == ".py") or path.stem in ("client", "common"):
                continue  # of the texts only those of the titles
            opened = archive.extractfile(member)
            assert opened is not None
            data = opened.read()
            if path.suffix == ".py":
                source = re.sub(r"\bstavitel\.", name + ".", data.decode())
                data = re.sub(r"^from stavitel import", f"from {name} import", source, flags=re.M).encode()
                if path.parts[0] == "titles" and path.name == "__init__.py" and len(path.parts) == 3:
                    versions[path.parts[1]] = _version(data.decode())
            files[f"{name}/{path.as_posix()}"] = data
    files["index.json"] = json.dumps({"titles": versions, "ref": ref}, indent=1).encode()
    out = folder / f"edition{number}.zip"
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive_out:
        for path_in, data in sorted(files.items()):
            archive_out.writestr(zipfile.ZipInfo(path_in, DATE), data, zipfile.ZIP_DEFLATED)
    return out


def _version(source: str) -> str:
    """The version that a title's `__init__.py` gives."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.keyword) and node.arg == "version" and isinstance(node.value, ast.Constant):
            return str(node.value.value)
    raise ValueError("a title without a version")


if __name__ == "__main__":
    print(keep(sys.argv[1], int(sys.argv[2])))
