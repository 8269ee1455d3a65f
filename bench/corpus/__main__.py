"""`python -m bench.corpus`: see the package's docstring."""

from __future__ import annotations

import argparse
import functools
import json
import os
import random
import signal
import sys
import time
import warnings
from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any

import jax

import bench.corpus
from bench.corpus.judging import Outcome, Settings, Task, Tell, judge, kernels_of
from bench.corpus.summary import WRONG, pair_key, summary, told
from bench.corpus.workers import Failure, Limits, run_all
from raise_kernel import config
from raise_kernel.tools.terminal.progress import progress


def tasks_in(folder: Path, seed: int) -> list[Task]:
    """All kernels of a folder, in a random order in which a kernel's levels stay together."""
    found = [
        Task(str(path), kernel)
        for path in sorted(folder.rglob("*.ll"))
        for kernel in kernels_of(path.read_text(errors="replace"))
    ]

    def key(task: Task) -> tuple[str, str]:
        return pair_key(task.file, task.kernel)

    groups = [list(group) for _, group in groupby(sorted(found, key=key), key)]
    random.Random(seed).shuffle(groups)
    return [task for group in groups for task in group]


def _work(settings: Settings, task: Task, tell: Tell) -> Outcome:
    """In a worker."""
    warnings.simplefilter("ignore")
    jax.config.update("jax_disable_most_optimizations", True)
    jax.config.update("jax_enable_x64", True)
    begin = time.process_time()
    try:
        return judge(task, settings, tell)
    except Exception as error:  # whatever the compiler fails with is a verdict
        seconds = round(time.process_time() - begin, 2)
        detail = f"{type(error).__name__}: {error}"[:2000]
        return Outcome(task.file, task.kernel, "internal", detail=detail, seconds=seconds)


def _outcome(task: Task, result: Any) -> Outcome:
    if not isinstance(result, Failure):
        return result
    detail = result.stage if result.exit_code is None else f"{result.stage}: {result.exit_code}"
    seconds = round(result.seconds, 2)
    return Outcome(task.file, task.kernel, result.kind, detail=detail, seconds=seconds)


def _judged(path: Path) -> set[tuple[str, str]]:
    """Kernels that an earlier run has judged, without their folder."""
    lines = map(json.loads, path.read_text().splitlines())
    return {(Path(row["file"]).name, row["kernel"]) for row in lines if "verdict" in row}


def _progress_words(outcomes: Sequence[Outcome], count: int) -> str:
    """What is judged next, and how many were wrong so far."""
    wrong = sum(o.verdict in WRONG for o in outcomes)
    found = f"{wrong} wrong, " if wrong else ""
    return f"{found}kernel {min(len(outcomes) + 1, count)} of {count}"


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(bench.corpus.__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("folder", type=Path)
    add("-j", "--jobs", type=int, default=len(os.sched_getaffinity(0)))
    add("--seconds", type=float, default=float("inf"), help="stop after these")
    add("--limit", type=float, default=15.0, help="seconds of processor time for one kernel")
    add("--memory", type=float, default=6.0, help="GiB for one kernel")
    add("--rounds", type=int, default=3, help="adversarial inputs for one kernel")
    add("--seed", type=int, default=0, help="of the order")
    add("--only", default="", help="kernels whose file and name hold this")
    add("--skip", type=Path, action="append", default=[], help="not what this --json file has")
    add("--json", type=Path)
    add("--quiet", action="store_true", help="show no progress")
    options = parser.parse_args(args)
    config.executor = config.executor or "xla"  # the raised program is what is judged
    tasks = [t for t in tasks_in(options.folder, options.seed) if options.only in
             f"{t.file} {t.kernel}"]  # fmt: skip
    done = {pair for path in options.skip for pair in _judged(path)}
    tasks = [t for t in tasks if (Path(t.file).name, t.kernel) not in done]
    settings = Settings(options.rounds, 0.4 * options.limit)
    limits = Limits(options.limit, memory=int(options.memory * 2**30))
    signal.signal(signal.SIGTERM, _stop)
    begin = time.monotonic()
    outcomes: list[Outcome] = []
    with open(options.json or os.devnull, "w") as file, progress(options.quiet) as step:
        try:
            step(f"kernel 1 of {len(tasks)}")
            for task, result in run_all(
                tasks,
                functools.partial(_work, settings),
                jobs=options.jobs,
                limits=limits,
                seconds=options.seconds,
            ):
                outcomes.append(_outcome(task, result))
                print(json.dumps(asdict(outcomes[-1])), file=file, flush=True)
                step(_progress_words(outcomes, len(tasks)))
        except KeyboardInterrupt:
            print("stopped", file=sys.stderr)
        found = summary(outcomes, len(tasks), time.monotonic() - begin, options.jobs)
        print(json.dumps({"summary": found}), file=file)
    print(told(found, outcomes))
    return int(any(o.verdict in WRONG for o in outcomes))


if __name__ == "__main__":
    raise SystemExit(main())
