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

Loops inside of loops, branches and jitted functions are seen to as well; those in other
transformations (`shard_map`, custom derivatives) stay as they are.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
from jax import lax
from jax.extend.core import ClosedJaxpr, Jaxpr, JaxprEqn, Literal

from raise_kernel.runtime.loops.bodies import carried_values, size_of, upper_bound
from raise_kernel.runtime.loops.cycles import LARGEST_FACTOR, Cycle, cycle_of
from raise_kernel.runtime.loops.shapes import carried_shapes

# Operations that a body may have after its iterations were put together.
MOST_OPERATIONS = 5000


@dataclass(frozen=True)
class LoopReport:
    """One loop of a function: `factor`, its unroll factor, or why it is not unrolled."""

    where: str
    factor: int
    reason: str = ""

    def __str__(self) -> str:
        words = f"unrolled by {self.factor}" if self.factor > 1 else "as it was written"
        return f"{self.where}: {words}{f', {self.reason}' if self.reason else ''}"


class TimeLoops:
    """A JAX function whose loops copy nothing that can be renamed."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
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
        run = _Run(reports)
        return lambda: jax.tree.unflatten(tree, run.program(traced.jaxpr, traced.consts, leaves))


def time_loops(function: Callable[..., Any]) -> TimeLoops:
    """Makes a function of a JAX function: the same results, loops without copies."""
    return TimeLoops(function)


def _scan_counts(params: dict[str, Any]) -> tuple[int, int]:
    """How many operands of a scan are constants, and how many are carried."""
    if "num_consts" in params:
        return params["num_consts"], params["num_carry"]
    constants, carried, _ = params["ft_in"].unpack()  # JAX 0.11
    return len(constants), len(carried)


@dataclass(frozen=True)
class _Run:
    """Evaluates a traced program, its loops rewritten; `reports` takes what became of them."""

    reports: list[LoopReport]

    def program(
        self, jaxpr: Jaxpr, constants: Sequence[Any], arguments: Sequence[Any]
    ) -> list[Any]:
        env: dict[Any, Any] = dict(zip(jaxpr.constvars, constants, strict=True))
        env.update(zip(jaxpr.invars, arguments, strict=True))

        def read(atom: Any) -> Any:
            return atom.val if isinstance(atom, Literal) else env[atom]

        for equation in jaxpr.eqns:
            results = self.operation(equation, [read(atom) for atom in equation.invars])
            env.update(zip(equation.outvars, results, strict=True))
        return [read(atom) for atom in jaxpr.outvars]

    def closed(self, program: ClosedJaxpr, arguments: Sequence[Any]) -> list[Any]:
        return self.program(program.jaxpr, program.consts, arguments)

    def operation(self, equation: JaxprEqn, operands: list[Any]) -> Sequence[Any]:
        name, params = equation.primitive.name, equation.params
        with equation.ctx.manager:
            if name == "scan":
                return self.scan(equation, operands)
            if name == "while":
                return self.loop(equation, operands)
            if name == "cond" and any(map(_has_loops, params["branches"])):
                branches = [functools.partial(self._branch, b) for b in params["branches"]]
                return lax.switch(operands[0], branches, *operands[1:])
            if name == "jit" and _has_loops(params["jaxpr"]) and _is_plain(params):
                with jax.named_scope(params["name"]):
                    return self.closed(params["jaxpr"], operands)
            bound = equation.primitive.get_bind_params(params)
            results = equation.primitive.bind(*operands, **bound)
            return results if equation.primitive.multiple_results else [results]

    def _branch(self, program: ClosedJaxpr, *operands: Any) -> tuple[Any, ...]:
        return tuple(self.closed(program, operands))

    # --- loops ---

    def scan(self, equation: JaxprEqn, operands: list[Any]) -> Sequence[Any]:
        params = equation.params
        body = params["jaxpr"]
        split, count = _scan_counts(params)
        constants, start, xs = operands[:split], operands[split:][:count], operands[split + count :]
        cycle = self._cycle(equation, body.jaxpr, split, count)
        factor = cycle.length * -(-int(params["unroll"]) // cycle.length)
        shapes = carried_shapes(body.jaxpr, split, count)

        def iteration(carry: Any, x: Any) -> tuple[Any, Any]:
            results = self.closed(body, [*constants, *shapes.given(carry), *x])
            return shapes.carried(results[:count]), results[count:]

        length, reverse, first = params["length"], params["reverse"], shapes.carried(start)
        carry, ys = lax.scan(iteration, first, xs, length=length, reverse=reverse, unroll=factor)
        return [*shapes.given(carry), *ys]

    def loop(self, equation: JaxprEqn, operands: list[Any]) -> Sequence[Any]:
        params = equation.params
        tested, used = params["cond_nconsts"], params["body_nconsts"]
        limits, constants = operands[:tested], operands[tested : tested + used]
        start = operands[tested + used :]
        condition, body = params["cond_jaxpr"], params["body_jaxpr"]
        cycle = self._cycle(equation, body.jaxpr, used, len(start))
        shapes = carried_shapes(body.jaxpr, used, len(start))
        start = shapes.carried(start)

        def holds(carry: Sequence[Any]) -> Any:
            return self.closed(condition, [*limits, *shapes.given(carry)])[0]

        def iteration(carry: Sequence[Any]) -> list[Any]:
            return shapes.carried(self.closed(body, [*constants, *shapes.given(carry)]))

        if cycle.length == 1:
            return shapes.given(lax.while_loop(holds, iteration, start))
        carried = carried_values(body.jaxpr, used, len(start))
        counted = upper_bound(condition.jaxpr, tested, carried, body.jaxpr)
        if counted is None:
            return shapes.given(_tested(cycle, holds, iteration, start))
        position, bound = counted

        def several(carry: Sequence[Any]) -> Any:
            """Whether a whole cycle of iterations is left."""
            given = dict(zip(condition.jaxpr.invars, [*limits, *carry], strict=True))
            limit = bound.val if isinstance(bound, Literal) else given[bound]
            count = carry[position]
            least = np.iinfo(count.dtype).min + cycle.length
            return (limit >= least) & (count <= limit - cycle.length)

        def iterations(carry: Sequence[Any]) -> Sequence[Any]:
            for _ in range(cycle.length):
                carry = iteration(carry)
            return carry

        last = lax.while_loop(holds, iteration, lax.while_loop(several, iterations, start))
        return shapes.given(last)

    def _cycle(self, equation: JaxprEqn, body: Jaxpr, first: int, count: int) -> Cycle:
        """The cycle of a loop; of one iteration if it is not to be unrolled."""
        cycle = cycle_of(carried_values(body, first, count))
        reason = ""
        if cycle.length > LARGEST_FACTOR:
            reason = f"its arrays need a factor of {cycle.length}"
        elif cycle.length > 1 and cycle.length * size_of(body) > MOST_OPERATIONS:
            reason = f"unrolled by {cycle.length} it has {cycle.length * size_of(body)} operations"
        cycle = Cycle(cycle.following, 1) if reason else cycle
        self.reports.append(LoopReport(_where(equation), cycle.length, reason))
        return cycle


def _tested(
    cycle: Cycle,
    holds: Callable[[Sequence[Any]], Any],
    iteration: Callable[[Sequence[Any]], Sequence[Any]],
    start: Sequence[Any],
) -> list[Any]:
    """A loop that tests before each iteration, some iterations in one body.

    An iteration that is not made leaves all memories as they are; `phase` counts the iterations of
    the last body, and with it which memory holds which value.
    """
    slots = [cycle.slots(made) for made in range(cycle.length)]
    size = len(start)

    def one(made: int, memories: Sequence[Any]) -> tuple[list[Any], Any]:
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


def _ordered(order: Sequence[int], memories: Sequence[Any]) -> list[Any]:
    return [memories[slot] for slot in order]


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
