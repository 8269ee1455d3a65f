"""The programs of a suite: how each is built, and the commands that run it.

A folder with a Makefile is built and run as its targets say, with raise-kernel in nvcc's place. One
with a CMakeLists.txt is built by CMake in its folder `build`, where the program of the folder's
name is then run. One without either is all of its sources, linked to one program. One with a file
`run.sh` was built elsewhere (`bench/suites/packing.py`), and that file runs it.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.timing.limited import run_limited

CONFIGURE = "cmake -S . -B build -DCMAKE_CUDA_COMPILER=$({compiler} --toolkit)/bin/nvcc"
COMPILER = f"{shlex.quote(sys.executable)} -m raise_kernel c++"
COMMANDS = "run.sh"
_ROOT = Path(__file__).resolve().parents[2]
_SOURCES = ("*.cu", "*.cpp", "*.c", "*.cc")


@dataclass(frozen=True)
class Done:
    """What a command left."""

    status: int
    seconds: float
    output: str


@dataclass(frozen=True)
class Program:
    """A program in a folder of its own. `arguments` stand for those of `make run`, if not None;
    `options` are the compiler's, where there is no Makefile. `kept` makes what is older than its
    sources and nothing else. `made` are make's variables."""

    folder: Path
    arguments: str | None = None
    options: tuple[str, ...] = ()
    kept: bool = False
    made: tuple[str, ...] = (f"CC={COMPILER}", f"NVCC={COMPILER}", "LAUNCHER=")

    @property
    def name(self) -> str:
        return self.folder.name.removesuffix("-cuda")

    def build(self, limit: float) -> Done:
        """Makes the program where its Makefile puts it."""
        if self._has(COMMANDS):
            return Done(0, 0.0, "")
        if self._has("CMakeLists.txt"):
            shutil.rmtree(self.folder / "build", ignore_errors=True)
            command = f"{CONFIGURE.format(compiler=COMPILER)} && cmake --build build"
            return _run(["sh", "-c", command], self.folder, limit)
        return _run(self._make(*([] if self.kept else ["--always-make"])), self.folder, limit)

    def run(self, limit: float, verify: bool = False) -> Done:
        """Runs it in its folder, once as `make run` does or with other arguments."""
        verified = {"RAISE_KERNEL_VERIFY": "on"} if verify else {}
        folder = self.folder / "build" if self._has("CMakeLists.txt") else self.folder
        return _run(["sh", "-e", "-c", self.commands()], folder, limit, verified)

    def _has(self, name: str) -> bool:
        """Whether the folder is built by this file: the first that it has."""
        files = (COMMANDS, "Makefile", "CMakeLists.txt")
        return name == next((each for each in files if (self.folder / each).exists()), None)

    def _make(self, *words: str) -> list[str]:
        if self._has("Makefile"):
            return ["make", *words, *self.made]
        sources = [str(path.name) for kind in _SOURCES for path in sorted(self.folder.glob(kind))]
        return [*shlex.split(COMPILER), *self.options, *sources, "-o", "main"]

    def commands(self) -> str:
        """The recipe of `run`; with other arguments, its first command that names a program."""
        if self._has("CMakeLists.txt"):
            return f"./{self.name} {self.arguments or ''}"
        if not self._has("Makefile") and not self._has(COMMANDS):
            return f"./main {self.arguments or ''}"
        plan = self._plan()
        if self.arguments is None:
            return plan
        commands = [line.split() for line in plan.splitlines()]
        binary = next((words[0] for words in commands if words and words[0][:2] == "./"), "./main")
        return f"{binary} {self.arguments}"

    def _plan(self) -> str:
        if self._has(COMMANDS):
            return (self.folder / COMMANDS).read_text()
        return _run([*self._make("-n"), "run"], self.folder, 60.0).output


def _run(
    command: Sequence[str], folder: Path, limit: float, extra: dict[str, str] | None = None
) -> Done:
    """Runs a command with its children; all of them end at the limit."""
    path = os.pathsep.join(filter(None, [str(_ROOT), os.environ.get("PYTHONPATH")]))
    device = {"RAISE_KERNEL_PYTHON": os.environ.get("RAISE_KERNEL_PYTHON", sys.executable)}
    environment = {**os.environ, **device, "PYTHONPATH": path, **(extra or {})}
    ended = run_limited(command, folder, environment, limit, merged=True)
    return Done(ended.status, round(ended.seconds, 1), ended.output)
