"""Debug positions -> MLIR locations.

!dbg !DILocation(line: 3, column: 5, scope: ...)  ->  loc("k.cu":3:5)
... inlinedAt: !7                                 ->  loc(callsite("f.h":3:5 at "k.cu":9:1))
"""

from __future__ import annotations

from raise_kernel.bindings import context, ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text.instructions import Instruction
from raise_kernel.frontend.llvm_text.metadata import Metadata, SourcePosition

# LLVM's lines have a bit more than MLIR's.
MOST = 2**31 - 1


class Locations:
    """The locations of one module."""

    def __init__(self, metadata: Metadata) -> None:
        self._metadata = metadata
        self._unknown = ir.Location.unknown(context())
        self._known: dict[str, ir.Location] = {}

    def of(self, node: str | None) -> ir.Location:
        """The location of a `!dbg` node; unknown without one."""
        if node is None:
            return self._unknown
        known = self._known.get(node)
        if known is None:
            position = self._metadata.position(node)
            known = _location(position) if position is not None else self._unknown
            self._known[node] = known
        return known

    def locate(self, refusal: Refusal, instruction: Instruction) -> Refusal:
        """The refusal with the instruction's text and source line, where it has none yet."""
        refusal.instruction = refusal.instruction or " ".join(instruction.text.split())
        position = self._metadata.position(instruction.debug)
        if refusal.line is None and position is not None:
            refusal.line = f"{position.file}:{position.line}:{position.column}"
        return refusal


def _location(position: SourcePosition) -> ir.Location:
    line, column = min(position.line, MOST), min(position.column, MOST)
    here = ir.Location.file(position.file, line, column, context())
    if position.inlined_at is None:
        return here
    return ir.Location.callsite(here, [_location(position.inlined_at)], context())
