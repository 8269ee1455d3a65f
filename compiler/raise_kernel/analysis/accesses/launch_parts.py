"""A launch in parts, one a device: which threads each has, and what of its arrays they touch.

    y[n * i + j] = x[n * (i - 1) + j] + x[n * (i + 1) + j]        i = 16 * ctaid.y + tid.y < 64

On four devices each has `elements`, 16 * n, of each split array, one block after the other. Thread
i writes element n * i + j, so a device's threads along y are 16: then all that it writes is in its
block, and it reads n elements before its block and n after it. What thread i touches lies
`elements * floor(i / 16)` further than what the same thread of the first device does. All points of
the launch are an integer set, of which isl tells the least and the greatest difference. It is
exact, wrap-around included; where it is not known there are no parts.

Devices do not see each other's writes within a launch. So an array that is written is read in the
device's own block alone, and one that is whole on each device is not written.

A device may also run threads of its neighbours, on copies of their elements
(`runtime/sharding/time_tiles.py`). What those touch follows from the same sets: of the index of
each access, less `stride` times the number of the thread, the least and the greatest value in the
whole launch.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import islpy as isl

from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.outside import Accesses, Left, Scope
from raise_kernel.analysis.integers.affine.quasi_expressions import (
    Expressions,
    NotQuasi,
    Quasi,
    number,
)
from raise_kernel.analysis.integers.data_dependence import ACCESSES
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import int_array
from raise_kernel.mlir.walks import kernels

# isl's operations for one nest of loops.
MAX_OPERATIONS = 500_000


# What there is before a device's block and after it: elements, or threads.
Sides = tuple[int, int]


def widest(a: Sides, b: Sides) -> Sides:
    """The greater one at each side."""
    return max(a[0], b[0]), max(a[1], b[1])


@dataclass(frozen=True)
class Touched:
    """What thread i of a launch touches of an array: elements from `stride * i` plus the least to
    `stride * i` plus the greatest of `reads`, and of `writes`; None where it does not.

    `always` are the elements that the launch writes, whatever its data are, as isl writes the set;
    empty where that depends on data.
    """

    stride: int
    reads: tuple[int, int] | None
    writes: tuple[int, int] | None
    always: str

    def read(self, more: Sides) -> Sides:
        """The elements that are read around the block by its threads and so many more."""
        return self._around(self.reads, more)

    def written(self, more: Sides) -> Sides:
        """Those that are written."""
        return self._around(self.writes, more)

    def _around(self, reach: tuple[int, int] | None, more: Sides) -> Sides:
        if reach is None:
            return 0, 0
        low, high = reach
        before, after = self.stride * more[0] - low, self.stride * more[1] + high + 1 - self.stride
        return max(0, before), max(0, after)

    def threads_for(self, elements: Sides) -> Sides:
        """How many more threads it takes so that all threads are among them that write to one of so
        many elements around the block."""
        if self.writes is None:
            return 0, 0
        low, high = self.writes
        before, after = elements
        # The first thread that writes element e is (e - high) / stride, rounded up.
        first = -(-(before + 1 + high) // self.stride) - 1 if before else 0
        last = -(-(after - low) // self.stride) if after else 0
        return max(0, first), max(0, last)


@dataclass(frozen=True)
class Parts:
    """`threads` of the launch along `axis` (x is 0) are a device's. `halos`: how many elements
    before its block and after it a device reads of a split array, by the array's number. `edges`:
    so many of a device's threads, from the first one on and up to the last one, may do so.
    `touched` says what any thread touches of the split arrays; empty where that is not known."""

    axis: int
    threads: int
    halos: Mapping[int, Sides]
    edges: Sides
    touched: Mapping[int, Touched] = field(default_factory=dict)


class NoParts(Exception):
    """Why a launch has none."""


def parts_of(module: ir.Module, count: int, elements: Mapping[int, int]) -> Parts:
    """The parts of a parallelized kernel on so many devices. `elements` has those of a device's
    block of each split array, by number. Raises `NoParts`."""
    (kernel,) = kernels(module)
    body = kernel.regions[0].blocks[0]
    launch = _Launch(body, count, elements)
    why = "no axis of the grid has threads that write one block after the other"
    for axis, indices in axes_of(kernel):
        for threads in dict.fromkeys(launch.shares(indices)):
            try:
                return launch.parts(axis, indices, threads)
            except NoParts as reason:
                why = str(reason)
    raise NoParts(why)


# The index of a block along an axis, that of a thread in it, and their extents.
Indices = tuple[tuple[ir.Value | None, int], tuple[ir.Value | None, int]]


def axes_of(kernel: ir.Operation) -> Iterator[tuple[int, Indices]]:
    """Those of the grid that have several threads: z, y, x."""
    loops = [v.operation for v in kernel.regions[0].blocks[0].operations]
    blocks = next(op for op in loops if op.name == "affine.parallel")
    inner = [v.operation for v in blocks.regions[0].blocks[0].operations]
    threads = next(op for op in inner if op.name == "affine.parallel")
    sides = [
        (list(op.regions[0].blocks[0].arguments), int_array(kernel, name) or [1, 1, 1])
        for op, name in ((blocks, "rk.grid"), (threads, "rk.block"))
    ]
    for axis in (2, 1, 0):
        found = []
        for indices, sizes in sides:
            # Loops are in the order z, y, x, without those of extent one.
            before = sum(size > 1 for size in sizes[axis + 1 :])
            found.append((indices[before] if sizes[axis] > 1 else None, sizes[axis]))
        if found[0][1] * found[1][1] > 1:
            yield axis, (found[0], found[1])


class Collected(Accesses):
    """Every access, with the scope that it is in."""

    def __init__(self) -> None:
        super().__init__(lambda _: True, MAX_OPERATIONS)
        self.found: list[tuple[ir.Operation, Scope]] = []

    def form(self, op: ir.Operation, scope: Scope) -> Linear | None:
        """The index of an access, where it is a sum of multiples."""
        return self._values.of(op.operands[ACCESSES[op.name] + 1], scope.domain)

    def _access(self, op: ir.Operation, scope: Scope) -> Iterator[None]:
        self.found.append((op, scope))
        yield from ()


class _Launch:
    """The accesses of a launch to the arrays of its call."""

    def __init__(self, body: ir.Block, count: int, elements: Mapping[int, int]) -> None:
        self.count, self.elements = count, elements
        self.accesses = Collected()
        list(self.accesses.outside(body))
        numbers = {memory: k for k, memory in enumerate(body.arguments)}
        self.touched = [
            (op, scope, numbers[memory])
            for op, scope in self.accesses.found
            if (memory := op.operands[ACCESSES[op.name]]) in numbers
        ]
        self.written = {k for op, _, k in self.touched if op.name != "memref.load"}
        self._check(body)

    def _check(self, body: ir.Block) -> None:
        """`NoParts` where arrays are used otherwise, or a whole one is written."""
        uses = sum(1 for a in body.arguments if isinstance(a.type, ir.MemRefType) for _ in a.uses)
        ranks = {
            ir.MemRefType(op.operands[ACCESSES[op.name]].type).rank for op, _, _ in self.touched
        }
        if uses != len(self.touched) or ranks - {1}:
            raise NoParts("it does more with its arrays than to read and to write elements")
        if not self.written <= set(self.elements):
            raise NoParts("it writes an array that is whole on each device")

    def shares(self, indices: Indices) -> Iterator[int]:
        """How many threads along an axis a device may have: as many as write its block."""
        (block, blocks), (thread, threads) = indices
        for op, scope, memory in self.touched:
            form = self.accesses.form(op, scope) if op.name != "memref.load" else None
            if form is None:
                continue
            stride = form.terms.get(thread, 0) if thread is not None else 0
            if thread is None and block is not None:
                stride = form.terms.get(block, 0)
            if stride <= 0 or self.elements[memory] % stride:
                continue
            share = self.elements[memory] // stride
            if (self.count - 1) * share < blocks * threads:
                yield share

    def parts(self, axis: int, indices: Indices, threads: int) -> Parts:
        """Those with so many threads. Raises `NoParts`."""
        halos: dict[int, Sides] = dict.fromkeys(self.elements, (0, 0))
        edges = 0, 0
        for op, scope, memory in self.touched:
            if memory not in self.elements:
                continue
            try:
                halo, edge = self._outside(op, scope, indices, threads, self.elements[memory])
            except (NotQuasi, isl.Error):
                raise NoParts("which elements it touches is not known") from None
            if memory in self.written and any(halo):
                raise NoParts("a device would touch elements that another one writes")
            halos[memory], edges = widest(halos[memory], halo), widest(edges, edge)
        return Parts(axis, threads, halos, edges, self._all_touched(indices, threads))

    def _outside(
        self, op: ir.Operation, scope: Scope, indices: Indices, threads: int, elements: int
    ) -> tuple[Sides, Sides]:
        """How many elements before a device's block and after it an access touches, and how many
        threads at either end do so."""
        expressions = self.accesses.expressions(scope.box)
        points, _ = self.accesses.known(scope, expressions)
        if points.is_empty():
            return (0, 0), (0, 0)
        position = thread_number(indices, expressions)
        device = expressions.floor(position, threads)
        if _ends(device.form, points)[1] >= self.count:
            raise NoParts("threads beyond those of the last device touch elements")
        index = expressions.of(op.operands[ACCESSES[op.name] + 1])
        low, high = _ends(index.form, points)
        if low < 0 or high >= self.count * elements:
            raise NoParts("it may touch elements that its arrays do not have")
        local = expressions.difference(index, expressions.scaled(device, elements)).form
        low, high = _ends(local, points)
        halo = max(0, -low), max(0, high + 1 - elements)
        number_of = expressions.modulo(position, threads).form
        before = points.intersect(local.neg().pos_set())
        after = points.intersect(local.sub(expressions.constant(elements).form).nonneg_set())
        first = _ends(number_of, before)[1] + 1 if halo[0] else 0
        last = threads - _ends(number_of, after)[0] if halo[1] else 0
        return halo, (first, last)

    def _all_touched(self, indices: Indices, threads: int) -> dict[int, Touched]:
        """What a thread touches of each split array, by its number; nothing where it is not known,
        or blocks are not of equal shares of the threads."""
        if any(elements % threads for elements in self.elements.values()):
            return {}
        try:
            return {
                memory: self._touched_of(memory, indices, elements // threads)
                for memory, elements in self.elements.items()
            }
        except (NotQuasi, isl.Error):
            return {}

    def _touched_of(self, memory: int, indices: Indices, stride: int) -> Touched:
        reads: tuple[int, int] | None = None
        writes: tuple[int, int] | None = None
        always: list[str] = []
        depends = False
        for op, scope, one in self.touched:
            if one != memory:
                continue
            expressions = self.accesses.expressions(scope.box)
            points, left = self.accesses.known(scope, expressions)
            if points.is_empty():
                continue
            index = expressions.of(op.operands[ACCESSES[op.name] + 1])
            base = expressions.scaled(thread_number(indices, expressions), stride)
            reach = _ends(expressions.difference(index, base).form, points)
            if op.name != "memref.store":
                reads = _both(reads, reach)
            if op.name == "memref.load":
                continue
            writes = _both(writes, reach)
            depends |= left != Left.NOTHING
            always.append(str(isl.Map.from_pw_aff(index.form.intersect_domain(points)).range()))
        return Touched(stride, reads, writes, "" if depends else _union(always))


def _union(sets: list[str]) -> str:
    """Of sets as isl writes them: nests have contexts of their own."""
    context = isl.Context()
    context.set_max_operations(MAX_OPERATIONS)
    parsed = [isl.Set.read_from_str(context, text) for text in dict.fromkeys(sets)]
    return str(functools.reduce(isl.Set.union, parsed).coalesce()) if parsed else ""


def _both(a: tuple[int, int] | None, b: tuple[int, int]) -> tuple[int, int]:
    return b if a is None else (min(a[0], b[0]), max(a[1], b[1]))


def thread_number(indices: Indices, expressions: Expressions) -> Quasi:
    """The number of a thread in the launch, along an axis."""
    (block, blocks), (thread, size) = indices
    terms = {lane: n for lane, n in ((block, size), (thread, 1)) if lane is not None}
    return Quasi(expressions.linear(Linear(0, terms)), 0, blocks * size - 1)


def _ends(form: isl.PwAff, points: isl.Set) -> tuple[int, int]:
    """The least and the greatest value of an expression."""
    inside = form.intersect_domain(points)
    low, high = inside.min_val(), inside.max_val()
    if not low.is_int() or not high.is_int():
        raise NotQuasi
    return number(low), number(high)
