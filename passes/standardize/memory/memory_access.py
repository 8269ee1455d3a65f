"""Loads, stores and atomics of one memory, through its view."""

from __future__ import annotations

from raise_kernel.analysis.integers.byte_offset import ByteOffset
from raise_kernel.analysis.memory.type_layout import store_size
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr
from raise_kernel.passes.standardize.memory import element_parts
from raise_kernel.passes.standardize.memory.bit_fields import Pieces
from raise_kernel.passes.standardize.memory.memory_views import View, memory_type
from raise_kernel.passes.standardize.memory.pointer_values import scaled


def element_index(build: Emitter, view: View, offset: ByteOffset) -> ir.Value:
    """The index of the element at `offset` bytes."""
    number = scaled(build, offset, view.granule)
    return build("arith.index_cast", [number], ir.IndexType.get())


def load(
    build: Emitter, view: View, offset: ByteOffset, type_: ir.Type, pieces: Pieces
) -> ir.Value:
    """A value of `type_`: one element, or several composed."""
    stored = memory_type(type_)
    size = view.part or view.granule
    at = [offset.plus(k, [], True) if k else offset for k in range(0, store_size(stored), size)]
    if view.part:
        value = build.join([element_parts.load(build, view, one, size) for one in at], stored)
    else:
        parts = [_load_element(build, view, one) for one in at]
        value = build.join(parts, stored) if len(parts) > 1 else build.bitcast(parts[0], stored)
        if len(parts) > 1:
            pieces.known[value] = parts
    return value if stored == type_ else build("arith.trunci", [value], type_)


