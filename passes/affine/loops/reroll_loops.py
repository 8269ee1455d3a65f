"""Rerolls a sequential loop that was unrolled.

Before (clang -O3 unrolls by eight, with an unrolled epilogue):
    %r = affine.for %k = 0 to 37 iter_args(%s = %z) -> (f32) {
      %a = affine.load %x[%i, %k * 8]        %b = arith.addf %s, %a
      affine.store %b, %y[%i, %k * 8]
      %c = affine.load %x[%i, %k * 8 + 1]    %d = arith.addf %b, %c        ... eight of them
    }
    %e = affine.load %x[%i, 296]             %f = arith.addf %r, %e        ... four of them
After:
    %r = affine.for %k = 0 to 300 iter_args(%s = %z) -> (f32) {
      %a = affine.load %x[%i, %k]            %b = arith.addf %s, %a
      affine.store %b, %y[%i, %k]
    }

The operations of the body, except those that compute indices, must be isomorphic copies of one
sequence. The carried values of a copy must be the live-out values of the copy before it, and its
indices one step further. So the order of loads and stores stays. An epilogue that continues the
iterations joins the loop, whether it is unrolled or a loop of its own, if nothing else uses the
values in between. The body may not hold regions.

A loop that is short enough to be unrolled is rerolled only if its carried values have a closed form
as whole-array operations. These are running sums and products, extrema with their indices, linear
recurrences of integers, and any linear recurrence with more iterations than unroll-short-loops
takes. Other loops get no remark, because most of them were never unrolled.

Proved: the copies are compared operation by operation: one expression whose indices advance by the
loop's step, each copy with the live-out values of the copy before it, in program order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.affine_maps import access_forms, for_bounds, to_map
from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.regions import with_domains
from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.analysis.loops.copies import Column, Copy, Family, Node, Shapes, blocks_around
from raise_kernel.analysis.loops.copy_grid import Progression, Rebuild
from raise_kernel.analysis.loops.running_values import IterationGraph, Source
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_for, affine_load, affine_store, affine_yield
from raise_kernel.mlir.rewriting import copy_with, erase, replace_uses
from raise_kernel.mlir.values import attributes_of, defining_op, identity
from raise_kernel.mlir.walks import kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.loops.unrolling import MAX_OPS, MAX_TRIPS
from raise_kernel.remarks import NoMatch

# Operands of an access that are no subscripts.
ACCESSES = {"affine.load": 1, "affine.store": 2}


@register_pass("reroll-loops", stage="affine", needs=("affine.for",))
@dataclass(frozen=True)
class RerollLoops:
    """Reroll sequential loops that were unrolled.

    `carried`: also loops with carried values. Off where a later pass folds the unrolled sums.
    """

    carried: bool = True

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            loops = [
                op
                for op in named(entry, "affine.for")
                if (self.carried or not op.results) and for_bounds(op) is not None
            ]
            found = list(with_domains(entry, Domain(), loops))
            for loop, domain in reversed(found):
                rolled = _roll(loop, domain)
                if rolled is not None:
                    ctx.remarks.applied(f"a loop unrolled by {rolled[0]} is rerolled", rolled[1])


def _roll(loop: ir.Operation, domain: Domain) -> tuple[int, ir.Operation] | None:
    """The unroll factor and the new loop; None if the loop was not unrolled."""
    low, high, step = for_bounds(loop) or (0, 0, 0)
    *operations, end = [o.operation for o in loop.regions[0].blocks[0].operations]
    if (low, step) != (0, 1) or high < 1 or any(len(op.regions) for op in operations):
        return None
    code = _Code(loop, domain)
    core = code.core(operations, code.body)
    for copies in range(len(core), 1, -1):
        if len(core) % copies:
            continue
        try:
            parts = code.parts(core, copies, list(end.operands))
            match = _Match(code, parts)
        except NoMatch:
            continue
        short = high <= MAX_TRIPS and high * len(core) <= MAX_OPS
        # The rerolled loop may be too long to be unrolled again.
        linear = high * copies > MAX_TRIPS
        if short and not match.graph().needs_no_loop(linear):
            return None
        return copies, match.write(high * copies, code.epilogue(parts[0], high * copies))
    return None


@dataclass(frozen=True)
class _Part:
    """Operations that may be the iteration `number`, with the values that it takes and gives."""

    number: Linear
    copy: Copy
    operations: list[ir.Operation]
    carried: list[ir.Value]
    live_out: list[ir.Value]


@dataclass(frozen=True)
class _Epilogue:
    """Operations after the loop that are `trips` further iterations, and their live-out values."""

    operations: list[ir.Operation]
    trips: int
    live_out: list[ir.Value]


class _Code:
    """A loop, and the code after it."""

    def __init__(self, loop: ir.Operation, domain: Domain) -> None:
        self.loop, self.domain = loop, domain
        # A load that is no operation of an iteration stays where it is.
        self.shapes = Shapes(set(blocks_around(loop.block)), lambda _: False)
        self.body, self.after = self._copy_of(loop), Copy(domain)
        # For each carried value, the position in a copy of its operation, and the result.
        self.sources: list[tuple[int, int]] = []

    def _copy_of(self, loop: ir.Operation) -> Copy:
        _, high, _ = for_bounds(loop) or (0, 0, 0)
        index = loop.regions[0].blocks[0].arguments[0]
        return Copy(self.domain.with_index(index, (0, high - 1)), frozenset({index}))

    def core(self, operations: Sequence[ir.Operation], copy: Copy) -> list[ir.Operation]:
        """The operations that do more than to compute an index, or a constant."""

        def is_index(op: ir.Operation) -> bool:
            single = len(op.results) == 1 and self.shapes.form(op.results[0], copy) is not None
            return single or op.name == "arith.constant"

        return [op for op in operations if not is_index(op)]

    def parts(
        self, core: list[ir.Operation], copies: int, yielded: Sequence[ir.Value]
    ) -> list[_Part]:
        """The body as `copies` iterations."""
        count = len(core) // copies
        last = {identity(op): k for k, op in enumerate(core[-count:])}
        makers = [(defining_op(v), v) for v in yielded]
        if any(op is None or identity(op) not in last for op, _ in makers):
            raise NoMatch("a carried value is not computed in the last copy")
        self.sources = [
            (last[identity(op)], ir.OpResult(v).result_number) for op, v in makers if op is not None
        ]
        index, *carried = self.loop.regions[0].blocks[0].arguments
        parts: list[_Part] = []
        for k in range(copies):
            number = Linear(k, {index: copies})
            parts.append(self._part(number, self.body, core[k * count : (k + 1) * count], carried))
            carried = parts[-1].live_out
        return parts

    def _part(
        self,
        number: Linear,
        copy: Copy,
        operations: list[ir.Operation],
        carried: Sequence[ir.Value],
    ) -> _Part:
        if any(p >= len(operations) or r >= len(operations[p].results) for p, r in self.sources):
            raise NoMatch("a copy is not complete")
        live_out: list[ir.Value] = [operations[p].results[r] for p, r in self.sources]
        return _Part(number, copy, operations, list(carried), live_out)

    # --- the epilogue -----------------------------------------------------------------------

    def epilogue(self, model: _Part, trips: int) -> list[_Epilogue]:
        """The parts of the code after the loop that continue its iterations."""
        operations = [o.operation for o in self.loop.block.operations]
        start = next(k for k, op in enumerate(operations) if op == self.loop) + 1
        rest = self.core(operations[start:-1], self.after)
        found: list[_Epilogue] = []
        carried: list[ir.Value] = list(self.loop.results)
        while rest:
            try:
                if rest[0].name == "affine.for":
                    part = self._epilogue_loop(model, rest[0], carried, trips)
                else:
                    one = rest[: len(model.operations)]
                    further = self._part(Linear(trips), self.after, one, carried)
                    _Match(self, [model, further])
                    part = _Epilogue(one, 1, further.live_out)
            except NoMatch:
                break
            found.append(part)
            carried = part.live_out
            trips += part.trips
            rest = rest[len(part.operations) :]
        while found and not self._only_between(found):
            found.pop()
        return found

    def _epilogue_loop(
        self, model: _Part, loop: ir.Operation, carried: Sequence[ir.Value], start: int
    ) -> _Epilogue:
        """A loop over the iterations from `start` on."""
        low, high, step = for_bounds(loop) or (0, 0, 0)
        index, *arguments = loop.regions[0].blocks[0].arguments
        *operations, end = [o.operation for o in loop.regions[0].blocks[0].operations]
        if (low, step) != (0, 1) or high < 1 or loop_inits(loop) != list(carried):
            raise NoMatch("it does not continue the loop")
        copy = self._copy_of(loop)
        number = Linear(start, {index: 1})
        further = self._part(number, copy, self.core(operations, copy), arguments)
        _Match(self, [model, further])
        if further.live_out != list(end.operands):
            raise NoMatch("it carries other values")
        return _Epilogue([loop], high, list(loop.results))

    def _only_between(self, found: list[_Epilogue]) -> bool:
        """Whether only the epilogue uses its values, except for those of its last part."""
        inside = {identity(op) for part in found for op in part.operations}
        results = (r for part in found for op in part.operations for r in op.results)
        return all(
            identity(use.owner.operation) in inside
            for value in [*self.loop.results, *results]
            if value not in found[-1].live_out
            for use in value.uses
        )


@dataclass(frozen=True)
class _Row:
    """Corresponding operations of all parts; `model` is the first part's."""

    model: ir.Operation
    operands: list[Node]
    subscripts: list[Column]
    results: list[Node] = field(default_factory=list)


