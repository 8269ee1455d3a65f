"""CUDA C++ programs, built and run in processes of their own."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tests.support.fork_server import python

EXAMPLES = Path(__file__).parents[2] / "examples" / "programs"
SECONDS = 300


def tool(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """`raise-kernel` with these words."""
    return subprocess.run(
        [python(), "-m", "raise_kernel", *words],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        cwd=cwd,
        env={**os.environ, "RAISE_KERNEL_PYTHON": python()},
    )


def run_program(
    source: str | Path, *arguments: str, folder: Path | None = None, options: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    """`raise-kernel run` of a source file, or of text, which then lies in `folder`."""
    if not isinstance(source, Path):
        assert folder is not None
        path = folder / "program.cu"
        path.write_text(source)
        source = path
    return tool("run", str(source), *options, "--", *arguments)


def build(text: str, folder: Path) -> Path:
    """The program that `raise-kernel c++` makes of a text, in this folder: for `run_built`, which
    may run it several times."""
    (folder / "program.cu").write_text(text)
    built = tool("c++", "program.cu", "-o", "program", cwd=folder)
    assert built.returncode == 0, built.stderr
    return folder / "program"


def run_built(
    program: Path, *arguments: str, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """A run of what `build` has built. Its device process is a fork of the tests' server."""
    return subprocess.run(
        [program, *arguments],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        cwd=cwd,
        env={**os.environ, "RAISE_KERNEL_PYTHON": python()},
    )


def output_of(done: subprocess.CompletedProcess[str]) -> list[str]:
    """The lines of a program that succeeded."""
    assert done.returncode == 0, (done.returncode, done.stdout, done.stderr)
    return done.stdout.splitlines()
