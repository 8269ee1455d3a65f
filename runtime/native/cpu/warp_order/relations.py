"""The accesses of a kernel as relations between the threads of a warp.

A point has the indices of blocks, threads and loops. The subscript of an access is a quasi-affine
expression of them, wrap-around included, and the conditions and loops around it bound its points.
What is no such expression, but the same for all threads, is one more index; where it follows from
constants in each iteration of a loop, each iteration is a case of its own:

    for (d = 1; d < 16; d *= 2)              // d is 1, 2, 4 or 8
      if (t % (2 * d) == 0) s[t] += s[t + d];

What is neither may be anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import islpy as isl

from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.integers.affine.affine_values import is_integer
from raise_kernel.analysis.integers.affine.quasi_expressions import Expressions, NotQuasi
from raise_kernel.analysis.integers.integer_range import Interval
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.runtime.native.cpu.geometry import axes_of
from raise_kernel.runtime.native.cpu.warp_order.instances import Access, Course
from raise_kernel.runtime.native.cpu.warp_order.loops import (
    counted,
    counter_of,
    counting_loops,
    interval,
    iterations,
    loops_around,
    whole_range,
)
from raise_kernel.runtime.native.cpu.warp_order.question import Question, Threads

# isl's operations for one question.
MAX_OPERATIONS = 20_000
# Values that are no expressions, at most.
MOST_UNKNOWN = 8


class Relations:
    """Whether the accesses of a kernel meet."""

    def __init__(
        self,
        blocks: ir.Operation,
        threads: ir.Operation,
        varying: set[ir.Value],
        accesses: Iterable[Access],
    ) -> None:
        """`varying`: the values that differ between threads."""
        self._varying = varying
        self._threads, outer = list(axes_of(threads)), axes_of(blocks)
        self._bounds = {axis.index: (0, axis.extent - 1) for axis in (*outer, *self._threads)}
        given = [argument for argument in _arguments(blocks) if is_integer(argument.type)]
        self._bounds |= {argument: whole_range(argument.type) for argument in given}
        self._shared = [*(axis.index for axis in outer), *given]
        loops = list(counting_loops(threads.regions[0].blocks[0]))
        self._bounds |= {counter_of(loop): counted(loop) for loop in loops}
        self._alike = _unknown(accesses, varying, self._bounds)
        self._bounds |= {value: interval(value) for value in self._alike}
        self._iterations = {loop: iterations(loop, self._alike) for loop in loops}
        self._questions: dict[tuple[ir.Operation | None, int], Question] = {}
        self._compared: dict[Course, tuple[tuple[ir.Value, ...], tuple[ir.Value, ...]]] = {}

    def meet(self, a: Access, b: Access, course: Course, order: Threads) -> bool:
        """Whether two threads of a warp may access one element on this course."""
        if course not in self._compared:
            self._compared[course] = self._comparisons(course)
        equal, increasing = self._compared[course]
        return any(case.meet(a, b, order, equal, increasing) for case in self._cases(course))

    def _comparisons(self, course: Course) -> tuple[tuple[ir.Value, ...], tuple[ir.Value, ...]]:
        """The indices that are the same for both accesses, and those that grow."""
        equal = [counter_of(loop) for loop in course.same if self._is_alike(loop)]
        equal += [v for v in self._alike if all(loop in course.same for loop in loops_around(v))]
        later = course.later
        increasing = [counter_of(later)] if later is not None and self._is_alike(later) else []
        return tuple(equal), tuple(increasing)

    def _is_alike(self, loop: ir.Operation) -> bool:
        """Whether the counter is one number in an iteration of all threads."""
        return loop.name == "scf.for" and loop.operands[0] not in self._varying

    def _cases(self, course: Course) -> Iterator[Question]:
        """One, or one for each iteration of the innermost loop that has them."""
        known = [loop for loop in course.same if self._iterations.get(loop)]
        loop = known[-1] if known else None
        for number, values in enumerate(self._iterations[loop] if loop is not None else [{}]):
            if (loop, number) not in self._questions:
                bounds = self._bounds | {value: (n, n) for value, n in values.items()}
                expressions = Expressions(Domain(bounds), MAX_OPERATIONS)
                self._questions[loop, number] = Question(expressions, self._threads, self._shared)
            yield self._questions[loop, number]


def _arguments(op: ir.Operation) -> list[ir.Value]:
    """Those of the function that an operation lies in."""
    while op.name != "func.func":
        assert op.parent is not None
        op = op.parent.operation
    return list(op.regions[0].blocks[0].arguments)


def _unknown(
    accesses: Iterable[Access], varying: set[ir.Value], bounds: dict[ir.Value, Interval]
) -> list[ir.Value]:
    """Values in subscripts and conditions that are no expressions, and the same for all threads."""
    trial = Expressions(Domain(bounds), MAX_OPERATIONS)
    found: dict[ir.Value, None] = {}
    seen: set[ir.Value] = set()
    waiting = [one.index for one in accesses if one.index is not None]
    waiting += [v for one in accesses for op, _ in one.around for v in _deciding(op)]
    while waiting:
        value = waiting.pop()
        if value in seen or _is_expression(trial, value):
            continue
        seen.add(value)
        if value not in varying and not _is_truth(value):
            found[value] = None
        elif (op := defining_op(value)) is not None and not len(op.regions):
            waiting += [v for v in op.operands if is_integer(v.type)]
    return list(found)[:MOST_UNKNOWN]


def _deciding(op: ir.Operation) -> list[ir.Value]:
    """What decides whether and how often the regions of an operation run."""
    if op.name == "scf.if":
        return [op.operands[0]]
    return list(op.operands)[:2] if op.name == "scf.for" else []


def _is_truth(value: ir.Value) -> bool:
    return isinstance(value.type, ir.IntegerType) and value.type.width == 1


def _is_expression(expressions: Expressions, value: ir.Value) -> bool:
    expressions.renew()
    try:
        if _is_truth(value):
            expressions.where(value)
        else:
            expressions.of(value)
    except (NotQuasi, isl.Error):
        return False
    return True
