"""The runtime library that programs are linked with: `host/**/*.cpp`, compiled once a toolchain.

It knows by which Python the device process runs: the one that builds it.
"""

from __future__ import annotations

import fcntl
import functools
import hashlib
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from raise_kernel import config
from raise_kernel.cuda.version import host_folder, runtime_version
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import include_folder
from raise_kernel.frontend.toolchain import Toolchain

_OPTIONS = ("-std=c++17", "-O2", "-fPIC", "-fvisibility-inlines-hidden")
_SYSTEM_HEADER = re.compile(r"^#include <[\w./]+>$", re.MULTILINE)


@functools.cache
def runtime_objects(toolchain: Toolchain) -> tuple[str, ...]:
    """The library's objects, made anew where its sources, headers or compiler changed. Of several
    processes that want them at once, as those of `make -j`, one makes them."""
    sources = sorted(host_folder().rglob("*.cpp"))
    folder = runtime_folder(toolchain)
    names = ("-".join(source.relative_to(host_folder()).parts) for source in sources)
    objects = [folder / f"{name}.o" for name in names]
    if not all(path.exists() for path in objects):
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            _compile_missing(toolchain, sources, objects)
    return tuple(map(str, objects))


def _compile_missing(
    toolchain: Toolchain, sources: Sequence[Path], objects: Sequence[Path]
) -> None:
    missing = [pair for pair in zip(sources, objects, strict=True) if not pair[1].exists()]
    if not missing:
        return
    with tempfile.TemporaryDirectory(prefix="raise-kernel-") as work:
        headers = _parsed_headers(toolchain, Path(work))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(
                pool.map(
                    functools.partial(_compile, toolchain, headers), *zip(*missing, strict=True)
                )
            )


def runtime_folder(toolchain: Toolchain) -> Path:
    """Where the library is kept, with what else follows from its key."""
    return config.cache_folder() / "cuda-runtime" / runtime_key(toolchain)


@functools.cache
def runtime_key(toolchain: Toolchain) -> str:
    """What the library depends on: its sources, headers, compiler and Python."""
    found = hashlib.sha256(f"{toolchain} {sys.executable} {_OPTIONS}".encode())
    for folder in (host_folder(), Path(include_folder())):
        for path in sorted(folder.rglob("*.*")):
            found.update(path.read_bytes())
    return found.hexdigest()[:32]


def _parsed_headers(toolchain: Toolchain, folder: Path) -> list[str]:
    """Options for headers of C and C++ that are parsed once: most of the time that a source takes.
    None where this clang makes no such file: each source includes what it needs itself."""
    texts = [path.read_text() for path in host_folder().rglob("*.*")]
    included = {line for text in texts for line in _SYSTEM_HEADER.findall(text)}
    header, parsed = folder / "system.h", folder / "system.pch"
    header.write_text("\n".join(sorted(included)) + "\n")
    done = toolchain.compile(["-x", "c++-header", *_options(), str(header), "-o", str(parsed)])
    return [] if done.returncode else ["-include-pch", str(parsed)]


def _options() -> list[str]:
    folders = ["-I", include_folder(), "-I", str(host_folder())]
    named = [f'-DRK_PYTHON="{sys.executable}"', f'-DRK_VERSION="{runtime_version()}"']
    return [*_OPTIONS, *folders, *named]


def _compile(toolchain: Toolchain, headers: Sequence[str], source: Path, output: Path) -> None:
    """Writes to a temporary file first: other processes may build the same library."""
    handle, name = tempfile.mkstemp(dir=output.parent, suffix=".o")
    os.close(handle)
    command = ["-x", "c++", *_options(), *headers, "-c", str(source), "-o", name]
    done = toolchain.compile(command)
    if done.returncode:
        Path(name).unlink(missing_ok=True)  # clang may have done so
        raise Refusal("RK009", f"clang refused the runtime library:\n{done.stderr.rstrip()}")
    os.replace(name, output)
