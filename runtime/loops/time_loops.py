"""`raise_kernel.time_loops`: loops of a JAX function without copies of loop-carried arrays.

    @rk.time_loops
    def simulate(a, b, steps):
        return lax.fori_loop(0, steps, lambda _, s: (step[grid, block](*s, n), s[0]), (a, b))

A compiled loop keeps each carried value in one memory, so that arrays that are swapped are
copied in every iteration. A body of two iterations has nothing to copy (`cycles.py`). The results
are those of the loop as it was written.

- `lax.scan`, and `lax.fori_loop` between numbers: JAX unrolls, and runs the epilogue.
- `lax.fori_loop` to a bound that is data: a loop of whole cycles, then its epilogue.
- Any other `lax.while_loop`: each iteration after the first of a body runs if the condition holds;
  a number says in which memories the values are when it ends.
- Where launches select new elements and old ones, the old array is not read if another one that is
  read has these elements, too: asked before the loop, of which there are two then
  (`kept_elements.py`).
- Where native launches are faster, they are in the body (`executors.py`).

Loops inside of loops, branches and jitted functions are seen to as well; those in other
transformations (`shard_map`, custom derivatives) stay as they are.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import jax
import jax.numpy as jnp
from jax import lax
from jax.extend.core import ClosedJaxpr, Jaxpr, JaxprEqn, Literal

from raise_kernel.runtime.choice.decision import is_native_group, native_launches
from raise_kernel.runtime.loops.bodies import carried_values, size_of
from raise_kernel.runtime.loops.cycles import LARGEST_FACTOR, Cycle, cycle_of
from raise_kernel.runtime.loops.executors import Bodies, is_worth
from raise_kernel.runtime.loops.kept_elements import LEAST_ITERATIONS, either, spared_in
from raise_kernel.runtime.loops.traced_loops import ScanLoop, Values, WhileLoop, scan_counts
from raise_kernel.runtime.partition import in_blocks

# Operations that a body may have after its iterations were put together.
MOST_OPERATIONS = 5000


@dataclass(frozen=True)
class LoopReport:
    """One loop of a function: `factor`, its unroll factor, or why it is not unrolled. `devices`:
    what it is on several devices. `spared`: old arrays that it does not read where others hold the
    same elements. `native`: its launches run natively, which was found to be faster. `passes`: how
    many of its steps one pass over memory makes, or why one."""

    where: str
    factor: int
    reason: str = ""
    devices: str = ""
    spared: int = 0
    native: bool = False
    passes: str = ""

    def __str__(self) -> str:
        words = f"unrolled by {self.factor}" if self.factor > 1 else "as it was written"
        arrays = "an old array" if self.spared == 1 else f"{self.spared} old arrays"
        spared = f"{arrays} not read where others hold the same" if self.spared else ""
        native = "its launches run natively" if self.native else ""
        said = (self.reason, spared, native, self.passes, self.devices)
        more = [part for part in said if part]
        return f"{self.where}: {', '.join([words, *more])}"


class Blocks(Protocol):
    """Runs loops on the devices of a mesh, each on its blocks of the arrays."""

    def run(
        self, loop: ScanLoop | WhileLoop, limits: Values, constants: Values, start: Values
    ) -> tuple[list[Any], str] | str:
        """What the loop gives, and words on how; a text where it is not run so: why."""
        ...


class TimeLoops:
    """A JAX function whose loops copy nothing that can be renamed."""

    def __init__(self, function: Callable[..., Any], blocks: Blocks | None = None) -> None:
        self._function = function
        self._blocks = blocks
        functools.update_wrapper(self, function)

    def __call__(self, *args: Any) -> Any:
        return self._traced(args, [])()

    def report(self, *args: Any) -> tuple[LoopReport, ...]:
        """What becomes of each loop; `jax.ShapeDtypeStruct`s do for arrays."""
        found: list[LoopReport] = []
        jax.eval_shape(lambda *args: self._traced(args, found)(), *args)
        return tuple(found)

    def _traced(self, args: Sequence[Any], reports: list[LoopReport]) -> Callable[[], Any]:
        leaves = jax.tree.leaves(args)
        traced, shapes = jax.make_jaxpr(self._function, return_shape=True)(*args)
        tree = jax.tree.structure(shapes)
        twin = None
        if self._blocks is not None and _has_loops(traced):
            with in_blocks():
                twin = jax.make_jaxpr(self._function)(*jax.tree.map(_plain_type, args)).jaxpr
        elif self._blocks is None and not is_native_group() and is_worth(traced.jaxpr, leaves):
            with native_launches():
                twin = jax.make_jaxpr(self._function)(*args).jaxpr
        run = _Run(reports, self._blocks)
        return lambda: jax.tree.unflatten(
            tree, run.program(traced.jaxpr, traced.consts, leaves, twin)
        )


def time_loops(function: Callable[..., Any], blocks: Blocks | None = None) -> TimeLoops:
    """Makes a function of a JAX function: the same results, loops without copies. Loops on split
    arrays become those of one device where `blocks` can make its program."""
    return TimeLoops(function, blocks)


@dataclass(frozen=True)
class _Run:
    """Evaluates a traced program, its loops rewritten; `reports` takes what became of them.

    A `twin` is the same program, traced for blocks of arrays, or without `blocks` with native
    launches: other operations in the same loops.
    """

    reports: list[LoopReport]
    blocks: Blocks | None = None

    def program(
        self,
        jaxpr: Jaxpr,
        constants: Sequence[Any],
        arguments: Sequence[Any],
        twin: Jaxpr | None = None,
    ) -> list[Any]:
        env: dict[Any, Any] = dict(zip(jaxpr.constvars, constants, strict=True))
        env.update(zip(jaxpr.invars, arguments, strict=True))

        def read(atom: Any) -> Any:
            return atom.val if isinstance(atom, Literal) else env[atom]

        for equation, other in zip(jaxpr.eqns, _twins(jaxpr, twin), strict=True):
            results = self.operation(equation, [read(atom) for atom in equation.invars], other)
            env.update(zip(equation.outvars, results, strict=True))
        return [read(atom) for atom in jaxpr.outvars]

    def closed(
        self, program: ClosedJaxpr, arguments: Sequence[Any], twin: ClosedJaxpr | None = None
    ) -> list[Any]:
        return self.program(program.jaxpr, program.consts, arguments, twin and twin.jaxpr)

    def operation(
        self, equation: JaxprEqn, operands: list[Any], twin: JaxprEqn | None = None
    ) -> Sequence[Any]:
        name, params = equation.primitive.name, equation.params
        with equation.ctx.manager:
            if name == "scan":
                return self.scan(equation, operands, twin)
            if name == "while":
                return self.loop(equation, operands, twin)
            if name == "cond" and any(map(_has_loops, params["branches"])):
                branches = [functools.partial(self._branch, b) for b in params["branches"]]
                return lax.switch(operands[0], branches, *operands[1:])
            if name == "jit" and _has_loops(params["jaxpr"]) and _is_plain(params):
                with jax.named_scope(params["name"]):
                    return self.closed(params["jaxpr"], operands, twin and twin.params["jaxpr"])
            bound = equation.primitive.get_bind_params(params)
            results = equation.primitive.bind(*operands, **bound)
            return results if equation.primitive.multiple_results else [results]

    def _branch(self, program: ClosedJaxpr, *operands: Any) -> tuple[Any, ...]:
        return tuple(self.closed(program, operands))

    # --- loops ---

    def scan(
        self, equation: JaxprEqn, operands: list[Any], twin: JaxprEqn | None = None
    ) -> Sequence[Any]:
        split, count = scan_counts(equation.params)
        constants, start, xs = operands[:split], operands[split:][:count], operands[split + count :]
        missed = ""
        plain = not xs and len(equation.outvars) == count
        if self.blocks is not None and twin is not None and plain:
            cycle, report = self._cycle(twin, twin.params["jaxpr"].jaxpr, split, count)
            loop = ScanLoop(twin, self.closed, cycle)
            found = self._on_blocks(self.blocks, loop, report, ([], constants, start))
            if not isinstance(found, str):
                return found
            missed = found
        native = False
        if self.blocks is None and twin is not None and plain:
            equation, native = self._faster(equation, twin, split, count)
        run = functools.partial(self._scan, devices=missed, native=native)
        if plain and self.blocks is None:
            cycle, _ = self._cycle(equation, equation.params["jaxpr"].jaxpr, split, count)
            loop = ScanLoop(equation, self.closed, cycle)
            found = self._in_passes(loop, split, run, (constants, start, xs))
            if found is not None:
                return found
        if not plain or equation.params["length"] < LEAST_ITERATIONS:
            return run(equation, constants, start, xs)
        return self._without_old(equation, "jaxpr", (split, count), run, (constants, start, xs))

    def _scan(
        self, equation: JaxprEqn, constants: Values, start: Values, xs: Values, **said: Any
    ) -> Sequence[Any]:
        body = equation.params["jaxpr"].jaxpr
        cycle, report = self._cycle(equation, body, len(constants), len(start))
        self.reports.append(replace(report, **said))
        return ScanLoop(equation, self.closed, cycle).run_whole(constants, start, xs)

    def loop(
        self, equation: JaxprEqn, operands: list[Any], twin: JaxprEqn | None = None
    ) -> Sequence[Any]:
        tested, used = equation.params["cond_nconsts"], equation.params["body_nconsts"]
        limits, constants = operands[:tested], operands[tested : tested + used]
        start = operands[tested + used :]
        missed = ""
        if self.blocks is not None and twin is not None:
            body = twin.params["body_jaxpr"].jaxpr
            cycle, report = self._cycle(twin, body, used, len(start))
            loop = WhileLoop(twin, self.closed, cycle)
            found = self._on_blocks(self.blocks, loop, report, (limits, constants, start))
            if not isinstance(found, str):
                return found
            missed = found
        native = False
        if self.blocks is None and twin is not None:
            equation, native = self._faster(equation, twin, used, len(start))
        run = functools.partial(self._while, devices=missed, native=native)
        given = limits, start, constants
        if self.blocks is None:
            cycle, _ = self._cycle(equation, equation.params["body_jaxpr"].jaxpr, used, len(start))
            loop = WhileLoop(equation, self.closed, cycle)
            found = self._in_passes(loop, used, run, given)
            if found is not None:
                return found
        return self._without_old(equation, "body_jaxpr", (used, len(start)), run, given)

    def _while(
        self, equation: JaxprEqn, limits: Values, start: Values, constants: Values, **said: Any
    ) -> Sequence[Any]:
        body = equation.params["body_jaxpr"].jaxpr
        cycle, report = self._cycle(equation, body, len(constants), len(start))
        self.reports.append(replace(report, **said))
        return WhileLoop(equation, self.closed, cycle).run_whole(limits, constants, start)

    def _faster(
        self, equation: JaxprEqn, twin: JaxprEqn, first: int, count: int
    ) -> tuple[JaxprEqn, bool]:
        """The loop, which carries arguments of its body from `first` on, or its twin with native
        launches where that is faster; and whether it is that."""
        scans, run = equation.primitive.name == "scan", _Run([])
        kind, name = (ScanLoop, "jaxpr") if scans else (WhileLoop, "body_jaxpr")
        loops = [
            kind(each, run.closed, self._cycle(each, each.params[name].jaxpr, first, count)[0])
            for each in (equation, twin)
        ]
        chosen = Bodies(loops[0], loops[1], _iterations).faster()
        return chosen.equation, chosen is loops[1]

    def _in_passes(
        self,
        loop: ScanLoop | WhileLoop,
        used: int,
        run: functools.partial[Sequence[Any]],
        given: tuple[Values, Values, Values],
    ) -> Sequence[Any] | None:
        """What a loop of one launch gives that makes several steps in one pass over memory; None
        where it has other launches or none."""
        # It takes what proves accesses, which few loops need.
        from raise_kernel.runtime.loops import native_steps

        if not native_steps.has_native_launch(loop.body.jaxpr):
            return None

        def parts(given: Sequence[Values]) -> tuple[Values, Values, Values]:
            limits, start, constants = given if isinstance(loop, WhileLoop) else ([], *given[1::-1])
            return limits, constants, start

        def whole(*given: Values) -> list[Any]:
            return list(run(loop.equation, *given))

        def several(*given: Values) -> list[Any]:
            limits, constants, start = parts(given)
            carried = loop.shapes.carried(start)
            made = loop.passes(passes.several(loop), passes.keep, limits, constants, carried)
            return loop.shapes.given(made)

        first = len(self.reports)
        try:
            passes = native_steps.passes_of(loop, used)
        except native_steps.NoSteps as reason:
            results, said = whole(*given), f"one step a pass: {reason}" if str(reason) else ""
            self.reports[first:] = [replace(self.reports[first], passes=said)]
            return results

        def holds(*given: Values) -> Any:
            limits, constants, start = parts(given)
            asked = passes.holds(constants, start) if passes.asks else jnp.bool_(True)
            return asked & loop.has_left(limits, start, passes.least)

        if passes.asks or passes.least:
            results = either(holds, several, whole, given)
        else:
            results = several(*given)
        _, report = self._cycle(loop.equation, loop.body.jaxpr, used, len(given[1]))
        self.reports[first:] = [replace(report, passes=str(passes), **run.keywords)]
        return results

    def _without_old(
        self,
        equation: JaxprEqn,
        name: str,
        carried: tuple[int, int],
        run: Callable[..., Sequence[Any]],
        given: tuple[Values, Values, Values],
    ) -> Sequence[Any]:
        """A loop that does not read old arrays where others will do, if they will; `name` is that
        of its body, of which `carried` are the first argument that is carried, and how many are.
        The values that it starts with are the second ones that are `given`."""
        body = equation.params[name]
        found = spared_in(body.jaxpr, *carried)
        if found is None:
            return run(equation, *given)
        jaxpr, spared = found
        short = equation.replace(params={**equation.params, name: body.replace(jaxpr=jaxpr)})
        first = len(self.reports)
        results = either(
            lambda *given: spared.holds(given[1]),
            lambda *given: list(run(short, *given)),
            lambda *given: list(run(equation, *given)),
            given,
        )
        report = self.reports[first]
        self.reports[first:] = [replace(report, spared=len(spared.operands))]
        return results

    def _on_blocks(
        self,
        blocks: Blocks,
        loop: ScanLoop | WhileLoop,
        report: LoopReport,
        values: tuple[Values, Values, Values],
    ) -> Values | str:
        """What a loop gives, run by each device on its blocks; why it is not, where it is not."""
        made = blocks.run(loop, *values)
        if isinstance(made, str):
            return made
        results, how = made
        self.reports.append(replace(report, devices=how))
        return results

    def _cycle(
        self, equation: JaxprEqn, body: Jaxpr, first: int, count: int
    ) -> tuple[Cycle, LoopReport]:
        """The cycle of a loop; of one iteration if it is not to be unrolled."""
        cycle = cycle_of(carried_values(body, first, count))
        reason = ""
        if cycle.length > LARGEST_FACTOR:
            reason = f"its arrays need a factor of {cycle.length}"
        elif cycle.length > 1 and cycle.length * size_of(body) > MOST_OPERATIONS:
            reason = f"unrolled by {cycle.length} it has {cycle.length * size_of(body)} operations"
        cycle = Cycle(cycle.following, 1) if reason else cycle
        return cycle, LoopReport(_where(equation), cycle.length, reason)


def _iterations(loop: ScanLoop | WhileLoop, count: int) -> Callable[..., list[Any]]:
    """So many iterations of a loop as it makes them, of its constants and what it carries."""

    def made(constants: Values, start: Values) -> list[Any]:
        def step(_: Any, carry: Values) -> list[Any]:
            return loop.evaluate(loop.body, [*constants, *carry])

        return lax.fori_loop(0, count, step, list(start))

    def run(constants: Values, start: Values) -> list[Any]:
        with native_launches():  # whose executor is known
            return time_loops(made)(constants, start)

    return run


def _plain_type(value: Any) -> Any:
    """The type of an array, without where it lies."""
    if not isinstance(value, jax.Array):
        return value
    weak = jax.typeof(value).weak_type
    return jax.ShapeDtypeStruct(value.shape, value.dtype, weak_type=weak)


def _twins(program: Jaxpr, twin: Jaxpr | None) -> Sequence[JaxprEqn | None]:
    """For each operation of a program that of its twin, where both are loops of the same values, or
    functions."""
    if twin is None or len(twin.eqns) != len(program.eqns):
        return [None] * len(program.eqns)
    return [
        other if _is_like(mine, other) else None
        for mine, other in zip(program.eqns, twin.eqns, strict=True)
    ]


def _plain(aval: Any) -> Any:
    return aval.shape, aval.dtype


def _is_like(mine: JaxprEqn, other: JaxprEqn) -> bool:
    if mine.primitive is not other.primitive or mine.primitive.name not in ("jit", "scan", "while"):
        return False
    kinds = [[str(_plain(a.aval)) for a in e.invars] for e in (mine, other)]
    names = ("cond_nconsts", "body_nconsts", "num_consts", "num_carry", "length", "reverse")
    return kinds[0] == kinds[1] and all(
        mine.params.get(name) == other.params.get(name) for name in names
    )


def _has_loops(program: ClosedJaxpr) -> bool:
    for equation in program.jaxpr.eqns:
        if equation.primitive.name in ("scan", "while"):
            return True
        inner = equation.params.get("branches", (equation.params.get("jaxpr"),))
        if equation.primitive.name in ("jit", "cond") and any(map(_has_loops, inner)):
            return True
    return False


def _is_plain(params: dict[str, Any]) -> bool:
    """Whether a jitted function says nothing of where its arguments and results lie."""
    shardings = (*params["in_shardings"], *params["out_shardings"])
    return all(type(sharding).__name__ == "UnspecifiedValue" for sharding in shardings)


def _where(equation: JaxprEqn) -> str:
    """The line of the program that a loop stands on."""
    traceback = equation.source_info.traceback
    for frame in traceback.frames if traceback is not None else ():
        if "/jax/" not in frame.file_name and "raise_kernel/" not in frame.file_name:
            return f"{frame.file_name}:{frame.line_num}"
    return equation.primitive.name
