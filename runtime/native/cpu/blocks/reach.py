"""Which of a block's vectors a part between barriers is for.

    if (t < d) part[t] += part[t + d];        the first d threads: the first vectors
    if (t == 0) *out = part[0];               one thread: one vector

Where a part is one condition on the thread's number and nothing else, the loop over the vectors
goes no further than some lane takes it. So a tree of a block's sums takes as many steps as it has
elements, and not a look at every vector at each of its levels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.geometry import Geometry
from raise_kernel.runtime.native.cpu.types import bits, scalar_type

# Of `arith.cmpi`.
_EQUAL, _LESS, _BELOW = 0, 2, 6
_CASTS = frozenset(("arith.index_cast", "arith.index_castui", "arith.extsi", "arith.extui"))
_PURE = ("arith.", "math.", "affine.apply")


def reach(
    e: Emitter,
    geometry: Geometry,
    operations: Sequence[ir.Operation],
    is_used_outside: Callable[[ir.Value], bool],
) -> tuple[str, str]:
    """The first vector of a part, and the one after its last."""
    everything = "0", str(geometry.vectors)
    if len(geometry.inner) != 1:
        return everything
    others = [
        op
        for op in operations
        if not op.name.startswith(_PURE) or any(map(is_used_outside, op.results))
    ]
    if len(others) != 1 or not _is_plain_condition(others[0]):
        return everything
    return _of(e, geometry, others[0].operands[0]) or everything


def _is_plain_condition(op: ir.Operation) -> bool:
    """Whether it is a condition with one side."""
    return (
        op.name == "scf.if"
        and not len(op.results)
        and sum(len(region.blocks) > 0 for region in op.regions) == 1
    )


def _of(e: Emitter, geometry: Geometry, condition: ir.Value) -> tuple[str, str] | None:
    """The vectors in which a condition holds for some lane, as far as the thread's number says."""
    op = defining_op(condition)
    if op is None:
        return None
    if op.name == "arith.andi":
        return _of(e, geometry, op.operands[0]) or _of(e, geometry, op.operands[1])
    if op.name != "arith.cmpi" or _uncast(op.operands[0], geometry.row) != geometry.inner[0].index:
        return None
    limit = e.values.get(op.operands[1])
    if limit is None or limit.varies or not 1 < bits(limit.type) <= 64:
        return None
    predicate = ir.IntegerAttr(op.attributes["predicate"]).value
    text, w = limit.text, e.writer
    if limit.type != "i64":
        word = "zext" if predicate == _BELOW else "sext"
        text = w.value(f"{word} {limit.type} {text} to i64")
    if predicate == _EQUAL:
        vector = w.value(f"udiv i64 {text}, {geometry.lanes}")
        first = e.intrinsic("umin", "i64", 0, vector, str(geometry.vectors))
        after = w.value(f"add i64 {first}, 1")
        return first, e.intrinsic("umin", "i64", 0, after, str(geometry.vectors))
    if predicate not in (_LESS, _BELOW):
        return None
    if predicate == _LESS:
        text = e.intrinsic("smax", "i64", 0, text, "0")
    threads = e.intrinsic("umin", "i64", 0, text, str(geometry.row))
    more = w.value(f"add i64 {threads}, {geometry.lanes - 1}")
    return "0", w.value(f"udiv i64 {more}, {geometry.lanes}")


def _uncast(value: ir.Value, below: int) -> ir.Value:
    """A number from 0 up to `below` before casts that keep all such numbers."""
    op = defining_op(value)
    while op is not None and op.name in _CASTS:
        if 1 << bits(scalar_type(value.type)) - 1 < below:
            break
        value = op.operands[0]
        op = defining_op(value)
    return value
