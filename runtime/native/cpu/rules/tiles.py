"""Loads whose lanes walk along rows of their own: a tile of the array is read row by row.

    for (k = 0; k < n; k++) sum += a[i * n + k] * x[k];        // i: the thread

In each iteration the lanes' elements are a whole row apart, and each is a load of its own; in the
next iteration each lane goes on to its neighbour. So the loop is unrolled by as many iterations as
a register has elements: each lane's elements of those lie together and are one load, and the square
of lanes and iterations is transposed in registers. What is computed, and in which order, stays.

The kernel itself loads every element that is read: the load is made in each iteration, by all
lanes. Nothing else may happen in between, so the kernel must not write the array at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.integers.affine.affine_values import AffineValues
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, identity
from raise_kernel.runtime.native.cpu.emitter import Emitter, Memory
from raise_kernel.runtime.native.cpu.geometry import axes_of
from raise_kernel.runtime.native.cpu.types import Unknown, scalar_type, size, vector
from raise_kernel.runtime.native.cpu.values import Linear

# Bytes of a register, and of the part in which elements move at no further cost.
_REGISTER, _PART = 64, 16
# Operations of a loop that is unrolled.
_MOST_OPERATIONS = 48
_COUNTING = "scf.for"


@dataclass
class Tiles:
    """The loads of a loop whose copies are written: those that may be read in tiles, the columns of
    tiles that were read, and the number of the copy."""

    loads: frozenset[int]
    width: int
    copy: int = 0
    columns: dict[int, list[str]] = field(default_factory=dict)

    def column(
        self, e: Emitter, op: ir.Operation, memory: Memory, form: Linear | None
    ) -> str | None:
        """What a load gives in this copy; None where it is read as any other."""
        if self.copy == 0 and identity(op) in self.loads and _is_apart(form, self.width):
            assert form is not None
            self.columns[identity(op)] = _tile(e, memory, form, self.width)
        columns = self.columns.get(identity(op))
        return columns[self.copy] if columns is not None else None


def _is_apart(form: Linear | None, width: int) -> bool:
    """Whether no two lanes' rows share a register."""
    return form is not None and abs(form.step) >= width


