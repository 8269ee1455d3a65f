"""Chooses the form of a store to a part of an array: update, pad and select, or roll and select.

Before:
    %r = stablehlo.dynamic_update_slice %y, %inner, 1 : (tensor<100xf32>, tensor<98xf32>, ...)
After, in the pad form:
    %p = stablehlo.pad %inner, %zero, low = [1], high = [1], interior = [0]
    %i = stablehlo.iota dim = 0
    %m = and (compare GE %i, 1), (compare LT %i, 99)
    %r = stablehlo.select %m, %p, %y
After, in the roll form, where `%inner` is an elementwise function of slices of whole arrays: the
function of those arrays, each rolled to bring its slice to where `%inner` is stored, and the same
select.

The update form leaves the rest of an array in place when it is donated. The pad form writes it
anew in one pass, fuses with what computes `%inner`, and is what XLA's partitioner turns into halo
exchanges (an update makes it gather the whole array). The roll form saves the pad. GPUs read a
rolled array four elements at a time; elsewhere zeros come in instead of the other end, which the
mask hides: XLA writes a roll to memory on CPUs, and does not fuse it on TPUs (a step of a
seven-point stencil takes a tenth and two fifths of the time; the partitioned one a fifth and four
fifths). Where the array is one constant, a pad with that constant is all there is.

An array that is a view of another one (a reshape, a transpose) is never updated by what reads the
other one: XLA's CPU backend writes the view in place within the loop that reads, and so reads what
it has written (jaxlib 0.10.2). Where the view only gives the same bits another type, the array
itself is updated, with the bits of the window, and the result is the view. Other such stores take
the pad form, or, where they start at data, a select between the view and an array of zeros with the
window in it.

The form is the option, else `rk.update_form` on the function, else the one of least cost for the
target (`rk.target`), where the function says whether its arrays are donated (`rk.in_place`). An
array that only goes into the middle of a constant is padded whatever the costs. Only
starts that are constants are rewritten; the roll form is taken only for functions without poles
(additions, products, selections), since a gradient flows through the lanes that are masked out;
others take the pad form. Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from raise_kernel.bindings import ir
from raise_kernel.costs import Costs, table_for
from raise_kernel.mlir.values import defining_op, text_attribute
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Concerns, Graph, Node, Rewriter, Rule
from raise_kernel.passes.tensor_opt.graph.boxes.windows import update_starts
from raise_kernel.passes.tensor_opt.graph.node import Splat
from raise_kernel.passes.tensor_opt.saturation.program_cost import update_form
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.stablehlo.properties import qualified
from raise_kernel.worklist import reachable

# Elementwise operations that are defined, with finite slopes, wherever their operands are finite.
SMOOTH = frozenset({"add", "subtract", "multiply", "negate", "select", "compare", "and", "or"})

GPUS = ("cuda", "rocm")

# Moves the elements of an array by so many positions along each axis.
Move = Callable[[Graph, Node, Sequence[int]], Node]

# Operations that XLA may make a view of the same memory.
VIEWS = frozenset({"reshape", "transpose", "bitcast_convert"})
VIEW_OPERATIONS = qualified(VIEWS)


@register_pass("choose-update-form", stage="tensor-opt", needs=("stablehlo.dynamic_update_slice",))
@dataclass(frozen=True)
class ChooseUpdateForm:
    """Choose the form of stores to a part of an array: update, pad or roll."""

    form: str = ""
    target: str = ""

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            form = self.form or text_attribute(kernel, "rk.update_form")
            if not form and text_attribute(kernel, "rk.optimize") == "none":
                form = "update"
            target = self.target or text_attribute(kernel, "rk.target")
            forms = FORMS if target in GPUS else {**FORMS, "roll": shift_form}
            rule = (
                forms[form]
                if form
                else partial(
                    cheapest_form,
                    table_for(target, ctx, kernel),
                    "rk.in_place" in kernel.attributes,
                )
            )
            concerns = Concerns.of("dynamic_update_slice", test=_may_change)
            rewriter = Rewriter({"dynamic_update_slice": [apart_form, rule]}, concerns=concerns)
            rewriter.function(kernel)
            for name, count in rewriter.counts.items():
                words = name.replace("_", " ")
                ctx.remarks.applied(f"{count} stores in the {words}", kernel)


def _may_change(op: ir.Operation) -> bool:
    """Whether a store goes into a view, or begins at constants: no rule changes any other. Asked of
    MLIR's operations before any graph is loaded."""
    y, _, *starts = map(defining_op, op.operands)
    if y is not None and y.name in VIEW_OPERATIONS:
        return True
    return all([start is not None and start.name == "stablehlo.constant" for start in starts])


