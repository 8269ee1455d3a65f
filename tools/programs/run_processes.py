"""`raise-kernel run --processes 4 --mesh 4 --shard u=0 heat.py`: a program in several processes.

Each process runs the whole program and holds its part of the arrays; they find each other through
`jax.distributed`. This starts them on one host, CPU devices alone, for tests: on a cluster its
scheduler does. The first one has the standard input, and what it prints is shown. Where one fails,
the others are ended.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import IO, NoReturn

import raise_kernel
from raise_kernel.diagnostics import Refusal
from raise_kernel.tools.programs.joining import PROCESS, STARTED, process_count
from raise_kernel.tools.programs.run_options import check_arrays, leave_arrays
from raise_kernel.tools.terminal.failures import fail, summary
from raise_kernel.tools.terminal.supervise import INTERRUPTED_WORDS

# Seconds that processes have to end by themselves once one has failed.
GRACE = 5
# Seconds that the first process stays after the others know that all end.
LAST = 1.0
# What each process finds out, and the first one says.
_SAID_BY_ALL = re.compile(r"RK020|RK053")
_LIBRARIES = re.compile(
    rf"<|.*/site-packages/|{re.escape(os.path.dirname(raise_kernel.__file__))}/"
)
# Of what a process says whose output is not shown.
LAST_LINES = 12


def run_processes(count: str, argv: Sequence[str]) -> int:
    """Run a command line of `raise-kernel run` in so many processes; the first exit code not 0."""
    if not count.isdecimal() or not 1 <= int(count) <= 256:
        raise Refusal("RK020", f"--processes {count}: a number from 1 to 256, or auto")
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    running: list[Started] = []
    with _signals() as received:
        try:
            for number in range(int(count)):
                running.append(_start(number, int(count), port, argv))
            code = _wait(running, received)
        finally:
            for started in running:
                started.end()
    if code == 128 + signal.SIGINT:
        print(INTERRUPTED_WORDS, file=sys.stderr)
    return code


@contextlib.contextmanager
def _signals() -> Iterator[list[int]]:
    """The signals that are to end the processes, as they come in.

    A handler that raised could do so between the start of a process and our knowing of it.
    """
    received: list[int] = []
    before = {n: signal.getsignal(n) for n in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    ours = [number for number, handler in before.items() if handler is not signal.SIG_IGN]
    for number in ours:
        signal.signal(number, lambda number, _: received.append(number))
    try:
        yield received
    finally:
        for number in ours:
            signal.signal(number, before[number])


@dataclass(frozen=True)
class Started:
    """A process, and what it says of errors where that is not shown."""

    process: subprocess.Popen[bytes]
    errors: IO[bytes] | None

    def end(self) -> None:
        """End it, with the processes that it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def _start(number: int, count: int, port: int, argv: Sequence[str]) -> Started:
    given = f"{number},{count},localhost:{port}"
    environment = {**os.environ, PROCESS: given, STARTED: "yes", "JAX_PLATFORMS": "cpu"}
    command = [sys.executable, "-m", "raise_kernel", "run", *argv]
    if number == 0:
        shown = subprocess.Popen(command, env=environment, start_new_session=True)
        return Started(shown, None)
    errors = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the process)
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command,
        env=environment,
        stdin=quiet,
        stdout=quiet,
        stderr=errors,
        start_new_session=True,
    )
    return Started(process, errors)


def _wait(running: Sequence[Started], received: Sequence[int]) -> int:
    """The exit code, once all have ended, or one has failed and the others had time to say so, or
    a signal has come in."""
    failed_at = None
    while True:
        if received:
            return 128 + received[0]
        codes = [started.process.poll() for started in running]
        if all(code is not None for code in codes):
            break
        if any(codes) and failed_at is None:
            failed_at = time.monotonic()
        if failed_at is not None and time.monotonic() - failed_at > GRACE:
            break
        time.sleep(0.05)
    failed = [number for number, code in enumerate(codes) if code]
    if not failed:
        return 0
    said = {number: _last_words(running[number]) for number in failed if number}
    # One that says that they do not agree, or cannot be split so, says what the first one has said.
    told = [n for n, text in said.items() if 0 not in failed or not _SAID_BY_ALL.search(text)]
    if told:
        code = running[told[0]].process.poll()
        print(f"error: process {told[0]} of {len(running)} ended with {code}", file=sys.stderr)
        print(said[told[0]], file=sys.stderr)
    return 1


def _last_words(started: Started) -> str:
    """The last lines of errors of a process whose output is not shown."""
    if started.errors is None:
        return ""
    started.errors.seek(0)
    return "\n".join(started.errors.read().decode(errors="replace").splitlines()[-LAST_LINES:])


def run_part(program: Callable[[], object]) -> int:
    """Run the program; the exit code. One of several processes that fails tells the others, and
    ends at once: else it would wait for them to end as well, and they for it."""
    try:
        _to_its_end(program)
    except BaseException as error:
        # Options that do not fit the program are no fault of its, so it gets no traceback.
        unfit = error if isinstance(error, Refusal) and error.code == "RK020" else None
        if process_count() == 1:
            if unfit is None:
                raise
            return fail(_at_line_of_program(unfit))
        if isinstance(error, Refusal) and error.code == "RK053":  # which all of them know
            fail(error)
            _end_at_once()
        if unfit is not None:
            fail(_at_line_of_program(unfit))
        else:
            traceback.print_exc()
        said = f": {summary(error)}" if isinstance(error, Exception) else ""
        leave_arrays(f"{type(error).__name__}{said}")
        _end_at_once()
    try:
        check_arrays()
    except Refusal as refusal:
        code = fail(refusal)
        if process_count() > 1:
            _end_at_once()
        return code
    return 0


def _at_line_of_program(refusal: Refusal) -> Refusal:
    """The refusal with the innermost line that is neither ours nor a library's."""
    frames = traceback.extract_tb(refusal.__traceback__)
    own = [frame for frame in frames if not _LIBRARIES.match(frame.filename)]
    line = f"{own[-1].filename}:{own[-1].lineno}" if own else None
    return replace(refusal, line=refusal.line or line)


def _to_its_end(program: Callable[[], object]) -> None:
    try:
        program()
    except SystemExit as end:
        if end.code:
            raise


def _end_at_once() -> NoReturn:
    sys.stdout.flush()
    sys.stderr.flush()
    from jax import process_index  # the parent of the processes has no need of JAX

    if process_index() == 0:
        # Its end is that of the store, and crashes those that are still about to end.
        time.sleep(LAST)
    os._exit(1)
