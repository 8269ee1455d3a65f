"""The compiler and linker of CUDA C++ programs: clang, for host and device.

RK009 where there is none that is new enough.
"""

from __future__ import annotations

import functools
import hashlib
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import OLDEST_CLANG, clang_version, find_clang


@dataclass(frozen=True)
class Toolchain:
    """`command` begins every call of the compiler driver; `version` tells toolchains apart."""

    command: tuple[str, ...]
    version: str

    def run(
        self, arguments: Sequence[str], folder: str | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Compiles or links; what it says is in the result."""
        return subprocess.run(
            [*self.command, *arguments],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
        )

    @property
    def key(self) -> str:
        """A short name for folders of what it made."""
        return hashlib.sha256(f"{self.command}{self.version}".encode()).hexdigest()[:16]


@functools.cache
def find_toolchain(explicit: str | None = None) -> Toolchain:
    """The system's clang, or the one asked for."""
    clang = find_clang(explicit)
    version = clang_version(clang)
    if version < OLDEST_CLANG:
        raise Refusal(
            "RK009",
            f"{clang} is clang {version}, and programs need {OLDEST_CLANG}",
            hint=f"install clang {OLDEST_CLANG} or newer",
        )
    return Toolchain((clang,), str(version))
