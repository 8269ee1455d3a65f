"""Counts compare-and-exchange operations: whether the search for a sort is worth its time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import walked
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.loaded import load_alone
from raise_kernel.passes.tensor_opt.graph.node import Origin, moved_from

# An exchange in a loop counts for the loop's iterations, whose number may not be known yet.
IN_A_LOOP = 100
MOVES = ("slice", "reshape", "broadcast_in_dim", "pad", "bitcast_convert", "dynamic_slice")
MASKS = ("and", "or", "xor", "not", "select", *MOVES)
# Operations of a mask that are looked at.
MASK = 16
EXTREMA = frozenset({"stablehlo.minimum", "stablehlo.maximum"})
KEEPING = EXTREMA | {"stablehlo.select", "stablehlo.scatter"}
# What brings elements to other positions.
_PLACING = (
    "slice concatenate pad reverse transpose gather scatter dynamic_slice dynamic_update_slice "
    "reduce reduce_window sort dot_general custom_call"
)
PLACING = frozenset(f"stablehlo.{name}" for name in _PLACING.split())


def _may_keep(op: ir.Operation) -> bool:
    """Whether it may keep one of two values, none of them a constant."""
    if op.name not in KEEPING:
        return False
    return op.name not in EXTREMA or not any(map(_is_uniform, op.operands))


def _is_uniform(value: ir.Value) -> bool:
    """Whether a tensor is a constant, or a scalar everywhere."""
    maker = defining_op(value)
    if maker is None or maker.name != "stablehlo.broadcast_in_dim":
        return maker is not None and maker.name == "stablehlo.constant"
    return ir.RankedTensorType(maker.operands[0].type).rank == 0


def _may_sort(loop: ir.Operation) -> bool:
    """Whether elements that are compared may be swapped in a loop: in a tensor, or between two
    that it carries."""
    inner = walked(loop.regions[1].blocks[0])
    if not any(map(_may_keep, inner)):
        return False
    types = [value.type for value in loop.operands]
    names = {op.name for op in inner}
    if len(set(types)) == len(types) and names.isdisjoint(PLACING):
        return False
    return not names.isdisjoint(EXTREMA) or _compares(inner)


def _compares(operations: Sequence[ir.Operation]) -> bool:
    return any(
        op.name == "stablehlo.compare" and not any(map(_is_uniform, op.operands))
        for op in operations
    )


def exchanges(nodes: Iterable[Node]) -> int:
    """Selections and masked scatters of what their mask compares; minima and maxima."""
    count = 0
    loops: set[Node] = set()
    for node in nodes:
        if node.op == "select" and node.element != "i1":
            count += _decides(node.operands[0], {moved_from(o, MOVES) for o in node.operands[1:]})
        elif node.op == "scatter":
            index = moved_from(node.operands[1], MOVES)
            count += index.op == "select" and _decides(
                index.operands[0], {moved_from(node.operands[2], MOVES)}
            )
        elif node.op in ("minimum", "maximum") and not any(_constant(o) for o in node.operands):
            count += 1
        elif node.op == "result" and node.operands[0].op == "stablehlo.while":
            loops.add(node.operands[0])
    return count + sum(IN_A_LOOP * min(1, exchanges(_body(op))) for op in _sorting(loops))


def _sorting(loops: Iterable[Node]) -> Iterator[ir.Operation]:
    for loop in loops:
        assert isinstance(loop.attr, Origin)
        if _may_sort(loop.attr.op):
            yield loop.attr.op


def _body(op: ir.Operation) -> Iterable[Node]:
    return load_alone(op.regions[1].blocks[0]).loader.nodes.values()


def _constant(node: Node) -> bool:
    return moved_from(node, MOVES).op in ("constant", "iota")


def _decides(mask: Node, kept: set[Node]) -> bool:
    """Whether the mask compares what is kept."""
    stack, seen = [mask], 0
    while stack and seen < MASK:
        mask = stack.pop()
        seen += 1
        if mask.op == "compare" and kept <= {moved_from(o, MOVES) for o in mask.operands}:
            return True
        if mask.op in MASKS:
            stack += [o for o in mask.operands if o.element == "i1"]
    return False
