"""The loops of a traced program, to be run again with another body: whole cycles of iterations.

`step` makes an iteration of the loop's constants and of what it carries, in the shapes in which it
carries them (`shapes.py`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any

import numpy as np
from jax import lax
from jax.extend.core import ClosedJaxpr, JaxprEqn, Literal

from raise_kernel.runtime.loops import chunks
from raise_kernel.runtime.loops.bodies import carried_values, upper_bound
from raise_kernel.runtime.loops.cycles import Cycle
from raise_kernel.runtime.loops.reads import is_update
from raise_kernel.runtime.loops.shapes import CarriedShapes, carried_shapes

Values = Sequence[Any]
# Runs a program on values.
Evaluate = Callable[[ClosedJaxpr, Values], list[Any]]
# An iteration: of the constants and the carried values to the carried values.
Step = Callable[[Values, Values], list[Any]]


@dataclass(frozen=True)
class Several:
    """What makes `count` iterations in one; `cycle`: so often until memories are back in their
    places, if that is not the cycle of single iterations."""

    count: int
    step: Step
    cycle: int | None = None

    def length(self, cycle: Cycle) -> int:
        """So often until memories are back in their places, of a loop with this cycle. Where it
        makes one iteration, single ones follow as well after whole cycles of both: then the loop
        ends with each array in its memory, if it has whole cycles, and copies none."""
        own = self.cycle or cycle.length
        return lcm(own, cycle.length) if self.count == 1 else own


@dataclass(frozen=True)
class ScanLoop:
    """A `lax.scan`."""

    equation: JaxprEqn
    evaluate: Evaluate
    cycle: Cycle

    @property
    def body(self) -> ClosedJaxpr:
        return self.equation.params["jaxpr"]

    @functools.cached_property
    def counts(self) -> tuple[int, int]:
        return scan_counts(self.equation.params)

    @functools.cached_property
    def shapes(self) -> CarriedShapes:
        return carried_shapes(self.body.jaxpr, *self.counts)

    @property
    def decided_by(self) -> frozenset[int]:
        """The carried values that say whether there is another iteration."""
        return frozenset()

    def step(self, constants: Values, carry: Values) -> list[Any]:
        return self.iteration(constants, carry, ())[0]

    def iteration(self, constants: Values, carry: Values, x: Values) -> tuple[list[Any], list[Any]]:
        results = self.evaluate(self.body, [*constants, *self.shapes.given(carry), *x])
        count = self.counts[1]
        return self.shapes.carried(results[:count]), results[count:]

    @property
    def at_once(self) -> int:
        """How many iterations may be made without asking whether there is another one."""
        return self.equation.params["length"]

    def run(
        self,
        step: Step,
        limits: Values,
        constants: Values,
        start: Values,
        several: Several | None = None,
    ) -> list[Any]:
        """Of a scan that carries values and does nothing else; `several` of its iterations are made
        in one as long as there are so many."""
        if several is None:
            return self.rest(step, limits, constants, start, self.at_once + 1)
        carried = self.tiles(several, limits, constants, start)
        return self.rest(step, limits, constants, carried, several.count)

    def tiles(
        self, several: Several, limits: Values, constants: Values, start: Values
    ) -> list[Any]:
        """What it carries after `several` of its iterations in one, as often as there are so
        many."""
        tiles, tile = self.at_once // several.count, several.step
        if not tiles:
            return list(start)
        factor = lcm(self._factor, several.count) // several.count
        return lax.scan(
            lambda carry, _: (tile(constants, carry), None),
            list(start),
            length=tiles,
            unroll=factor,
        )[0]

    def rest(
        self, step: Step, limits: Values, constants: Values, start: Values, count: int
    ) -> list[Any]:
        """What it gives after the iterations that no tile of `count` holds."""
        left = self.at_once % count
        if not left:
            return list(start)
        return self._scan(lambda carry, _: (step(constants, carry), []), start, None, left)[0]

    def has_left(self, limits: Values, carry: Values, count: int) -> bool:
        """Whether so many iterations are left before the first one."""
        return self.at_once >= count

    def passes(
        self, several: Several, keep: int, limits: Values, constants: Values, start: Values
    ) -> list[Any]:
        """Of a scan that carries values and does nothing else, what it carries at its end.
        `several` iterations are made in one, which leaves values where a single one does, but for
        the last ones, of which there are at least `keep`."""
        tiles, length = max(0, self.at_once - keep) // several.count, several.length(self.cycle)
        tiles -= tiles % length if several.count == 1 else 0
        carry = list(start)
        if tiles:
            carry, _ = lax.scan(
                lambda carry, _: (several.step(constants, carry), None),
                carry,
                length=tiles,
                unroll=length,
            )
        left = self.at_once - tiles * several.count
        return self._scan(lambda carry, _: (self.step(constants, carry), []), carry, None, left)[0]

    def run_whole(self, constants: Values, start: Values, xs: Values) -> list[Any]:
        def iteration(carry: Values, x: Values) -> tuple[list[Any], list[Any]]:
            carried, y = self.iteration(constants, carry, x)
            return updated_apart(self.body, carried) if self._factor > 1 else carried, y

        carry, ys = self._scan(
            iteration,
            self.shapes.carried(start),
            xs,
            self.at_once,
        )
        return [*self.shapes.given(carry), *ys]

    @property
    def _factor(self) -> int:
        """Iterations of a body."""
        length = self.cycle.length
        return length * -(-int(self.equation.params["unroll"]) // length)

    def _scan(
        self, iteration: Callable[..., Any], start: Values, xs: Any, count: int
    ) -> tuple[Any, Any]:
        reverse, factor = self.equation.params["reverse"], self._factor
        return lax.scan(iteration, list(start), xs, length=count, reverse=reverse, unroll=factor)


def updated_apart(body: ClosedJaxpr, carried: list[Any]) -> list[Any]:
    """What an iteration makes of the carried values, for one of several in a body: arrays with a
    slice updated are in memory. XLA (jaxlib 0.11) would see the update where the next iteration
    reads the slice, and compute it there again: a step of a wave took twice as long on a CPU."""
    return [
        lax.optimization_barrier(value) if is_update(body.jaxpr, result) else value
        for value, result in zip(carried, body.jaxpr.outvars, strict=False)
    ]


def scan_counts(params: dict[str, Any]) -> tuple[int, int]:
    """How many operands of a scan are constants, and how many are carried."""
    if "num_consts" in params:
        return params["num_consts"], params["num_carry"]
    constants, carried, _ = params["ft_in"].unpack()  # JAX 0.11
    return len(constants), len(carried)


@dataclass(frozen=True)
class WhileLoop:
    """A `lax.while_loop`, and what `lax.fori_loop` makes of itself."""

    equation: JaxprEqn
    evaluate: Evaluate
    cycle: Cycle

    @property
    def body(self) -> ClosedJaxpr:
        return self.equation.params["body_jaxpr"]

    @property
    def condition(self) -> ClosedJaxpr:
        return self.equation.params["cond_jaxpr"]

    @property
    def tested(self) -> int:
        """How many constants the condition has."""
        return self.equation.params["cond_nconsts"]

    @property
    def used(self) -> int:
        """How many constants the body has."""
        return self.equation.params["body_nconsts"]

    @property
    def carried(self) -> int:
        return len(self.body.jaxpr.outvars)

    @functools.cached_property
    def shapes(self) -> CarriedShapes:
        return carried_shapes(self.body.jaxpr, self.used, self.carried)

    @functools.cached_property
    def decided_by(self) -> frozenset[int]:
        """The carried values that say whether there is another iteration."""
        program = self.condition.jaxpr
        read = {a for e in program.eqns for a in e.invars if not isinstance(a, Literal)}
        read |= {a for a in program.outvars if not isinstance(a, Literal)}
        return frozenset(k for k, v in enumerate(program.invars[self.tested :]) if v in read)

    def step(self, constants: Values, carry: Values) -> list[Any]:
        results = self.evaluate(self.body, [*constants, *self.shapes.given(carry)])
        return self.shapes.carried(results)

    @functools.cached_property
    def _counted(self) -> Any:
        """The position of its counter and what that is compared to, where it counts by one."""
        carried = carried_values(self.body.jaxpr, self.used, self.carried)
        return upper_bound(self.condition.jaxpr, self.tested, carried, self.body.jaxpr)

    @property
    def at_once(self) -> int:
        """How many iterations may be made without asking whether there is another one."""
        return 1 if self._counted is None else 1 << 31

    def run(
        self,
        step: Step,
        limits: Values,
        constants: Values,
        start: Values,
        several: Several | None = None,
    ) -> list[Any]:
        """With `several` iterations in one as long as there are so many, where it counts them."""
        length = self.cycle.length
        if self._counted is None and length > 1:
            holds, iteration = self._holds(limits), functools.partial(step, constants)
            return list(_tested(self.cycle, holds, iteration, start))
        several = several or Several(1, step)
        if self._counted is None:
            return self.rest(step, limits, constants, start, 0)
        carried = self.tiles(several, limits, constants, start)
        whole = lcm(length, several.count) == 1
        return carried if whole else self.rest(step, limits, constants, carried, several.count)

    def tiles(
        self, several: Several, limits: Values, constants: Values, start: Values
    ) -> list[Any]:
        """What it carries after `several` iterations in one, as often as whole cycles of these are
        left, by what it counts."""
        cycle = self.cycle.length
        length = lcm(cycle, several.count)

        def leaves(carry: Values, count: int) -> Any:
            return self.has_left(limits, carry, count * length)

        def iterations(carry: Values) -> list[Any]:
            for _ in range(length // several.count):
                carry = several.step(constants, carry)
            return list(carry)

        size = max(2, chunks.CHUNK * cycle // length)
        return chunks.loop(leaves, iterations, start, size)

    def passes(
        self, several: Several, keep: int, limits: Values, constants: Values, start: Values
    ) -> list[Any]:
        """What it carries at its end, where it counts its iterations. `several` of them are made in
        one, which leaves values where a single one does, but for the last ones, of which there are
        at least `keep`."""

        def leaves(carry: Values, count: int) -> Any:
            return self.has_left(limits, carry, count * several.count + keep)

        length = several.length(self.cycle)

        def cycle(carry: Values) -> list[Any]:
            for _ in range(length):
                carry = several.step(constants, carry)
            return list(carry)

        carry = chunks.loop(
            lambda carry, count: leaves(carry, count * length),
            cycle,
            start,
            max(2, chunks.CHUNK // length),
        )
        if length > 1 and several.count > 1:
            step = functools.partial(several.step, constants)
            carry = lax.while_loop(lambda carry: leaves(carry, 1), step, carry)
        return self.run(self.step, limits, constants, carry)

    def rest(
        self, step: Step, limits: Values, constants: Values, start: Values, count: int
    ) -> list[Any]:
        """What it gives after the iterations that no tile holds, of any `count`."""
        return lax.while_loop(self._holds(limits), functools.partial(step, constants), list(start))

    def _holds(self, limits: Values) -> Callable[[Values], Any]:
        """Whether there is another iteration."""

        def holds(carry: Values) -> Any:
            given = [
                self.shapes.given_one(k, v) if k in self.decided_by else v
                for k, v in enumerate(carry)
            ]
            return self.evaluate(self.condition, [*limits, *given])[0]

        return holds

    def has_left(self, limits: Values, carry: Values, count: int) -> Any:
        """Whether so many iterations are left, where it counts them."""
        position, bound = self._counted
        given = dict(zip(self.condition.jaxpr.invars, [*limits, *carry], strict=True))
        limit = bound.val if isinstance(bound, Literal) else given[bound]
        made = carry[position]
        # A counter of few bits is never so far from its bound.
        if count > np.iinfo(made.dtype).max:
            return False
        least = np.iinfo(made.dtype).min + count
        return (limit >= least) & (made <= limit - count)

    def run_whole(self, limits: Values, constants: Values, start: Values) -> list[Any]:
        def step(constants: Values, carry: Values) -> list[Any]:
            carried = self.step(constants, carry)
            return updated_apart(self.body, carried) if self.cycle.length > 1 else carried

        return self.shapes.given(self.run(step, limits, constants, self.shapes.carried(start)))


def _tested(
    cycle: Cycle,
    holds: Callable[[Values], Any],
    iteration: Callable[[Values], Values],
    start: Values,
) -> Any:
    """A loop that tests before each iteration, some iterations in one body.

    An iteration that is not made leaves all memories as they are; `phase` counts the iterations of
    the last body, and with it which memory holds which value.
    """
    slots = [cycle.slots(made) for made in range(cycle.length)]
    size = len(start)

    def one(made: int, memories: Values) -> tuple[list[Any], Any]:
        after = slots[(made + 1) % cycle.length]
        results = iteration([memories[slots[made][position]] for position in range(size)])
        changed = list(memories)
        for position in range(size):
            changed[after[position]] = results[position]
        return changed, holds(results)

    def several(state: tuple[Any, ...]) -> tuple[Any, ...]:
        memories, go = one(0, state[0])
        phase = np.int32(1 % cycle.length)
        for made in range(1, cycle.length):
            memories, go, phase = lax.cond(
                go,
                lambda memories, phase, made=made: (
                    *one(made, memories),
                    np.int32((made + 1) % cycle.length) + 0 * phase,
                ),
                lambda memories, phase: (memories, False, phase),
                memories,
                phase,
            )
        return memories, go, phase

    first = (list(start), holds(start), np.int32(0))
    memories, _, phase = lax.while_loop(lambda state: state[1], several, first)
    orders = [functools.partial(_ordered, order) for order in slots]
    return lax.switch(phase, orders, memories)


def _ordered(order: Sequence[int], memories: Values) -> list[Any]:
    return [memories[slot] for slot in order]
