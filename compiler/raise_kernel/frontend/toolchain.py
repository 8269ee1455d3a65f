"""The compiler: the system's clang, or the one that wheels bring.

`pip install 'raise-kernel[toolchain]'` brings `ziglang`, a clang with a linker and the libraries of
C++, and `clang-tidy`, for clang's own headers for CUDA, which ziglang lacks.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from raise_kernel.diagnostics import Refusal

VERSION_SECONDS = 20

# The first whose NVPTX target has _Float16 and __bf16.
OLDEST_CLANG = 18

# With gcc's OpenMP library clang ignores the pragmas; what our `omp.h` is told of that.
_GCC_OPENMP = "-fopenmp=libgomp"
_ONE_THREAD = "-D__RAISE_KERNEL_ONE_THREAD__=1"


@dataclass(frozen=True)
class Toolchain:
    """`compiler` and `linker` begin every command; `version` is clang's. `headers` are options that
    name the headers of C and C++, where clang does not find them, and `wrappers` those before them
    for CUDA sources."""

    compiler: tuple[str, ...]
    linker: tuple[str, ...]
    version: int
    headers: tuple[str, ...] = ()
    wrappers: tuple[str, ...] = ()

    @property
    def cuda_compiler(self) -> tuple[str, ...]:
        """What begins every command that compiles CUDA."""
        return (*self.compiler, *self.wrappers, *self.headers)

    @property
    def advice(self) -> str | None:
        """What to do about a clang that is too old for the headers."""
        if self.version == 0 or self.version >= OLDEST_CLANG:
            return None
        return f"{self.compiler[0]} is clang {self.version}: install {OLDEST_CLANG} or newer"

    def compile(
        self, arguments: Sequence[str], cuda: bool = False
    ) -> subprocess.CompletedProcess[str]:
        """Runs the compiler; what it says is in the result."""
        command = self.cuda_compiler if cuda else (*self.compiler, *self.headers)
        words = self._with_openmp(arguments)
        one_thread = (_ONE_THREAD,) if _GCC_OPENMP in words else ()
        return _run([*command, *one_thread, *words])

    def link(self, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
        """Runs the linker, as a C++ compiler does."""
        return _run([*self.linker, *self._with_openmp(arguments)])

    def _with_openmp(self, arguments: Sequence[str]) -> list[str]:
        """A clang without its OpenMP library ignores the pragmas, which gives one thread, and links
        gcc's library for the functions. `omp.h` then says how many threads a region would have."""
        if "-fopenmp" not in arguments or _has_openmp(self.compiler[0]):
            return [*arguments]
        return [_GCC_OPENMP if word == "-fopenmp" else word for word in arguments]


@functools.cache
def _has_openmp(clang: str) -> bool:
    """Whether this clang finds its library of OpenMP's, whose path it then prints."""
    return os.path.isabs(_run([clang, "-print-file-name=libomp.so"]).stdout.strip())


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace"
    )


def find_toolchain(explicit: str | None = None) -> Toolchain:
    """The clang that is asked for; else the system's, where it is new enough; else that of the
    wheels. RK009 where there is none."""
    try:
        clang = find_clang(explicit)
    except Refusal:
        wheels = _of_wheels() if explicit is None else None
        if wheels is None:
            raise
        return wheels
    version = clang_version(clang)
    if explicit is None and version < OLDEST_CLANG:
        wheels = _of_wheels()
        if wheels is not None:
            return wheels
    return Toolchain((clang,), (clang, "--driver-mode=g++"), version)


@functools.cache
def _of_wheels() -> Toolchain | None:
    """clang as ziglang has it, told of its headers: as the compiler proper it knows none."""
    headers = _clang_headers()
    if headers is None or importlib.util.find_spec("ziglang") is None:
        return None
    zig = (sys.executable, "-m", "ziglang")
    target = f"{platform.machine()}-linux-gnu"
    return Toolchain(
        compiler=(*zig, "clang", f"--target={target}", "-fPIC"),
        linker=(*zig, "c++", "-target", target, "-O2"),
        version=int(headers.parent.name),
        headers=(*_zig_headers(zig, target), "-isystem", str(headers)),
        wrappers=("-isystem", str(headers / "cuda_wrappers")),
    )


def _clang_headers() -> Path | None:
    """The folder of clang's own headers, of the wheel that has those for CUDA."""
    spec = importlib.util.find_spec("clang_tidy")
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        for path in Path(folder, "data", "lib", "clang").glob("*/include"):
            if (path / "__clang_cuda_math.h").exists():
                return path
    return None


_HEADERS = re.compile(r"-nostdinc(?:\+\+)?\Z|-D_(?:LIBCPP|LIBCXXABI|_GLIBC)\w*(?:=\S*)?\Z")


def _zig_headers(zig: Sequence[str], target: str) -> tuple[str, ...]:
    """Options that name the C and C++ libraries' headers: those with which ziglang calls clang."""
    with tempfile.TemporaryDirectory(prefix="raise-kernel-") as folder:
        source = Path(folder) / "source.cpp"
        source.write_text("")
        command = [*zig, "build-obj", str(source), "-target", target, "-lc++", "--verbose-cc"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    words = done.stderr.split()
    found: list[str] = []
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "-isystem":
            found += [word, following]
        elif _HEADERS.match(word):
            found.append(word)
    if not found:
        raise Refusal("RK009", f"ziglang does not name its headers:\n{done.stderr.rstrip()}")
    return tuple(found)


def find_clang(explicit: str | None = None) -> str:
    """The clang to use: the one asked for, `clang` on PATH, or the newest `clang-NN` there.

    A `clang` that is too old for the header gives way to a `clang-NN` that is not.
    """
    if explicit is not None:
        found = shutil.which(explicit)
        if found is None:
            raise Refusal("RK009", f"there is no clang at {explicit}")
        return found
    # Of several of one version the first on PATH.
    newest, named = max(_versioned_clangs(), key=lambda found: found[0], default=(0, None))
    found = shutil.which("clang") or named
    if newest >= OLDEST_CLANG and 0 < clang_version(found) < OLDEST_CLANG:
        found = named
    if found is None:
        raise Refusal(
            "RK009",
            "no clang on PATH",
            hint=f"install clang {OLDEST_CLANG} or newer, or raise-kernel[toolchain] from PyPI, or "
            "give its path with --clang",
        )
    return found


def _versioned_clangs() -> Iterator[tuple[int, str]]:
    for folder in os.get_exec_path():
        for path in Path(folder).glob("clang-*") if Path(folder).is_dir() else ():
            if match := re.fullmatch(r"clang-(\d+)", path.name):
                yield int(match.group(1)), str(path)


@functools.cache
def clang_version(clang: str | None) -> int:
    """Its major version; 0 where it names none."""
    if clang is None:
        return 0
    try:
        told = subprocess.run(
            [clang, "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=VERSION_SECONDS,
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return 0
    version = re.search(r"clang version (\d+)", told)
    return int(version.group(1)) if version else 0
