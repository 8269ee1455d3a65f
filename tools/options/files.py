"""Writing results, and the formats that file names ask for."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
from pathlib import Path

from raise_kernel.diagnostics import Refusal

# How a file name's end names a form of the kernel.
FORM_OF_SUFFIX = {".mlir": "stablehlo", ".py": "jax", ".ll": "llvm"}


def write_output(path: str | Path, data: str | bytes) -> None:
    """Write what the user asked for where the user said.

    A regular file is replaced whole or not at all, keeps its mode, and is the one that a symbolic
    link leads to. A device or a pipe stays what it is and is written to. RK019 for what cannot be
    written: also a disk, and a pipe that nobody reads, for that would wait for ever.
    """
    if isinstance(data, str):
        data = data.encode()
    name = os.fspath(path)
    try:
        found = os.stat(name) if os.path.exists(name) else None
        if found is not None and _is_written_to(name, found):
            _write_to(name, found, data)
        else:
            _replace(os.path.realpath(name), found, data)
    except OSError as error:
        reason = "nobody reads the pipe" if error.errno == errno.ENXIO else error.strerror
        raise Refusal("RK019", f"cannot write {name}: {reason}") from error
    except ValueError as error:  # a name with a zero byte
        raise Refusal("RK019", f"cannot write {name!r}: {error}") from error


def _is_written_to(name: str, found: os.stat_result) -> bool:
    """Whether what stands there must stay: no plain file, or one that has other names too."""
    own = os.path.abspath(name).startswith(("/dev/", "/proc/"))
    return own or not stat.S_ISREG(found.st_mode) or found.st_nlink > 1


def _write_to(name: str, found: os.stat_result, data: bytes) -> None:
    if stat.S_ISBLK(found.st_mode):
        raise OSError(errno.EPERM, "it is a disk")
    handle = os.open(name, os.O_WRONLY | os.O_TRUNC | os.O_NONBLOCK)
    os.set_blocking(handle, True)
    with os.fdopen(handle, "wb") as file:
        file.write(data)


def _replace(target: str, found: os.stat_result | None, data: bytes) -> None:
    """Write a new file beside the target and rename it."""
    if found is not None and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    temporary = os.path.join(os.path.dirname(target), f".raise-kernel-{secrets.token_hex(8)}")
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            if found is not None:
                with contextlib.suppress(PermissionError):  # a file of somebody else's
                    os.chown(temporary, found.st_uid, found.st_gid)
                os.chmod(temporary, stat.S_IMODE(found.st_mode))
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
