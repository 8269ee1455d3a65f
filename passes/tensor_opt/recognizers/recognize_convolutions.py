"""Sums of shifted slices with constant weights become convolutions, and two in a row become one.

Before:
    %y = x[0:98] - 2 * x[1:99] + x[2:100]
    %z = y[0:96] - 2 * y[1:97] + y[2:98]
After:
    %w = stablehlo.constant dense<[[[1, -4, 6, -4, 1]]]>
    %z = stablehlo.convolution(%x, %w)

Only where `rk.optimize` is "convolution": a convolution of one channel is slower than slices on
most targets. A stencil of an array that another stencil has updated or padded is composed with it
where all that it reads was written by that one; the cells at the boundary, which read something
else besides, keep the sum of slices, and are put beside it. Weights are multiplied out in double
precision, so a sum may round differently, as a contraction may. Stencils with holes (a cross of
five points) stay slices, with a remark: a weight of zero would make NaN of an infinity that the
kernel does not read. After Moses et al., "Polygeist" and its successors, where stencils compose as
polynomials do.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from raise_kernel.bindings import ir, kernels, text_attribute
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rewriter, Shape
from raise_kernel.passes.tensor_opt.graph.boxes.windows import update_starts
from raise_kernel.passes.tensor_opt.graph.node import make_in_order, splat_value
from raise_kernel.passes.tensor_opt.idioms.convolution import MAX_RANK, convolve, dense_weights
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved
from raise_kernel.stablehlo.elements import is_float

# More slices than this in one sum are not multiplied out.
MAX_TERMS = 1024

# Weights by what is read and where the slice of it begins.
Form = dict[tuple[Node, Shape], float]


@register_pass(
    "recognize-convolutions",
    stage="tensor-opt",
    soundness=[
        proved(
            "Only on request (optimize=convolution): a stencil of a stencil is one linear "
            "form, its weights multiplied out in double precision; holes are refused. "
            "Intermediate sums are reassociated, so one that overflows in the kernel need "
            "not."
        ),
    ],
)
def recognize_convolutions(module: ir.Module, ctx: PassContext) -> None:
    """Make convolutions of stencils, where `rk.optimize` asks for them."""
    for kernel in kernels(module):
        if text_attribute(kernel, "rk.optimize") != "convolution":
            continue
        namer = _Namer(kernel, ctx)
        Rewriter({}, whole=namer.results).function(kernel)


class _Namer:
    def __init__(self, kernel: ir.Operation, ctx: PassContext) -> None:
        self.kernel, self.ctx = kernel, ctx
        self.done: dict[Node, Node] = {}
        self.forms: dict[Node, Form] = {}

    def results(self, g: Graph, roots: list[Node]) -> list[Node]:
        return [self.node(g, root) for root in roots]

    def node(self, g: Graph, root: Node) -> Node:
        """`root` with the stencils in it named, those that it is a part of first."""
        return make_in_order(root, self.done, self._needed, lambda node: self._made(g, node))

    def _needed(self, node: Node) -> Sequence[Node]:
        form = self.stencil(node)
        return node.operands if form is None else [leaf for leaf, _ in form]

    def _made(self, g: Graph, node: Node) -> Node:
        form = self.stencil(node)
        g.place = node.place
        if form is not None:
            return self.build(g, form, node.shape, node.element)
        return g.like(node, [self.done[o] for o in node.operands])

    # --- forms ------------------------------------------------------------------------------

    def form(self, node: Node) -> Form | None:
        """What a sum reads, with weights; None where that is too much."""
        found = make_in_order(node, self.forms, _summed, self._form)
        return found if len(found) <= MAX_TERMS else None

    def _form(self, node: Node) -> Form:
        if splat_value(node) == 0:
            return {}
        parts = [self.forms[o] for o in _summed(node)]
        if not parts or sum(map(len, parts)) > MAX_TERMS:
            return {(node, (0,) * node.rank): 1.0}
        if node.op == "slice":
            starts = node.attr[0]
            return {(leaf, _plus(at, starts)): c for (leaf, at), c in parts[0].items()}
        if node.op in ("add", "subtract"):
            return _add(parts[0], parts[1], 1.0 if node.op == "add" else -1.0)
        factor = -1.0 if node.op == "negate" else _factor(node)
        assert factor is not None
        return {key: c * factor for key, c in parts[0].items()}

    # --- building ---------------------------------------------------------------------------

    def build(self, g: Graph, form: Form, shape: Shape, element: str) -> Node:
        """A node of the form's value."""
        composed = self.composed(g, form, shape, element)
        if composed is not None:
            return composed
        parts: list[Node] = []
        for leaf, terms in _by_leaf(form).items():
            named = convolve(g, self.done[leaf], terms, shape) if len(terms) > 1 else None
            if named is not None:
                parts.append(named)
                continue
            if len(terms) > 1:
                text = f"a stencil of {len(terms)} points has holes or too many axes: slices stay"
                self.ctx.remarks.missed(text, self.kernel)
            parts += self.slices(g, leaf, terms, shape, element)
        return _sum(g, parts)

    def plain(self, g: Graph, form: Form, shape: Shape, element: str) -> Node:
        """The sum of slices, of no more of what another stencil wrote than they read."""
        parts: list[Node] = []
        for leaf, terms in _by_leaf(form).items():
            first = tuple(min(axis) for axis in zip(*terms, strict=True))
            reach = tuple(max(axis) for axis in zip(*terms, strict=True))
            size = tuple(b - a + n for a, b, n in zip(first, reach, shape, strict=True))
            cut = self.cut(g, leaf, first, size)
            if cut is not None:
                self.done[cut] = cut
                leaf = cut
                back = tuple(-n for n in first)
                terms = {_plus(starts, back): weight for starts, weight in terms.items()}
            parts += self.slices(g, leaf, terms, shape, element)
        return _sum(g, parts)

    def cut(self, g: Graph, leaf: Node, start: Shape, size: Shape) -> Node | None:
        """`leaf[start : start + size]`, with what a stencil wrote there computed for it alone."""
        placed = _placed(leaf)
        inner = self.stencil(placed[0]) if placed is not None else None
        if placed is None or inner is None:
            return None
        window, first = placed
        low = tuple(max(a, b) for a, b in zip(start, first, strict=True))
        ends = _plus(start, size), _plus(first, window.shape)
        shape = tuple(min(a, b) - c for a, b, c in zip(*ends, low, strict=True))
        if min(shape, default=0) <= 0:
            return None
        back = tuple(-n for n in first)
        for source, _ in inner:
            self.node(g, source)
        part = self.plain(g, _moved(inner, _plus(low, back)), shape, leaf.element)
        before = tuple(a - b for a, b in zip(low, start, strict=True))
        if leaf.op == "pad":
            after = [n - a - m for n, a, m in zip(size, before, shape, strict=True)]
            return g.pad(part, self.node(g, leaf.operands[1]), before, after)
        base = self.node(g, leaf.operands[0])
        base = g.slice(base, start, _plus(start, size), [1] * len(size))
        return g.update_at(base, part, before)

    def stencil(self, node: Node) -> Form | None:
        """The form of a stencil; None for what is none."""
        form = self.form(node) if _is_sum(node) else None
        return form if form is not None and _is_stencil(form) else None

    def slices(
        self, g: Graph, leaf: Node, terms: Mapping[Shape, float], shape: Shape, element: str
    ) -> list[Node]:
        parts = []
        for starts, weight in terms.items():
            x = self.done[leaf]
            part = g.slice(x, starts, _plus(starts, shape), [1] * len(shape))
            if weight == -1.0:
                part = g.unary("negate", part)
            elif weight != 1.0:
                part = g.binary("multiply", part, g.splat(weight, shape, element))
            parts.append(part)
        return parts

    # --- one stencil of another -------------------------------------------------------------

    def composed(self, g: Graph, form: Form, shape: Shape, element: str) -> Node | None:
        """A stencil of what a stencil wrote as one stencil, beside the cells at the boundary."""
        for leaf, terms in _by_leaf(form).items():
            placed = _placed(leaf)
            if placed is None or len(terms) < 2:
                continue
            window, first = placed
            inner = self.stencil(window)
            if inner is None:
                continue
            low, high = _inside(terms, first, window.shape, shape)
            if any(a >= b for a, b in zip(low, high, strict=True)):
                continue
            whole = _composed(form, leaf, inner, first)
            dense = [dense_weights(t) for t in _by_leaf(whole).values() if len(t) > 1]
            if len(whole) > MAX_TERMS or any(weights is None for weights in dense):
                continue
            for source, _ in inner:
                self.node(g, source)
            return self._beside(g, form, whole, (low, high), 0, (0,) * len(shape), shape, element)
        return None

    def _beside(
        self,
        g: Graph,
        form: Form,
        whole: Form,
        box: tuple[Shape, Shape],
        axis: int,
        start: Shape,
        shape: Shape,
        element: str,
    ) -> Node:
        """The part of the result at `start` of this shape: composed inside `box`, whose axes before
        `axis` it lies in, and a sum of slices outside."""
        if axis == len(shape):
            return self.build(g, _moved(whole, start), shape, element)
        low, high = box[0][axis], box[1][axis]
        parts = []
        for a, b in ((0, low), (low, high), (high, shape[axis])):
            here = tuple(a if k == axis else s for k, s in enumerate(start))
            size = tuple(b - a if k == axis else n for k, n in enumerate(shape))
            if b <= a:
                continue
            if a == low:
                parts.append(self._beside(g, form, whole, box, axis + 1, here, size, element))
            else:
                parts.append(self.plain(g, _moved(form, here), size, element))
        return g.concatenate(parts, axis)


