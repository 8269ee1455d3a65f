"""The state of emission, and the table of rules: an operation's name -> the code that it becomes.

Lanes run in lock step, a vector of them at a time. `mask` says which of them are active: None where
all are. Code under a mask computes for inactive lanes what it likes; nothing that it computes there
may trap, touch memory, or decide a branch.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from raise_kernel.bindings import ir
from raise_kernel.runtime.native.cpu.effects import has_effects, may_start_over
from raise_kernel.runtime.native.cpu.types import Unknown, vector, vector_suffix
from raise_kernel.runtime.native.cpu.values import Linear, Value
from raise_kernel.runtime.native.cpu.writer import Writer

if TYPE_CHECKING:
    from raise_kernel.runtime.native.cpu.rules.queues import Queue
    from raise_kernel.runtime.native.cpu.rules.tiles import Tiles


@dataclass(frozen=True)
class Memory:
    """An array as accesses see it: a pointer, its elements' LLVM type, how many there are.

    `private`: each lane has its own, lane by lane within an element. `shared`: the block's, which
    one thread of the machine runs, so that its atomic operations are plain ones.
    """

    pointer: str
    type: str
    count: int
    private: bool = False
    shared: bool = False


@dataclass
class Emitter:
    """What is known while a kernel's operations become LLVM IR."""

    writer: Writer
    lanes: int
    values: dict[ir.Value, Value] = field(default_factory=dict)
    memories: dict[ir.Value, Memory] = field(default_factory=dict)
    varying: set[ir.Value] = field(default_factory=set)
    mask: str | None = None
    # The number of one lane (an i32) where code is for that lane alone.
    lane: str | None = None
    # Where code goes on whose guess about the lanes was wrong (speculation.py); None where no guess
    # may be made. And how many were made.
    careful: str | None = None
    guesses: int = 0
    # Products of an i64 and a constant that are there already.
    products: dict[tuple[str, int], str] = field(default_factory=dict)
    # The arrays that the kernel writes, and the tiles of the loop whose code is written.
    written: frozenset[ir.Value] = frozenset()
    tiles: Tiles | None = None
    # The accesses that are tested against the sizes of their arrays (rules/bounds.py).
    tested: frozenset[int] = frozenset()
    # Where threads wait that go on after a test of data.
    queue: Queue | None = None

    # --- values ---------------------------------------------------------------------------------

    def get(self, value: ir.Value) -> Value:
        """What was emitted for a value."""
        found = self.values.get(value)
        if found is None:
            raise Unknown(f"a value of type {value.type} from elsewhere")
        if self.lane is not None and found.varies:
            return Value(self.extract(found, self.lane), found.type)
        return found

    def set(
        self,
        value: ir.Value,
        text: str,
        type_: str,
        lanes: int,
        linear: Linear | None = None,
        computed: bool = False,
    ):
        """`linear` is that of lanes, or of a scalar's number."""
        if lanes:
            self.values[value] = Value(text, type_, lanes, linear, computed)
        else:
            self.values[value] = Value(text, type_, 0, None, computed, linear)

    def spread(self, value: Value) -> str:
        """The value as a vector of lanes."""
        if value.varies:
            return value.text
        return self.splat(value.text, value.type)

    def splat(self, text: str, type_: str, lanes: int | None = None) -> str:
        """One scalar in all lanes."""
        count = lanes or self.lanes
        whole = vector(type_, count)
        one = self.writer.value(f"insertelement {whole} poison, {type_} {text}, i64 0")
        zeros = f"<{count} x i32> zeroinitializer"
        return self.writer.value(f"shufflevector {whole} {one}, {whole} poison, {zeros}")

    def extract(self, value: Value, lane: str) -> str:
        return self.writer.value(f"extractelement {value.whole} {value.text}, i32 {lane}")

    def numbers(self, type_: str, step: int = 1) -> str:
        """The constant <0, step, 2 step, ...>."""
        items = ", ".join(f"{type_} {step * k}" for k in range(self.lanes))
        return f"<{items}>"

    def select(self, mask: str | None, value: Value, other: Value) -> Value:
        """`value` in active lanes, `other` in the rest."""
        if mask is None or value == other:
            return value
        whole = vector(value.type, self.lanes)
        a, b = self.spread(value), self.spread(other)
        text = self.writer.value(
            f"select {vector('i1', self.lanes)} {mask}, {whole} {a}, {whole} {b}"
        )
        return Value(text, value.type, self.lanes)

    def intrinsic(self, name: str, value_type: str, lanes: int, *operands: str) -> str:
        """A call of an LLVM intrinsic whose operands are all of one type."""
        whole = vector(value_type, lanes) if lanes else value_type
        end = vector_suffix(value_type, lanes) if lanes else vector_suffix(value_type, 0)[2:]
        function = self.writer.declare(f"llvm.{name}.{end}", whole, *[whole] * len(operands))
        listed = ", ".join(f"{whole} {text}" for text in operands)
        return self.writer.value(f"call {whole} {function}({listed})")

    # --- masks ----------------------------------------------------------------------------------

    @contextmanager
    def under(self, mask: str | None):
        """Emission under another mask."""
        before, self.mask = self.mask, mask
        yield
        self.mask = before

    def both(self, mask: str | None, condition: str) -> str:
        """Lanes of `mask` for which `condition` holds; what it is in others does not matter."""
        if mask is None:
            return condition
        truth = vector("i1", self.lanes)
        return self.writer.value(
            f"select {truth} {mask}, {truth} {condition}, {truth} zeroinitializer"
        )

    def inverse(self, condition: str) -> str:
        truth = vector("i1", self.lanes)
        return self.writer.value(f"xor {truth} {condition}, splat (i1 true)")

    def bits_of(self, mask: str) -> str:
        """A mask as an integer of as many bits."""
        truth = vector("i1", self.lanes)
        return self.writer.value(f"bitcast {truth} {mask} to i{self.lanes}")

    def any(self, mask: str) -> str:
        """Whether some lane is active."""
        return self.writer.value(f"icmp ne i{self.lanes} {self.bits_of(mask)}, 0")

    def full_mask(self) -> str:
        """The mask as a vector."""
        return self.mask if self.mask is not None else "splat (i1 true)"

    def assume(self, condition: str) -> None:
        """Go on where a guess holds, an i1; else start the vector over without guesses."""
        if self.mask is not None:  # code for nobody must not decide a branch by what has no value
            condition = self.writer.value(f"freeze i1 {condition}")
        expect = self.writer.declare("llvm.expect.i1", "i1", "i1", "i1")
        likely = self.writer.value(f"call i1 {expect}(i1 {condition}, i1 true)")
        holds = self.writer.fresh("holds")
        assert self.careful is not None
        self.writer.branch(likely, holds, self.careful)
        self.writer.label(holds)
        self.guesses += 1

    # --- operations -----------------------------------------------------------------------------

    def block(self, block: ir.Block) -> list[ir.Value]:
        """Emit a block; the operands of its terminator."""
        *body, end = [op.operation for op in block.operations]
        for op in body:
            self.operation(op)
        return list(end.operands)

    def operation(self, op: ir.Operation) -> None:
        rule = RULES.get(op.name)
        if rule is None:
            raise Unknown(op.name, op)
        careful = self.careful
        if careful is not None and not may_start_over(op):
            self.careful = None
        try:
            rule(self, op)
        except Unknown as unknown:
            unknown.op = unknown.op or op
            raise
        if careful is not None:
            self.careful = None if has_effects(op) else careful
        if op.name.startswith(_COMPUTING) and all(map(self._is_computed, op.operands)):
            for result in op.results:
                self.values[result] = replace(self.values[result], computed=True)

    def _is_computed(self, value: ir.Value) -> bool:
        found = self.values[value]
        return found.computed or not found.varies


# Operations whose results follow from their operands alone.
_COMPUTING = ("arith.", "affine.apply")

Rule = Callable[[Emitter, ir.Operation], None]
RULES: dict[str, Rule] = {}


def rule(*names: str) -> Callable[[Rule], Rule]:
    """Registers the rule of operations."""

    def register(function: Rule) -> Rule:
        for name in names:
            RULES[name] = function
        return function

    return register
