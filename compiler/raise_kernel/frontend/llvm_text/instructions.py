"""The instructions of LLVM IR as plain objects.

Every instruction has `name` (its result, None without one), `type` (its result's type), `text` (the
statement it was read from), `debug` (the metadata node of its `!dbg`, as "!12") and `metadata` (its
other attachments, name to node text).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from raise_kernel.frontend.llvm_text.types import VOID, FunctionType, Type
from raise_kernel.frontend.llvm_text.values import Value


@dataclass(slots=True, eq=False)
class Instruction:
    """Compared by identity, like an op."""

    type: Type
    name: str | None = field(default=None, init=False)
    text: str = field(default="", init=False, repr=False)
    debug: str | None = field(default=None, init=False, repr=False)
    metadata: Mapping[str, str] = field(default_factory=dict, init=False, repr=False)

    def operands(self) -> tuple[Value, ...]:
        """The values that the instruction reads."""
        return ()

    def successors(self) -> tuple[str, ...]:
        """The labels of the blocks that a terminator may go to, one an edge."""
        return ()


@dataclass(slots=True, eq=False)
class Unary(Instruction):
    """fneg, freeze."""

    opcode: str
    flags: tuple[str, ...]
    value: Value

    def operands(self) -> tuple[Value, ...]:
        return (self.value,)


@dataclass(slots=True, eq=False)
class Binary(Instruction):
    """add, fadd, shl, xor and so on; flags are nuw, nsw, exact, disjoint and fast-math words."""

    opcode: str
    flags: tuple[str, ...]
    lhs: Value
    rhs: Value

    def operands(self) -> tuple[Value, ...]:
        return (self.lhs, self.rhs)


@dataclass(slots=True, eq=False)
class Compare(Instruction):
    """icmp, fcmp."""

    opcode: str
    flags: tuple[str, ...]
    predicate: str
    lhs: Value
    rhs: Value

    def operands(self) -> tuple[Value, ...]:
        return (self.lhs, self.rhs)


@dataclass(slots=True, eq=False)
class Cast(Instruction):
    """trunc, zext, bitcast and so on; `type` is the destination."""

    opcode: str
    flags: tuple[str, ...]
    value: Value

    def operands(self) -> tuple[Value, ...]:
        return (self.value,)


@dataclass(slots=True, eq=False)
class Select(Instruction):
    flags: tuple[str, ...]
    condition: Value
    true: Value
    false: Value

    def operands(self) -> tuple[Value, ...]:
        return (self.condition, self.true, self.false)


@dataclass(slots=True, eq=False)
class Phi(Instruction):
    """`incoming`: (value, label) for each edge into the block."""

    flags: tuple[str, ...]
    incoming: tuple[tuple[Value, str], ...]

    def operands(self) -> tuple[Value, ...]:
        return tuple(value for value, _ in self.incoming)


@dataclass(slots=True, eq=False)
class Alloca(Instruction):
    allocated: Type
    count: Value | None
    align: int | None
    inalloca: bool = False

    def operands(self) -> tuple[Value, ...]:
        return (self.count,) if self.count is not None else ()


@dataclass(slots=True, eq=False)
class Load(Instruction):
    """`ordering` is None for a plain access, else LLVM's word."""

    pointer: Value
    volatile: bool
    align: int | None
    ordering: str | None
    scope: str | None

    def operands(self) -> tuple[Value, ...]:
        return (self.pointer,)


@dataclass(slots=True, eq=False)
class Store(Instruction):
    value: Value
    pointer: Value
    volatile: bool
    align: int | None
    ordering: str | None
    scope: str | None

    def operands(self) -> tuple[Value, ...]:
        return (self.value, self.pointer)


@dataclass(slots=True, eq=False)
class GetElementPtr(Instruction):
    """`source` is the type that the first index steps over; flags are inbounds, nusw, nuw."""

    flags: tuple[str, ...]
    source: Type
    base: Value
    indices: tuple[Value, ...]

    def operands(self) -> tuple[Value, ...]:
        return (self.base, *self.indices)


