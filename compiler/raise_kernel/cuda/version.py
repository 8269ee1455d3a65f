"""The version of the runtime library: a digest of its sources.

Requests and replies are as the sources of both sides say, and any change may change them. A program
names the version that it is linked with when it starts the device process. That answers no other.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.resources
from pathlib import Path


def host_folder() -> Path:
    """The folder of the library's sources."""
    return Path(str(importlib.resources.files("raise_kernel.cuda").joinpath("host")))


@functools.cache
def runtime_version() -> str:
    """The version of the sources that are installed."""
    found = hashlib.sha256()
    for path in sorted(host_folder().rglob("*.*")):
        found.update(path.read_bytes())
    return found.hexdigest()[:32]
