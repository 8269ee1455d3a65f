"""Merges chains of stores to parts of an array into one value, if they cover it.

Before:
    %0 = stablehlo.dynamic_update_slice %y, %a, 0, 0 : (tensor<100x2xf32>, tensor<100x1xf32>, ...)
    %1 = stablehlo.dynamic_update_slice %0, %b, 0, 1
After:
    %1 = stablehlo.concatenate %a, %b, dim = 1

A store of the whole array is the value stored; a store of what is there already is nothing; a store
that a later one covers goes; stores whose boxes are one box together, with stores to other elements
in between or not, are one store of it. Where the stores cover the array, nothing of the old one is
read. A store under a mask of every n-th element is one to an array with an axis of n. Refuses
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.boxes.windows import update_starts
from raise_kernel.passes.tensor_opt.graph.node import splat_int
from raise_kernel.passes.tensor_opt.graph.run import rule_pass

# Stores between two neighbours, at most.
BOXES = 16


@dataclass(frozen=True)
class Box:
    """A window and where it lies."""

    window: Node
    starts: tuple[int, ...]

    @property
    def ends(self) -> tuple[int, ...]:
        return tuple(s + n for s, n in zip(self.starts, self.window.shape, strict=True))


def update_of_all(g: Graph, n: Node) -> Node | None:
    """A store of the whole array, or of nothing."""
    x, window = n.operands[:2]
    if window.shape == x.shape:
        return window
    return x if not window.size else None


def update_with_itself(g: Graph, n: Node) -> Node | None:
    """A store of the array's own slice, or of equal elements into a constant."""
    x, window = n.operands[:2]
    starts = update_starts(n)
    if starts is None:
        return None
    if window.op == "slice" and window.operands[0] is x and window.attr[0] == starts:
        return x if all(t == 1 for t in window.attr[2]) else None
    return x if x.op == window.op == "constant" and _equal_constants(x, window) else None


def _equal_constants(x: Node, window: Node) -> bool:
    return x.attr == window.attr and type(x.attr).__name__ == "Splat"


def _both_boxes(n: Node) -> tuple[Box, Box] | None:
    """What an update of an update writes, the inner one first; None where it is not known."""
    inner = n.operands[0]
    if inner.op != "dynamic_update_slice":
        return None
    outer_at, inner_at = update_starts(n), update_starts(inner)
    if outer_at is None or inner_at is None:
        return None
    return Box(inner.operands[1], inner_at), Box(n.operands[1], outer_at)


def update_covered(g: Graph, n: Node) -> Node | None:
    """`update(update(y, a, s), b, t) -> update(y, b, t)` where b's box covers a's."""
    boxes = _both_boxes(n)
    if boxes is None:
        return None
    inner, (a, b) = n.operands[0], boxes
    if all(
        s1 <= s0 and e0 <= e1
        for s0, e0, s1, e1 in zip(a.starts, a.ends, b.starts, b.ends, strict=True)
    ):
        return g.update(inner.operands[0], n.operands[1], n.operands[2:])
    return None


def update_neighbours(g: Graph, n: Node) -> Node | None:
    """`update(update(y, a, s), b, t)` of two boxes that are one together, whatever is stored to
    others in between."""
    starts = update_starts(n)
    if starts is None:
        return None
    own, between, x = Box(n.operands[1], starts), [], n.operands[0]
    while x.op == "dynamic_update_slice" and len(between) < BOXES:
        starts = update_starts(x)
        if starts is None:
            return None
        box = Box(x.operands[1], starts)
        found = _direction(box, own)
        if found is not None:
            axis, forwards = found
            first, second = (box, own) if forwards else (own, box)
            window = g.concatenate([first.window, second.window], axis)
            made = g.update_at(x.operands[0], window, first.starts)
            for box in reversed(between):
                made.uses = made.uses or 1
                made = g.update_at(made, box.window, box.starts)
            made.uses = made.uses or n.uses
            return made
        if x.uses != 1 or _meet(box, own):
            return None
        between.append(box)
        x = x.operands[0]
    return None


