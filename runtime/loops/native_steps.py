"""Time loops on one device whose body is one launch, several steps of which are one pass.

    while ...: a, b = k(a, b), a
    ->  while at least K + 1 are left: a, b = K steps of k(a, b), a
        while ...: a, b = k(a, b), a

A body is such where a launch of a kernel's own code makes the new value of one array of this
array's elements around its own, other arrays take over older values of it, and all else are
numbers that no array has a say in. What the launch reads besides does not change in the loop. An
iteration may make the launch several times (`launch_bodies.py`): a pass is whole iterations.

An element that the launch does not write is its array's old one. A pass hands on those of the array
that it reads; so the arrays that change places have to hold the same there, which is asked before
the loop. The last iterations are made one by one: they leave the older values where they belong.

On a CPU one step is a pass, and one array less (`native/over_old.py`):

    while ...: a, b, c = k(a, b, c), a, b
    ->  while at least 3 are left: a, b = k(a, b, b), a
        while ...: a, b, c = k(a, b, c), a, b
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax
from jax.extend.core import Jaxpr, JaxprEqn, Literal

from raise_kernel import config
from raise_kernel.runtime.loops.cycles import Carried as Memory
from raise_kernel.runtime.loops.cycles import cycle_of
from raise_kernel.runtime.loops.kept_elements import LEAST_BYTES, bits_of
from raise_kernel.runtime.loops.launch_bodies import (
    Body,
    Carried,
    Constant,
    New,
    Number,
    Token,
    body_of,
    is_array,
)
from raise_kernel.runtime.loops.traced_loops import ScanLoop, Several, Values, WhileLoop
from raise_kernel.runtime.native.gpu.driver import driver
from raise_kernel.runtime.native.gpu.steps.choice import chosen
from raise_kernel.runtime.native.gpu.steps.shape import Tiles
from raise_kernel.runtime.native.gpu.steps.stencil import NoSteps, Stencil
from raise_kernel.runtime.native.launch import NativeLaunch, native_launch_p
from raise_kernel.runtime.native.steps import Steps
from raise_kernel.runtime.sharding.exchange_cost import machine_of

# Iterations of which enough have one array less: up to eight that follow are single ones.
LEAST_OVER_OLD = 16


@dataclass(frozen=True)
class Passes:
    """How `steps` launches of a loop, whole iterations, are made in one pass: `several`. At least
    `keep` iterations are made one by one. `alike` are the positions of the arrays that are to hold
    the same elements where the launch keeps them, and `constant` a constant of the loop that is,
    too. `shapes` are those that the launch takes its operands in. `left` are the positions of older
    values that passes do not hand on, and `cycle` is that of the other ones, if it is another one
    than the loop's. A loop of fewer iterations than `least` is left as it is."""

    body: Body
    steps: int
    stencil: Stencil
    launch: NativeLaunch
    shapes: tuple[tuple[int, ...], ...]
    keep: int
    alike: tuple[int, ...]
    constant: int | None
    left: frozenset[int] = frozenset()
    cycle: int | None = None
    least: int = 0

    def __str__(self) -> str:
        if self.left:
            return "new values are written over the oldest ones that are read"
        return f"{self.steps} steps a pass"

    @property
    def iterations(self) -> int:
        """How many iterations are one pass."""
        return self.steps // self.body.launches

    @property
    def asks(self) -> bool:
        """Whether some elements are kept."""
        stencil = self.stencil
        whole = tuple((0, n - 1) for n in stencil.shape)
        return stencil.box != whole and len(self.alike) + (self.constant is not None) > 1

    def holds(self, constants: Values, start: Values) -> Any:
        """Whether the arrays hold the same elements where the launch keeps them."""
        arrays = [start[position] for position in self.alike]
        arrays += [constants[self.constant]] if self.constant is not None else []
        stencil = self.stencil
        first, *others = (bits_of(lax.reshape(a, stencil.shape[::-1])) for a in arrays)
        found: Any = jnp.bool_(True)
        for dim, (low, high) in enumerate(reversed(stencil.box)):
            for side in (slice(0, low), slice(high + 1, None)):
                part = (*(slice(None),) * dim, side)
                for other in others:
                    found = found & jnp.all(first[part] == other[part])
        return found

    def several(self, loop: ScanLoop | WhileLoop) -> Several:
        """What makes so many iterations of a loop in one."""

        def step(constants: Values, carry: Values) -> list[Any]:
            given = loop.shapes.given(carry)
            values = [_value(one, constants, given) for one in self.body.operands]
            values = [lax.reshape(v, s) for v, s in zip(values, self.shapes, strict=True)]
            (new,) = native_launch_p.bind(*values, launch=self.launch)
            numbers = self._numbers(loop, constants, given)
            results = []
            for position, one in enumerate(self.body.after):
                if position in self.left:
                    results.append(given[position])
                elif isinstance(one, New):
                    results.append(lax.reshape(new, jnp.shape(given[position])))
                elif isinstance(one, Number):
                    results.append(numbers[position])
                else:
                    results.append(_value(one, constants, given))
            return loop.shapes.carried(results)

        return Several(self.iterations, step, self.cycle)

    def _numbers(
        self, loop: ScanLoop | WhileLoop, constants: Values, given: Values
    ) -> dict[int, Any]:
        """The numbers that so many iterations end with, by their positions."""
        program, now = loop.body.jaxpr, list(given)
        wanted = [k for k, one in enumerate(self.body.after) if isinstance(one, Number)]
        for _ in range(self.iterations if wanted else 0):
            env: dict[Any, Any] = dict(zip(program.constvars, loop.body.consts, strict=True))
            env |= zip(program.invars, [*constants, *now], strict=True)
            for equation in _of_numbers(program, len(constants)):
                values = [v.val if isinstance(v, Literal) else env[v] for v in equation.invars]
                env |= zip(equation.outvars, _run(equation, values), strict=True)
            for position in wanted:
                out = program.outvars[position]
                now[position] = out.val if isinstance(out, Literal) else env[out]
        return {position: now[position] for position in wanted}


