"""The runtime library that programs are linked with: `host/**/*.cpp`, compiled once a toolchain.

Folders are compiled as one source: to read the headers of C++, and to make code of their templates,
takes more time than their own code. Most programs need those of `_CORE` alone. The library knows by
which Python the device process runs: the one that builds it.
"""

from __future__ import annotations

import contextlib
import fcntl
import functools
import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from raise_kernel import config
from raise_kernel.cuda.version import host_folder, runtime_version
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import include_folder
from raise_kernel.frontend.toolchain import Toolchain

# Not optimized: a call of it waits for another process, and a user waits for its first compilation.
_OPTIONS = ("-std=c++17", "-O0", "-fPIC", "-fvisibility-inlines-hidden")
# Folders of the sources that are one object: what a launch needs, and what few programs call.
_CORE = (".", "graphs")
OBJECTS = (_CORE, ("driver",), ("libraries",), ("libraries/blas",), ("libraries/sparse",))


def core_objects(toolchain: Toolchain) -> tuple[str, ...]:
    """The library's objects without the driver's interface and NVIDIA's libraries; see
    `runtime_objects`. They refer to no others."""
    return _objects(toolchain, (_CORE,))


def runtime_objects(toolchain: Toolchain) -> tuple[str, ...]:
    """The library's objects, made anew where its sources, headers or compiler changed. Of several
    processes that want them at once, as those of `make -j`, one makes them."""
    return _objects(toolchain, OBJECTS)


@contextlib.contextmanager
def core_compiled_beside(toolchain: Toolchain) -> Iterator[None]:
    """While the body compiles a program, other processors compile what it will be linked with. An
    error is that of the program's own call of `core_objects`."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(core_objects, toolchain)
        yield


def _objects(toolchain: Toolchain, wanted: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    kept = runtime_folder(toolchain)
    objects = {
        folders: kept / f"{'-'.join(('host', *Path(folders[0]).parts))}.o" for folders in wanted
    }
    if not all(path.exists() for path in objects.values()):
        kept.mkdir(parents=True, exist_ok=True)
        with (kept / "lock").open("w") as lock, ThreadPoolExecutor(os.cpu_count()) as pool:
            fcntl.flock(lock, fcntl.LOCK_EX)
            missing = [pair for pair in objects.items() if not pair[1].exists()]
            list(pool.map(lambda pair: _compile(toolchain, *pair), missing))
    return tuple(map(str, objects.values()))


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


def _compile(toolchain: Toolchain, folders: Sequence[str], output: Path) -> None:
    """Some folders' object. Writes to a temporary file first: it may be interrupted."""
    paths = [path for folder in folders for path in sorted((host_folder() / folder).glob("*.cpp"))]
    included = (f'#include "{path.relative_to(host_folder())}"\n' for path in paths)
    with tempfile.TemporaryDirectory(prefix="raise-kernel-", dir=output.parent) as work:
        whole, made = Path(work, "whole.cpp"), Path(work, output.name)
        whole.write_text("".join(included))
        named = [f'-DRK_PYTHON="{sys.executable}"', f'-DRK_VERSION="{runtime_version()}"']
        options = [*_OPTIONS, "-I", include_folder(), "-I", str(host_folder()), *named]
        done = toolchain.compile([*options, "-c", str(whole), "-o", str(made)])
        if done.returncode:
            raise Refusal("RK009", f"clang refused the runtime library:\n{done.stderr.rstrip()}")
        made.replace(output)
