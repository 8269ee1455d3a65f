"""Merges reshapes, transposes and broadcasts, and moves them after cheaper operations.

Before:
    %0 = stablehlo.transpose %x, dims = [1, 0]
    %1 = stablehlo.broadcast_in_dim %b, dims = [0]
    %2 = stablehlo.add %0, %1
    %3 = stablehlo.transpose %2, dims = [1, 0]
After:
    %1 = stablehlo.broadcast_in_dim %b, dims = [1]
    %3 = stablehlo.add %x, %1

Two of a kind are one; a transpose that only moves axes of one element is a reshape; an elementwise
operation on operands that were all moved alike is computed before they are moved; one on operands
broadcast alike is computed before the broadcast; a reduction or a scan reads its operand
before a transpose, and a store to a constant is made before one. Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.boxes.windows import axis_groups, kept_axes
from raise_kernel.passes.tensor_opt.graph.node import Splat
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.attributes import Cumulative
from raise_kernel.stablehlo.elementwise import ELEMENTWISE


def reshape_once(g: Graph, n: Node) -> Node | None:
    """A reshape of a reshape, or to the shape that is there."""
    return g.reshape(n.operands[0], n.shape)


def reshape_of_broadcast(g: Graph, n: Node) -> Node | None:
    """A broadcast whose axes of one element are added or dropped."""
    x = n.operands[0]
    if x.op != "broadcast_in_dim" or not n.size:
        return None
    source = x.operands[0]
    if not source.shape:
        return g.broadcast(source, (), n.shape)
    if n.size == source.size:
        return g.reshape(source, n.shape)
    pairs = kept_axes(x.shape, n.shape)
    if pairs is None:
        return _grouped_broadcast(g, x, n.shape)
    target = dict(pairs)
    if any(source.shape[k] != 1 and d not in target for k, d in enumerate(x.attr)):
        return None
    kept = [k for k, d in enumerate(x.attr) if d in target]
    inner = g.reshape(source, [source.shape[k] for k in kept])
    return g.broadcast(inner, [target[x.attr[k]] for k in kept], n.shape)


def _grouped_broadcast(g: Graph, x: Node, target: tuple[int, ...]) -> Node | None:
    """A broadcast whose own axes a reshape splits or joins among themselves, as it does others."""
    source, axes = x.operands[0], x.attr
    sizes = tuple(x.shape[d] for d in axes)
    if list(axes) != sorted(axes) or source.shape != sizes or not x.size:
        return None
    shape: list[int] = []
    positions: list[int] = []
    for before, after in axis_groups(x.shape, target):
        long = [d for d in before if x.shape[d] != 1]
        if any(d in axes for d in long):
            if not all(d in axes for d in long):
                return None
            shape += [target[k] for k in after]
            positions += after
    return g.broadcast(g.reshape(source, shape), positions, target)


def reshape_of_iota(g: Graph, n: Node) -> Node | None:
    """A line of positions with axes of one element added."""
    x = n.operands[0]
    if x.op != "iota":
        return None
    pairs = kept_axes(x.shape, n.shape)
    if pairs is None:
        return None
    axes = dict(pairs)
    if x.attr not in axes:
        return None
    return g.iota(n.shape, axes[x.attr], x.element)


def transpose_once(g: Graph, n: Node) -> Node | None:
    """A transpose of a transpose, of a broadcast, or of axes of one element."""
    x, order = n.operands[0], n.attr
    made = g.transpose(x, order)
    if made is not n:
        return made
    long = [k for k in order if x.shape[k] != 1]
    if long == sorted(long):
        return g.reshape(x, n.shape)
    if x.op == "broadcast_in_dim":
        positions = [order.index(d) for d in x.attr]
        ranked = sorted(range(len(positions)), key=positions.__getitem__)
        inner = g.transpose(x.operands[0], ranked)
        return g.broadcast(inner, [positions[k] for k in ranked], n.shape)
    if x.op == "iota":
        return g.iota(n.shape, order.index(x.attr), x.element)
    return None


def transpose_of_reshaped_transpose(g: Graph, n: Node) -> Node | None:
    """`reshape(transpose(reshape(x)))` as one transpose of x's axes, where they are moved whole."""
    moved = n.operands[0]
    if moved.op != "transpose" or 0 in n.shape:
        return None
    source = moved.operands[0]
    base = source.operands[0] if source.op == "reshape" else source
    # Each axis of the transposed array is a run of base axes; the result splits it along them.
    runs = _runs(base.shape, source.shape)
    if runs is None:
        return None
    order = [axis for k in moved.attr for axis in runs[k]]
    if tuple(base.shape[a] for a in order) != n.shape:
        return None
    return g.transpose(base, order)


