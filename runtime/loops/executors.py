"""Which executor runs the launches of a time loop that is traced, where they are on "auto".

A launch that is traced cannot be measured on its arguments. Yet the time of a program with a time
loop goes into the loop, and an iteration of a loop without decisions (`regular.py`) takes as long
on any data. So some iterations are run on zeros, all of the body as XLA fuses it, and all of it
with native launches, and the faster body is taken. What is found is remembered like a measurement
of a launch (`runtime/choice/decision.py`).

On CPUs only: on a GPU zeros may not find room beside the arrays of the program.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax
from jax.extend.core import Jaxpr, JaxprEqn

from raise_kernel import config
from raise_kernel.costs import costs_of
from raise_kernel.runtime.choice import Choice, TimedCall, decide, measured_at_once
from raise_kernel.runtime.choice.decision import one_device, platform_of
from raise_kernel.runtime.choice.work import COMPILING, Work
from raise_kernel.runtime.loops.bodies import bytes_of, size_of
from raise_kernel.runtime.loops.regular import is_regular
from raise_kernel.runtime.loops.traced_loops import (
    ScanLoop,
    WhileLoop,
    scan_counts,
    updated_apart,
)
from raise_kernel.runtime.native.launch import native_launch_p

# Estimated seconds of a run of a loop from which its executors are weighed, and the iterations that
# a loop is taken to have where their number is not known.
WORTH = 0.02
UNKNOWN = 64
# Iterations that are timed, so that threads wait for each other and caches hold what they hold in a
# loop; fewer where these take longer than so many seconds.
TIMED = 12
LONG = 0.02
# The part of the machine's memory that a measurement may take.
SHARE = 4

Loop = ScanLoop | WhileLoop


def is_worth(program: Jaxpr) -> bool:
    """Whether a program has loops that take long enough to be weighed."""
    if config.executor_of("") != "auto" or getattr(jax.config, "jax_disable_jit", False):
        return False
    device = one_device(set())
    return platform_of(device) == "cpu" and any(_seconds(e) >= WORTH for e in _loops(program))


def _loops(program: Jaxpr) -> Iterator[JaxprEqn]:
    for equation in program.eqns:
        if equation.primitive.name in ("scan", "while"):
            yield equation
        elif equation.primitive.name == "jit":
            yield from _loops(equation.params["jaxpr"].jaxpr)


def _seconds(loop: JaxprEqn) -> float:
    """The estimated time of a loop: each iteration reads and writes what it has."""
    trips = loop.params.get("length", UNKNOWN)
    name = "jaxpr" if loop.primitive.name == "scan" else "body_jaxpr"
    inner = sum(map(_seconds, _loops(loop.params[name].jaxpr)))
    return trips * max(1e-6 * _traffic(loop), inner)


def _traffic(loop: JaxprEqn) -> float:
    """Microseconds that it takes to read the operands of a loop, or those of all launches of an
    iteration, and to write as much again."""
    table = costs_of("cpu")
    assert table is not None
    name = "jaxpr" if loop.primitive.name == "scan" else "body_jaxpr"
    calls = [e for e in loop.params[name].jaxpr.eqns if e.primitive.name == "jit"]
    launches = sum(bytes_of(atom.aval) for call in calls for atom in call.invars)
    operands = sum(bytes_of(atom.aval) for atom in loop.invars)
    return max(operands, launches) / 8 * table.rate("stream")


@dataclass(frozen=True)
class Bodies:
    """A loop, and the same one with native launches."""

    plain: Loop
    own: Loop

    def faster(self) -> Loop:
        """The one whose iterations take less time; the plain one where that is not known."""
        equations = self.plain.equation, self.own.equation
        bodies = self.plain.body.jaxpr, self.own.body.jaxpr
        names = [_targets(body) for body in bodies]
        if names[0] or not names[1] or _seconds(equations[0]) < WORTH:
            return self.plain
        size = sum(bytes_of(atom.aval) for atom in equations[0].invars)
        if not is_regular(bodies[0]) or not has_room(size):
            return self.plain
        traffic, key = _traffic(equations[0]), ("loop", str(bodies[0]), tuple(names[1]))
        call = self._call(
            iterations_of(lcm(self.plain.cycle.length, self.own.cycle.length), traffic)
        )
        choice = weighed(key, traffic, size_of(bodies[0]), call, (self.plain, self.own))
        return self.own if choice.executor == "native" else self.plain

    def _call(self, count: int) -> TimedCall:
        """So many iterations, on zeros."""
        return TimedCall(
            lambda loop: jax.jit(_iterations(loop, count), donate_argnums=1),
            lambda _: [[jnp.zeros(v.shape, v.dtype) for v in part] for part in _parts(self.plain)],
            in_programs=True,
        )


def has_room(size: int) -> bool:
    """Whether the arrays of a loop, of so many bytes, find room twice beside themselves."""
    return 2 * size * SHARE <= os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def iterations_of(cycle: int, traffic: float) -> int:
    """How many iterations are timed, whole cycles of so many, whose arrays take so many
    microseconds to be read and written."""
    wanted = min(TIMED, LONG / max(traffic * 1e-6, 1e-9))
    return cycle * max(1, round(wanted / cycle))


def weighed(
    key: tuple[Hashable, ...],
    traffic: float,
    operations: int,
    call: TimedCall,
    forms: tuple[Any, Any],
) -> Choice:
    """Which of two forms of a loop runs, XLA's or that of native launches, by a measurement of
    `call`, some iterations; it is remembered by `key`. What the call makes its arguments of are
    arrays, also where the loop is traced now."""
    table = costs_of("cpu")
    assert table is not None
    work = Work(table.fixed["stream"], traffic, streamed=traffic)
    work.operations = operations
    work.compiling = 2 * work.operations * COMPILING["cpu"]
    with jax.ensure_compile_time_eval(), measured_at_once():
        return decide(work, "cpu", key, set, call, lambda: forms)


def _parts(loop: Loop) -> tuple[Sequence[Any], Sequence[Any]]:
    """The types of a loop's constants and of what it carries."""
    avals = [argument.aval for argument in loop.body.jaxpr.invars]
    split = loop.used if isinstance(loop, WhileLoop) else scan_counts(loop.equation.params)[0]
    return avals[:split], avals[split:]


def _iterations(loop: Loop, count: int) -> Callable[..., list[Any]]:
    length = loop.cycle.length

    def run(constants: Sequence[Any], start: Sequence[Any]) -> list[Any]:
        def cycle(_: Any, carry: list[Any]) -> list[Any]:
            for _ in range(length):
                carry = updated_apart(loop.body, loop.step(constants, carry))
            return carry

        carry = lax.fori_loop(0, count // length, cycle, loop.shapes.carried(start))
        return loop.shapes.given(carry)

    return run


def _targets(program: Jaxpr) -> list[str]:
    """The native code of a program's launches, by the names that tell it."""
    found: list[str] = []
    for equation in program.eqns:
        if equation.primitive is native_launch_p:
            found += [target.name for target in equation.params["launch"].targets.values()]
        for value in equation.params.values():
            for part in value if isinstance(value, (tuple, list)) else (value,):
                inner = getattr(part, "jaxpr", part)
                if isinstance(inner, Jaxpr):
                    found += _targets(inner)
    return found