class _Match:
    """Parts that are iterations of one loop. Raises `NoMatch`."""

    def __init__(self, code: _Code, parts: Sequence[_Part]) -> None:
        self.code = code
        self.family = Family(code.shapes, [part.copy for part in parts])
        if len({len(part.operations) for part in parts}) > 1:
            raise NoMatch("a copy is not complete")
        self.carried = self._defined([part.carried for part in parts])
        rows = zip(*(part.operations for part in parts), strict=True)
        self.rows = [self._row(operations) for operations in rows]
        self.progression = Progression(self.family, [part.number for part in parts])

    def _defined(self, values: Sequence[Sequence[ir.Value]]) -> list[Node]:
        """The nodes of values that the iteration defines."""
        keys = list(zip(*values, strict=True))
        for key in keys:
            self.family.nodes[key] = Node(key[0], "defined")
        return [self.family.nodes[key] for key in keys]

    def _row(self, operations: Sequence[ir.Operation]) -> _Row:
        model = operations[0]
        count = ACCESSES.get(model.name)
        for op in operations[1:]:
            types = [r.type for r in model.results] == [r.type for r in op.results]
            alike = count is not None or attributes_of(model) == attributes_of(op)
            if model.name != op.name or not types or not alike:
                raise NoMatch("a copy has another operation")
            if count is None and len(op.operands) != len(model.operands):
                raise NoMatch("a copy has another operation")
        data = zip(*(list(op.operands)[:count] for op in operations), strict=True)
        row = _Row(model, [self.family.node(values) for values in data], [])
        if count is not None:
            forms = [
                self._subscripts(op, copy)
                for op, copy in zip(operations, self.family.copies, strict=True)
            ]
            row.subscripts.extend(map(self.family.column, zip(*forms, strict=True)))
        row.results.extend(self._defined([list(op.results) for op in operations]))
        return row

    def _subscripts(self, op: ir.Operation, copy: Copy) -> list[Linear]:
        """The subscripts over loop indices only."""
        forms = access_forms(op)
        values = {v for form in forms or [] for v in form.terms}
        known = {v: form for v in values if (form := self.code.shapes.form(v, copy)) is not None}
        if forms is None or len(known) < len(values):
            raise NoMatch("a subscript is not linear")
        return [form.substituted(known) for form in forms]

    def graph(self) -> IterationGraph:
        """The data flow of an iteration."""
        sources = {node: Source(True, k) for k, node in enumerate(self.carried)}
        for k, row in enumerate(self.rows):
            sources.update((node, Source(False, k)) for node in row.results)
        takes = [[sources.get(node) for node in row.operands] for row in self.rows]
        live_out = [position for position, _ in self.code.sources]
        return IterationGraph([row.model.name for row in self.rows], takes, live_out)

    def write(self, trips: int, epilogue: list[_Epilogue]) -> ir.Operation:
        """Replace the loop and its epilogue by the rerolled loop."""
        loop = self.code.loop
        trips += sum(part.trips for part in epilogue)
        with loop.location, ir.InsertionPoint(loop):
            new, body = affine_for(0, trips, 1, loop_inits(loop))
        index, *carried = body.arguments
        rebuild = Rebuild(self.progression, [index])
        rebuild.built.update(zip(self.carried, carried, strict=True))
        with ir.InsertionPoint(body):
            for row in self.rows:
                with row.model.location:
                    copy = self._copy(row, rebuild)
                rebuild.built.update(zip(row.results, copy.results, strict=True))
            with loop.location:
                affine_yield([rebuild.value(self.rows[p].results[r]) for p, r in self.code.sources])
        old = epilogue[-1].live_out if epilogue else list(loop.results)
        for value, result in zip(old, new.results, strict=True):
            replace_uses(value, result)
        for part in reversed(epilogue):
            for op in reversed(part.operations):
                erase(op)
        erase(loop)
        return new

    def _copy(self, row: _Row, rebuild: Rebuild) -> ir.Operation:
        values = [rebuild.value(node) for node in row.operands]
        if row.model.name not in ACCESSES:
            return copy_with(row.model, values)
        map_, dims = to_map([rebuild.form(column) for column in row.subscripts])
        if row.model.name == "affine.store":
            return affine_store(values[0], values[1], map_, dims)
        load = defining_op(affine_load(values[0], map_, dims))
        assert load is not None
        return load