def store(build: Emitter, view: View, offset: ByteOffset, value: ir.Value, pieces: Pieces) -> None:
    """Store a value into one element, or its parts into several."""
    stored = memory_type(value.type)
    if stored != value.type:
        value = build("arith.extui", [value], stored)
    if view.part:
        for k in range(store_size(stored) // view.part):
            piece = _part(build, value, k, 8 * view.part, pieces)
            element_parts.store(build, view, offset.plus(k * view.part, [], True), piece)
        return
    count = store_size(stored) // view.granule
    for k in range(count):
        part = value
        if count > 1:
            part = _part(build, value, k, 8 * view.granule, pieces)
        operands = [build.bitcast(part, view.element), _memref(view)]
        at = offset.plus(k * view.granule, [], True) if k else offset
        build.create("memref.store", [*operands, element_index(build, view, at)])


def _part(build: Emitter, value: ir.Value, k: int, bits: int, pieces: Pieces) -> ir.Value:
    found = pieces.bit_field(build, value, k * bits, bits)
    return found if found is not None else build.cut(value, k * bits, bits)


def _load_element(build: Emitter, view: View, offset: ByteOffset) -> ir.Value:
    index = element_index(build, view, offset)
    return build("memref.load", [_memref(view), index], view.element)


def _memref(view: View) -> ir.Value:
    assert view.memref is not None
    return view.memref


# llvm.atomicrmw's operation -> memref.atomic_rmw's kind, where the two mean the same.
_RMW_KINDS = {0: 3, 1: 1, 3: 2, 5: 14, 6: 15, 7: 6, 8: 10, 9: 7, 10: 11}
_RMW_KINDS |= {11: 0, 13: 5, 14: 9, 19: 4, 20: 8}
_ADD, _FADD = 1, 11
_SUB, _NAND, _XOR, _FSUB, _INC, _DEC, _SUB_COND, _SUB_SAT = 2, 4, 6, 12, 15, 16, 17, 18


def atomic_rmw(
    build: Emitter, view: View, offset: ByteOffset, kind: int, value: ir.Value, at: ir.Operation
) -> ir.Value:
    """`llvm.atomicrmw`: the old value."""
    value_type = value.type
    if store_size(value_type) < view.granule and view.part:
        return element_parts.update(
            build,
            view,
            offset,
            value_type,
            lambda inner, old: _updated(inner, kind, old, value, at),
        )
    if store_size(value_type) != view.granule:
        raise refuse(
            "RK016", "an atomic on memory that is also accessed with a smaller type", at=at
        )
    if kind == _SUB:
        kind, value = _ADD, build.binary("arith.subi", build.int_like(value, 0), value)
    elif kind == _FSUB:
        kind, value = _FADD, build("arith.negf", [value], value_type)
    if kind in _RMW_KINDS and (value_type == view.element or kind == 0):
        attrs = {"kind": i64_attr(_RMW_KINDS[kind])}
        index = element_index(build, view, offset)
        operands = [build.bitcast(value, view.element), _memref(view), index]
        return build.bitcast(build("memref.atomic_rmw", operands, view.element, attrs), value_type)

    def update(inner: Emitter, old: ir.Value) -> ir.Value:
        return _updated(inner, kind, old, value, at)

    return _generic_rmw(build, view, offset, value_type, update)


def compare_exchange(
    build: Emitter,
    view: View,
    offset: ByteOffset,
    expected: ir.Value,
    new: ir.Value,
    at: ir.Operation,
) -> tuple[ir.Value, ir.Value]:
    """`llvm.cmpxchg` of integers: the old value, and whether it was the expected one."""

    def update(inner: Emitter, old: ir.Value) -> ir.Value:
        return inner.select(inner.compare("eq", old, expected), new, old)

    if store_size(expected.type) < view.granule and view.part:
        old = element_parts.update(build, view, offset, expected.type, update)
        return old, build.compare("eq", old, expected)
    if store_size(expected.type) != view.granule:
        raise refuse(
            "RK016", "an atomic on memory that is also accessed with a smaller type", at=at
        )
    old = _generic_rmw(build, view, offset, expected.type, update)
    return old, build.compare("eq", old, expected)


def _generic_rmw(build: Emitter, view: View, offset: ByteOffset, type_: ir.Type, update):
    op = build.create(
        "memref.generic_atomic_rmw",
        [_memref(view), element_index(build, view, offset)],
        [view.element],
        regions=1,
    )
    body = op.regions[0].blocks.append(view.element, arg_locs=[build.loc])
    inner = Emitter.at_end(body, build.loc)
    new = update(inner, inner.bitcast(body.arguments[0], type_))
    inner.create("memref.atomic_yield", [inner.bitcast(new, view.element)])
    return build.bitcast(op.result, type_)


def _updated(
    build: Emitter, kind: int, old: ir.Value, value: ir.Value, at: ir.Operation
) -> ir.Value:
    """The new content for the kinds that memref.atomic_rmw lacks, or at another element type."""
    simple = _UPDATES.get(kind)
    if simple is not None:
        return build.binary(simple, old, value)
    if kind == _NAND:
        return build.invert(build.binary("arith.andi", old, value))
    zero, one = (build.int_like(old, n) for n in (0, 1))
    if kind == _INC:
        more = build.binary("arith.addi", old, one)
        return build.select(build.compare("uge", old, value), zero, more)
    less = build.binary("arith.subi", old, one)
    if kind == _DEC:
        wraps = build.binary(
            "arith.ori", build.compare("eq", old, zero), build.compare("ugt", old, value)
        )
        return build.select(wraps, value, less)
    fits = build.compare("uge", old, value)
    rest = build.binary("arith.subi", old, value)
    if kind == _SUB_COND:
        return build.select(fits, rest, old)
    if kind == _SUB_SAT:
        return build.select(fits, rest, zero)
    raise refuse("RK016", "this atomic operation is not raised yet", at=at)


_UPDATES = {
    _ADD: "arith.addi",
    3: "arith.andi",
    5: "arith.ori",
    _XOR: "arith.xori",
    7: "arith.maxsi",
    8: "arith.minsi",
    9: "arith.maxui",
    10: "arith.minui",
    _FADD: "arith.addf",
    13: "arith.maxnumf",
    14: "arith.minnumf",
    19: "arith.maximumf",
    20: "arith.minimumf",
}
