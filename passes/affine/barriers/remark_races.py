"""Reports certain races in shared memory, and certain accesses past its end, as remarks.

    affine.store %v, %s[%t]         // a.cu:5:10
    affine.load %s[-%t + 63]        // note: thread 32 reads element 31 of a shared array, which
                                    // thread 31 has written with no barrier between them
                                    // (a.cu:5:10): a race
    affine.load %s[%t + 1]          // warning: thread 63 reads element 64 of a shared array of 64

The pass executes the first block at compile time, with the first iteration of each loop. It follows
accesses whose indices and conditions are affine in the thread indices. A race that it finds happens
in every run of the kernel: two threads of different warps access one element, one of them writes,
and no barrier of the block is between them. Threads of one warp do not count, because old code
relies on lock step. Two writes to one element are reported only if the values are known to differ.

`check-bounds` refuses most accesses past the end. Those reported here have an index that became
affine only when a loop was unrolled. Code under other conditions is skipped; `--verify` checks all
of it. Changes nothing, refuses nothing.
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
from raise_kernel.analysis.memory.written import is_shared
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op, int_array
from raise_kernel.mlir.walks import inside, kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.remarks import RemarkSink, source_line

WARP = 32
THREADS = 1024
_LOADS = ("affine.load",)
_STORES = ("affine.store",)


@register_pass("remark-races", stage="affine", needs=("memref.alloca",))
def remark_races(module: ir.Module, ctx: PassContext) -> None:
    """Report certain races in shared memory, and certain accesses past its end."""
    for kernel in kernels(module):
        block = int_array(kernel, "rk.block")
        for op in named(kernel.regions[0].blocks[0], "affine.parallel"):
            if op.results or block is None:
                continue
            sizes = [len(range(*bounds)) for bounds in parallel_box(op)]
            shared = any(is_shared(v) for o in walked(op.regions[0].blocks[0]) for v in o.operands)
            if shared and np.prod(sizes) == np.prod(block) <= THREADS:
                _FirstBlock(op, ctx.remarks).run()


@dataclass
class _Accesses:
    """For each element: the least and greatest warp that accessed it, a thread and an operation."""

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

    def add(self, elements: np.ndarray, threads: np.ndarray, op: int) -> None:
        np.minimum.at(self.least, elements, threads // WARP)
        np.maximum.at(self.most, elements, threads // WARP)
        self.thread[elements] = threads
        self.by[elements] = op

    def others(self, elements: np.ndarray, threads: np.ndarray) -> np.ndarray:
        """A mask of the accesses to elements that another warp has accessed."""
        warps = threads // WARP
        known = self.most[elements] >= 0
        return known & ((self.least[elements] != warps) | (self.most[elements] != warps))


@dataclass
class _Array:
    reads: _Accesses
    writes: _Accesses


class _FirstBlock:
    """One execution of the threads of a block, in lock step."""

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
            # Later iterations may reach a barrier.
            self._pass_over(op)
        elif op.regions:
            self._pass_over(op)
        elif op.name in (*_LOADS, *_STORES):
            self._access(op, active)
        elif any(is_shared(v) for v in op.operands):
            self._forget()

    def _forget(self) -> None:
        for array in self.arrays.values():
            array.reads.clear()
            array.writes.clear()

    def _pass_over(self, op: ir.Operation) -> None:
        """Skip the regions of `op`; a barrier in them orders the accesses before and after it."""
        if any(o.name == "gpu.barrier" for o in inside(op)):
            self._forget()

    # --- accesses ---------------------------------------------------------------------------

    def _access(self, op: ir.Operation, active: np.ndarray) -> None:
        writes = op.name in _STORES
        memory = op.operands[1 if writes else 0]
        if not is_shared(memory):
            return
        shape = list(ir.MemRefType(memory.type).shape)
        forms = access_forms(op)
        elements = None
        if forms is not None and len(shape) == 1:
            elements = linear_numbers(forms[0], self.count, self.values.get)
        if elements is None:
            return
        threads = np.flatnonzero(active)
        elements = elements[threads]
        outside = np.flatnonzero((elements < 0) | (elements >= shape[0]))
        if len(outside):
            verb = "writes" if writes else "reads"
            self.remarks.warning(
                f"thread {threads[outside[0]]} {verb} element {elements[outside[0]]} of a shared "
                f"array of {shape[0]}",
                op,
                about="shared memory",
            )
            return
        array = self.arrays.get(memory)
        if array is None:
            array = self.arrays[memory] = _Array(_Accesses(shape[0]), _Accesses(shape[0]))
        self._races(op, array, elements, threads)
        (array.writes if writes else array.reads).add(elements, threads, len(self.operations))
        self.operations.append(op)

    def _races(
        self, op: ir.Operation, array: _Array, elements: np.ndarray, threads: np.ndarray
    ) -> None:
        if op.name in _STORES:
            self._report(op, "writes", array.reads, "read", elements, threads)
            value = self._number(op.operands[0])
            if value is not None:
                self._clash(op, value[threads], elements, threads)
        else:
            self._report(op, "reads", array.writes, "written", elements, threads)

    def _report(
        self,
        op: ir.Operation,
        verb: str,
        before: _Accesses,
        done: str,
        elements: np.ndarray,
        threads: np.ndarray,
    ) -> None:
        met = np.flatnonzero(
            before.others(elements, threads) & (before.thread[elements] // WARP != threads // WARP)
        )
        if not len(met):
            return
        element = elements[met[0]]
        other = self.operations[before.by[element]]
        line = source_line(other.location)
        self.remarks.note(
            f"thread {threads[met[0]]} {verb} element {element} of a shared array, which thread "
            f"{before.thread[element]} has {done} with no barrier between them"
            f"{f' ({line})' if line else ''}: a race",
            op,
        )

    def _number(self, value: ir.Value) -> np.ndarray | None:
        """The integers that the threads store, if they are known from the thread indices."""
        op = defining_op(value)
        if op is not None and op.name in ("arith.index_cast", "arith.extsi", "arith.extui"):
            return self._number(op.operands[0])
        constant = constant_int(value)
        if constant is not None:
            return np.full(self.count, constant, np.int64)
        return self.values.get(value)

    def _clash(
        self, op: ir.Operation, values: np.ndarray, elements: np.ndarray, threads: np.ndarray
    ) -> None:
        """Report threads of different warps that store different numbers to one element."""
        order = np.lexsort((threads, elements))
        for a, b in zip(order[:-1].tolist(), order[1:].tolist(), strict=True):
            apart = threads[a] // WARP != threads[b] // WARP
            if elements[a] == elements[b] and values[a] != values[b] and apart:
                self.remarks.note(
                    f"threads {threads[a]} and {threads[b]} write {values[a]} and {values[b]} to "
                    f"element {elements[a]} of a shared array: a race",
                    op,
                )
                return
