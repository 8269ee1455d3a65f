"""The values of a loop's body for all iterations at once, along a new first axis.

A node of the body that varies from one iteration to the next becomes one with an axis of `trips`
elements in front; one that does not is computed as it is. Reads whose index is linear in the
counter become strided slices. What has no such form raises `NoMatch`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.linear import Form
from raise_kernel.passes.tensor_opt.graph.node import Node, Origin
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.attributes import Gather
from raise_kernel.stablehlo.batching import PER_ELEMENT, batched
from raise_kernel.stablehlo.elements import is_integer
from raise_kernel.stablehlo.properties import JOINING
from raise_kernel.worklist import make_in_order

# Windows that may lie outside of their array, at most.
EDGES = 4
# What is followed along the axis of iterations, besides slices at starts that move.
FOLLOWED = PER_ELEMENT | {
    *JOINING,
    *("reduce", "gather", "dot_general"),
}


@dataclass(frozen=True)
class Moving:
    """Where a window lies in each iteration: `start + step * iteration` along `axis`.

    `starts` has the constant starts along all axes, that of iteration 0 along `axis`.
    """

    axis: int
    step: int
    starts: tuple[int, ...]


class Batch:
    """Computes nodes of `inner`, a loop's body, in `outer`, for iterations 0 to `trips` - 1.

    The counter goes from 0 in steps of 1. `known` has what the body's arguments and captured values
    are: a node of `outer`, and whether it has the axis of iterations. `largest`: the elements of
    the largest tensor that got that axis.
    """

    def __init__(self, inner: Graph, outer: Graph, trips: int, counter: Node) -> None:
        self.inner = inner
        self.outer = outer
        self.trips = trips
        self.counter = counter
        self.known = {counter: (outer.iota((trips,), 0, counter.element), True)}
        self.largest = 0

    def all(self, node: Node) -> Node:
        """A node's values in all iterations."""
        made, varies = self.of(node)
        return made if varies else self._spread(made)

    def of(self, root: Node) -> tuple[Node, bool]:
        """A node of the body in the outer graph, and whether it has the axis of iterations."""
        return make_in_order(root, self.known, self._needed, self._made)

    def _needed(self, node: Node) -> Sequence[Node]:
        # Starts are read as forms of the counter.
        moves = node.op in ("dynamic_slice", "dynamic_update_slice")
        return node.operands[:1] if moves else node.operands

    def _made(self, node: Node) -> tuple[Node, bool]:
        made, varies = self._make(node)
        if varies:
            self.largest = max(self.largest, made.size)
        return made, varies

    def moving(
        self,
        starts: Sequence[Node],
        sizes: Sequence[int],
        shape: Sequence[int],
        before: Sequence[int] = (),
    ) -> Moving:
        """Where a window of `sizes` lies in an array of `shape`, inside it in every iteration;
        `before`: how far the array was moved along each axis."""
        forms = [self._form(s) for s in starts]
        if before:
            forms = [Form(f.const + b, f.terms) for f, b in zip(forms, before, strict=True)]
        found = [k for k, form in enumerate(forms) if form.terms]
        if len(found) != 1:
            raise NoMatch("a window does not move along exactly one axis")
        (axis,) = found
        (step,) = forms[axis].terms.values()
        for form, size, total in zip(forms, sizes, shape, strict=True):
            ends = [form.const + sum(form.terms.values()) * k for k in (0, self.trips - 1)]
            if min(ends) < 0 or max(ends) + size > total:
                raise NoMatch("a window may lie outside of its array")
        return Moving(axis, step, tuple(f.const for f in forms))

    def _form(self, start: Node) -> Form:
        """A scalar as a form of the iteration's number."""
        form = self.inner.linear.exact(start) if is_integer(start.element) else None
        if form is None or any(key != (self.counter, ()) for key in form.terms):
            raise NoMatch("the start of a window depends on data")
        scale = sum(form.terms.values())
        return Form(form.const, {0: scale} if scale else {})

    # --- operations ---

    def _make(self, node: Node) -> tuple[Node, bool]:
        if not node.operands:
            if node.op not in ("constant", "iota"):
                raise NoMatch(f"it uses {node.op}")
            return self._copy(node, []), False
        if node.op == "dynamic_slice":
            return self._read(node)
        if node.op == "dynamic_update_slice":
            raise NoMatch("an iteration writes a part of a loop-carried array")
        operands = [self.known[o] for o in node.operands]
        if not any(varies for _, varies in operands):
            if isinstance(node.attr, Origin):
                raise NoMatch(f"it uses {node.op}")
            return self._copy(node, [made for made, _ in operands]), False
        if node.op not in FOLLOWED:
            raise NoMatch(f"it uses {node.op}")
        if node.op == "gather" and not _takes_elements(node):
            raise NoMatch("it gathers from an array that changes")
        found = batched(node, self.trips, [varies for _, varies in operands])
        pairs = zip(node.operands, operands, found.has_axis, strict=True)
        made = self.outer.formed(
            found.form, [self.all(o) if has_axis else o_made for o, (o_made, _), has_axis in pairs]
        )
        if not found.axis:
            return made, True
        order = [found.axis, *(k for k in range(made.rank) if k != found.axis)]
        return self.outer.transpose(made, order), True

    def _copy(self, node: Node, operands: Sequence[Node]) -> Node:
        return self.outer.make(node.op, operands, node.shape, node.element, node.attr)

    def _spread(self, node: Node) -> Node:
        axes = range(1, node.rank + 1)
        return self.outer.broadcast(node, axes, (self.trips, *node.shape))

    def _read(self, node: Node) -> tuple[Node, bool]:
        array, *starts = node.operands
        made, varies = self.known[array]
        if varies:
            raise NoMatch("it reads from an array that changes")
        forms = [self._form(s) for s in starts]
        if not any(form.terms for form in forms):
            firsts = [f.const for f in forms]
            ends = [s + n for s, n in zip(firsts, node.shape, strict=True)]
            if min(firsts) < 0 or any(e > n for e, n in zip(ends, made.shape, strict=True)):
                raise NoMatch("a window may lie outside of its array")
            return self.outer.slice(made, firsts, ends, [1] * made.rank), False
        made, before = self._with_edges(made, forms, node.shape)
        motion = self.moving(starts, node.shape, made.shape, before)
        return self.windows(made, motion, node.shape), True

    def _with_edges(
        self, array: Node, forms: Sequence[Form], sizes: Sequence[int]
    ) -> tuple[Node, list[int]]:
        """The array with its edges repeated, where the first or the last of single rows lie outside
        (there they are those of the edge), and how often in front along each axis."""
        before = [0] * array.rank
        for axis, (form, size) in enumerate(zip(forms, sizes, strict=True)):
            ends = [form.const + sum(form.terms.values()) * k for k in (0, self.trips - 1)]
            low, high = max(0, -min(ends)), max(0, max(ends) + size - array.shape[axis])
            if size != 1 or not form.terms or not 0 < low + high <= EDGES:
                continue
            before[axis] = low
            total = array.shape[axis]
            first, last = (self.outer.cut(array, axis, k, k + 1) for k in (0, total - 1))
            array = self.outer.concatenate([*[first] * low, array, *[last] * high], axis)
        return array, before

    def windows(self, array: Node, motion: Moving, sizes: Sequence[int]) -> Node:
        """The windows of all iterations: `(trips, *sizes)`."""
        g, axis, size = self.outer, motion.axis, sizes[motion.axis]
        step = abs(motion.step)
        if size not in (1, step):
            raise NoMatch("windows overlap")
        low = list(motion.starts)
        if motion.step < 0:
            low[axis] += motion.step * (self.trips - 1)
        length = step * (self.trips - 1) + size
        ends = [s + n for s, n in zip(low, sizes, strict=True)]
        ends[axis] = low[axis] + length
        strides = [1] * len(low)
        if size == 1:
            strides[axis] = step
        cut = g.slice(array, low, ends, strides)
        order = [axis, *range(axis), *range(axis + 1, len(low))]
        if size == 1:
            cut = g.reverse(cut, [axis]) if motion.step < 0 else cut
            return g.reshape(g.transpose(cut, order), [self.trips, *sizes])
        cut = g.reshape(cut, [*sizes[:axis], self.trips, *sizes[axis:]])
        cut = g.reverse(cut, [axis]) if motion.step < 0 else cut
        order = [axis, *range(axis), *range(axis + 1, len(low) + 1)]
        return g.transpose(cut, order)

    def unwindows(self, values: Node, motion: Moving, sizes: Sequence[int]) -> Node:
        """The array part that windows of all iterations fill: the inverse of `windows`."""
        g, axis, size = self.outer, motion.axis, sizes[motion.axis]
        if size != abs(motion.step):
            raise NoMatch("the written elements have gaps")
        order = [*range(1, axis + 1), 0, *range(axis + 1, len(sizes) + 1)]
        if size == 1:
            values = g.reshape(values, [self.trips, *sizes[:axis], *sizes[axis + 1 :]])
            order = [*range(1, axis + 1), 0, *range(axis + 1, len(sizes))]
        moved = g.transpose(values, order)
        if motion.step < 0:
            moved = g.reverse(moved, [axis])
        joined = [*sizes[:axis], self.trips * size, *sizes[axis + 1 :]]
        return g.reshape(moved, joined)


def _takes_elements(node: Node) -> bool:
    """Whether a gather takes single elements, without an axis that counts along with others."""
    numbers = node.attr
    assert isinstance(numbers, Gather)
    return not (numbers.offset_dims or numbers.operand_batch or prod(numbers.sizes) != 1)
