"""Recorded launches as one jitted function: loops are recognized, dead launches dropped.

A value that goes from one launch to the next is what would have been stored (`stored.py`): the
results are those of separate launches, bit for bit. What a later launch reads at several offsets,
as a stencil does, is stored all the same: XLA would compute everything before it once for each
offset.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax
import numpy as np
from jax import lax
from jax.extend.core import ClosedJaxpr

from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.recorded.items import (
    Change,
    Item,
    Repeat,
    Step,
    Work,
    at_ends,
    forms_of,
    needed_before,
    zeros,
)
from raise_kernel.runtime.device.recorded.loop_executors import faster_steps, is_worth
from raise_kernel.runtime.device.recorded.one_launch import moves_of, run_moved
from raise_kernel.runtime.device.recorded.stored import stored_results
from raise_kernel.runtime.loops.chunks import counted_loop
from raise_kernel.runtime.loops.kept_elements import (
    Launched,
    Spared,
    Update,
    either,
    spared,
    update_of,
)
from raise_kernel.runtime.loops.reads import is_update, moving_reads
from raise_kernel.runtime.loops.shapes import CarriedShapes, only_shape, shapes_of_reads

# Programs that are kept; each holds an executable.
PROGRAMS = 256
GPUS = ("cuda", "rocm")
_GATHER = frozenset({"gather"})
NOTHING: Mapping[int, int] = {}


_programs: OrderedDict[Hashable, tuple[Any, list[Item]]] = OrderedDict()


def fused(
    items: Sequence[Item], inputs: Sequence[int], outputs: Sequence[int], spent: int = 0
) -> Callable[..., tuple[Any, ...]]:
    """The items as one function of the inputs to the outputs; jitted once for each structure. The
    first `spent` inputs are donated."""
    program = _jitted(items, inputs, outputs, spent)
    arguments = _arguments(items)
    return lambda *values: program(values[:spent], values[spent:], *arguments)


def lowered(
    items: Sequence[Item], inputs: Sequence[int], outputs: Sequence[int], values: Sequence[Any]
) -> Any:
    """As `jax.stages.Lowered`, for values (`jax.ShapeDtypeStruct`s will do) of the inputs."""
    return _jitted(items, inputs, outputs, 0).lower((), tuple(values), *_arguments(items))


def is_known(
    items: Sequence[Item], inputs: Sequence[int], outputs: Sequence[int], spent: int
) -> bool:
    """Whether such a function was made before."""
    return _key(items, inputs, outputs, spent) in _programs


def _key(
    items: Sequence[Item], inputs: Sequence[int], outputs: Sequence[int], spent: int
) -> tuple[Hashable, ...]:
    return tuple(map(_shape, items)), tuple(inputs), tuple(outputs), spent


def _jitted(
    items: Sequence[Item], inputs: Sequence[int], outputs: Sequence[int], spent: int
) -> Any:
    key = _key(items, inputs, outputs, spent)
    known = _programs.get(key)
    if known is None:
        # The items keep the kernels alive, by whose identity the program is known.
        structure = list(items)
        program = _program(structure, tuple(inputs), tuple(outputs))
        known = (jax.jit(program, donate_argnums=0), structure)
        _programs[key] = known
        while len(_programs) > PROGRAMS:
            _programs.popitem(last=False)
    _programs.move_to_end(key)
    return known[0]


def _arguments(items: Sequence[Item]) -> tuple[list[Any], list[np.int32], np.uint32]:
    """The run-time scalars of each item, the rounds of each loop, and zero."""
    scalars = [_scalars(item) for item in items]
    rounds = [np.int32(item.rounds) for item in items if isinstance(item, Repeat)]
    return scalars, rounds, np.uint32(0)


def _shape(item: Item) -> tuple[Hashable, ...]:
    if isinstance(item, Work):
        return item.shape
    said = item.scalars is not None, item.is_alike, is_worth(item)
    return ("repeat", *said, *(step.shape for step in item.steps))


def _scalars(item: Item) -> Any:
    if isinstance(item, Work):
        return item.scalars
    if item.scalars is not None:
        return item.scalars
    return tuple(scalar for step in item.steps for scalar in step.scalars)


def _program(
    items: Sequence[Item], inputs: tuple[int, ...], outputs: tuple[int, ...]
) -> Callable[..., tuple[Any, ...]]:
    def run(
        spent: Sequence[Any],
        values: Sequence[Any],
        scalars: Sequence[Any],
        rounds: Sequence[Any],
        zero: Any,
    ) -> tuple[Any, ...]:
        env = dict(zip(inputs, (*spent, *values), strict=True))
        counts = iter(rounds)
        for part in parts(items):
            after = needed_before(items[part.end :], set(outputs))
            if isinstance(part.items[0], Repeat):
                count = next(counts)
                if part.written & after:
                    _repeat(part.items[0], env, scalars[part.start], count, after, zero)
            else:
                _steps(part, env, scalars[part.start : part.end], after, zero)
        return tuple(env[number] for number in outputs)

    return run


@dataclass
class Part:
    """Items of a program from `start` on: one loop, or steps that XLA may put together.

    `stored`: what the steps write is in memory afterwards; `in_place`: for that XLA only has to see
    none of it.
    """

    start: int
    items: list[Item]
    stored: bool = False
    in_place: bool = False

    @property
    def end(self) -> int:
        return self.start + len(self.items)

    @property
    def written(self) -> set[int]:
        return set().union(*(item.written for item in self.items))


def parts(items: Sequence[Item]) -> list[Part]:
    """The items, cut before each loop and each step that reads at several offsets what the steps
    just before it write: XLA would compute that again for each of the offsets, but for what native
    code writes. Cut before changes of memory, too: a sum that starts from zeros would compute again
    what the step before it writes."""
    found: list[Part] = []
    writers: dict[int, Part] = {}
    for index, item in enumerate(items):
        if isinstance(item, Repeat):
            found.append(Part(index, [item]))
            writers = {n: part for n, part in writers.items() if n not in item.written}
            continue
        for part in (writers[number] for number in _moved(item) & writers.keys()):
            part.stored = True
        last = found[-1] if found else None
        if isinstance(item, Change) and last is not None:
            last.stored |= any(isinstance(one, Step) for one in last.items)
        if last is None or last.stored or isinstance(last.items[0], Repeat):
            found.append(Part(index, []))
        found[-1].items.append(item)
        if _is_in_memory(item, writers):
            writers = {n: part for n, part in writers.items() if n not in item.written}
        else:
            writers |= dict.fromkeys(item.written, found[-1])
        writers = {number: part for number, part in writers.items() if not part.stored}
    return found


def _moved(item: Work) -> set[int]:
    """The buffers that an item reads at several offsets."""
    if isinstance(item, Change):
        return set()
    return {item.memories[k] for k in moved_reads(item.lowered)}


def _is_in_memory(item: Work, writers: Mapping[int, Part]) -> bool:
    """Whether nothing is computed again where what an item writes is read."""
    if isinstance(item, Change):
        return item.source not in writers
    return item.lowered.executor == "native"


def _steps(
    part: Part,
    env: dict[int, Any],
    scalars: Sequence[Any],
    after: set[int],
    zero: Any,
    spared: Mapping[int, int] = NOTHING,
) -> None:
    """Run a part's steps. What has to be in memory is computed in a branch: XLA stores what a
    branch gives, and takes nothing out of it. On GPUs, and of updates in place, a barrier does
    that, and nothing waits for a condition."""
    steps = [item for item in part.items if isinstance(item, Work)]
    results = sorted(part.written & after)
    shapes = _carried_shapes(steps, results)

    def run() -> list[Any]:
        inner = dict(env)
        for index, (step, given) in enumerate(zip(steps, scalars, strict=True)):
            if not step.written & needed_before(steps[index + 1 :], after):
                continue
            if isinstance(step, Change):
                step.run(inner, zero)
            else:
                _step(step, inner, given, zero, spared.get(part.start + index))
        return shapes.carried([inner[number] for number in results])

    def blank() -> list[Any]:
        return shapes.carried([_blank(steps, number) for number in results])

    if not part.stored or not results:
        values = run()
    elif part.in_place or _is_on_gpu(steps):
        values = lax.optimization_barrier(run())
    else:
        values = lax.cond(zero == 0, run, blank)
    env.update(zip(results, shapes.given(values), strict=True))


def _is_on_gpu(steps: Sequence[Work]) -> bool:
    launches = (step.lowered.signature.launch for step in steps if isinstance(step, Step))
    return any(launch.tensor.target in GPUS for launch in launches)


def _step(
    step: Step, env: dict[int, Any], scalars: Sequence[Any], zero: Any, spared: int | None = None
) -> None:
    """Run one launch; what is not there is blank, or not used. The memory number `spared` stands
    for the old one of its result."""
    signature = step.lowered.signature
    values = [
        env[number] if number in env else zeros(memory, zero)
        for number, memory in zip(step.memories, signature.memories, strict=True)
    ]
    if spared is not None:
        (written,) = step.lowered.raised.written
        values[written] = values[spared]
    results = stored_results(step.lowered, values, scalars, zero)
    for index, value in zip(step.lowered.raised.written, results, strict=True):
        env[step.memories[index]] = value


def moved_reads(lowered: Lowered) -> tuple[int, ...]:
    """The numbers of the memories whose elements a kernel reads at several offsets, or at indices
    that are data.

    XLA would compute what comes before such a kernel at each of the offsets again.
    """
    jaxpr = _traced(lowered)
    memories = _memories(lowered, jaxpr)
    reads = [moving_reads(jaxpr, one) + moving_reads(jaxpr, one, _GATHER) for one in memories]
    return tuple(index for index, count in enumerate(reads) if count > 1)


def _traced(lowered: Lowered) -> Any:
    return _program_of(lowered).jaxpr


def _program_of(lowered: Lowered) -> ClosedJaxpr:
    shapes = [jax.ShapeDtypeStruct(m.shape, m.dtype) for m in lowered.signature.memories]
    scalars = [jax.ShapeDtypeStruct((), s.dtype) for s in lowered.signature.scalars]
    return jax.make_jaxpr(lowered.flat)(*shapes, *scalars)


def _memories(lowered: Lowered, jaxpr: Any) -> Sequence[Any]:
    """The arguments of a kernel's program that are its memories."""
    return jaxpr.invars[: len(lowered.signature.memories)]