def _of_numbers(program: Jaxpr, used: int) -> list[JaxprEqn]:
    """The operations of a body that take no array which the loop carries, nor what is made of one.
    Raises `NoSteps` where a number that it carries is made by others."""
    carried = program.invars[used:]
    known = {v for v in carried if not is_array(v)} | {*program.constvars, *program.invars[:used]}
    found = []
    for equation in program.eqns:
        if all(isinstance(v, Literal) or v in known for v in equation.invars):
            found.append(equation)
            known.update(equation.outvars)
    for variable, out in zip(carried, program.outvars, strict=True):
        if not is_array(variable) and not isinstance(out, Literal) and out not in known:
            raise NoSteps("a number that it carries depends on arrays")
    return found


def _run(equation: JaxprEqn, values: Values) -> Sequence[Any]:
    bound = equation.primitive.get_bind_params(equation.params)
    with equation.ctx.manager:
        results = equation.primitive.bind(*values, **bound)
    return results if equation.primitive.multiple_results else [results]


def _value(token: Token, constants: Values, carried: Values) -> Any:
    if isinstance(token, Carried):
        return carried[token.position]
    assert isinstance(token, Constant)
    return constants[token.number] if token.number >= 0 else token.value


def has_native_launch(program: Jaxpr) -> bool:
    """Whether a program has launches of kernels' own code."""
    for equation in program.eqns:
        if equation.primitive is native_launch_p:
            return True
        if equation.primitive.name == "jit" and has_native_launch(equation.params["jaxpr"].jaxpr):
            return True
    return False


def passes_of(loop: ScanLoop | WhileLoop, used: int) -> Passes:
    """How several iterations of a loop with `used` constants are made in one pass. Raises
    `NoSteps`."""
    if loop.at_once < 2:
        raise NoSteps("how many iterations it makes is known only at their end")
    body = body_of(loop.body.jaxpr, used)
    steps, ages = body.launch.steps, body.ages()
    if steps is None:
        raise NoSteps("its launch has no steps")
    for position, one in enumerate(body.after):
        if isinstance(one, Carried) and position not in ages and one.position != position:
            raise NoSteps("it carries arrays that change places, and that its launch does not make")
        is_made = isinstance(one, Number) and is_array(loop.body.jaxpr.outvars[position])
        if isinstance(one, Constant) or is_made:
            raise NoSteps("it carries arrays that its launch does not make")
    _of_numbers(loop.body.jaxpr, used)
    if steps.platform == "cpu" and config.steps_per_pass is None:
        found = _over_old(body, steps)
    else:
        found = _in_tiles(body, steps)
    if loop.at_once < max(found.iterations + found.keep, found.least):
        raise NoSteps("it has fewer iterations")
    return found