def apart_form(g: Graph, n: Node) -> Node | None:
    """A store into a view of what is read for it: into the array itself, else as a select."""
    y, window, *starts = n.operands
    if not _reads_memory_of(y, window):
        return None
    itself = y
    while itself.op == "bitcast_convert" and itself.operands[0].shape == itself.shape:
        itself = itself.operands[0]
    if itself is not y and not _reads_memory_of(itself, window):
        # A store into memory ends what XLA makes one kernel of. A select does not: with it, XLA's
        # GPU backend compiles `ntt` (ten launches of 256-bit arithmetic) for minutes.
        bits = g.bitcast(window, itself.element)
        update = g.make(n.op, (itself, bits, *starts), n.shape, itself.element, n.attr)
        return g.bitcast(update, n.element)
    padded = pad_form(g, n)
    if padded is not None:
        return padded
    flat = (
        (g.splat(0, n.shape, n.element), window),
        (
            g.splat(False, n.shape, "i1"),
            g.splat(True, window.shape, "i1"),
        ),
    )
    value, mask = (
        g.make("dynamic_update_slice", (base, part, *starts), n.shape, base.element, None)
        for base, part in flat
    )
    return g.select(mask, value, y)


def _reads_memory_of(y: Node, window: Node) -> bool:
    """Whether `y` is a view of an array that `window` is computed from other than through `y`."""
    viewed = {y}
    below = y
    while below.op in VIEWS:
        below = below.operands[0]
        viewed.add(below)
    if below is y or isinstance(below.attr, Splat):
        return False
    beside = reachable([window], lambda node: () if node is y else node.operands)
    return any(node in viewed for node in beside if node is not y)


def cheapest_form(table: Costs, in_place: bool, g: Graph, n: Node) -> Node | None:
    """The form of least cost; inside a loop the array is written in place, as it is carried."""
    form = "update" if g.nested else update_form(table, n, in_place)
    if not g.nested and _is_padding(n):
        form = "pad"
    return FORMS[form](g, n)


def _is_padding(n: Node) -> bool:
    """Whether a store puts values that are there already into the larger part of one constant:
    nothing fuses with it, and no array is kept, so that a pad costs the same (measured)."""
    y, window = n.operands[:2]
    larger = 2 * window.size >= n.size
    return isinstance(y.attr, Splat) and window.op not in ELEMENTWISE and larger


def keep_update(g: Graph, n: Node) -> Node | None:
    """The store as it is."""
    return None


def pad_form(g: Graph, n: Node) -> Node | None:
    """`update(y, v, s) -> select(s <= i < s + len, pad(v), y)`."""
    starts = update_starts(n)
    if starts is None:
        return None
    y, window = n.operands[:2]
    low, high = margins(n, starts)
    if isinstance(y.attr, Splat):
        value = g.make("constant", (), (), y.element, y.attr)
        return g.pad(window, value, low, high)
    padded = g.pad(window, g.splat(0, (), y.element), low, high)
    return g.select(box_mask(g, n.shape, starts, window.shape), padded, y)


def roll_form(g: Graph, n: Node) -> Node | None:
    """`update(y, f(slice(x, a), slice(x, b)), s) -> select(.., f(roll(x, s - a), ...), y)`."""
    return _of_whole(g, n, roll)


def shift_form(g: Graph, n: Node) -> Node | None:
    """The same with zeros that come in."""
    return _of_whole(g, n, shift)


