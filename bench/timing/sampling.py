"""Samples of several runners, so that the ratio of two of them is fair.

What a ratio of two equal programs showed before each of these was done:

- Runners take turns, in an order that is drawn anew in every round: whoever runs after a runner
  that leaves the caches full, or warm for it, is not always the same.
- Runners of JAX programs read the very same buffers. Buffers of their own lie on other pages, which
  on a CPU is a difference of up to a third that lasts for the whole process.
- What a program writes is put back before each sample into fresh buffers: their pages are drawn
  anew, too. One run that is not timed then touches them (where a second run does the same work).
- A BLAS's threads look for more work for some 100 ms, on the cores of whoever runs next: products
  on two cores took exactly twice as long in the samples after NumPy's, for both of their threads
  then share one core. There each sample begins with a rest.
- A sample is as many runs as last `SAMPLE_SECONDS`, found by trials of each runner; Python's
  garbage collector is off during it. Where a run on the last one's result would do other work, each
  run has a copy of the first arrays of its own.
"""

from __future__ import annotations

import gc
import math
import random
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bench.peers import Runner

# A sample lasts about this long, so that neither the timer nor the wait for the device counts.
SAMPLE_SECONDS = 0.03
# Seconds after which a BLAS's threads sleep: OpenBLAS's look for work for 2^28 ticks of a clock,
# 128 ms at 2.1 GHz.
REST_SECONDS = 0.2
MOST_RUNS = 200
MOST_COPIES = 64


def sample(runners: Mapping[str, Runner], rounds: int, repeatable: bool) -> dict[str, list[float]]:
    """Seconds of one run, by runner, one for each round.

    `repeatable`: a run on what the last one left does the same work.
    """
    runs = {name: _runs(runner, repeatable) for name, runner in runners.items()}
    seconds: dict[str, list[float]] = {name: [] for name in runners}
    order = list(runners)
    draw = random.Random(0)
    for _ in range(rounds):
        draw.shuffle(order)
        for name in order:
            runner = runners[name]
            if "numpy" in runners:
                time.sleep(REST_SECONDS)
            runner.reset(1 if repeatable else runs[name])
            if repeatable:
                runner.run(1)
            with _collector_off():
                start = time.perf_counter()
                runner.run(runs[name])
                seconds[name].append((time.perf_counter() - start) / runs[name])
    return seconds


def _runs(runner: Runner, repeatable: bool) -> int:
    """How many runs make a sample: more of them until they last long enough, as several runs in a
    row take less each than one, and the first ones prepare what later ones use."""
    runner.reset()
    runner.run(1)
    most = MOST_RUNS if repeatable else MOST_COPIES
    runs, wanted = 0, 1
    while wanted > runs:
        runs = wanted
        if not repeatable:
            runner.reset(runs)
        start = time.perf_counter()
        runner.run(runs)
        seconds = time.perf_counter() - start
        wanted = max(1, min(most, math.ceil(runs * SAMPLE_SECONDS / seconds)))
    return runs


@contextmanager
def _collector_off() -> Iterator[None]:
    was_on = gc.isenabled()
    gc.collect(0)
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