def _meet(a: Box, b: Box) -> bool:
    sides = zip(a.starts, a.ends, b.starts, b.ends, strict=True)
    return all(s1 < e0 and s0 < e1 for s0, e0, s1, e1 in sides)


def update_row(g: Graph, n: Node) -> Node | None:
    """A chain of stores of boxes that lie in a row, as one store of all of them.

    Joined from its end: two by two, each store would copy the list of those before it. What lies
    between the stores must not be read.
    """
    boxes: list[Box] = []
    direction: tuple[int, bool] | None = None
    x = n
    while x.op == "dynamic_update_slice" and (x is n or x.uses == 1):
        starts = update_starts(x)
        if starts is None:
            break
        box = Box(x.operands[1], starts)
        if boxes:
            found = _direction(box, boxes[-1])
            if found is None or found != (direction or found):
                break
            direction = found
        boxes.append(box)
        x = x.operands[0]
    if direction is None or len(boxes) < 3:
        return None
    axis, forwards = direction
    if forwards:
        boxes.reverse()
    window = g.concatenate([box.window for box in boxes], axis)
    return g.update_at(x, window, boxes[0].starts)


def _direction(a: Box, b: Box) -> tuple[int, bool] | None:
    """The axis along which one box goes on where the other one ends, and whether b is after a."""
    axes = [k for k in range(len(a.starts)) if (a.starts[k], a.ends[k]) != (b.starts[k], b.ends[k])]
    if len(axes) != 1:
        return None
    (axis,) = axes
    if a.ends[axis] == b.starts[axis]:
        return axis, True
    return (axis, False) if b.ends[axis] == a.starts[axis] else None


def update_every_nth(g: Graph, n: Node) -> Node | None:
    """`update(y, select(every n-th, pad(v), slice(y)), s)`: a store of v to y with an axis of n."""
    y, window = n.operands[:2]
    starts = update_starts(n)
    if starts is None or window.op != "select":
        return None
    mask, spread, old = window.operands
    if not (old.op == "slice" and old.operands[0] is y and old.attr[0] == starts):
        return None
    if spread.op != "pad" or any(spread.attr[0]) or any(spread.attr[1]):
        return None
    steps = [gap + 1 for gap in spread.attr[2]]
    if _mask_steps(mask) != steps:
        return None
    value = spread.operands[0]
    shape: list[int] = []
    offsets: list[int] = []
    sizes: list[int] = []
    for axis, step in enumerate(steps):
        total = n.shape[axis]
        if step == 1:
            shape.append(total)
            offsets.append(starts[axis])
            sizes.append(value.shape[axis])
            continue
        if total % step or starts[axis] // step + value.shape[axis] > total // step:
            return None
        shape += [total // step, step]
        offsets += [starts[axis] // step, starts[axis] % step]
        sizes += [value.shape[axis], 1]
    done = g.update_at(g.reshape(y, shape), g.reshape(value, sizes), offsets)
    return g.reshape(done, n.shape)


def _mask_steps(mask: Node) -> list[int] | None:
    """Along each axis, n where the mask is true at every n-th element from 0; None for others."""
    if mask.op == "and":
        a, b = (_mask_steps(o) for o in mask.operands)
        if a is None or b is None or any(x > 1 and y > 1 for x, y in zip(a, b, strict=True)):
            return None
        return [x * y for x, y in zip(a, b, strict=True)]
    if mask.op == "broadcast_in_dim":
        inner = _mask_steps(mask.operands[0])
        if inner is None:
            return None
        steps = [1] * mask.rank
        for d, step in zip(mask.attr, inner, strict=True):
            steps[d] = step
        return steps
    if mask.op != "pad" or any(mask.attr[0]) or any(mask.attr[1]):
        return None
    if splat_int(mask.operands[0]) != 1 or splat_int(mask.operands[1]) != 0:
        return None
    return [gap + 1 for gap in mask.attr[2]]


FIRST: Rules = {"dynamic_update_slice": [update_row]}
RULES: Rules = {
    "dynamic_update_slice": [
        update_of_all,
        update_with_itself,
        update_covered,
        update_every_nth,
        update_neighbours,
    ],
}

rule_pass(__name__, "Simplify stores to parts of arrays.", RULES, first=FIRST)
