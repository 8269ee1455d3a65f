"""Tasks in long-lived forked processes, with limits of time and memory kept from outside.

A worker that goes past a limit, or dies, is replaced: the others go on, and its task has a
`Failure` for a result. What should be imported once is imported before `run_all` is called.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

T = TypeVar("T")

Work = Callable[[Any, Callable[[str], None]], Any]

# Tasks after which a worker is replaced, so that what libraries keep does not add up.
TASKS = 40
_PARENT_DEATH = 1  # prctl's PR_SET_PDEATHSIG
_FORK = multiprocessing.get_context("fork")


@dataclass(frozen=True)
class Limits:
    """For one task: seconds of processor time, and bytes of resident memory of its worker.

    It may wait for `patience` times as long, so that a loaded machine gives the same results.
    """

    seconds: float = 15.0
    patience: float = 8.0
    memory: int = 6 << 30


@dataclass(frozen=True)
class Failure:
    """A task without a result: `kind` is timeout, memory or crash; `stage` what it did last."""

    kind: str
    stage: str
    seconds: float
    exit_code: int | None = None


@dataclass
class _Worker(Generic[T]):
    """A process and the task that it has."""

    process: Any
    pipe: Connection
    core: int
    task: T | None = None
    since: float = 0.0
    used: float = 0.0  # seconds of processor time before the task
    stage: str = ""
    done: int = 0
    result: Any = field(default=None)


def run_all(
    tasks: Iterable[T], work: Work, *, jobs: int, limits: Limits, seconds: float = float("inf")
) -> Iterator[tuple[T, Any]]:
    """Each task with its result, or a `Failure`, as they end.

    `work(task, tell)` calls `tell` with what it is doing. After `seconds` the tasks under way are
    given up.
    """
    end = time.monotonic() + seconds
    cores = sorted(os.sched_getaffinity(0))
    todo = iter(tasks)
    idle: list[_Worker[T]] = []
    busy: list[_Worker[T]] = []
    free = [cores[n % len(cores)] for n in range(jobs)]
    left = True
    try:
        while time.monotonic() < end:
            while left and (idle or free):
                task = next(todo, None)
                left = task is not None
                if left:
                    worker = idle.pop() if idle else _start(work, free.pop())
                    worker.task, worker.since, worker.stage = task, time.monotonic(), "begin"
                    worker.used = _processor_time(worker.process.pid)
                    worker.pipe.send(task)
                    busy.append(worker)
            if not busy:
                return
            ready = wait([w.pipe for w in busy], timeout=0.2)
            for worker in list(busy):
                ended = _look(worker, worker.pipe in ready, limits)
                if ended is None:
                    continue
                busy.remove(worker)
                assert worker.task is not None
                if isinstance(ended, Failure) or worker.done >= TASKS:
                    _stop(worker)
                    free.append(worker.core)
                else:
                    idle.append(worker)
                yield worker.task, ended
    finally:
        for worker in [*idle, *busy]:
            _stop(worker)


def _look(worker: _Worker[T], ready: bool, limits: Limits) -> Any:
    """The result of the worker's task, a `Failure`, or None while it goes on."""
    took = _processor_time(worker.process.pid) - worker.used
    waited = time.monotonic() - worker.since
    try:
        while ready and worker.pipe.poll():
            kind, what = worker.pipe.recv()
            if kind == "done":
                worker.done += 1
                return what
            worker.stage = what
    except (EOFError, OSError):
        worker.process.join(5)
        return Failure("crash", worker.stage, took, worker.process.exitcode)
    if took > limits.seconds or waited > limits.patience * limits.seconds:
        return Failure("timeout", worker.stage, took)
    if _resident(worker.process.pid) > limits.memory:
        return Failure("memory", worker.stage, took)
    return None


def _resident(pid: int) -> int:
    """Bytes of resident memory; 0 for a process that has ended."""
    try:
        with open(f"/proc/{pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError):
        return 0


def _processor_time(pid: int) -> float:
    """Seconds; 0 for a process that has ended."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _start(work: Work, core: int) -> Any:
    ours, theirs = _FORK.Pipe()
    process = _FORK.Process(target=_serve, args=(work, theirs, core), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours, core)


def _stop(worker: _Worker[T]) -> None:
    worker.process.kill()
    worker.process.join()
    worker.pipe.close()


def _serve(work: Work, pipe: Connection, core: int) -> None:
    """A worker: one core, so that libraries make one thread; silent; it dies with its parent."""
    ctypes.CDLL(None).prctl(_PARENT_DEATH, signal.SIGKILL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.sched_setaffinity(0, {core})
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    while True:
        task = pipe.recv()
        result = work(task, lambda stage: pipe.send(("stage", stage)))
        pipe.send(("done", result))
