"""A command with a limit on its time."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

TIMED_OUT = 124


@dataclass(frozen=True)
class Ended:
    """What a command left. `errors` is empty where the two streams were merged."""

    status: int
    seconds: float
    output: str
    errors: str


def run_limited(
    command: Sequence[str],
    folder: Path,
    environment: Mapping[str, str],
    limit: float,
    *,
    merged: bool = False,
) -> Ended:
    """Run a command with its children; all of them end at the limit, with status `TIMED_OUT`."""
    begin = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if merged else subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        output, errors = process.communicate(timeout=limit)
        status = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        output, errors = process.communicate()
        status = TIMED_OUT
    return Ended(status, time.perf_counter() - begin, output, errors or "")
