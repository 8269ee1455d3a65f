"""Races in shared memory, and accesses past its end, that a kernel has for certain are remarked.

    affine.store %v, %s[%t]         // a.cu:5:10
    affine.load %s[-%t + 63]        // note: thread 32 reads element 31 of a shared array, which
                                    // thread 31 has written with no barrier between them
                                    // (a.cu:5:10): a race
    affine.load %s[%t + 1]          // warning: thread 63 reads element 64 of a shared array of 64

One block is gone through at compile time, the first one, and the first iteration of each loop:
accesses at indices that are linear in the threads' numbers, under conditions that are. What is
found there, happens in every run of the kernel: two threads of different warps at one element, one
of them writing, with no barrier of the block between them. (Threads of one warp are left out: old
code has them in lock step.) Two threads that write one element are only remarked where the values
are known to differ. Most accesses past the end were refused by `check-bounds`: those that are left
have an index that was only linear once the loops around them were unrolled. What is under other
conditions is passed over: `--verify` looks at all of it. Changes nothing, refuses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    for_bounds,
    parallel_box,
)
from raise_kernel.analysis.lanes.barrier_scope import scope
from raise_kernel.analysis.lanes.lane_numbers import guard_mask, linear_numbers
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.bindings import (
    constant_int,
    defining_op,
    int_array,
    ir,
    kernels,
    walk,
    walked,
)
from raise_kernel.diagnostics import RemarkSink, source_line
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass

WARP = 32
THREADS = 1024
_LOADS = ("affine.load",)
_STORES = ("affine.store",)


@register_pass("remark-races", stage="affine", needs=("memref.alloca",))
def remark_races(module: ir.Module, ctx: PassContext) -> None:
    """Say where a kernel races in shared memory for certain, or reaches past its end."""
    for kernel in kernels(module):
        block = int_array(kernel, "rk.block")
        for op in walk(kernel.regions[0].blocks[0]):
            if op.name != "affine.parallel" or op.results or block is None:
                continue
            sizes = [len(range(*bounds)) for bounds in parallel_box(op)]
            shared = any(_is_shared(v) for o in walk(op.regions[0].blocks[0]) for v in o.operands)
            if shared and np.prod(sizes) == np.prod(block) <= THREADS:
                _FirstBlock(op, ctx.remarks).run()


def _is_shared(value: ir.Value) -> bool:
    if not isinstance(value.type, ir.MemRefType):
        return False
    return "workgroup" in str(ir.MemRefType(value.type).memory_space)


@dataclass
class _Accesses:
    """Of each element: the least and greatest warp that came to it, a thread and an operation."""

    size: int
    least: np.ndarray = field(init=False)
    most: np.ndarray = field(init=False)
    thread: np.ndarray = field(init=False)
    by: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.least = np.full(self.size, THREADS)
        self.most = np.full(self.size, -1)
        self.thread = np.full(self.size, -1)
        self.by = np.full(self.size, -1)

    def add(self, places: np.ndarray, threads: np.ndarray, op: int) -> None:
        np.minimum.at(self.least, places, threads // WARP)
        np.maximum.at(self.most, places, threads // WARP)
        self.thread[places] = threads
        self.by[places] = op

    def others(self, places: np.ndarray, threads: np.ndarray) -> np.ndarray:
        """Which of these accesses meet one of another warp."""
        warps = threads // WARP
        known = self.most[places] >= 0
        return known & ((self.least[places] != warps) | (self.most[places] != warps))


@dataclass
class _Array:
    reads: _Accesses
    writes: _Accesses


class _FirstBlock:
    """One run of the threads, in lock step."""

    def __init__(self, threads: ir.Operation, remarks: RemarkSink) -> None:
        self.remarks = remarks
        self.body = threads.regions[0].blocks[0]
        box = parallel_box(threads)
        grids = np.meshgrid(*[np.arange(*b, dtype=np.int64) for b in box], indexing="ij")
        self.count = int(np.prod([len(range(*bounds)) for bounds in box]))
        self.values: dict[ir.Value, np.ndarray] = {
            lane: grid.reshape(-1) for lane, grid in zip(self.body.arguments, grids, strict=True)
        }
        for parent in parents(threads):
            if parent.name == "affine.parallel":
                for index, bounds in zip(
                    parent.regions[0].blocks[0].arguments, parallel_box(parent), strict=True
                ):
                    self.values[index] = np.full(self.count, bounds[0], np.int64)
        self.arrays: dict[ir.Value, _Array] = {}
        self.operations: list[ir.Operation] = []

    def run(self) -> None:
        self._block(self.body, np.ones(self.count, bool))

    def _block(self, block: ir.Block, active: np.ndarray) -> None:
        for item in block.operations:
            self._operation(item.operation, active)

    def _operation(self, op: ir.Operation, active: np.ndarray) -> None:
        if op.name == "gpu.barrier":
            if scope(op) != "warp":
                self._forget()
        elif op.name == "affine.if":
            mask = guard_mask(op, self.count, self.values.get)
            if mask is None:
                self._pass_over(op)
                return
            for region, here in zip(op.regions, (mask, ~mask), strict=True):
                for block in region.blocks:
                    if (active & here).any():
                        self._block(block, active & here)
        elif op.name == "affine.for" and (bounds := for_bounds(op)) and range(*bounds):
            body = op.regions[0].blocks[0]
            self.values[body.arguments[0]] = np.full(self.count, bounds[0], np.int64)
            self._block(body, active)
            # Later iterations may come to a barrier.
            self._pass_over(op)
        elif op.regions:
            self._pass_over(op)
        elif op.name in (*_LOADS, *_STORES):
            self._access(op, active)
        elif any(_is_shared(v) for v in op.operands):
            self._forget()

    def _forget(self) -> None:
        for array in self.arrays.values():
            array.reads.clear()
            array.writes.clear()

    def _pass_over(self, op: ir.Operation) -> None:
        """What is inside is not gone through (again); a barrier there orders what is around it."""
        inner = [o for region in op.regions for block in region.blocks for o in walked(block)]
        if any(o.name == "gpu.barrier" for o in inner):
            self._forget()

    # --- accesses ---------------------------------------------------------------------------

    def _access(self, op: ir.Operation, active: np.ndarray) -> None:
        writes = op.name in _STORES
        memory = op.operands[1 if writes else 0]
        if not _is_shared(memory):
            return
        shape = list(ir.MemRefType(memory.type).shape)
        forms = access_forms(op)
        places = None
        if forms is not None and len(shape) == 1:
            places = linear_numbers(forms[0], self.count, self.values.get)
        if places is None:
            return
        threads = np.flatnonzero(active)
        places = places[threads]
        outside = np.flatnonzero((places < 0) | (places >= shape[0]))
        if len(outside):
            verb = "writes" if writes else "reads"
            self.remarks.warning(
                f"thread {threads[outside[0]]} {verb} element {places[outside[0]]} of a shared "
                f"array of {shape[0]}",
                op,
                about="shared memory",
            )
            return
        array = self.arrays.get(memory)
        if array is None:
            array = self.arrays[memory] = _Array(_Accesses(shape[0]), _Accesses(shape[0]))
        self._races(op, array, places, threads)
        (array.writes if writes else array.reads).add(places, threads, len(self.operations))
        self.operations.append(op)

    def _races(
        self, op: ir.Operation, array: _Array, places: np.ndarray, threads: np.ndarray
    ) -> None:
        if op.name in _STORES:
            self._report(op, "writes", array.reads, "read", places, threads)
            value = self._number(op.operands[0])
            if value is not None:
                self._clash(op, value[threads], places, threads)
        else:
            self._report(op, "reads", array.writes, "written", places, threads)

    def _report(
        self,
        op: ir.Operation,
        verb: str,
        before: _Accesses,
        done: str,
        places: np.ndarray,
        threads: np.ndarray,
    ) -> None:
        met = np.flatnonzero(
            before.others(places, threads) & (before.thread[places] // WARP != threads // WARP)
        )
        if not len(met):
            return
        place = places[met[0]]
        other = self.operations[before.by[place]]
        line = source_line(other.location)
        self.remarks.note(
            f"thread {threads[met[0]]} {verb} element {place} of a shared array, which thread "
            f"{before.thread[place]} has {done} with no barrier between them"
            f"{f' ({line})' if line else ''}: a race",
            op,
        )

    def _number(self, value: ir.Value) -> np.ndarray | None:
        """The integers that the threads store, where their numbers say so."""
        op = defining_op(value)
        if op is not None and op.name in ("arith.index_cast", "arith.extsi", "arith.extui"):
            return self._number(op.operands[0])
        constant = constant_int(value)
        if constant is not None:
            return np.full(self.count, constant, np.int64)
        return self.values.get(value)

    def _clash(
        self, op: ir.Operation, values: np.ndarray, places: np.ndarray, threads: np.ndarray
    ) -> None:
        """Threads of different warps that store different numbers to one element at once."""
        order = np.lexsort((threads, places))
        for a, b in zip(order[:-1].tolist(), order[1:].tolist(), strict=True):
            apart = threads[a] // WARP != threads[b] // WARP
            if places[a] == places[b] and values[a] != values[b] and apart:
                self.remarks.note(
                    f"threads {threads[a]} and {threads[b]} write {values[a]} and {values[b]} to "
                    f"element {places[a]} of a shared array: a race",
                    op,
                )
                return