def _carried_shapes(steps: Sequence[Work], carried: Sequence[int]) -> CarriedShapes:
    """The shapes in which a loop of launches carries buffers."""
    reads: dict[int, set[tuple[int, ...]]] = {number: set() for number in carried}
    forms: dict[int, tuple[int, ...]] = {}
    for step in steps:
        if isinstance(step, Change):
            forms.setdefault(step.target, step.form.shape)
            continue
        jaxpr = _traced(step.lowered)
        for number, variable in zip(step.memories, _memories(step.lowered, jaxpr), strict=True):
            if number in reads:
                reads[number] |= shapes_of_reads(jaxpr, variable)
                forms[number] = tuple(variable.aval.shape)
    inside = tuple(only_shape(reads[number]) for number in carried)
    return CarriedShapes(inside, tuple(forms[number] for number in carried))


def _repeat(
    loop: Repeat,
    env: dict[int, Any],
    scalars: Sequence[Any],
    rounds: Any,
    after: set[int],
    zero: Any,
) -> None:
    """A loop on the device, which carries what the next round or the end needs."""
    carried = sorted(at_ends(loop, after) & loop.written)
    for number in carried:
        if number not in env:
            env[number] = _blank(loop.steps, number)
    made = _Rounds(loop, carried)
    steps = faster_steps(loop, carried, lambda loop: _Rounds(loop, carried).some)
    if steps is not None:
        made = _Rounds(replace(loop, steps=steps), carried)
    elif made.old is None:
        made = _Rounds(replace(loop, steps=_apart(loop.steps)), carried)
    if made.moves is not None:
        env.update(zip(carried, made.moved(made.moves, env, scalars, zero, rounds), strict=True))
        return
    start = made.shapes.carried([env[number] for number in carried])
    old, some = made.old, functools.partial(made.run, env, scalars, zero, rounds)
    if old is None:
        last = some(start)
    else:
        last = either(
            lambda _, start, __: old.holds(start),
            lambda _, start, __: some(start, old.operands),
            lambda _, start, __: some(start),
            ((), start, ()),
        )
    env.update(zip(carried, made.shapes.given(last), strict=True))


