"""Loads that may come before or after a store of the same element: all the same follows.

    if (level[i] != 2) return;                            // the load of a mark
    for (k ...) if (level[edge[k]] < 0) level[edge[k]] = 3;

Every store to the array writes one value, a mark. What a thread loads is then what was there
before, or the mark. It does not matter which if

- the value only decides whether the same element gets the mark; or
- each store is under such a condition, the value is only compared with constants, and the mark
  gives the same answers as all values that satisfy the condition: those alone are ever replaced.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.integers.integer_range import Interval, type_range
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.warp_order.instances import Access

_INTERVALS = {
    Predicate.EQ: lambda c, low, high: (c, c),
    Predicate.SLT: lambda c, low, high: (low, c - 1),
    Predicate.SLE: lambda c, low, high: (low, c),
    Predicate.SGT: lambda c, low, high: (c + 1, high),
    Predicate.SGE: lambda c, low, high: (c, high),
}


def indifferent_loads(ones: Sequence[Access]) -> list[Access]:
    """Such loads among all accesses to an array."""
    stores = [one for one in ones if one.writes]
    marks = {_mark(one) for one in stores}
    if len(marks) != 1 or None in marks:
        return []
    (mark,) = marks
    assert mark is not None
    loads = [one for one in ones if not one.writes]
    deciding = [load for load in loads if _decides_marks(load, stores)]
    replaced = [_replaced(store, deciding) for store in stores]
    bounds = [one for one in replaced if one is not None]
    if len(bounds) < len(stores):
        return deciding
    others = [load for load in loads if all(_is_same(use, mark, bounds) for use in _uses(load.op))]
    return [*deciding, *(load for load in others if load not in deciding)]


def _mark(store: Access) -> int | None:
    return constant_int(store.op.operands[0]) if store.op.name == "memref.store" else None


def _uses(op: ir.Operation) -> list[ir.Operation]:
    return [use.owner.operation for use in op.results[0].uses]


def _decides_marks(load: Access, stores: Sequence[Access]) -> bool:
    """Whether all that a load decides is if its own element is marked."""
    tests = _uses(load.op)
    return all(
        test.name == "arith.cmpi" and all(_marks(use, load, stores) for use in _uses(test))
        for test in tests
    )


def _marks(op: ir.Operation, load: Access, stores: Sequence[Access]) -> bool:
    """Whether an operation is a condition around stores to the element of a load."""
    if op.name != "scf.if" or len(op.results):
        return False
    own = [store.op for store in stores if store.index == load.index]
    inside = [inner for region in op.regions for b in region.blocks for inner in walked(b)]
    return all(inner.name == "scf.yield" or inner in own for inner in inside)


def _replaced(store: Access, deciding: Sequence[Access]) -> Interval | None:
    """An interval of what a store replaces, if it is under a test of its own element."""
    op, number = store.around[-1] if store.around else (None, 0)
    test = defining_op(op.operands[0]) if op is not None and op.name == "scf.if" else None
    if test is None or test.name != "arith.cmpi" or number:
        return None
    constant = constant_int(test.operands[1])
    loaded = defining_op(test.operands[0])
    rule = _INTERVALS.get(Predicate.of(test))
    if constant is None or rule is None or not any(one.op == loaded for one in deciding):
        return None
    return rule(constant, *type_range(ir.IntegerType(test.operands[0].type).width))


def _is_same(test: ir.Operation, mark: int, bounds: Sequence[Interval]) -> bool:
    """Whether a test has one result for a mark and all that it replaces."""
    constant = constant_int(test.operands[1]) if test.name == "arith.cmpi" else None
    if constant is None:
        return False
    low, high = min(mark, *(b[0] for b in bounds)), max(mark, *(b[1] for b in bounds))
    predicate = Predicate.of(test)
    if predicate in (Predicate.EQ, Predicate.NE):
        return constant != mark and not any(b[0] <= constant <= b[1] for b in bounds)
    if predicate in (Predicate.SLT, Predicate.SGE):
        return high < constant or low >= constant
    if predicate in (Predicate.SLE, Predicate.SGT):
        return high <= constant or low > constant
    return False
