"""The version that a wheel or an sdist gets: scikit-build-core asks while it builds.

`0.1.0` for the commit that is tagged `v0.1.0`; `0.1.0+g1a2b3c4d` for any other commit, so that
`raise-kernel --version` can name it; `0.1.0` alone where there is no git. An sdist keeps the
version that it was made with.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def dynamic_metadata(field: str, settings: Mapping[str, object]) -> str:
    """What scikit-build-core calls, for the field `version`."""
    if field != "version" or settings:
        raise RuntimeError(f"{field} with {dict(settings)}: only the version is computed here")
    return build_version(ROOT)


def build_version(root: Path) -> str:
    """The version of the sources in a folder."""
    unpacked = root / "PKG-INFO"
    if unpacked.exists():
        return _match(r"^Version: (.+)$", unpacked)
    number = _match(r'^__version__ = "(.+)"$', root / "compiler" / "raise_kernel" / "__init__.py")
    if _git(root, "rev-parse", "--show-toplevel") != str(root):
        return number
    if f"v{number}" in _git(root, "tag", "--points-at", "HEAD").split():
        return number
    commit = _git(root, "rev-parse", "--short=8", "HEAD")
    return f"{number}+g{commit}" if commit else number


def _match(pattern: str, path: Path) -> str:
    found = re.search(pattern, path.read_text(), re.MULTILINE)
    if found is None:
        raise RuntimeError(f"{path} has no line like {pattern}")
    return found[1]


def _git(root: Path, *words: str) -> str:
    """What git prints; nothing where it fails or is not installed."""
    try:
        done = subprocess.run(["git", "-C", root, *words], capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