@dataclass(frozen=True)
class _Rounds:
    """The rounds of a loop that carries these buffers. `old` are arrays that it need not read, if
    they hold what others do."""

    loop: Repeat
    carried: Sequence[int]

    @functools.cached_property
    def shapes(self) -> CarriedShapes:
        return _carried_shapes(self.loop.steps, self.carried)

    @functools.cached_property
    def old(self) -> Spared | None:
        return _spared(self.loop.steps, self.carried)

    @functools.cached_property
    def moves(self) -> Mapping[int, int] | None:
        return moves_of(self.loop)

    def moved(
        self,
        moves: Mapping[int, int],
        env: Mapping[int, Any],
        scalars: Sequence[Any],
        zero: Any,
        rounds: Any,
    ) -> list[Any]:
        """What is carried after so many rounds of one launch whose buffers change places."""
        first = self.loop.steps[0]
        assert isinstance(first, Step)
        held = {n: env[n] if n in env else _blank(self.loop.steps, n) for n in moves}
        own = scalars[: len(first.scalars)]
        last = run_moved(self.loop, moves, held, rounds, lambda b: _step(first, b, own, zero))
        return [last[number] for number in self.carried]

    def run(
        self,
        env: Mapping[int, Any],
        scalars: Sequence[Any],
        zero: Any,
        rounds: Any,
        start: Sequence[Any],
        spared: Mapping[int, int] = NOTHING,
    ) -> list[Any]:
        """What is carried after so many rounds."""

        def body(iteration: Any, values: list[Any]) -> list[Any]:
            varies = self.loop.scalars is not None
            own = [s[iteration] for s in scalars] if varies else scalars
            return self._once(env, own, zero, values, spared)

        return counted_loop(rounds, body, start, gpu=_is_on_gpu(self.loop.steps))

    def some(
        self, zero: Any, scalars: Sequence[Any], constants: Mapping[int, Any], start: Sequence[Any]
    ) -> list[Any]:
        """As many rounds as the loop is said to have, of carried buffers as steps take them."""
        rounds = np.int32(self.loop.rounds)
        if self.moves is not None:
            env = {**constants, **dict(zip(self.carried, start, strict=True))}
            return self.moved(self.moves, env, scalars, zero, rounds)
        spared = self.old.operands if self.old is not None else NOTHING
        carried = self.shapes.carried(start)
        return self.shapes.given(self.run(constants, scalars, zero, rounds, carried, spared))

    def _once(
        self,
        env: Mapping[int, Any],
        scalars: Sequence[Any],
        zero: Any,
        values: Sequence[Any],
        spared: Mapping[int, int],
    ) -> list[Any]:
        """A round; `scalars` are those of all its steps."""
        steps, carried = self.loop.steps, self.carried
        inner = {**env, **dict(zip(carried, self.shapes.given(values), strict=True))}
        left = iter(scalars)
        given = [[next(left) for _ in step.scalars] for step in steps]
        for part in parts(steps):
            rest = steps[part.end :]
            part = replace(part, in_place=_stays_in_place(part, rest, carried))
            later = needed_before(rest, set(carried))
            _steps(part, inner, given[part.start : part.end], later, zero, spared)
        return self.shapes.carried([inner[number] for number in carried])