def tiles_of(e: Emitter, op: ir.Operation) -> Tiles | None:
    """The tiles of a loop that all lanes run alike; None where no load of it walks along rows."""
    if e.mask is not None or e.lane is not None or e.tiles is not None or e.lanes < 2:
        return None
    body = op.regions[0].blocks[0]
    operations = [view.operation for view in body.operations]
    if len(operations) > _MOST_OPERATIONS or any(len(inner.regions) for inner in operations):
        return None
    lower, upper, step = (constant_int(value) for value in list(op.operands)[:3])
    if step != 1 or lower is None or upper is None:
        return None
    domain = _domain(op)
    if domain is None:
        return None
    values = AffineValues(sets=False)
    loads = [load for load in operations if _walks(e, load, body.arguments[0], domain, values)]
    if not loads:
        return None
    widest = max(size(scalar_type(load.results[0].type)) for load in loads)
    width = min(e.lanes, _REGISTER // widest)
    if upper - lower < width or e.lanes % width:
        return None
    return Tiles(frozenset(map(identity, loads)), width)


def _walks(
    e: Emitter, op: ir.Operation, counter: ir.Value, domain: Domain, values: AffineValues
) -> bool:
    """Whether each iteration loads the element after the last one's, of an array that stays."""
    if op.name != "memref.load" or len(op.operands) != 2 or identity(op) in e.tested:
        return False
    memory = e.memories.get(op.operands[0])
    if memory is None or memory.private or memory.shared or memory.type == "i1":
        return False
    if op.operands[0] in e.written or size(memory.type) > _PART // 2:
        return False
    form = values.of(op.operands[1], domain)
    if form is None or form.terms.get(counter, 0) != 1:
        return False
    width = min(e.lanes, _REGISTER // size(memory.type))
    strides = [by for index, by in form.terms.items() if index in e.varying]
    return bool(strides) and all(abs(by) >= width for by in strides)


def _domain(op: ir.Operation) -> Domain | None:
    """The indices around a loop and its own counter, as far as their bounds are constants."""
    bounds: dict[ir.Value, tuple[int, int]] = {}
    around: ir.Operation | None = op
    while around is not None and around.name != "func.func":
        if around.name == "affine.parallel":
            try:
                axes = axes_of(around)
            except Unknown:
                return None
            bounds.update({axis.index: (0, axis.extent - 1) for axis in axes})
        elif around.name == _COUNTING:
            lower, upper, step = (constant_int(value) for value in list(around.operands)[:3])
            if lower is not None and upper is not None and step is not None and lower < upper:
                bounds[around.regions[0].blocks[0].arguments[0]] = (lower, upper - 1)
        around = around.parent.operation if around.parent is not None else None
    return Domain(bounds)


def _tile(e: Emitter, memory: Memory, form: Linear, width: int) -> list[str]:
    """The next `width` elements of each lane, as a vector of lanes each."""
    w, type_ = e.writer, memory.type
    whole, rows = vector(type_, width), []
    for lane in range(e.lanes):
        at = w.value(f"add i64 {form.base}, {form.step * lane}") if lane else form.base
        at = w.value(f"getelementptr {type_}, ptr {memory.pointer}, i64 {at}")
        rows.append(w.value(f"load {whole}, ptr {at}, align {size(type_)}"))
    squares = [
        _transposed(e, rows[first : first + width], type_) for first in range(0, e.lanes, width)
    ]
    return [_joined(e, parts, type_, width) for parts in zip(*squares, strict=True)]


def _joined(e: Emitter, parts: Sequence[str], type_: str, width: int) -> str:
    """Vectors of `width` one after the other: their number is a power of two."""
    found = list(parts)
    while len(found) > 1:
        found = [
            _shuffle(e, a, b, type_, width, range(2 * width))
            for a, b in zip(found[::2], found[1::2], strict=True)
        ]
        width *= 2
    return found[0]


def _shuffle(
    e: Emitter, a: str, b: str, type_: str, width: int, chosen: Sequence[int] | range
) -> str:
    whole, numbers = vector(type_, width), ", ".join(f"i32 {k}" for k in chosen)
    return e.writer.value(
        f"shufflevector {whole} {a}, {whole} {b}, <{len(chosen)} x i32> <{numbers}>"
    )


def _transposed(e: Emitter, rows: Sequence[str], type_: str) -> list[str]:
    """The columns of a square. Each exchange is one instruction: elements move within a
    register's parts first, then the parts."""
    width = len(rows)
    found = list(rows)
    for step in exchanges(width, max(1, _PART // size(type_))):
        moved = list(found)
        for first, second, low, high in step:
            for to, chosen in ((first, low), (second, high)):
                moved[to] = _shuffle(e, found[first], found[second], type_, width, chosen)
        found = moved
    return [found[number] for number in columns_after(width, max(1, _PART // size(type_)))]


# Two registers, and the elements of both that the first one and the second one have after.
_Exchange = tuple[int, int, list[int], list[int]]


def exchanges(width: int, part: int) -> list[list[_Exchange]]:
    """The steps that transpose a square of `width`; a register's parts have `part` elements."""
    steps: list[list[_Exchange]] = []
    distance, part = 1, min(part, width)
    while distance < width:
        inner = _interleaved(width, part, distance) if distance < part else _halves(width, part)
        low, high = inner
        steps.append([(k, k + distance, low, high) for k in range(width) if not k & distance])
        distance *= 2
    return steps


def _interleaved(width: int, part: int, group: int) -> tuple[list[int], list[int]]:
    """Groups of both registers in turns, out of the lower and of the upper half of each part."""

    def half(begin: int) -> list[int]:
        return [
            from_ + start + begin + of + k
            for start in range(0, width, part)
            for of in range(0, part // 2, group)
            for from_ in (0, width)
            for k in range(group)
        ]

    return half(0), half(part // 2)


def _halves(width: int, part: int) -> tuple[list[int], list[int]]:
    """The even parts of one register and of the other, and the odd ones."""

    def every_second(begin: int) -> list[int]:
        return [
            from_ + start + k
            for from_ in (0, width)
            for start in range(begin * part, width, 2 * part)
            for k in range(part)
        ]

    return every_second(0), every_second(1)


def columns_after(width: int, part: int) -> list[int]:
    """Which register has each column after the exchanges."""
    found = [[(row, column) for column in range(width)] for row in range(width)]
    for step in exchanges(width, part):
        moved = list(found)
        for first, second, low, high in step:
            both = found[first] + found[second]
            moved[first], moved[second] = [both[k] for k in low], [both[k] for k in high]
        found = moved
    wanted = {tuple((row, column) for row in range(width)): column for column in range(width)}
    order = [0] * width
    for number, elements in enumerate(found):
        order[wanted[tuple(elements)]] = number
    return order