def _placed(leaf: Node) -> tuple[Node, Shape] | None:
    """The part of an array that was written as one, and where it lies: by an update at constant
    places, or by padding."""
    if leaf.op == "dynamic_update_slice":
        starts = update_starts(leaf)
        return None if starts is None else (leaf.operands[1], starts)
    if leaf.op == "pad" and not any(leaf.attr[2]) and min((*leaf.attr[0], *leaf.attr[1])) >= 0:
        return leaf.operands[0], leaf.attr[0]
    return None


def _inside(
    terms: Mapping[Shape, float], first: Shape, window: Shape, shape: Shape
) -> tuple[Shape, Shape]:
    """The box of results that read nothing besides the window."""
    low, high = [], []
    for axis, size in enumerate(shape):
        places = [starts[axis] for starts in terms]
        low.append(max(0, first[axis] - min(places)))
        high.append(min(size, first[axis] + window[axis] - max(places)))
    return tuple(low), tuple(high)


def _composed(form: Form, leaf: Node, inner: Form, first: Shape) -> Form:
    """`form` with what `leaf` holds from `first` on multiplied out."""
    total: Form = {}
    for (source, starts), weight in form.items():
        if source is not leaf:
            total = _add(total, {(source, starts): weight}, 1.0)
            continue
        place = tuple(a - b for a, b in zip(starts, first, strict=True))
        total = _add(total, {(x, _plus(at, place)): c for (x, at), c in inner.items()}, weight)
    return total


