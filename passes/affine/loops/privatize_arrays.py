"""Array privatization: an array that every iteration of a loop writes anew is one of the iteration.

Before:
    %by = memref.alloca() : memref<3xf32>
    affine.for %f = 0 to 4 {
      affine.parallel (%a) = (0) to (3) { affine.store %zero, %by[%a] }
      ... loads and stores of %by
    }
After:
    affine.for %f = 0 to 4 {
      %by = memref.alloca() : memref<3xf32>
      affine.parallel (%a) = (0) to (3) { affine.store %zero, %by[%a] }
      ... loads and stores of %by
    }

Compilers allocate local arrays at the start of a function, whatever loop they belong to. Iterations
that share an array stay in order; with an array each, affine-parallelize may make one parallel loop
of them. The array must be private to a thread and used in one loop only, by affine loads and stores
alone. Each iteration must store every element, under no condition, before anything else uses the
array: by stores with constant subscripts, and by parallel loops that hold one store and no other
use of the array. Arrays of more than `MOST` elements stay where they are.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from math import prod

from raise_kernel.analysis.accesses.affine_maps import access_forms, parallel_box
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import identity
from raise_kernel.mlir.walks import inside, kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

# Elements that are counted one by one.
MOST = 4096

Element = tuple[int, ...]


@register_pass("privatize-arrays", stage="affine", needs=("affine.for", "memref.alloca"))
def privatize_arrays(module: ir.Module, ctx: PassContext) -> None:
    """Allocate arrays in the loops whose iterations write them anew."""
    for kernel in kernels(module):
        for op in list(walked(kernel.regions[0].blocks[0])):
            if op.name == "memref.alloca" and not op.operands:
                _privatize(op, ctx)


def _privatize(alloca: ir.Operation, ctx: PassContext) -> None:
    type_ = ir.MemRefType(alloca.results[0].type)
    users = [use.owner.operation for use in alloca.results[0].uses]
    if type_.memory_space is not None or prod(type_.shape) > MOST or not users:
        return
    if any(op.name not in ("affine.load", "affine.store") for op in users):
        return
    named = {identity(op) for op in users}
    for loop in _loops_of(alloca, users):
        body = loop.regions[0].blocks[0]
        if _starts_written(alloca.results[0], body, named):
            facts.changed()
            alloca.move_before(next(iter(body.operations)).operation)
            ctx.remarks.applied("each iteration has an array of its own", loop)
            return


def _loops_of(alloca: ir.Operation, users: list[ir.Operation]) -> list[ir.Operation]:
    """The sequential loops around all users, inner ones first, of the thread that allocates."""
    around = [list(_around(op, alloca.block)) for op in users]
    shared = set.intersection(*({identity(op) for op in ops} for ops in around))
    common = [op for op in around[0] if identity(op) in shared]
    last = max((k for k, op in enumerate(common) if op.name == "affine.parallel"), default=-1)
    return [op for op in common[last + 1 :] if op.name == "affine.for"]


def _around(op: ir.Operation, block: ir.Block) -> Iterator[ir.Operation]:
    """The operations around `op` up to `block`, inner ones first."""
    while op.block != block:
        outer = op.parent
        assert outer is not None
        op = outer.operation
        yield op


def _starts_written(memory: ir.Value, body: ir.Block, users: set[int]) -> bool:
    """Whether the operations of `body` store every element before one of them does anything else
    with the memory."""
    shape = ir.MemRefType(memory.type).shape
    written: set[Element] = set()
    for view in body.operations:
        op = view.operation
        if not any(identity(inner) in users for inner in (op, *inside(op))):
            continue
        elements = _elements(op, memory, users)
        if elements is None:
            return False
        written |= elements
        if len(written) == prod(shape):
            return True
    return False


def _elements(op: ir.Operation, memory: ir.Value, users: set[int]) -> set[Element] | None:
    """The elements that `op` stores, if it does nothing else with the memory and that always."""
    indices: list[ir.Value] = []
    box: list[range] = []
    while op.name == "affine.parallel" and not op.results:
        block = op.regions[0].blocks[0]
        indices += block.arguments
        box += [range(*bounds) for bounds in parallel_box(op)]
        body = [o.operation for o in block.operations]
        of_memory = [o for o in body if any(identity(i) in users for i in (o, *inside(o)))]
        if len(of_memory) != 1:
            return None
        (op,) = of_memory
    forms = access_forms(op) if op.name == "affine.store" else None
    if forms is None or any(set(form.terms) - set(indices) for form in forms):
        return None
    if prod(map(len, box)) > MOST:
        return None
    elements: set[Element] = set()
    for point in itertools.product(*box):
        at = dict(zip(indices, point, strict=True))
        elements.add(tuple(f.const + sum(c * at[v] for v, c in f.terms.items()) for f in forms))
    return elements