def _runs(base: tuple[int, ...], joined: tuple[int, ...]) -> list[list[int]] | None:
    """The base axes that make up each axis of a reshape that only joins axes."""
    runs: list[list[int]] = []
    position = 0
    for size in joined:
        run, total = [], 1
        while position < len(base) and total < size:
            run.append(position)
            total *= base[position]
            position += 1
        if total != size:
            return None
        runs.append(run)
    return runs if position == len(base) else None


def compute_before_moving(g: Graph, n: Node) -> Node | None:
    """`f(T(a), T(b), constant) -> T(f(a, b, constant))` for a transpose, reshape or reverse T."""
    moved = [o for o in n.operands if o.op in ("transpose", "reshape", "reverse")]
    if not moved:
        return None
    # Of reshapes, the one with the fewest axes: others drop theirs of one element.
    first = min(moved, key=lambda o: o.operands[0].rank) if _only_reshapes(moved) else moved[0]
    source = first.operands[0]
    if any(_picks(o) for o in moved):
        return None
    # Another user would keep a transpose where it is; a reshape is free.
    if len(set(moved)) == 1 and first.uses > 1 and first.op != "reshape":
        return None
    inner = []
    for o in n.operands:
        if isinstance(o.attr, Splat) and o.shape == n.shape:
            inner.append(g.make("constant", (), source.shape, o.element, o.attr))
        elif o.op == first.op and o.attr == first.attr and o.operands[0].shape == source.shape:
            inner.append(o.operands[0])
        elif first.op == o.op == "reshape" and _drops_ones(o.operands[0].shape, source.shape):
            inner.append(g.reshape(o.operands[0], source.shape))
        elif first.op == "transpose" and o.op in ("broadcast_in_dim", "iota"):
            inner.append(g.transpose(o, _inverse(first.attr)))
        elif first.op == "reshape" and o.op == "broadcast_in_dim":
            spread = _grouped_broadcast(g, o, source.shape)
            if spread is None:
                return None
            inner.append(spread)
        else:
            return None
    if any(o.shape != source.shape for o in inner):
        return None
    done = g.make(n.op, inner, source.shape, n.element, n.attr)
    if first.op == "transpose":
        return g.transpose(done, first.attr)
    if first.op == "reverse":
        return g.reverse(done, first.attr)
    return g.reshape(done, n.shape)


def _only_reshapes(moved: Sequence[Node]) -> bool:
    return all(o.op == "reshape" for o in moved)


def _drops_ones(shape: tuple[int, ...], target: tuple[int, ...]) -> bool:
    """Whether a shape is another one with more axes of one element."""
    return len(target) < len(shape) and kept_axes(shape, target) is not None and 1 not in target


def _picks(x: Node) -> bool:
    """Whether a reshape drops an axis that a slice has cut to one element: `x[:, 3]`."""
    if x.op != "reshape" or x.operands[0].op != "slice":
        return False
    return x.rank < x.operands[0].rank and kept_axes(x.operands[0].shape, x.shape) is not None


def concatenate_before_reshape(g: Graph, n: Node) -> Node | None:
    """`[reshape(a), reshape(b)] -> reshape([a, b])`, where only axes of one element are added."""
    if any(o.op != "reshape" for o in n.operands):
        return None
    positions = set()
    for o in n.operands:
        source = o.operands[0]
        pairs = kept_axes(source.shape, o.shape)
        if pairs is None or 1 in source.shape:
            return None
        positions |= {a for a, b in pairs if b == n.attr}
        if n.attr not in {b for _, b in pairs}:
            return None
    if len(positions) != 1 or len({o.operands[0].rank for o in n.operands}) != 1:
        return None
    (axis,) = positions
    return g.reshape(g.concatenate([o.operands[0] for o in n.operands], axis), n.shape)


