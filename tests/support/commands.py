"""The command-line tools in this process and in processes of their own, for tests of bad input."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.support.fork_server import python

from raise_kernel.tools import raise_kernel, raise_opt

ROOT = Path(__file__).resolve().parents[2]
JACOBI = str(ROOT / "examples/jacobi2d.ll")
LAUNCH = ("--grid", "4,4", "--block", "16,16")
SHAPES = ("--arg", "x=f32[64,64]", "--arg", "y=f32[64,64]", "--arg", "n=64")
COMMAND = (JACOBI, *LAUNCH, *SHAPES)

TOOLS = {"raise-kernel": raise_kernel.run, "raise-opt": raise_opt.run}


class Result(NamedTuple):
    """What a command left: its exit code and its streams."""

    code: int
    out: str
    err: str


def run(tool: str, *argv: object) -> Result:
    """A command line in this process."""
    out, err = io.StringIO(), io.StringIO()
    words = [str(a) for a in argv]
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        if words[:1] == ["run"]:  # one that is refused: a program that runs changes its process
            code = raise_kernel._run_program(words[1:])
        else:
            code = TOOLS[tool](words)
    return Result(code, out.getvalue(), err.getvalue())


def module_command(tool: str, *argv: object, start: str = sys.executable) -> list[str]:
    """A command line for `subprocess`; signals arrive only in a Python that it starts itself."""
    module = f"raise_kernel.tools.{tool.replace('-', '_')}"
    return [start, "-m", module, *map(str, argv)]


def spawn(tool: str, *argv: object, **environment: str) -> Result:
    """A command line in a process of its own."""
    done = subprocess.run(
        module_command(tool, *argv, start=python()),
        capture_output=True,
        text=True,
        errors="replace",
        timeout=120,
        env={**os.environ, **environment},
    )
    return Result(done.returncode, done.stdout, done.stderr)


def refusal(result: Result, code: str) -> str:
    """Asserts that a command ended in one refusal with that code; what it said."""
    assert result.code == 1, result
    lines = result.err.splitlines()
    told = "\n".join(line for line in lines if not line.startswith("warning: "))
    assert told.startswith(f"error[{code}]: "), result.err
    assert result.err.count("error[") == 1, result.err
    assert "Traceback" not in result.err, result.err
    return result.err


def refused(tool: str, argv: Sequence[object], code: str) -> str:
    """Asserts that a command line in this process is refused with that code; what it said."""
    return refusal(run(tool, *argv), code)
