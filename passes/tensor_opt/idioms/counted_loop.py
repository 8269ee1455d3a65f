"""Counting loops of constant length: closed forms of their loop-carried values."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured
from raise_kernel.passes.tensor_opt.graph.loop_ranges import constant_int, tested
from raise_kernel.passes.tensor_opt.graph.node import Origin, Splat, reached, splat_int
from raise_kernel.passes.tensor_opt.idioms import online
from raise_kernel.passes.tensor_opt.idioms.batch import Batch
from raise_kernel.passes.tensor_opt.idioms.masked_extrema import without_masks
from raise_kernel.passes.tensor_opt.idioms.recurrence import (
    Running,
    depends,
    linear_recurrence,
    position_of,
    running,
    shifted,
)
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.elements import is_float

UNKNOWN_LENGTH = "its length is unknown"

# All values that a root has after the iterations, of what is carried from an initial value; None
# where it is no recurrence that is known.
Recurrence = Callable[[Batch, Node, Node, Node], Node | None]


class CountedLoop:
    """One `stablehlo.while` over a counter, and what it computes; `recurrence` solves what is no
    running sum."""

    def __init__(self, g: Graph, loop: Node, recurrence: Recurrence = linear_recurrence) -> None:
        assert isinstance(loop.attr, Origin)
        op = loop.attr.op
        self.g = g
        self.op = op
        self.recurrence = recurrence
        body = op.regions[1].blocks[0]
        count = len(op.operands)
        self.inits = list(loop.operands[:count])
        self.inner = Graph()
        loader = Loader(self.inner)
        self.arguments = [loader.leaf(a) for a in body.arguments]
        outside = dict(zip(captured(op), loop.operands[count:], strict=True))
        leaves: dict[Node, Node] = {}
        for value, node in outside.items():
            if isinstance(node.attr, Splat) or node.op == "iota":
                loader.nodes[value] = self.inner.make(
                    node.op, (), node.shape, node.element, node.attr
                )
            else:
                leaves[loader.leaf(value)] = node
        self.counter, trips = self._counting(op, outside)
        if loop_effects(body):
            raise NoMatch("an operation in it has a side effect")
        self.roots = loader.block(body)
        if loader.effects:
            raise NoMatch("an operation in it has a side effect")
        position = self.arguments.index(self.counter)
        following = self.roots[position]
        if following.op != "add" or self.counter not in following.operands:
            raise NoMatch("its index is not an induction variable")
        if not any(splat_int(o) == 1 for o in following.operands):
            raise NoMatch("its index does not advance by one")
        carried = [a for a in self.arguments if a is not self.counter]
        pairs = zip(self.roots, self.arguments, strict=True)
        self.roots = [without_masks(self.inner, r, a, carried) for r, a in pairs]
        self.inner.ranges.set(self.counter, 0, trips - 1)
        self.batch = Batch(self.inner, g, trips, self.counter)
        for leaf, node in leaves.items():
            self.batch.known[leaf] = node, False
        # Linear recurrences solved, each log2(trips) steps over the whole.
        self.steps = 0
        # Whether sums are scaled with a running maximum.
        self.online = False
        self.reassociated = False
        arrays = [n.size for n in (*self.inits, *leaves.values())]
        self.touched = max(arrays, default=1)

    def _counting(self, op: ir.Operation, outside: dict[ir.Value, Node]) -> tuple[Node, int]:
        """The counter, which goes from 0, and how many iterations there are."""
        found = tested(op.regions[0].blocks[0])
        if found is None:
            raise NoMatch(UNKNOWN_LENGTH)
        position, bound = found
        limit = outside.get(bound)
        trips = splat_int(limit) if limit is not None else constant_int(bound)
        if trips is None or splat_int(self.inits[position]) != 0 or trips < 2:
            raise NoMatch(UNKNOWN_LENGTH)
        return self.arguments[position], trips

    # --- results ---

    def results(self) -> dict[int, Node]:
        """What is used of the loop after it, by position."""
        batch = self.batch
        wanted = [k for k, r in enumerate(self.op.results) if any(True for _ in r.uses)]
        sums: dict[int, Running] = {}
        lasts: dict[int, Node] = {}
        pending: list[int] = []
        written: list[int] = []
        for k, (argument, root) in enumerate(zip(self.arguments, self.roots, strict=True)):
            if argument is self.counter:
                lasts[k] = self.g.splat(batch.trips, (), argument.element)
            elif root is argument:
                batch.known[argument] = self.inits[k], False
                lasts[k] = self.inits[k]
            elif root.op == "dynamic_update_slice":
                written.append(k)
            else:
                pending.append(k)
        pending = self._online(pending, lasts)
        while pending:
            solved = [k for k in pending if self._solve(k, pending, sums, lasts)]
            if not solved:
                raise NoMatch("a loop-carried value is not a known recurrence")
            pending = [k for k in pending if k not in solved]
        for k in written:
            if k in wanted:
                lasts[k] = self._array(k)
        return {k: lasts[k] for k in wanted}

    def _online(self, pending: list[int], lasts: dict[int, Node]) -> list[int]:
        """Solve a running maximum with the sums that are scaled with it; what is left."""
        for k in pending:
            found = online.running_maximum(self.arguments[k], self.roots[k], self.inits[k])
            if found is None:
                continue
            own = {self.arguments[k], self.roots[k]}
            scaled = [j for j in pending if j != k and reached([self.roots[j]]) & own]
            members = {k, *scaled}
            inside = {self.arguments[j] for j in members} | {self.roots[j] for j in members}
            others = [r for j, r in enumerate(self.roots) if j not in members]
            if not scaled or reached(others) & inside:
                continue
            sums = [
                online.rescaled(found, self.arguments[j], self.roots[j], self.inits[j])
                for j in scaled
            ]
            if any(one is None for one in sums):
                continue
            top = lasts[k] = online.highest(self.batch, found, self.inits[k])
            for j, one in zip(scaled, sums, strict=True):
                if one is not None:
                    lasts[j] = online.total(self.batch, found, one, top)
            self.online = self.reassociated = True
            return [j for j in pending if j not in members]
        return pending

    def _solve(
        self, k: int, pending: list[int], sums: dict[int, Running], lasts: dict[int, Node]
    ) -> bool:
        """Solve one carried value; False where it waits for others."""
        argument, root, init = self.arguments[k], self.roots[k], self.inits[k]
        used = reached([root])
        open_ = [j for j in pending if j != k and j not in lasts and self.arguments[j] in used]
        if open_:
            return False
        g, batch = self.g, self.batch
        beside = [j for j in sums if self.arguments[j] in used]
        if len(beside) == 1 and root.op == "select" and not depends(root.operands[0], argument):
            (j,) = beside
            lasts[k] = position_of(batch, root, argument, self.arguments[j], sums[j], init)
            return True
        found = running(batch, root, argument, init)
        if found is not None:
            sums[k] = found
            lasts[k] = found.last(g)
            if self._followed(k):
                after = found.inclusive(g)
                batch.known[root] = after, True
                batch.known[argument] = shifted(g, after, init), True
                lasts[k] = self._last(after)
            return True
        after = self.recurrence(batch, root, argument, init)
        if after is None:
            raise NoMatch("a loop-carried value is not a known recurrence")
        self.steps += 1
        self.reassociated = self.reassociated or is_float(after.element)
        batch.known[root] = after, True
        batch.known[argument] = shifted(g, after, init), True
        lasts[k] = self._last(after)
        return True

    def _followed(self, k: int) -> bool:
        """Whether an array that is written, or another sum, needs the value of each iteration."""
        others = [r for j, r in enumerate(self.roots) if j != k]
        needed = reached([r for r in others if not self._is_position(r, self.arguments[k])])
        return self.arguments[k] in needed or self.roots[k] in needed

    def _is_position(self, root: Node, best: Node) -> bool:
        """Whether `best` is only compared with, to keep something else beside it."""
        if root.op != "select":
            return False
        mask, *values = root.operands
        return (
            mask.op == "compare"
            and best in mask.operands
            and not any(depends(v, best) for v in values)
        )

    def _last(self, values: Node) -> Node:
        """The value of the last iteration."""
        count = values.shape[0]
        return self.g.reshape(self.g.cut(values, 0, count - 1, count), values.shape[1:])

    def _array(self, k: int) -> Node:
        """An array after all iterations have written their windows."""
        root, argument, init = self.roots[k], self.arguments[k], self.inits[k]
        base, window, *starts = root.operands
        if base is not argument:
            raise NoMatch("an iteration writes several windows")
        motion = self.batch.moving(starts, window.shape, root.shape)
        values = self.batch.all(window)
        part = self.batch.unwindows(values, motion, window.shape)
        low = list(motion.starts)
        if motion.step < 0:
            low[motion.axis] += motion.step * (self.batch.trips - 1)
        return self.g.update_at(init, part, low)


def loop_effects(body: ir.Block) -> bool:
    """Whether the block holds loops or branches, which have no form for all iterations."""
    return any(
        o.operation.name in ("stablehlo.while", "stablehlo.if", "stablehlo.case")
        for o in body.operations
    )
