"""`rk_program.h`, which every CUDA source of a program starts with, as clang has parsed it.

To parse it takes clang 1.4 s for the two sides of a source, most of what a small one takes. The
parsed forms are kept beside the runtime library's objects, one for each set of options. Clang
checks that a form fits: its own version, the options, the size and time of each header.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from raise_kernel.cuda.library import runtime_folder
from raise_kernel.frontend.cuda import include_folder
from raise_kernel.frontend.toolchain import Toolchain

FIRST = "host/rk_program.h"
# Options with which many sources are compiled. Others, as macros, may be of one source alone, and a
# form takes 6 MB.
_COMMON = ("-O", "-g", "-f", "-W", "-std=")
# How clang refuses a form: "file 'x.h' has been modified since the precompiled header was built".
_REFUSED = re.compile(r"precompiled header|(?:PCH|AST) file")


def shares_first_header(options: Sequence[str]) -> bool:
    """Whether a form for these options of the user's is worth keeping."""
    return all(option.startswith(_COMMON) for option in options)


def compile_from_form(
    toolchain: Toolchain, options: Sequence[str], last: Sequence[str]
) -> subprocess.CompletedProcess[str] | None:
    """What clang says of a source that starts with the form for `options`; `last` names the source,
    and what is no header's concern. None where it does not compile so, whatever the reason."""
    words = hashlib.sha256(repr(options).encode()).hexdigest()
    form = runtime_folder(toolchain) / f"{words[:16]}.pch"
    for _ in range(2):
        if not form.exists():
            _parse(toolchain, options, form)
        if not form.stat().st_size:
            return None
        done = toolchain.compile([*options, "-include-pch", str(form), *last], cuda=True)
        if not done.returncode:
            return done
        if not _REFUSED.search(done.stderr):
            return None
        form.unlink(missing_ok=True)
    return None


def _parse(toolchain: Toolchain, options: Sequence[str], form: Path) -> None:
    """Writes to a temporary file first, as other processes may; an empty one where clang fails."""
    form.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=form.parent, suffix=".pch")
    os.close(handle)
    parse = ["-fsyntax-only", "-Xclang", "-emit-pch", "-Xclang", "-o", "-Xclang", name]
    header = os.path.join(include_folder(), FIRST)
    done = toolchain.compile([*options, *parse, header], cuda=True)
    if done.returncode:
        Path(name).write_bytes(b"")
    os.replace(name, form)
