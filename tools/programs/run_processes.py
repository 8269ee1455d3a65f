"""`raise-kernel run --processes 4 --mesh 4 --shard u=0 heat.py`: a program in several processes.

Each process runs the whole program and holds its part of the arrays; they find each other through
`jax.distributed`. This starts them on one host, CPU devices alone, for tests: on a cluster its
scheduler does. What the first one prints is shown. Where one fails, the others are ended.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import IO

from raise_kernel.diagnostics import Refusal

# In the environment: the process's number, how many there are, where they meet, with commas.
PLACE = "RAISE_KERNEL_PROCESS"
# Seconds that processes wait for each other at the start, and for the others once one has failed.
MEETING = 60
GRACE = 5
# Of what a process says whose output is not shown.
LAST_LINES = 12


def run_processes(count: str, argv: Sequence[str]) -> int:
    """Run a command line of `raise-kernel run` in so many processes; the first exit code not 0."""
    if not count.isdecimal() or not 1 <= int(count) <= 256:
        raise Refusal("RK020", f"--processes {count}: a number from 1 to 256")
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    running = [_start(number, int(count), port, argv) for number in range(int(count))]
    try:
        return _wait(running)
    finally:
        for started in running:
            started.process.kill()
            started.process.wait()


@dataclass(frozen=True)
class Started:
    """A process, and what it says of errors where that is not shown."""

    process: subprocess.Popen[bytes]
    errors: IO[bytes] | None


def _start(number: int, count: int, port: int, argv: Sequence[str]) -> Started:
    place = f"{number},{count},localhost:{port}"
    environment = {**os.environ, PLACE: place, "JAX_PLATFORMS": "cpu"}
    command = [sys.executable, "-m", "raise_kernel", "run", *argv]
    if number == 0:
        return Started(subprocess.Popen(command, env=environment), None)
    errors = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the process)
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=errors)
    return Started(process, errors)


def _wait(running: Sequence[Started]) -> int:
    """Until all have ended, or one has failed and the others had time to say so."""
    failed_at = None
    while True:
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
    if 0 not in failed:
        _tell(failed[0], running)
    return 1


def _tell(number: int, running: Sequence[Started]) -> None:
    """That a process whose output is not shown has failed, and its last lines."""
    code, errors = running[number].process.poll(), running[number].errors
    text = f"error: process {number} of {len(running)} ended with {code}"
    if errors is not None:
        errors.seek(0)
        last = errors.read().decode(errors="replace").splitlines()[-LAST_LINES:]
        text = "\n".join([text, *last])
    print(text, file=sys.stderr)


def run_part(program: Callable[[], object]) -> None:
    """Run the program. One of several processes that fails ends at once: else it would wait for the
    others to end as well, and they for it."""
    try:
        program()
    except BaseException as error:
        if process_count() == 1 or (isinstance(error, SystemExit) and not error.code):
            raise
        traceback.print_exc()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(1)


def process_count() -> int:
    """The number of processes that run the program."""
    return int(os.environ[PLACE].split(",")[1]) if PLACE in os.environ else 1


def join() -> None:
    """Meet the other processes, where this is one of several. Refuses with RK020 after a minute."""
    place = os.environ.get(PLACE)
    if place is None:
        return
    import jax

    number, count, address = place.split(",")
    jax.config.update("jax_cpu_collectives_implementation", "gloo")
    try:
        jax.distributed.initialize(address, int(count), int(number), initialization_timeout=MEETING)
    except RuntimeError as error:
        message = f"process {number} of {count} does not meet the others at {address}: {error}"
        raise Refusal("RK020", message) from error