def _in_tiles(body: Body, steps: Steps) -> Passes:
    """How several iterations are made in one pass. Raises `NoSteps`."""
    made, ages = body.made, body.ages()
    memories, scalars, written = _operands(body, steps)
    reads = [k for k, one in enumerate(memories) if one == Carried(made)]
    if len(reads) != 1 or reads == [written]:
        raise NoSteps("its launch does not make one array of another one")
    for k, one in enumerate((*memories, *scalars)):
        changes = isinstance(one, Number) or (
            isinstance(one, Carried) and k != written and k != reads[0] and one.position in ages
        )
        if changes:
            raise NoSteps("its launch takes other values that iterations change")
    stencil = steps.stencil(reads[0], written)
    tiles = _tiles(stencil, steps.platform, body.launches)
    alike, constant = _alike(memories[written], ages)
    shapes = tuple(tuple(t.shape) for t in steps.raised.parameters)
    keep = -(-max(ages.values()) // body.launches)
    cycle = _cycle(body, ages) if body.launches > 1 else None
    launch = steps.launch(tiles)
    return Passes(body, tiles.steps, stencil, launch, shapes, keep, alike, constant, cycle=cycle)


def _over_old(body: Body, steps: Steps) -> Passes:
    """How an iteration writes new values over the oldest ones that it reads. Raises `NoSteps`, with
    no word where there are no such."""
    ages = body.ages()
    memories, scalars, written = _operands(body, steps)
    others = [one for k, one in enumerate((*memories, *scalars)) if k != written]
    old = memories[written]
    read = [one.position for one in others if isinstance(one, Carried) and one.position in ages]
    oldest = max(read, key=lambda position: ages[position], default=body.made)
    left = _left(body.after, oldest)
    if oldest == body.made or old == Carried(oldest) or read.count(oldest) > 1:
        raise NoSteps("")
    if body.launches > 1:
        raise NoSteps("")
    if not left or not left.isdisjoint((oldest, body.made, *read)):
        raise NoSteps("")
    if steps.specialized.signature.memories[written].nbytes < LEAST_BYTES:
        raise NoSteps("")
    if any(isinstance(one, Number) for one in others):
        raise NoSteps("its launch takes other values that iterations change")
    number = memories.index(Carried(oldest))
    stencil = steps.over_old(number, written)
    launch = steps.launch_over_old(number, written)
    alike, constant = _alike(old, ages)
    types = [t for k, t in enumerate(steps.raised.parameters) if k != written]
    return Passes(
        replace(body, operands=tuple(others)),
        1,
        stencil,
        launch,
        tuple(tuple(t.shape) for t in types),
        max(ages.values()),
        alike,
        constant,
        left,
        _cycle(body, ages, left),
        LEAST_OVER_OLD,
    )


def _cycle(body: Body, ages: Mapping[int, int], left: frozenset[int] = frozenset()) -> int:
    """After how many launches the memories are back in their places, but for those that are
    `left`. A new value has memory of its own where it is written beside all that is read."""
    carried = [
        Memory("", one.position if isinstance(one, Carried) else None, not left, k in ages)
        for k, one in enumerate(body.after)
    ]
    for position in left:
        carried[position] = Memory("", position, counts=False)
    return cycle_of(carried).length


def _left(after: Sequence[Token], oldest: int) -> frozenset[int]:
    """The positions that hold older values than that one, which comes from it."""
    found, last = set[int](), {oldest}
    while last:
        last = {
            k for k, one in enumerate(after) if isinstance(one, Carried) and one.position in last
        }
        last -= found
        found |= last
    return frozenset(found)


def _operands(body: Body, steps: Steps) -> tuple[Sequence[Token], Sequence[Token], int]:
    """The launch's memories, its scalars, and the number of the memory that it writes. Raises
    `NoSteps`."""
    count = len(steps.specialized.signature.memories)
    if len(steps.raised.written) != 1:
        raise NoSteps("its launch does not make one array of another one")
    return body.operands[:count], body.operands[count:], steps.raised.written[0]


def _alike(old: Token, ages: Mapping[int, int]) -> tuple[tuple[int, ...], int | None]:
    """The positions of arrays that are to hold the same where a launch keeps the `old` one, and the
    constant that is. Raises `NoSteps`."""
    if isinstance(old, Carried):
        return tuple(sorted({*ages, old.position})), None
    assert isinstance(old, Constant)
    if old.number < 0:
        raise NoSteps("its launch writes an array that the loop does not carry")
    return tuple(sorted(ages)), old.number


def _tiles(stencil: Stencil, platform: str, launches: int) -> Tiles:
    if platform != "cuda":
        return chosen(stencil, None, 1, launches)
    machine = machine_of(jax.local_devices(backend="cuda")[0])
    return chosen(stencil, machine, driver().processors, launches)
