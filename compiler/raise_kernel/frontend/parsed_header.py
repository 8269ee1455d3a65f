"""A header as clang has parsed it, kept for the sources that follow.

Most of the time that clang takes for a kernel goes into parsing `rk_cuda.h`. Its precompiled form
is kept on disk with the raised kernels. Without that cache a process keeps it, from the second
source on: to make it takes as long as to compile one.

Clang checks that a form fits: its own version, the options, the size and time of each header that
was parsed. The caller compiles again without the form what clang refuses with it.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from raise_kernel import config

# What else says where clang finds headers.
_SEARCHED = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH")

# Forms in this process, and how often each was asked for.
_forms: dict[tuple[object, ...], bytes | None] = {}
_asked: Counter[tuple[object, ...]] = Counter()


def parsed_header(compiler: Sequence[str], options: Sequence[str], header: str) -> bytes | None:
    """The precompiled form of `header`; None where there is none yet, or clang makes none."""
    if len(compiler) != 1:
        return None  # Python and a module, whose state is not that of one file
    binary = os.path.realpath(compiler[0])
    status = os.stat(binary)
    searched = tuple(os.environ.get(name) for name in _SEARCHED)
    key = (binary, status.st_size, status.st_mtime_ns, searched, tuple(options), header)
    _asked[key] += 1
    if key not in _forms and (config.disk_cache or _asked[key] > 1):
        _forms[key] = _kept([*compiler, *options], header, key)
    return _forms.get(key)


def _kept(command: list[str], header: str, key: tuple[object, ...]) -> bytes | None:
    from raise_kernel.runtime.disk_cache import entry, keep

    found = entry(("parsed header", key), bytes)
    if found is None:
        found = _made(command, header)
        if found is not None:
            keep(("parsed header", key), found)
    return found


def _made(command: list[str], header: str) -> bytes | None:
    """None: this clang makes no form, so sources are compiled without."""
    with tempfile.TemporaryDirectory(prefix="raise-kernel-") as folder:
        form = Path(folder) / "form.pch"
        parse = ["-Xclang", "-emit-pch", "-Xclang", "-o", "-Xclang", str(form)]
        done = subprocess.run(
            [*command, "-fsyntax-only", *parse, header],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )
        return form.read_bytes() if done.returncode == 0 and form.is_file() else None
