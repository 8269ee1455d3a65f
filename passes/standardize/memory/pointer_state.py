"""The state of one function's rewriting: pointers seen so far, the block being filled, views."""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.integers.byte_offset import ByteOffset
from raise_kernel.analysis.integers.multiples import Multiples
from raise_kernel.analysis.memory.pointers import Base, PointerBases
from raise_kernel.analysis.memory.type_layout import is_pointer
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.memory.bit_fields import Pieces
from raise_kernel.passes.standardize.memory.memory_views import View
from raise_kernel.passes.standardize.memory.pointer_values import Pointer, scaled, tag_value
from raise_kernel.remarks import RemarkSink


@dataclass(frozen=True)
class Layout:
    """How a block argument is carried: itself, or a pointer's base number and scaled offset."""

    pointer: bool
    mask: int = 0
    unit: int = 0

    @classmethod
    def of(cls, argument: ir.Value, state: State) -> Layout:
        if not is_pointer(argument.type):
            return cls(False)
        return cls(True, state.bases.mask(argument), state.multiples.of(argument))

    @property
    def has_tag(self) -> bool:
        return self.mask & (self.mask - 1) != 0

    def types(self, argument: ir.Value) -> list[ir.Type]:
        if not self.pointer:
            return [argument.type]
        types: list[ir.Type] = [int_type(32)] if self.has_tag else []
        return [*types, int_type(64)] if self.unit else types


class State:
    """What the rules share."""

    def __init__(
        self,
        bases: PointerBases,
        multiples: Multiples,
        views: dict[int, View],
        remarks: RemarkSink,
    ) -> None:
        self.bases = bases
        self.multiples = multiples
        self.views = views
        self.remarks = remarks
        self.pieces = Pieces()
        self.pointers: dict[ir.Value, Pointer] = {}
        self.addresses: dict[ir.Value, Pointer] = {}
        self.made_up: set[ir.Value] = set()
        self.exchanges: dict[ir.Value, list[ir.Value]] = {}
        self.layouts: dict[ir.Value, Layout] = {}
        self.new_block: dict[ir.Block, ir.Block] = {}
        self.block: ir.Block

    def build(self, op: ir.Operation) -> Emitter:
        """Builds at the end of the current block, at the location of `op`."""
        return Emitter.at_end(self.block, op.location)

    def pointer(self, value: ir.Value) -> Pointer:
        """The pointer of an SSA value; an undefined one points nowhere."""
        known = self.pointers.get(value)
        return known if known is not None else Pointer(0, ByteOffset(), 0)

    def targets(self, pointer: Pointer, at: ir.Operation) -> list[Base]:
        """The memories that an access through `pointer` can touch.

        Null is one without elements, where there is no other: `check-bounds` says so.
        """
        null = self.bases.null
        if pointer.mask == null.bit and null.number in self.views:
            return [null]
        found = [base for base in self.bases.among(pointer.mask) if base.kind != "null"]
        if not found or self.bases.unknown in found:
            raise refuse("RK014", "this pointer cannot be traced to an array", at=at)
        return found

    def view_of_argument(self, argument: ir.Value) -> View:
        return self.views[self.bases.of(argument)[0].number]

    def set_argument(self, argument: ir.Value) -> None:
        """A kernel parameter points to the start of its array."""
        base = self.bases.of(argument)[0]
        self.pointers[argument] = Pointer(base.number, ByteOffset(), base.bit)

    def replace(self, old: ir.Value, new: ir.Value) -> None:
        """All uses of `old` read `new`, which keeps what is known of it."""
        self.multiples.alias(new, old)
        if old in self.pointers:
            self.pointers[new] = self.pointers[old]
        replace_uses(old, new)

    def declare_argument(self, argument: ir.Value, target: ir.Block) -> None:
        """Give `target` the arguments that carry the old block argument."""
        layout = self.layouts[argument]
        fresh = [target.add_argument(t, argument.location) for t in layout.types(argument)]
        if not layout.pointer:
            self.replace(argument, fresh[0])
            return
        tag = fresh[0] if layout.has_tag else max(layout.mask.bit_length() - 1, 0)
        offset = ByteOffset(0, {fresh[-1]: layout.unit}) if layout.unit else ByteOffset()
        self.pointers[argument] = Pointer(tag, offset, layout.mask)

    def pass_operand(self, build: Emitter, value: ir.Value, argument: ir.Value) -> list[ir.Value]:
        """The operands that carry `value` into a block argument."""
        layout = self.layouts[argument]
        if not layout.pointer:
            return [value]
        pointer = self.pointer(value)
        operands = [tag_value(build, pointer.tag)] if layout.has_tag else []
        if layout.unit:
            operands.append(scaled(build, pointer.offset, layout.unit))
        return operands
