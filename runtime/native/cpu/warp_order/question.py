"""Whether two threads of a warp access one element, as a question on integer sets."""

from __future__ import annotations

import contextlib
import enum
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

import islpy as isl

from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.integers.affine.affine_values import logical_parts
from raise_kernel.analysis.integers.affine.quasi_expressions import Expressions, NotQuasi
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.runtime.native.cpu.geometry import WARP, Axis
from raise_kernel.runtime.native.cpu.warp_order.instances import Access
from raise_kernel.runtime.native.cpu.warp_order.loops import counter_of

_Regions = tuple[tuple[int, int], ...]


class Threads(enum.Enum):
    """Which of two threads has the lower number: that of the earlier access, or of the later."""

    EARLIER_FIRST = "lt"
    LATER_FIRST = "gt"


@dataclass
class Question:
    """The points of a launch as a set. `threads` are a block's axes, `shared` the indices that are
    the same for the threads of a block."""

    expressions: Expressions
    threads: list[Axis]
    shared: list[ir.Value]
    _points: dict[_Regions, isl.Set] = field(default_factory=dict)
    _pairs: dict[tuple[object, ...], isl.Map | None] = field(default_factory=dict)

    def meet(
        self,
        a: Access,
        b: Access,
        order: Threads,
        equal: tuple[ir.Value, ...],
        increasing: tuple[ir.Value, ...],
    ) -> bool:
        """Whether they may: `equal` indices are the same for both, `increasing` ones are greater
        for the later access."""
        self.expressions.renew()
        try:
            pairs = self._running(a, b, order, equal, increasing)
            if pairs is None:
                return False
            return not (pairs & self._subscript(a).eq_map(self._subscript(b))).is_empty()
        except (NotQuasi, isl.Error):
            return True

    def _running(
        self,
        a: Access,
        b: Access,
        order: Threads,
        equal: tuple[ir.Value, ...],
        increasing: tuple[ir.Value, ...],
    ) -> isl.Map | None:
        """The pairs of points at which they run, None if there are none. Accesses in the same
        regions, as in unrolled loops, have the same ones."""
        key = a.regions, b.regions, order, equal, increasing
        if key not in self._pairs:
            pairs = self._warps & getattr(self._number, f"{order.value}_map")(self._number)
            pairs = pairs.intersect_domain(self._where(a)).intersect_range(self._where(b))
            for index in equal:
                pairs &= self._compared(index, "eq")
            for index in increasing:
                pairs &= self._compared(index, "lt")
            self._pairs[key] = None if pairs.is_empty() else pairs.coalesce()
        return self._pairs[key]

    def _subscript(self, access: Access) -> isl.PwAff:
        e = self.expressions
        return (e.constant(0) if access.index is None else e.of(access.index)).form

    def _compared(self, index: ir.Value, relation: str) -> isl.Map:
        form = self.expressions.linear(Linear.index(index))
        return getattr(form, f"{relation}_map")(form)

    @cached_property
    def _number(self) -> isl.PwAff:
        """The number of a thread in its block."""
        form, scale = Linear(), 1
        for axis in reversed(self.threads):
            form, scale = form + Linear(0, {axis.index: scale}), scale * axis.extent
        return self.expressions.linear(form)

    @cached_property
    def _warps(self) -> isl.Map:
        """The pairs of threads of a warp."""
        width = isl.Val.int_from_si(self._number.get_ctx(), WARP)
        warp = self._number.scale_down_val(width).floor()
        pairs = warp.eq_map(warp)
        for index in self.shared:
            pairs &= self._compared(index, "eq")
        return pairs

    # --- points ---------------------------------------------------------------------------------

    def _where(self, access: Access) -> isl.Set:
        """The points at which an access may run."""
        if access.regions not in self._points:
            points = self.expressions.points
            for op, number in access.around:
                for holds in self._holding(op, number):
                    points &= holds
            self._points[access.regions] = points
        return self._points[access.regions]

    def _holding(self, op: ir.Operation, number: int) -> Iterator[isl.Set]:
        """What holds in a region of an operation, as far as it is known."""
        e = self.expressions
        if op.name == "scf.if":
            for value, truth in _conjuncts(op.operands[0], number == 0):
                try:
                    holds = e.where(value)
                except NotQuasi:
                    continue
                yield holds if truth else e.points.subtract(holds)
        elif op.name == "scf.for":
            yield from self._counting(op)

    def _counting(self, loop: ir.Operation) -> Iterator[isl.Set]:
        """The points at which a counter has one of its numbers."""
        e = self.expressions
        lower, upper, step = list(loop.operands)[:3]
        index, stride = e.of(counter_of(loop)), constant_int(step)
        with contextlib.suppress(NotQuasi):
            yield e.difference(e.of(upper), index).form.pos_set()
        if stride is None or stride <= 0:
            return
        try:
            done = e.difference(index, e.of(lower))
        except NotQuasi:
            return
        yield done.form.nonneg_set()
        if stride > 1:
            yield e.modulo(done, stride).form.zero_set()


def _conjuncts(condition: ir.Value, truth: bool) -> list[tuple[ir.Value, bool]]:
    """A condition as a conjunction of others."""
    op = defining_op(condition)
    parts = logical_parts(op, truth) if op is not None else None
    if parts is None:
        return [(condition, truth)]
    return [one for value, wanted in parts for one in _conjuncts(value, wanted)]
