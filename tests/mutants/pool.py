"""Forked processes that judge mutants; one that takes too long is ended, and its work goes on.

A process gets one kernel at one level, judges the kernel as it is, then as many mutants as it is
worth, and sends a message before and after each: the parent knows which mutant hangs.
"""

from __future__ import annotations

import argparse
import multiprocessing
import multiprocessing.connection
import os
import random
import time
import warnings
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import jax
from tests.kernels.specs import SPECS
from tests.mutants.judge import Subject, Verdict

from raise_kernel import config

# Kernels that one process judges: what XLA and the executor keep of each adds up.
KERNELS = 12

_FORK = multiprocessing.get_context("fork")


@dataclass(frozen=True)
class Task:
    """A kernel at one level; mutants before the `first` of its sample are done."""

    kernel: str
    level: str
    first: int = -1


def subjects(levels: Sequence[str], names: Sequence[str], seed: int) -> list[Task]:
    """All kernels at these levels, in a random order."""
    chosen = [k for k in SPECS if not names or any(name in k for name in names)]
    tasks = [Task(kernel, level) for kernel in chosen for level in levels]
    random.Random(seed).shuffle(tasks)
    return tasks


def prepare() -> None:
    """JAX as the tests have it: 64-bit types, little optimization. What is judged is the raised
    program, unless RAISE_KERNEL_EXECUTOR says otherwise."""
    config.executor = config.executor or "xla"
    warnings.simplefilter("ignore")  # of kernels whose accesses are outside of their arrays
    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_disable_most_optimizations", True)


def sample(task: Task, subject: Subject, count: int, seed: int) -> list[int]:
    """The kernel as it is (-1), then `count` of its mutants at random."""
    found = list(range(len(subject.mutations)))
    random.Random(zlib.crc32(f"{task.kernel} {task.level} {seed}".encode())).shuffle(found)
    return [-1, *found[:count]]


def _serve(pipe: Connection, options: argparse.Namespace, core: int) -> None:
    """A process: judges the kernels that it is sent."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[core % len(cores)]})
    prepare()
    while (task := pipe.recv()) is not None:
        for verdict in judged(task, options, pipe.send):
            pipe.send(verdict)
        pipe.send(None)


def judged(task: Task, options: argparse.Namespace, start: Any) -> Iterator[Verdict]:
    """The verdicts of a kernel and its mutants; `start` hears the place of each in the sample,
    and its number."""
    start((task.first, task.first))
    try:
        subject = Subject.of(SPECS[task.kernel], task.level)
    except Exception as error:  # a verdict of its own: "crashed"
        yield Verdict(task.kernel, task.level, -1, "as it is", "crashed", detail=repr(error))
        return
    numbers = sample(task, subject, max(options.each, options.others), options.seed)
    recognized = task.first >= 0
    for place, number in enumerate(numbers, start=-1):
        if place < task.first:
            continue
        if place >= options.others and not recognized:
            return
        start((place, number))
        verdict = subject.judge(number, options.rounds, options.seed)
        recognized = recognized or bool(verdict.recognizers and number < 0)
        yield verdict


# Of the limit of a mutant, after so many times of it in seconds that pass it hangs anyway.
_WAITING = 20


@dataclass
class Worker:
    """A process; `since`: when it began with what it does, and its processor time then."""

    process: Any
    pipe: Connection
    task: Task | None = None
    place: int = -1
    number: int = -1
    since: tuple[float, float] = (0.0, 0.0)
    done: int = 0

    def now(self) -> tuple[float, float]:
        return time.monotonic(), processor_seconds(self.process.pid)

    def is_late(self, limit: float) -> bool:
        """Whether it has had the processor for longer than `limit`, or has waited for too long."""
        (passed, worked), (then, before) = self.now(), self.since
        return worked > before + limit or passed > then + _WAITING * limit


def processor_seconds(process: int) -> float:
    """The processor time that a process has had; 0 for one that has ended."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return 0.0
    user, system = text.rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


class Pool:
    """`count` processes; a mutant may take `limit` seconds of the processor, all of them `seconds`
    that pass (0: no end)."""

    def __init__(self, count: int, limit: float, seconds: float) -> None:
        self.count, self.limit = count, limit
        self.end = time.monotonic() + seconds if seconds else float("inf")

    def run(self, tasks: Sequence[Task], options: argparse.Namespace) -> Iterator[Verdict]:
        """The verdicts, as they come."""
        waiting = list(reversed(tasks))
        workers = [self._new(options, number) for number in range(min(self.count, len(tasks)))]
        try:
            while True:
                for number, worker in enumerate(workers):
                    if worker.task is None and worker.done >= KERNELS:
                        _end(worker)
                        workers[number] = worker = self._new(options, number)
                    if worker.task is None and waiting and time.monotonic() < self.end:
                        worker.task, worker.since = waiting.pop(), worker.now()
                        worker.pipe.send(worker.task)
                busy = [w for w in workers if w.task is not None]
                if not busy:
                    return
                ready = multiprocessing.connection.wait([w.pipe for w in busy], 1.0)
                for worker in busy:
                    if worker.pipe in ready:
                        yield from self._hear(worker, waiting)
                yield from self._overdue(workers, options, waiting)
        finally:
            for worker in workers:
                _end(worker)

    def _new(self, options: argparse.Namespace, number: int) -> Worker:
        here, there = _FORK.Pipe()
        process = _FORK.Process(target=_serve, args=(there, options, number), daemon=True)
        process.start()
        there.close()
        return Worker(process, here)

    def _hear(self, worker: Worker, waiting: list[Task]) -> Iterator[Verdict]:
        assert worker.task is not None
        try:
            message = worker.pipe.recv()
        except EOFError:
            yield _lost(worker, "crashed", f"exit code {worker.process.exitcode}")
            self._go_on(worker, waiting)
            worker.done = KERNELS
            return
        worker.since = worker.now()
        if message is None:
            worker.task, worker.done = None, worker.done + 1
        elif isinstance(message, tuple):
            worker.place, worker.number = message
        else:
            yield message

    def _overdue(
        self, workers: list[Worker], options: argparse.Namespace, waiting: list[Task]
    ) -> Iterator[Verdict]:
        for worker in workers:
            if worker.task is None:
                continue
            late = worker.is_late(self.limit)
            if late or time.monotonic() > self.end + self.limit:
                worker.process.kill()
                # What the end of the run cuts off has not been judged.
                yield _lost(worker, "hangs" if late else "cut off", f"over {self.limit} s")
                self._go_on(worker, waiting)
                worker.done = KERNELS

    def _go_on(self, worker: Worker, waiting: list[Task]) -> None:
        """What is left of the task of a process that is gone goes to another one."""
        assert worker.task is not None
        if worker.place >= 0:
            waiting.append(replace(worker.task, first=worker.place + 1))
        worker.task = None


def _lost(worker: Worker, outcome: str, detail: str) -> Verdict:
    task = worker.task
    assert task is not None
    return Verdict(task.kernel, task.level, worker.number, "", outcome, detail=detail)


def _end(worker: Worker) -> None:
    worker.pipe.close()
    worker.process.kill()
    worker.process.join()
