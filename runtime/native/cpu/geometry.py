"""The mapping of the threads of a launch to the lanes of vectors.

Threads are numbered with x fastest, as in a warp, and a vector holds `lanes` of them in a row. A
kernel whose threads share nothing is one long row of threads, blocks and all, where that fills the
vectors; otherwise a block is a row, and its last vector may have idle lanes.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.linear import Linear as LinearForm
from raise_kernel.analysis.integers.affine.affine_values import AffineValues
from raise_kernel.analysis.integers.data_dependence import ACCESSES, DataDependence
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, int_array
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.form import CpuForm
from raise_kernel.runtime.native.cpu.types import Unknown, scalar_type, size, vector
from raise_kernel.runtime.native.cpu.values import Linear, Value
from raise_kernel.runtime.native.jit import has_feature

WARP = 32
_LEAST = 4
# Lanes where threads gather for as long as their data says: each lane is a load of its own however
# wide the vector, and all wait for the one with most to do. On a processor with 512-bit registers
# four take 0.85 to 0.95 of the time of sixteen (sparse products, sums at nodes). Where the loop
# stores, too, sixteen are better: a search takes 1.2 times as long with four.
_GATHERED = 4
# Registers of a vector where a thread reads neighbors along the row and stores once. Intel's
# processors take a load for one that overlaps a store shortly before it where their addresses agree
# in the lower 20 bits, as they do at equal offsets in two large arrays: the load waits, and a sweep
# takes up to four times as long. Of two registers all loads come before the stores, and fewer wait.
_REGISTERS = 2
# Registers of a vector where each thread goes down a column, whole pages at a step: of each row a
# vector then reads some cache lines that follow each other, not one. A product of a vector with a
# matrix of 2,000 x 2,500 doubles takes 0.45 of the time on an EPYC, with 2 to 8 times as many.
_OF_COLUMNS = 4
_PAGE = 4096


@dataclass(frozen=True)
class Axis:
    """One index of a parallel loop from 0."""

    index: ir.Value
    extent: int


@dataclass(frozen=True)
class Geometry:
    """`outer` are indices that a unit of work has one of, `inner` those of its lanes."""

    outer: tuple[Axis, ...]
    inner: tuple[Axis, ...]
    lanes: int
    # A unit is one vector and not a block.
    flat: bool

    @property
    def row(self) -> int:
        """Threads in a row of vectors."""
        return math.prod(axis.extent for axis in self.inner)

    @property
    def vectors(self) -> int:
        """Vectors in a row."""
        return -(-self.row // self.lanes)

    @property
    def units(self) -> int:
        """Units of work in the launch."""
        return self.vectors if self.flat else math.prod(axis.extent for axis in self.outer)

    @property
    def split(self) -> tuple[tuple[Axis, ...], Geometry] | None:
        """The axes that number rows of whole vectors, and a row; None where it is all one row."""
        rows, row = self.inner[:-2], self.inner[-2:]
        if not rows or row[-1].extent % self.lanes:
            return None
        return rows, replace(self, inner=row)

    def varying(self) -> list[ir.Value]:
        """The thread indices that differ within a vector."""
        *rest, last = self.inner or (None,)
        if last is None:
            return []
        if last.extent % self.lanes == 0:
            return [last.index]
        return [axis.index for axis in (*rest, last) if axis is not None]


def axes_of(loop: ir.Operation) -> tuple[Axis, ...]:
    box = parallel_box(loop)
    if any(lower != 0 or step != 1 for lower, _, step in box):
        raise Unknown("a parallel loop that does not count from 0 by 1", loop)
    arguments = loop.regions[0].blocks[0].arguments
    return tuple(
        Axis(argument, upper) for argument, (_, upper, _) in zip(arguments, box, strict=True)
    )


def geometry_of(
    kernel: ir.Operation,
    blocks: ir.Operation,
    threads: ir.Operation,
    form: CpuForm,
    *,
    shares: bool,
    warps: bool,
) -> Geometry:
    """`shares`: threads of a block share memory or wait for each other; `warps`: those of a warp
    are to run in lock step."""
    outer, inner = axes_of(blocks), axes_of(threads)
    size = math.prod(axis.extent for axis in inner)
    lanes = WARP if warps else form.lanes or _lanes(threads, (*outer, *inner))
    flat = not shares and not warps and form.rows and (size % lanes == 0 or size < lanes)
    if flat:
        row = _by_stride(threads, _by_dimension(kernel, outer, inner))
        return Geometry((), row, lanes, True)
    return Geometry(outer, inner, lanes, False)


def _by_dimension(
    kernel: ir.Operation, outer: tuple[Axis, ...], inner: tuple[Axis, ...]
) -> tuple[Axis, ...]:
    """The axes of blocks and threads along z, then y, then x: the row goes along whole rows of the
    launch, and so of most arrays, and not through one block after the other."""
    blocks, threads = (
        [number for number in (2, 1, 0) if sizes[number] != 1]
        for sizes in (int_array(kernel, "rk.grid") or (), int_array(kernel, "rk.block") or ())
    )
    if (len(blocks), len(threads)) != (len(outer), len(inner)):
        return (*outer, *inner)
    of_blocks = dict(zip(blocks, outer, strict=True))
    of_threads = dict(zip(threads, inner, strict=True))
    return tuple(
        axes[number] for number in (2, 1, 0) for axes in (of_blocks, of_threads) if number in axes
    )


def _by_stride(threads: ir.Operation, axes: tuple[Axis, ...]) -> tuple[Axis, ...]:
    """The axes, those with the longest strides through the arrays first: consecutive vectors touch
    consecutive memory. As they are where an axis has no stride that is known.

    A block of rows is one such case: with `row = blockIdx.x * 16 + threadIdx.y`, the rows of a
    block come before those of the next one. The innermost axis stays, for the lanes are chosen by
    it.
    """
    rest = axes[:-1]
    if not rest:
        return axes
    strides = dict.fromkeys((axis.index for axis in rest), 0)
    for _, form in _accesses(threads, axes):
        if form is not None:
            for axis in rest:
                strides[axis.index] += abs(form.terms.get(axis.index, 0))
    if not all(strides.values()):
        return axes
    return (*sorted(rest, key=lambda axis: -strides[axis.index]), axes[-1])


def _accesses(
    threads: ir.Operation, axes: tuple[Axis, ...]
) -> Iterator[tuple[ir.Operation, LinearForm | None]]:
    """The accesses to arrays of one dimension, with their subscripts as linear forms."""
    domain = Domain({axis.index: (0, axis.extent - 1) for axis in axes})
    values = AffineValues(sets=False)
    for op in walked(threads.regions[0].blocks[0]):
        subscript = _subscript(op)
        if subscript is not None:
            yield op, values.of(subscript, domain)


def _subscript(op: ir.Operation) -> ir.Value | None:
    """The subscript of an access to an array, which has one dimension."""
    array = ACCESSES.get(op.name)
    return op.operands[array + 1] if array is not None and len(op.operands) > array + 1 else None


def _lanes(threads: ir.Operation, axes: tuple[Axis, ...]) -> int:
    """As many as a register has 32-bit numbers, or fewer where that divides the fastest index, or
    where loops gather; or several registers."""
    most = min(widest(), _GATHERED) if _gathers(threads) else widest()
    extent = axes[-1].extent if axes else most
    lanes = _REGISTERS * widest()
    if extent % lanes == 0 and _reads_neighbors(threads, axes):
        return lanes
    lanes = _OF_COLUMNS * widest()
    if extent % lanes == 0 and _goes_down_columns(threads, axes):
        return lanes
    lanes = most
    while lanes > _LEAST and extent % lanes:
        lanes //= 2
    return most if extent % lanes else lanes


def _reads_neighbors(threads: ir.Operation, axes: tuple[Axis, ...]) -> bool:
    """Whether each thread stores one element in a row, and loads elements of an array that are less
    than a vector apart in a row, without a loop."""
    stores, offsets = 0, dict[tuple[ir.Value, frozenset[tuple[ir.Value, int]]], list[int]]()
    for op, form in _accesses(threads, axes):
        step = None if form is None else form.terms.get(axes[-1].index, 0)
        if form is not None and step == 1 and op.name == "memref.load":
            row = op.operands[0], frozenset(form.terms.items())
            offsets.setdefault(row, []).append(form.const)
        elif step == 1 and op.name == "memref.store":
            stores += 1
        elif step != 0 or op.name != "memref.load":
            return False
    loops = (op.name in ("scf.for", "scf.while") for op in walked(threads.regions[0].blocks[0]))
    if stores != 1 or any(loops):
        return False
    pairs = (pair for row in offsets.values() for pair in itertools.pairwise(sorted(row)))
    return any(0 < after - before < widest() for before, after in pairs)


def _goes_down_columns(threads: ir.Operation, axes: tuple[Axis, ...]) -> bool:
    """Whether a loop that only loads reads elements that follow each other in the threads of a row,
    and lie pages apart in its iterations."""
    box = {axis.index: (0, axis.extent - 1) for axis in axes}
    values = AffineValues(sets=False)
    for loop in walked(threads.regions[0].blocks[0]):
        if loop.name != "scf.for":
            continue
        inside = walked(loop.regions[0].blocks[0])
        lower, upper, step = (constant_int(value) for value in list(loop.operands)[:3])
        if lower is None or upper is None or step is None or any(len(o.regions) for o in inside):
            continue
        accesses = [op for op in inside if op.name in ACCESSES]
        if any(op.name != "memref.load" for op in accesses):
            continue
        counter = loop.regions[0].blocks[0].arguments[0]
        domain = Domain({**box, counter: (lower, max(lower, upper - 1))})
        for load in accesses:
            subscript = _subscript(load)
            form = None if subscript is None else values.of(subscript, domain)
            if form is not None and form.terms.get(axes[-1].index) == 1:
                apart = step * form.terms.get(counter, 0) * size(scalar_type(load.results[0].type))
                if abs(apart) >= _PAGE:
                    return True
    return False


def _gathers(threads: ir.Operation) -> bool:
    """Whether a loop that runs as often as data says loads by subscripts that are data, and stores
    nothing."""
    data = DataDependence()
    for loop in walked(threads.regions[0].blocks[0]):
        if ends_by_data(loop, data):
            inside = [op for region in loop.regions for op in walked(region.blocks[0])]
            accesses = [(op.name, _subscript(op)) for op in inside if op.name in ACCESSES]
            if all(name == "memref.load" for name, _ in accesses) and any(
                subscript is not None and data.of(subscript) for _, subscript in accesses
            ):
                return True
    return False


def ends_by_data(loop: ir.Operation, data: DataDependence) -> bool:
    """Whether an operation is a loop that runs as often as data says."""
    if loop.name == "scf.for":
        return any(data.of(bound) for bound in list(loop.operands)[:3])
    if loop.name != "scf.while":
        return False
    test = loop.regions[0].blocks[0]
    return data.of(test.operations[len(test.operations) - 1].operands[0])


def widest() -> int:
    """32-bit numbers in the widest vector register."""
    if has_feature("avx512f") and has_feature("avx512bw"):
        return 16
    return 8 if has_feature("avx2") else _LEAST


def outer_indices(e: Emitter, axes: tuple[Axis, ...], unit: str) -> None:
    """The indices of a unit, the last one fastest."""
    rest = unit
    for number in reversed(range(len(axes))):
        axis = axes[number]
        text = rest
        if number:
            text = e.writer.value(f"urem i64 {rest}, {axis.extent}")
            rest = e.writer.value(f"udiv i64 {rest}, {axis.extent}")
        e.set(axis.index, text, "i64", 0, Linear(text, 0, True, True))


def inner_indices(e: Emitter, geometry: Geometry, first: str) -> str | None:
    """The thread indices of the vector whose first thread has the number `first`; the mask of the
    threads that there are, None where the row is full."""
    axes, lanes = geometry.inner, geometry.lanes
    w = e.writer
    whole = vector("i64", lanes)
    if axes and axes[-1].extent % lanes == 0:
        _aligned(e, axes, first)
        return None
    spread = e.splat(first, "i64")
    numbers = w.value(f"add {whole} {spread}, {e.numbers('i64')}")
    if len(axes) == 1:
        e.set(axes[0].index, numbers, "i64", lanes, Linear(first, 1, True, True), True)
    else:
        _divided(e, axes, numbers)
    if geometry.row % lanes == 0:
        return None
    return w.value(f"icmp ult {whole} {numbers}, splat (i64 {geometry.row})")


def _aligned(e: Emitter, axes: tuple[Axis, ...], first: str) -> None:
    """A vector lies within a row of the fastest index: the other ones are the same in all lanes."""
    w, last = e.writer, axes[-1]
    base = first
    if len(axes) > 1:
        base = w.value(f"urem i64 {first}, {last.extent}")
        number = w.value(f"udiv i64 {first}, {last.extent}")
        # `blockIdx.x * blockDim.x + threadIdx.x` is then the number of the thread, undivided.
        e.products[number, last.extent] = w.value(f"sub i64 {first}, {base}")
        outer_indices(e, axes[:-1], number)
    whole = vector("i64", e.lanes)
    text = w.value(f"add {whole} {e.splat(base, 'i64')}, {e.numbers('i64')}")
    e.set(last.index, text, "i64", e.lanes, Linear(base, 1, True, True), True)


def _divided(e: Emitter, axes: tuple[Axis, ...], numbers: str) -> None:
    """Each lane's indices from its number."""
    w, whole = e.writer, vector("i64", e.lanes)
    rest = numbers
    for number in reversed(range(len(axes))):
        axis = axes[number]
        text = rest
        if number:
            text = w.value(f"urem {whole} {rest}, splat (i64 {axis.extent})")
            rest = w.value(f"udiv {whole} {rest}, splat (i64 {axis.extent})")
        e.values[axis.index] = Value(text, "i64", e.lanes, None, True)
