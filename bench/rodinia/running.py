"""Runs programs, with a limit of time, and keeps what they leave."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.rodinia.applications import Application
from bench.rodinia.building import Workplace
from bench.rodinia.checks import Run
from bench.timing.limited import TIMED_OUT, run_limited

# The package of the benchmark, of which a device process may be a part.
_ROOT = Path(__file__).resolve().parents[2]
_PYTHONPATH = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


@dataclass(frozen=True)
class Runner:
    """How programs run: at most so many seconds each, on so many cores."""

    workplace: Workplace
    limit: float
    threads: int

    def run(
        self,
        application: Application,
        version: str,
        verify: bool = False,
        device: Path | None = None,
        few_cores: bool = False,
    ) -> Run:
        """One run in the program's own folder. With `verify`, of the check's own arguments;
        `device` is a script that starts the device process instead of this Python. With `few_cores`
        it has no more than OpenMP's threads."""
        program = application.openmp if version == "openmp" else application.cuda
        assert program is not None
        place = self.workplace.place(version, program)
        for file in program.outputs:
            (place / file).unlink(missing_ok=True)
        arguments = (application.check.verify or "") if verify else program.arguments
        command = [str(self.workplace.binary(version, application)), *arguments.split()]
        if few_cores:
            cores = sorted(os.sched_getaffinity(0))[: self.threads]
            command = ["taskset", "-c", ",".join(map(str, cores)), *command]
        preloaded = [self.workplace.fixed_time()]
        if version == "openmp":
            preloaded.append(self.workplace.region_timer())
        environment = {
            **os.environ,
            "OMP_NUM_THREADS": str(self.threads),
            "LD_PRELOAD": " ".join(map(str, preloaded)),
            "PYTHONPATH": os.pathsep.join([str(_ROOT), *_PYTHONPATH]),
            "RAISE_KERNEL_PYTHON": str(device or sys.executable),
            "RAISE_KERNEL_VERIFY": "on" if verify else "off",
            "XLA_PYTHON_CLIENT_PREALLOCATE": "false",
        }
        ended = run_limited(command, place, environment, self.limit)
        files = {
            file: (place / file).read_text(errors="replace")
            for file in program.outputs
            if (place / file).exists()
        }
        return Run(ended.status, ended.seconds, ended.output, ended.errors, files)


def failure(run: Run, limit: float) -> str:
    """Why a run is none; some of the suite's programs end with another status than 0."""
    if run.status == TIMED_OUT:
        return f"over {limit:.0f} s"
    if run.status < 0:
        return f"signal {-run.status}" + _said(run)
    told = [line for line in run.stderr.splitlines() if "raise-kernel: launch:" in line]
    return told[0][:300] if told else ""


def _said(run: Run) -> str:
    lines = run.stderr.strip().splitlines()
    return f": {lines[-1][:200]}" if lines else ""
