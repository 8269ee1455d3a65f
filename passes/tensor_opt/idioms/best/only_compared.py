"""Decides whether values of a loop's body are only compared with each other and moved."""

from __future__ import annotations

from collections.abc import Collection

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import terminator
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.moves import CARRIED

# Of operations that move elements, the operands that have elements.
MOVES = {op: part for op, part in CARRIED.items() if op != "pad"} | {"bitcast_convert": slice(1)}
COMPARISONS = ("compare", "minimum", "maximum")


class OnlyCompared:
    """`marked`: what `values`, which come in an iteration of a loop with this body, are moved to.
    `kinds`: how they are compared: "f", or "s" and "u" for signed and unsigned integers.

    Raises `NoMatch` where they meet anything else: arithmetic, constants, an index.
    """

    def __init__(self, body: ir.Block, values: Collection[ir.Value]) -> None:
        self.marked: set[ir.Value] = set(values)
        self.kinds: set[str] = set()
        self._reading: list[tuple[ir.Operation, str]] = []
        self._carried([body], list(body.arguments))
        for op, name in self._reading:
            self._check(op, name)

    def _carried(self, blocks: list[ir.Block], arguments: list[ir.Value]) -> None:
        """A loop's blocks, until what is marked among what the last one returns is marked among
        its arguments."""
        while True:
            for block in blocks:
                self._block(block)
            pairs = zip(arguments, terminator(blocks[-1]).operands, strict=True)
            new = {a for a, r in pairs if r in self.marked} - self.marked
            if not new:
                return
            self.marked |= new
            positions = [k for k, a in enumerate(arguments) if a in new]
            self.marked.update(b.arguments[k] for b in blocks for k in positions)

    def _block(self, block: ir.Block) -> None:
        for item in block.operations:
            self._operation(item.operation)

    def _operation(self, op: ir.Operation) -> None:
        name = op.name.removeprefix("stablehlo.")
        operands = list(op.operands)
        given = [k for k, v in enumerate(operands) if v in self.marked]
        if name == "while":
            blocks = [r.blocks[0] for r in op.regions]
            self.marked.update(b.arguments[k] for b in blocks for k in given)
            self._carried(blocks, list(blocks[-1].arguments))
            ends = list(blocks[-1].arguments)
            self.marked.update(r for r, a in zip(op.results, ends, strict=True) if a in self.marked)
        elif name in ("if", "case"):
            for region in op.regions:
                self._block(region.blocks[0])
                ends = list(terminator(region.blocks[0]).operands)
                pairs = zip(op.results, ends, strict=True)
                self.marked.update(r for r, v in pairs if v in self.marked)
        elif given and name != "return":
            self._reading.append((op, name))
            if name in MOVES or name in ("minimum", "maximum"):
                self.marked.update(op.results)

    def _check(self, op: ir.Operation, name: str) -> None:
        given = [k for k, v in enumerate(op.operands) if v in self.marked]
        if name in COMPARISONS:
            if len(given) < 2:
                raise NoMatch("it compares elements with other values")
            self.kinds.add(_kind(op))
            return
        wanted = range(len(op.operands))[MOVES.get(name, slice(0))]
        if not set(given) <= set(wanted):
            raise NoMatch(f"it applies {name} to elements")
        if len(given) < len(wanted):
            raise NoMatch("it mixes other values with elements")
        if name == "bitcast_convert" and not _same_shape(op):
            raise NoMatch("it reads the bits of elements")
        if name == "scatter" and not _sets(op):
            raise NoMatch("it combines elements")


def _kind(op: ir.Operation) -> str:
    element = ir.RankedTensorType(op.operands[0].type).element_type
    if isinstance(element, ir.FloatType):
        return "f"
    stated = str(op.attributes["compare_type"]) if "compare_type" in op.attributes else ""
    unsigned = ir.IntegerType(element).is_unsigned or "UNSIGNED" in stated
    return "u" if unsigned else "s"


def _same_shape(op: ir.Operation) -> bool:
    before, after = (ir.RankedTensorType(v.type) for v in (op.operands[0], op.results[0]))
    both = [isinstance(t.element_type, ir.IntegerType) for t in (before, after)]
    return list(before.shape) == list(after.shape) and all(both)


def _sets(op: ir.Operation) -> bool:
    """Whether a scatter keeps the new element."""
    block = op.regions[0].blocks[0]
    return list(terminator(block).operands) == [block.arguments[1]]
