"""Times two programs against each other on the arguments of one call.

They take turns, so that what else the machine does falls on both. The first run of each compiles
it and is not counted. Then rounds follow until their time is used up, or until one of the two is
clearly faster in two of them. So a measurement takes three runs of each program, or two and
`SECONDS` more.

On a GPU, to start a run and to wait for it takes as long as a short program, which hides a tenth
between two of them. So from the second round on several runs are started, and waited for at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax

Program = Callable[..., object]

SECONDS = 0.2
ROUNDS = 15
# Where a round takes `SHORT` seconds or more, `SURE` are enough to tell programs apart of which one
# takes so many times as long. One is not: who waits for a core of a busy machine in it waits for
# ten times as long as a short program takes, and what is found is kept on disk.
SURE = 2
CLEAR = 3.0
SHORT = 1e-3
# Runs that are started at once take so many seconds at most, and so much of the free memory: one
# byte in four, or these where the device does not tell.
TOGETHER = 5e-3
TOGETHER_SHARE = 4
TOGETHER_BYTES = 1 << 30
TOGETHER_RUNS = 20
NO_MEMORY = "RESOURCE_EXHAUSTED"


@dataclass(frozen=True)
class TimedCall:
    """A call that can be repeated: the program of a form of it, as a lowered kernel, and the
    arguments of one run, of which a program may take over the memory. `where` gives the devices of
    arguments that are not there yet. `in_programs`: other programs make the call, whose time says
    what it takes on XLA."""

    program: Callable[[Any], Program]
    values: Callable[[Any], Sequence[Any]]
    where: Callable[[], set[Any]] | None = None
    in_programs: bool = False

    def devices(self, form: Any) -> set[Any]:
        """The devices that the arguments are on."""
        return self.where() if self.where is not None else devices_of(self.values(form))


def devices_of(values: Sequence[Any]) -> set[Any]:
    """The devices that arrays are on, or were before they were donated."""
    arrays = (value for value in values if isinstance(value, jax.Array))
    return set().union(*(array.sharding.device_set for array in arrays))


def seconds(call: TimedCall, kernels: Sequence[Any], *, overlap: bool = False) -> list[float]:
    """The least time of a run of each form, compiled and warm; infinite where there is not
    enough memory for it. `overlap`: a run goes on after the call that starts it, and several may
    be started. Raises what the last one raises where there is not enough for any."""
    programs = [call.program(kernel) for kernel in kernels]
    best = [float("inf")] * len(programs)
    able: list[int] = []
    failure: Exception | None = None
    size = 0

    def timed(number: int, runs: int = 1) -> float:
        nonlocal size
        kernel, program = kernels[number], programs[number]
        values = jax.block_until_ready([call.values(kernel) for _ in range(runs)])
        start = time.perf_counter()
        results = jax.block_until_ready([program(*one) for one in values])
        end = time.perf_counter()
        # What a run takes over of its arguments, copies of its own, are results.
        size = max(size, _bytes(jax.tree.leaves(results)) // runs)
        return (end - start) / runs

    for number in range(len(programs)):
        try:
            timed(number)
            able.append(number)
        except jax.errors.JaxRuntimeError as error:
            if NO_MEMORY not in str(error):
                raise
            failure = error
    if failure is not None and not able:
        raise failure
    room = _room(call.values(kernels[able[0]])) if overlap else 0
    start = time.perf_counter()
    runs = 1
    for done in range(1, 1 + (ROUNDS if len(able) > 1 or len(kernels) == 1 else 1)):
        try:
            for number in able:
                best[number] = min(best[number], timed(number, runs))
        except jax.errors.JaxRuntimeError as error:
            if NO_MEMORY not in str(error) or runs == 1:
                raise
            return best  # one run at a time has found its memory
        fastest, slowest = min(best), max(best)
        clear = len(best) > 1 and slowest >= CLEAR * fastest and fastest >= SHORT
        if clear and done >= SURE:
            break
        if time.perf_counter() - start >= SECONDS:
            break
        if overlap:
            runs = runs_at_once(fastest, size, room=room)
    return best


def runs_at_once(
    seconds: float, size: int, total: float = TOGETHER, room: int = TOGETHER_BYTES
) -> int:
    """How many runs of so many seconds and bytes are started at once, for `total` seconds and in
    `room` bytes."""
    most = min(TOGETHER_RUNS, room // max(1, size), int(total / max(seconds, 1e-9)))
    return max(1, most)


def _room(values: Sequence[Any]) -> int:
    """The bytes that several runs may take on the device of a run's arguments."""
    stats = [device.memory_stats() for device in devices_of(values)]
    free = [s["bytes_limit"] - s["bytes_in_use"] for s in stats if s and "bytes_limit" in s]
    return min(free, default=TOGETHER_SHARE * TOGETHER_BYTES) // TOGETHER_SHARE


def _bytes(values: Sequence[Any]) -> int:
    return sum(value.nbytes for value in values if isinstance(value, jax.Array))