def _inverse(order: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(order.index(k) for k in range(len(order)))


def compute_before_broadcast(g: Graph, n: Node) -> Node | None:
    """`f(broadcast(a), broadcast(b), constant) -> broadcast(f(a, b, constant))`"""
    wide = [o for o in n.operands if not isinstance(o.attr, Splat)]
    if not wide or any(o.op != "broadcast_in_dim" or o.shape != n.shape for o in wide):
        return None
    source = wide[0].operands[0]
    if any(o.attr != wide[0].attr or o.operands[0].shape != source.shape for o in wide):
        return None
    inner = [
        g.make("constant", (), source.shape, o.element, o.attr)
        if isinstance(o.attr, Splat)
        else o.operands[0]
        for o in n.operands
    ]
    done = g.make(n.op, inner, source.shape, n.element, n.attr)
    return g.broadcast(done, wide[0].attr, n.shape)


def broadcast_once(g: Graph, n: Node) -> Node | None:
    """A broadcast of a broadcast or of a constant, to axes of one element, or to no new axes."""
    x = n.operands[0]
    if isinstance(x.attr, Splat) or x.shape == n.shape:
        return g.broadcast(x, n.attr, n.shape) if n.attr == tuple(range(x.rank)) or x.attr else None
    if x.op == "broadcast_in_dim":
        return g.broadcast(x.operands[0], [n.attr[d] for d in x.attr], n.shape)
    if x.size == n.size and n.attr == tuple(sorted(n.attr)):
        return g.reshape(x, n.shape)
    if x.op == "reshape":
        # Axes of one element, added for the broadcast's sake.
        source = x.operands[0]
        pairs = kept_axes(source.shape, x.shape)
        if pairs is not None and all(
            x.shape[k] != 1 or n.shape[d] >= 1 for k, d in enumerate(n.attr)
        ):
            kept = [a for a, _ in pairs]
            if len(kept) == source.rank:
                return g.broadcast(source, [n.attr[b] for _, b in pairs], n.shape)
    if 1 in x.shape and x.rank > 1:
        kept = [k for k, size in enumerate(x.shape) if size != 1]
        inner = g.reshape(x, [x.shape[k] for k in kept])
        return g.broadcast(inner, [n.attr[k] for k in kept], n.shape)
    return None


def reduce_of_transpose(g: Graph, n: Node) -> Node | None:
    """The same sum over the axes where they were."""
    x, init = n.operands
    axes, kind = n.attr
    if x.op != "transpose":
        return None
    kept = [x.attr[k] for k in range(x.rank) if k not in axes]
    done = g.reduce(x.operands[0], init, [x.attr[k] for k in axes], kind)
    order = sorted(kept)
    return g.transpose(done, [order.index(k) for k in kept])


def reverse_once(g: Graph, n: Node) -> Node | None:
    """A reversal of a reversal."""
    x = n.operands[0]
    if x.op != "reverse":
        return None
    return g.reverse(x.operands[0], sorted(set(n.attr) ^ set(x.attr)))


def pad_of_transpose(g: Graph, n: Node) -> Node | None:
    """The same edges around the axes where they were."""
    x, value = n.operands
    if x.op != "transpose":
        return None
    positions = _inverse(x.attr)
    low, high, inside = ([part[k] for k in positions] for part in n.attr)
    return g.transpose(g.pad(x.operands[0], value, low, high, inside), x.attr)


def update_of_transpose(g: Graph, n: Node) -> Node | None:
    """A store of a turned window to a constant, or to an array turned alike."""
    y, window, *starts = n.operands
    if window.op != "transpose":
        return None
    if isinstance(y.attr, Splat):
        shape = tuple(n.shape[k] for k in _inverse(window.attr))
        below = g.make("constant", (), shape, y.element, y.attr)
    elif y.op == "transpose" and y.attr == window.attr:
        below = y.operands[0]
    else:
        return None
    positions = [starts[k] for k in _inverse(window.attr)]
    return g.transpose(g.update(below, window.operands[0], positions), window.attr)


def scan_of_move(g: Graph, n: Node) -> Node | None:
    """Running sums along the axis where it was: before a transpose, a reversal, a reshape."""
    x, init = n.operands
    c = n.attr
    assert isinstance(c, Cumulative)
    if x.op == "transpose":
        done = g.cumulate(x.operands[0], init, x.attr[c.axis], c.kind, c.reverse)
        return g.transpose(done, x.attr)
    if x.op == "reverse":
        turned = c.reverse != (c.axis in x.attr)
        return g.reverse(g.cumulate(x.operands[0], init, c.axis, c.kind, turned), x.attr)
    if x.op == "reshape":
        pairs = kept_axes(x.operands[0].shape, x.shape)
        positions = [a for a, b in pairs or () if b == c.axis]
        if positions:
            done = g.cumulate(x.operands[0], init, positions[0], c.kind, c.reverse)
            return g.reshape(done, n.shape)
    return None


RULES: Rules = {
    "reshape": [
        reshape_once,
        reshape_of_broadcast,
        reshape_of_iota,
        transpose_of_reshaped_transpose,
    ],
    "transpose": [transpose_once],
    "broadcast_in_dim": [broadcast_once],
    "reduce": [reduce_of_transpose],
    "reverse": [reverse_once],
    "pad": [pad_of_transpose],
    "dynamic_update_slice": [update_of_transpose],
    "reduce_window": [scan_of_move],
    "concatenate": [concatenate_before_reshape],
    **{op: [compute_before_moving, compute_before_broadcast] for op in sorted(ELEMENTWISE)},
}

rule_pass(__name__, "Merge and move reshapes, transposes and broadcasts.", RULES)