@dataclass(slots=True, eq=False)
class AtomicRMW(Instruction):
    operation: str
    pointer: Value
    value: Value
    volatile: bool
    align: int | None
    ordering: str
    scope: str | None

    def operands(self) -> tuple[Value, ...]:
        return (self.pointer, self.value)


@dataclass(slots=True, eq=False)
class CompareExchange(Instruction):
    pointer: Value
    expected: Value
    new: Value
    weak: bool
    volatile: bool
    align: int | None
    success: str
    failure: str
    scope: str | None

    def operands(self) -> tuple[Value, ...]:
        return (self.pointer, self.expected, self.new)


@dataclass(slots=True, eq=False)
class Fence(Instruction):
    ordering: str
    scope: str | None


@dataclass(slots=True, eq=False)
class ExtractValue(Instruction):
    aggregate: Value
    indices: tuple[int, ...]

    def operands(self) -> tuple[Value, ...]:
        return (self.aggregate,)


@dataclass(slots=True, eq=False)
class InsertValue(Instruction):
    aggregate: Value
    value: Value
    indices: tuple[int, ...]

    def operands(self) -> tuple[Value, ...]:
        return (self.aggregate, self.value)


@dataclass(slots=True, eq=False)
class ExtractElement(Instruction):
    vector: Value
    index: Value

    def operands(self) -> tuple[Value, ...]:
        return (self.vector, self.index)


@dataclass(slots=True, eq=False)
class InsertElement(Instruction):
    vector: Value
    value: Value
    index: Value

    def operands(self) -> tuple[Value, ...]:
        return (self.vector, self.value, self.index)


@dataclass(slots=True, eq=False)
class ShuffleVector(Instruction):
    """`mask` holds element numbers of lhs ++ rhs, -1 for poison."""

    lhs: Value
    rhs: Value
    mask: tuple[int, ...]

    def operands(self) -> tuple[Value, ...]:
        return (self.lhs, self.rhs)


@dataclass(slots=True, eq=False)
class Call(Instruction):
    """A call. `callee` is a GlobalRef, an InlineAsm, or a pointer called indirectly.

    `typed_attributes` has those attributes of an argument, by position, that carry a type (byval,
    sret, elementtype); `bundles` the tags of the operand bundles, whose operands are dropped.
    """

    flags: tuple[str, ...]
    callee: Value
    function_type: FunctionType
    args: tuple[Value, ...]
    typed_attributes: Mapping[int, Mapping[str, Type]]
    bundles: tuple[str, ...]
    tail: str | None

    def operands(self) -> tuple[Value, ...]:
        return (self.callee, *self.args)


@dataclass(slots=True, eq=False)
class Return(Instruction):
    value: Value | None

    def operands(self) -> tuple[Value, ...]:
        return (self.value,) if self.value is not None else ()


@dataclass(slots=True, eq=False)
class Branch(Instruction):
    target: str

    def successors(self) -> tuple[str, ...]:
        return (self.target,)


@dataclass(slots=True, eq=False)
class CondBranch(Instruction):
    condition: Value
    true: str
    false: str

    def operands(self) -> tuple[Value, ...]:
        return (self.condition,)

    def successors(self) -> tuple[str, ...]:
        return (self.true, self.false)


@dataclass(slots=True, eq=False)
class Switch(Instruction):
    """`cases`: (value, label), the values ConstantInts of the type switched on."""

    value: Value
    default: str
    cases: tuple[tuple[Value, str], ...]

    def operands(self) -> tuple[Value, ...]:
        return (self.value,)

    def successors(self) -> tuple[str, ...]:
        return (self.default, *(label for _, label in self.cases))


@dataclass(slots=True, eq=False)
class Unreachable(Instruction):
    pass


@dataclass(slots=True, eq=False)
class Unsupported(Instruction):
    """An instruction that no CUDA kernel needs (invoke, indirectbr, va_arg, ...), kept as text."""

    opcode: str


def unsupported(opcode: str) -> Unsupported:
    return Unsupported(VOID, opcode)
