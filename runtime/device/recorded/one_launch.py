"""Recorded loops of one launch whose buffers change places, as the time loops that they are.

    next = k(now), now = k(next)    ->    a, b = k(a, b), a    twice as often

A round has as many launches as it takes until each buffer is back at its place. Written as one
launch and what becomes of the buffers, it is what `rk.time_loops` takes: it renames them as well,
and may make several steps in one pass over memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from jax import lax

from raise_kernel.runtime.device.recorded.items import Repeat, Step
from raise_kernel.runtime.loops.bodies import SMALL


def moves_of(loop: Repeat) -> dict[int, int] | None:
    """For each buffer of a loop, the one that stands in its place at the next launch, where all
    launches are one kernel's own code with the same scalars; None for other loops, for those whose
    buffers stay, and for those of small arrays, which would be copied."""
    steps = [step for step in loop.steps if isinstance(step, Step)]
    if not loop.is_alike or len(steps) < len(loop.steps) or steps[0].executor != "native":
        return None
    first, *others = steps
    if any(step.lowered is not first.lowered for step in others):
        return None
    moves: dict[int, int] = {}
    for step, after in zip(steps, [*others, first], strict=True):
        for number, following in zip(step.memories, after.memories, strict=True):
            if moves.setdefault(number, following) != following:
                return None
    memories = zip(first.memories, first.lowered.signature.memories, strict=True)
    sizes = [memory.nbytes for number, memory in memories if moves[number] != number]
    is_one_to_one = len(set(moves.values())) == len(moves)
    return moves if is_one_to_one and min(sizes, default=0) > SMALL else None


def run_moved(
    loop: Repeat,
    moves: Mapping[int, int],
    held: Mapping[int, Any],
    rounds: Any,
    launch: Callable[[dict[int, Any]], None],
) -> dict[int, Any]:
    """The buffers that a loop writes or moves, after so many rounds from those that it `held`.
    `launch` makes its first launch on buffers by number, and replaces those that it writes."""
    # Nothing else on devices needs what rewrites traced loops.
    from raise_kernel.runtime.loops.time_loops import time_loops

    numbers = [n for n in held if n in moves and (moves[n] != n or n in loop.written)]

    def whole(count: Any, *state: Any) -> Sequence[Any]:
        def step(_: Any, state: Sequence[Any]) -> list[Any]:
            buffers = {**held, **dict(zip(numbers, state, strict=True))}
            launch(buffers)
            return [buffers[moves[number]] for number in numbers]

        return lax.fori_loop(np.int32(0), count, step, list(state))

    count = rounds * np.int32(len(loop.steps))
    return dict(zip(numbers, time_loops(whole)(count, *(held[n] for n in numbers)), strict=True))
