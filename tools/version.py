"""The version of this package and the commit that it was made from."""

from __future__ import annotations

import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from raise_kernel import __version__


def version_text() -> str:
    """`0.1.0 (commit 1a2b3c4d)`; `0.1.0` where the commit is not known, or is tagged so."""
    commit = _commit_of_checkout() or _commit_of_metadata()
    return f"{__version__} (commit {commit})" if commit else __version__


def _commit_of_checkout() -> str:
    """For a package that is installed in place, or run from its sources."""
    root = Path(__file__).resolve().parents[1]
    if not (root / ".git").exists():
        return ""
    command = ["git", "-C", root, "rev-parse", "--short=8", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout.strip()


def _commit_of_metadata() -> str:
    """For a wheel: packaging/build_version.py has put it into the version."""
    try:
        _, _, local = version("raise-kernel").partition("+g")
    except PackageNotFoundError:
        return ""
    return local
