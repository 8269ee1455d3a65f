"""Which state of the code a run measured: its commit, and a digest of each file that raising and
launching run.

The commit is for people. The digests are for the test that says when the numbers are of another
program: they need no history, so a copy without `.git` will do.
"""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# What makes and runs the raised program; the cost tables choose its form.
FOLDERS = ("passes", "runtime", "compiler/raise_kernel")
KINDS = (".py", ".json")

# Path -> "digest lines".
Files = dict[str, str]


def files(root: Path = ROOT) -> Files:
    """Every file of `FOLDERS`."""
    found: Files = {}
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            # The package has links to the other two.
            if path.suffix in KINDS and path.is_file() and not _is_linked(path, root):
                data = path.read_bytes()
                digest = hashlib.sha256(data).hexdigest()[:10]
                lines = len(data.splitlines())
                found[path.relative_to(root).as_posix()] = f"{digest} {lines}"
    return found


def _is_linked(path: Path, root: Path) -> bool:
    """Whether a folder on the way is a link."""
    folders = path.relative_to(root).parents
    return any((root / folder).is_symlink() for folder in folders)


def changed(before: Mapping[str, str], after: Mapping[str, str]) -> dict[str, int]:
    """The files that differ, were added or are gone, with their lines: those of the longer."""
    names = sorted(before.keys() | after.keys())
    return {
        name: max(_lines(before.get(name)), _lines(after.get(name)))
        for name in names
        if before.get(name) != after.get(name)
    }


def share_changed(before: Mapping[str, str], after: Mapping[str, str]) -> float:
    """The share of all lines that stand in files that changed."""
    whole = sum(map(_lines, before.values()))
    return sum(changed(before, after).values()) / whole if whole else 1.0


def _lines(entry: str | None) -> int:
    return int(entry.split()[1]) if entry else 0


def commit(root: Path = ROOT) -> str:
    """The commit that is checked out; "" where there is no repository."""
    command = ["git", "-C", str(root), "rev-parse", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return done.stdout.strip()[:12] if done.returncode == 0 else ""