def _apart(steps: Sequence[Work]) -> tuple[Work, ...]:
    """The steps of a loop; what XLA fuses with no other step runs by its faster executor."""
    found = list(steps)
    for part in parts(steps):
        step = steps[part.start]
        if len(part.items) == 1 and isinstance(step, Step) and step.lowered.apart is not None:
            found[part.start] = replace(step, lowered=step.lowered.apart)
    return tuple(found)


def _spared(steps: Sequence[Work], carried: Sequence[int]) -> Spared | None:
    """The old arrays that steps of a loop need not read, by the numbers of the steps."""
    updates: dict[int, Update | None] = {}
    holds: dict[int, Any] = {number: ("before", number) for number in carried}
    launches: dict[int, Launched] = {}
    for index, step in enumerate(steps):
        if isinstance(step, Change):
            holds[step.target] = (index, step.target)
            continue
        lowered = step.lowered
        if id(lowered) not in updates:
            updates[id(lowered)] = update_of(_program_of(lowered))
        update, takes = updates[id(lowered)], [holds.get(n) for n in step.memories]
        holds |= {number: (index, number) for number in step.written}
        if update is not None and lowered.raised.written == (update.old,):
            makes = holds[step.memories[update.old]]
            launches[index] = Launched(update, [*takes, *(None for _ in step.scalars)], makes)
    found = spared(list(launches.values()), [(("before", n), holds[n]) for n in carried])
    if found is None:
        return None
    numbers = list(launches)
    return replace(found, operands={numbers[k]: one for k, one in found.operands.items()})


def _stays_in_place(part: Part, rest: Sequence[Work], carried: Sequence[int]) -> bool:
    """Whether XLA stores what a part of an iteration writes by itself: updates of slices of arrays
    that go on to the next iteration. On a CPU it then computes nothing again."""
    last = set(carried) - set().union(*(step.written for step in rest))
    for step in part.items:
        if not isinstance(step, Step) or step.lowered.signature.launch.tensor.target != "cpu":
            return False
        jaxpr = _traced(step.lowered)
        if not step.written <= last or not all(is_update(jaxpr, out) for out in jaxpr.outvars):
            return False
    return True


def _blank(steps: Sequence[Work], number: int) -> Any:
    """Contents of a buffer that is blank, or that nothing uses, in its form."""
    form = next(form for step in steps for index, form in forms_of(step) if index == number)
    return jax.numpy.zeros(form.shape, form.dtype)
