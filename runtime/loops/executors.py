"""Which executor runs the launches of a time loop that is traced, where they are on "auto".

A launch that is traced cannot be measured on its arguments. Yet the time of a program with a time
loop goes into the loop, and an iteration of a loop without decisions (`regular.py`) takes as long
on any data. So some iterations are run on zeros, all of the body as XLA fuses it, and all of it
with native launches, several steps of which may be one pass over memory (`native_steps.py`), and
the faster loop is taken. What is found is remembered like a measurement of a launch
(`runtime/choice/decision.py`).

Nothing is measured where arrays may lie on several devices, or where the zeros may not find room
beside the arrays of the program.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any

import jax
import jax.numpy as jnp
from jax.extend.core import Jaxpr, JaxprEqn

from raise_kernel import config
from raise_kernel.costs import Costs, costs_of
from raise_kernel.runtime.choice import Choice, TimedCall, decide, measured_at_once
from raise_kernel.runtime.choice.decision import one_device, platform_of
from raise_kernel.runtime.choice.work import COMPILING, Work
from raise_kernel.runtime.loops.bodies import bytes_of, size_of
from raise_kernel.runtime.loops.regular import is_regular
from raise_kernel.runtime.loops.traced_loops import ScanLoop, WhileLoop, scan_counts
from raise_kernel.runtime.native.launch import native_launch_p
from raise_kernel.runtime.partition import is_partitioned

# Estimated seconds of a run of a loop from which its executors are weighed, by platform, and the
# iterations that a loop is taken to have where their number is not known.
WORTH = {"cpu": 0.02, "cuda": 0.05}
UNKNOWN = 64
# Iterations that are timed, if the loop has so many. On a CPU threads wait for each other then,
# caches hold what they hold in a loop, and most iterations write over old arrays where they may; on
# a GPU there are several passes over memory. Fewer where these take longer than so many seconds.
TIMED = {"cpu": 24, "cuda": 96}
LONG = {"cpu": 0.1, "cuda": 0.02}
# The part of the machine's memory that a measurement may take, and of a GPU's memory that is free.
SHARE, DEVICE_SHARE = 4, 2

Loop = ScanLoop | WhileLoop
# Makes so many iterations of a loop, of its constants and what it carries.
Iterations = Callable[[Loop, int], Callable[..., list[Any]]]


def is_worth(program: Jaxpr, arguments: Sequence[Any]) -> bool:
    """Whether a program, which is traced for these arguments, has loops that take long enough to be
    weighed."""
    if config.executor_of("") != "auto" or getattr(jax.config, "jax_disable_jit", False):
        return False
    platform = _platform()
    if platform not in WORTH or any(map(is_partitioned, arguments)):
        return False
    return any(_seconds(loop, platform) >= WORTH[platform] for loop in _loops(program))


def _platform() -> str:
    return platform_of(one_device(set()))


def table_of(platform: str) -> Costs:
    """What operations take on a platform whose loops are weighed."""
    table = costs_of(platform)
    assert table is not None
    return table


def _loops(program: Jaxpr) -> Iterator[JaxprEqn]:
    for equation in program.eqns:
        if equation.primitive.name in ("scan", "while"):
            yield equation
        elif equation.primitive.name == "jit":
            yield from _loops(equation.params["jaxpr"].jaxpr)


def _seconds(loop: JaxprEqn, platform: str) -> float:
    """The estimated time of a loop: each iteration reads and writes what it has."""
    trips = loop.params.get("length", UNKNOWN)
    name = "jaxpr" if loop.primitive.name == "scan" else "body_jaxpr"
    inner = sum(_seconds(each, platform) for each in _loops(loop.params[name].jaxpr))
    return trips * max(1e-6 * _traffic(loop, platform), inner)


def _traffic(loop: JaxprEqn, platform: str) -> float:
    """Microseconds that it takes to read the operands of a loop, or those of all launches of an
    iteration, and to write as much again."""
    name = "jaxpr" if loop.primitive.name == "scan" else "body_jaxpr"
    calls = [e for e in loop.params[name].jaxpr.eqns if e.primitive.name == "jit"]
    launches = sum(bytes_of(atom.aval) for call in calls for atom in call.invars)
    operands = sum(bytes_of(atom.aval) for atom in loop.invars)
    return max(operands, launches) / 8 * table_of(platform).rate("stream")


@dataclass(frozen=True)
class Bodies:
    """A loop, and the same one with native launches; `run` makes iterations of either."""

    plain: Loop
    own: Loop
    run: Iterations

    def faster(self) -> Loop:
        """The one whose iterations take less time; the plain one where that is not known."""
        platform, equation = _platform(), self.plain.equation
        bodies = self.plain.body.jaxpr, self.own.body.jaxpr
        names = [_targets(body) for body in bodies]
        if names[0] or not names[1] or _seconds(equation, platform) < WORTH[platform]:
            return self.plain
        size = sum(bytes_of(atom.aval) for atom in equation.invars)
        if not is_regular(bodies[0]) or not has_room(size):
            return self.plain
        traffic, key = _traffic(equation, platform), ("loop", str(bodies[0]), tuple(names[1]))
        cycle = lcm(self.plain.cycle.length, self.own.cycle.length)
        trips = equation.params.get("length", UNKNOWN)
        call = self._call(iterations_of(cycle, traffic, platform, trips))
        choice = weighed(key, traffic, size_of(bodies[0]), call, (self.plain, self.own), platform)
        return self.own if choice.executor == "native" else self.plain

    def _call(self, count: int) -> TimedCall:
        """So many iterations, on zeros."""
        return TimedCall(
            lambda loop: jax.jit(self.run(loop, count), donate_argnums=1),
            lambda _: [[jnp.zeros(v.shape, v.dtype) for v in part] for part in _parts(self.plain)],
            in_programs=True,
        )


def has_room(size: int) -> bool:
    """Whether the arrays of a loop, of so many bytes, find room twice beside themselves."""
    device = one_device(set())
    if device.platform == "cpu":
        return 2 * size * SHARE <= os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    stats = device.memory_stats() or {}
    free = stats.get("bytes_limit", 0) - stats.get("bytes_in_use", 0)
    return 2 * size * DEVICE_SHARE <= free


def iterations_of(cycle: int, traffic: float, platform: str, trips: int) -> int:
    """How many iterations of so many `trips` are timed, whole cycles, whose arrays take so many
    microseconds to be read and written."""
    wanted = min(TIMED[platform], LONG[platform] / max(traffic * 1e-6, 1e-9), trips)
    return cycle * max(1, round(wanted / cycle))


def weighed(
    key: tuple[Hashable, ...],
    traffic: float,
    operations: int,
    call: TimedCall,
    forms: tuple[Any, Any],
    platform: str,
) -> Choice:
    """Which of two forms of a loop runs, XLA's or that of native launches, by a measurement of
    `call`, some iterations; it is remembered by `key`. What the call makes its arguments of are
    arrays, also where the loop is traced now."""
    work = Work(table_of(platform).fixed["stream"], traffic, streamed=traffic)
    work.operations = operations
    work.compiling = 2 * work.operations * COMPILING[platform]
    if platform == "cuda" and work.is_large:  # too long to compile twice, and nothing is known
        return Choice("xla", "default", platform)
    with jax.ensure_compile_time_eval(), measured_at_once():
        return decide(work, platform, key, set, call, lambda: forms)


def _parts(loop: Loop) -> tuple[Sequence[Any], Sequence[Any]]:
    """The types of a loop's constants and of what it carries."""
    avals = [argument.aval for argument in loop.body.jaxpr.invars]
    split = loop.used if isinstance(loop, WhileLoop) else scan_counts(loop.equation.params)[0]
    return avals[:split], avals[split:]


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
