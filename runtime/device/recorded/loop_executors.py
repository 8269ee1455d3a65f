"""Which executor runs the launches of a recorded loop, where they are on "auto".

The launches of a loop are weighed as those of a traced one are (`runtime/loops/executors.py`): some
rounds of it on zeros, all of its launches natively against what they are one by one. What a launch
takes alone says little of a loop. On a CPU native code has threads that wait for the next launch,
and finds in a core's cache what the last one left. On a GPU several launches may become one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp

from raise_kernel.runtime.choice import TimedCall
from raise_kernel.runtime.choice.executor import in_group
from raise_kernel.runtime.device.recorded.items import Repeat, Step, Work, forms_of
from raise_kernel.runtime.loops import executors
from raise_kernel.runtime.loops.bodies import size_of
from raise_kernel.runtime.loops.regular import is_regular

# Some rounds, of zero, the scalars, the buffers that stay as they are, and those that are carried.
Rounds = Callable[[Any, Sequence[Any], Mapping[int, Any], Sequence[Any]], list[Any]]


def is_worth(loop: Repeat) -> bool:
    """Whether a loop has launches on "auto", and takes long enough for them to be weighed."""
    lowered = [step.lowered for step in loop.steps if isinstance(step, Step)]
    target = _target(loop)
    if target not in executors.WORTH or any(each.key is None for each in lowered):
        return False
    return loop.rounds * _traffic(loop, target) * 1e-6 >= executors.WORTH[target]


def _target(loop: Repeat) -> str:
    """What the launches of a loop are raised for."""
    steps = (step for step in loop.steps if isinstance(step, Step))
    return next((step.lowered.signature.launch.tensor.target for step in steps), "")


def faster_steps(
    loop: Repeat, carried: Sequence[int], make: Callable[[Repeat], Rounds]
) -> tuple[Work, ...] | None:
    """The steps of a loop by the executor whose rounds take less time; None where that is not
    known. `make` gives a loop's rounds, between which it carries these buffers."""
    if not is_worth(loop):
        return None
    own = replace(loop, steps=_natively(loop.steps))
    names = [[step.executor for step in one.steps] for one in (loop, own)]
    if names[0] == names[1] or "native" not in names[1]:
        return None
    target, memories = _target(loop), _memories(loop)
    traffic = _traffic(loop, target)
    if not executors.has_room(sum(memory.nbytes for memory in memories.values())):
        return None
    count = executors.iterations_of(1, traffic, target, loop.rounds)
    forms = [replace(one, rounds=count, scalars=None) for one in (loop, own)]
    kept = [number for number in memories if number not in carried]

    def zeros() -> list[Any]:
        buffers = {k: jnp.zeros(m.shape, m.dtype) for k, m in memories.items()}
        scalars = [jnp.zeros((), s.dtype) for step in loop.steps for s in step.scalars]
        constants = {k: buffers[k] for k in kept}
        return [jnp.uint32(0), scalars, constants, [buffers[k] for k in carried]]

    body = jax.make_jaxpr(make(forms[0]))(*jax.eval_shape(zeros)).jaxpr
    if not is_regular(body, known=1):
        return None
    kinds = tuple((_key(step), step.memories) for step in loop.steps)
    key = ("recorded loop", kinds, tuple(carried), tuple(map(tuple, names)))
    call = TimedCall(
        lambda one: jax.jit(make(one), donate_argnums=3), lambda _: zeros(), in_programs=True
    )
    choice = executors.weighed(key, traffic, size_of(body), call, (forms[0], forms[1]), target)
    return own.steps if choice.executor == "native" else loop.steps


def _memories(loop: Repeat) -> dict[int, Any]:
    """The memories that a loop takes, by their buffers' numbers."""
    return {number: form for step in loop.steps for number, form in forms_of(step)}


def _natively(steps: Sequence[Work]) -> tuple[Work, ...]:
    """Launches of one kernel stay launches of one."""
    lowered = {id(step.lowered): step.lowered for step in steps if isinstance(step, Step)}
    own = {key: in_group(each) for key, each in lowered.items()}
    return tuple(
        replace(step, lowered=own[id(step.lowered)]) if isinstance(step, Step) else step
        for step in steps
    )


def _key(step: Work) -> Hashable:
    """What tells a step from others in later processes."""
    return step.lowered.key if isinstance(step, Step) else (step.source is None, repr(step.form))


def _traffic(loop: Repeat, target: str) -> float:
    """Microseconds that it takes to read the buffers of a loop, and to write as much again as it
    writes."""
    memories = _memories(loop)
    moved = sum(memory.nbytes for memory in memories.values())
    moved += sum(memories[number].nbytes for number in loop.written)
    return moved / 8 * executors.table_of(target).rate("stream")