def _of_whole(g: Graph, n: Node, move: Move) -> Node | None:
    starts = update_starts(n)
    if starts is None:
        return None
    y, window = n.operands[:2]
    whole = Whole(g, n.shape, starts, window.shape, move).of(window)
    if whole is None:
        return pad_form(g, n)
    return g.select(box_mask(g, n.shape, starts, window.shape), whole, y)


FORMS: dict[str, Rule] = {
    "update": keep_update,
    "block": keep_update,
    "pad": pad_form,
    "roll": roll_form,
}


def margins(n: Node, starts: Sequence[int]) -> tuple[list[int], list[int]]:
    """What lies before and after the window of an update, along each axis."""
    sizes = n.operands[1].shape
    high = [t - s - size for t, s, size in zip(n.shape, starts, sizes, strict=True)]
    return list(starts), high


def box_mask(g: Graph, shape: Sequence[int], starts: Sequence[int], sizes: Sequence[int]) -> Node:
    """True inside the box, from comparisons along the axes that it cuts.

    Each axis counts over the whole shape. Counts of one axis, broadcast, would be one value for two
    axes of one size, which XLA's partitioner then has to gather for one of them.
    """
    mask: Node | None = None
    for axis, (total, start, size) in enumerate(zip(shape, starts, sizes, strict=True)):
        line = g.iota(tuple(shape), axis)
        if start:
            least = g.splat(start, shape, line.element)
            mask = _and(g, mask, g.compare(line, least, "GE", "SIGNED"))
        if start + size < total:
            end = g.splat(start + size, shape, line.element)
            mask = _and(g, mask, g.compare(line, end, "LT", "SIGNED"))
    return mask if mask is not None else g.splat(True, shape, "i1")


def _and(g: Graph, mask: Node | None, other: Node) -> Node:
    return other if mask is None else g.binary("and", mask, other)


class Whole:
    """The function that an update's window is computed by, computed on the whole array."""

    def __init__(
        self,
        g: Graph,
        shape: Sequence[int],
        starts: Sequence[int],
        sizes: Sequence[int],
        move: Move,
    ) -> None:
        self.g = g
        self.move = move
        self.shape = tuple(shape)
        self.starts = starts
        self.sizes = tuple(sizes)
        self._known: dict[Node, Node | None] = {}

    def of(self, n: Node) -> Node | None:
        """`n` over the whole array; None where it is no smooth function of slices."""
        if n not in self._known:
            self._known[n] = self._make(n)
        return self._known[n]

    def _make(self, n: Node) -> Node | None:
        if n.shape != self.sizes:
            return None
        if isinstance(n.attr, Splat):
            return self.g.make("constant", (), self.shape, n.element, n.attr)
        if n.op == "broadcast_in_dim" and not n.operands[0].shape:
            return self.g.broadcast(n.operands[0], (), self.shape)
        if n.op == "slice" and n.operands[0].shape == self.shape:
            starts, _, strides = n.attr
            if any(t != 1 for t in strides):
                return None
            shifts = [s - a for s, a in zip(self.starts, starts, strict=True)]
            # A halo is told by the line of the access that needs it.
            store, self.g.location = self.g.location, n.location or self.g.location
            moved = self.move(self.g, n.operands[0], shifts)
            self.g.location = store
            return moved
        if n.op not in SMOOTH:
            return None
        parts = [self.of(o) for o in n.operands]
        if any(p is None for p in parts):
            return None
        known = [p for p in parts if p is not None]
        return self.g.make(n.op, known, self.shape, n.element, n.attr)


def shift(g: Graph, x: Node, shifts: Sequence[int]) -> Node:
    """`x` with its elements moved up by `shifts`, zeros coming in."""
    return g.pad(x, g.splat(0, (), x.element), list(shifts), [-k for k in shifts])


def roll(g: Graph, x: Node, shifts: Sequence[int]) -> Node:
    """`x` with its elements moved up by `shifts`, those that fall off coming in at the start."""
    for axis, shift in enumerate(shifts):
        total = x.shape[axis]
        middle = -shift % total if total else 0
        if middle:
            x = g.concatenate([g.cut(x, axis, middle, total), g.cut(x, axis, 0, middle)], axis)
    return x