def _moved(form: Form, by: Shape) -> Form:
    return {(leaf, _plus(starts, by)): c for (leaf, starts), c in form.items()}


def _is_sum(node: Node) -> bool:
    return node.op in ("add", "subtract", "negate", "multiply") and bool(_summed(node))


def _summed(node: Node) -> tuple[Node, ...]:
    """The operands that a node's value is a weighted sum of."""
    if not is_float(node.element):
        return ()
    if node.op in ("add", "subtract"):
        return node.operands
    if node.op == "negate" or (node.op == "slice" and set(node.attr[2]) == {1}):
        return node.operands[:1]
    if node.op == "multiply" and _factor(node) is not None:
        return tuple(o for o in node.operands if splat_value(o) is None)
    return ()


def _factor(node: Node) -> float | None:
    """The constant of a product by one, if it is finite and not zero."""
    values = [splat_value(o) for o in node.operands]
    found = [float(v) for v in values if v is not None]
    return found[0] if len(found) == 1 and found[0] and math.isfinite(found[0]) else None


def _is_stencil(form: Form) -> bool:
    """Whether some array is read at several places."""
    leaves = [leaf for leaf, _ in form]
    return len(set(leaves)) < len(leaves) and all(0 < leaf.rank <= MAX_RANK for leaf in leaves)


def _by_leaf(form: Form) -> dict[Node, dict[Shape, float]]:
    found: dict[Node, dict[Shape, float]] = {}
    for (leaf, starts), weight in form.items():
        found.setdefault(leaf, {})[starts] = weight
    return found


def _add(a: Form, b: Form, factor: float) -> Form:
    total = dict(a)
    for key, weight in b.items():
        total[key] = total.get(key, 0.0) + factor * weight
    return total


def _plus(a: Shape, b: Shape) -> Shape:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def _sum(g: Graph, parts: list[Node]) -> Node:
    total = parts[0]
    for part in parts[1:]:
        total = g.binary("add", total, part)
    return total
