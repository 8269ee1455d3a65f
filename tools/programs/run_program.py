"""`raise-kernel run`: a Python program, or a module with -m, in a process that poses as CUDA; or a
CUDA C++ program, which is built first.

    python -m raise_kernel run heat.py --steps 100
    python -m raise_kernel run heat.cu -O3 -- --steps 100
    python -m raise_kernel run --executor native heat.py
    python -m raise_kernel run --mesh 2x2 --shard u=0,1 heat.py
    python -m raise_kernel run -m pytest tests/raising/test_kernels.py

The program finds what it would find under `python`: its own folder first on sys.path, its arguments
in sys.argv, its name `__main__`.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import runpy
import sys
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from raise_kernel import config
from raise_kernel.cuda.started import start_device
from raise_kernel.diagnostics import Refusal
from raise_kernel.tools.programs.joining import PROCESS, STARTED
from raise_kernel.tools.programs.run_options import (
    MESH,
    SHARD,
    USAGE,
    captured_part,
    parse_split,
    set_executor,
    split_arrays,
    split_options,
)
from raise_kernel.tools.terminal.progress import show_waiting
from raise_kernel.tools.terminal.supervise import end_with


def program_of(argv: Sequence[str]) -> Callable[[], object]:
    """What runs `argv`, a script or `-m` and a module, then its arguments; the process poses. Or
    sources of CUDA C++, then `--` and its arguments.

    RK019 or RK020 for a script that is not there, not named or not Python, and what `pose_as_cuda`
    refuses. The program's own errors are its own.
    """
    argv, options = split_options(argv)
    set_executor(options["--executor"])
    config.verify_launches |= bool(options["--verify"])
    part = captured_part(options["--capture"], options["--capture-launches"])
    quiet = bool(options["--quiet"])
    if is_cuda_program(argv):
        parse_split(options["--mesh"], options["--shard"])
        split = {MESH: options["--mesh"], SHARD: options["--shard"]}
        environment = {name: " ".join(words) for name, words in split.items() if words}
        return _cuda_program(argv, part, environment, quiet=quiet)
    if STARTED in os.environ:
        end_with(os.getppid())
    show_waiting(quiet)
    split_arrays(options["--mesh"], options["--shard"])
    as_module = list(argv[:1]) == ["-m"]
    rest = list(argv[1:] if as_module else argv)
    if not rest:
        raise Refusal("RK020", "no program is given", hint=USAGE)
    if not as_module:
        _check_script(rest[0])
    # Numba takes a second to import: a script that is refused need not wait for it.
    from raise_kernel.numba.pose import pose_as_cuda
    from raise_kernel.runtime.disk_cache import keep_executables

    if as_module:
        sys.path.insert(0, os.getcwd())
        _check_module(rest[0].partition(".")[0])
    pose_as_cuda()
    keep_executables()
    sys.argv = rest
    if as_module:
        _check_module(rest[0])
        run = functools.partial(runpy.run_module, rest[0], run_name="__main__", alter_sys=True)
        return _capturing(run, part)
    sys.path.insert(0, os.path.dirname(os.path.abspath(rest[0])))
    return _capturing(functools.partial(runpy.run_path, rest[0], run_name="__main__"), part)


def build_first(argv: Sequence[str]) -> None:
    """Build a CUDA C++ program that several processes are to run."""
    words, options = split_options(argv)
    if is_cuda_program(words):
        _built(words, quiet=bool(options["--quiet"]))


def is_cuda_program(argv: Sequence[str]) -> bool:
    """Whether a source of CUDA C++ is named, and no Python program before it."""
    for word in argv:
        if word == "--" or word == "-m" or word.endswith(".py"):
            return False
        if word.endswith(".cu"):
            return True
    return False


def _capturing(
    run: Callable[[], object], part: tuple[str, str | None] | None
) -> Callable[[], object]:
    """What runs a program, and then writes a part of it to a file."""
    if part is None:
        return run
    from raise_kernel.runtime.capture.marks import MARKS, schedule

    schedule(*part)

    def run_and_write() -> None:
        try:
            run()
        finally:
            MARKS.write()

    return run_and_write


def _cuda_program(
    argv: Sequence[str],
    part: tuple[str, str | None] | None,
    split: Mapping[str, str],
    *,
    quiet: bool,
) -> Callable[[], object]:
    """What becomes the program, in this process."""
    environment = {"RAISE_KERNEL_PYTHON": sys.executable, **os.environ, **split}
    if config.executor is not None:
        environment["RAISE_KERNEL_EXECUTOR"] = config.executor
    if config.verify_launches:
        environment["RAISE_KERNEL_VERIFY"] = "on"
    if quiet:
        environment["RAISE_KERNEL_QUIET"] = "on"
    if part is not None:
        environment["RAISE_KERNEL_CAPTURE"] = part[0]
        environment["RAISE_KERNEL_CAPTURE_LAUNCHES"] = part[1] or ""
    # One of several processes waits for the others, and no longer than it is told.
    device = None if PROCESS in os.environ else start_device(environment)
    program, arguments = _built(argv, quiet)
    if STARTED in os.environ:
        end_with(os.getppid())

    def become_program() -> None:
        if device is not None:
            device.give(environment)
        os.execve(program, [program, *arguments], environment)

    return become_program


def _built(argv: Sequence[str], quiet: bool) -> tuple[str, list[str]]:
    """The path of a CUDA C++ program, and its arguments."""
    from raise_kernel.cuda.run import build
    from raise_kernel.tools.terminal.progress import progress

    with progress(quiet) as step:
        step("building the program")
        return build(argv)


def _check_script(path: str) -> None:
    """Refuses what `python PATH` would not run, but for errors in a Python file."""
    if not os.path.exists(path):
        raise Refusal("RK019", f"cannot read {path}", file=path, hint=USAGE)
    if os.path.isdir(path):
        if not os.path.exists(os.path.join(path, "__main__.py")):
            raise Refusal("RK019", f"{path} is a folder without __main__.py", hint=USAGE)
        return
    if path.endswith(".py") or zipfile.is_zipfile(path):
        return
    try:
        compile(Path(path).read_bytes(), path, "exec")
    except OSError as error:
        raise Refusal("RK019", f"cannot read {path}: {error.strerror}", hint=USAGE) from error
    except (SyntaxError, ValueError) as error:
        hint = f"run is for Python programs; one kernel of a file: raise-kernel {path} --list"
        raise Refusal("RK020", f"{path} is not a Python program", hint=hint) from error


def _check_module(name: str) -> None:
    """Refuses what `python -m NAME` does not find. Of a dotted name it imports all but the last."""
    try:
        found = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        found = None
    if found is None:
        raise Refusal("RK019", f"there is no module {name}", hint=USAGE)
