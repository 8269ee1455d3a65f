"""Whether threads read what other threads of their warp have just written, without a barrier.

Hardware runs a warp's threads together where they do not part, and old code relies on it:

    for (int i = threadIdx.x; i < 32; i += blockDim.x) key[i] = text[i];
    if (threadIdx.x == 0) use(key[0], key[1]);    // no __syncwarp

Vectors of fewer lanes than a warp would run the second line before some threads' first one. What is
found is a load of an element that is the same for all threads, after a store to the same array
whose element differs between threads, with no barrier on the way. Where both differ, each thread
has its own elements, or the program has a race.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.variance import varying_values

_LOOPS = ("scf.for", "scf.while")


def relies_on_lock_step(threads: ir.Operation, meets: Callable[[ir.Operation], bool]) -> bool:
    """Whether a loop over threads has such a load; `meets`: all threads wait at an operation."""
    body = threads.regions[0].blocks[0]
    operations = walked(body)
    stores = [k for k, op in enumerate(operations) if op.name == "memref.store"]
    written = {operations[k].operands[1] for k in stores}
    loads = [
        k
        for k, op in enumerate(operations)
        if op.name == "memref.load" and op.operands[0] in written
    ]
    if not loads:
        return False
    varying = varying_values(body, body.arguments)
    stores = [k for k in stores if _varies(operations[k].operands, 2, varying)]
    loads = [k for k in loads if not _varies(operations[k].operands, 1, varying)]
    meetings = [k for k, op in enumerate(operations) if meets(op)]
    loops = [
        (k, k + sum(len(walked(block)) for region in op.regions for block in region.blocks))
        for k, op in enumerate(operations)
        if op.name in _LOOPS
    ]
    return any(
        operations[store].operands[1] == operations[load].operands[0]
        and _follows(store, load, meetings, loops)
        for store, load in product(stores, loads)
    )


def _varies(operands: ir.OpOperandList, first: int, varying: set[ir.Value]) -> bool:
    return any(operand in varying for operand in list(operands)[first:])


def _follows(
    store: int, load: int, meetings: Iterable[int], loops: Iterable[tuple[int, int]]
) -> bool:
    """Whether the load may come after the store with no meeting between them: later in the text, or
    in another iteration of a loop around both."""
    if store < load and not any(store < at < load for at in meetings):
        return True
    return any(
        begin < min(store, load)
        and max(store, load) <= end
        and not any(store < at <= end or begin < at < load for at in meetings)
        for begin, end in loops
    )
