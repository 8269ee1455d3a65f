"""Turns a loop that adds to elements of an array in each iteration into one scatter.

The carried array is only scattered into, by a combiner whose order does not matter, at indices and
with values that are known without it: the indices of all iterations are one scatter's.
"""

from __future__ import annotations

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import moved_from
from raise_kernel.passes.tensor_opt.idioms.batch import Batch
from raise_kernel.passes.tensor_opt.idioms.recurrence import depends
from raise_kernel.stablehlo.attributes import Scatter

COMBINERS = frozenset({"add", "max", "min", "and", "or", "xor"})


def scattered(batch: Batch, root: Node, argument: Node, init: Node) -> Node | None:
    """What is carried after all iterations; None where it is no such scatter."""
    update = moved_from(root)
    if update.op != "scatter":
        return None
    array, index, values = update.operands
    numbers = update.attr
    assert isinstance(numbers, Scatter)
    if (
        moved_from(array) is not argument
        or numbers.kind not in COMBINERS
        or numbers.batch
        or numbers.index_batch
        or depends(index, argument)
        or depends(values, argument)
    ):
        return None
    g, trips = batch.outer, batch.trips
    indices, parts = batch.all(index), batch.all(values)
    window, index_dim = tuple(w + 1 for w in numbers.window), numbers.index_dim + 1
    if not window and index.rank == 2 and numbers.index_dim == 1:
        # A list of single elements stays one.
        lanes = trips * index.shape[0]
        indices, parts = g.reshape(indices, (lanes, index.shape[1])), g.reshape(parts, (lanes,))
        index_dim = 1
    whole = Scatter(
        window, numbers.inserted, (), (), numbers.index_map, index_dim, False, False, numbers.kind
    )
    start = g.reshape(init, array.shape)
    made = g.make("scatter", (start, indices, parts), array.shape, array.element, whole)
    return g.reshape(made, root.shape)
