"""Parses one instruction. Opcodes are looked up in `_PARSERS`, one small function a family."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.frontend.llvm_text import instructions as ins
from raise_kernel.frontend.llvm_text.call_parser import FAST_MATH, parse_call
from raise_kernel.frontend.llvm_text.lexer import END, Cursor, bare_name
from raise_kernel.frontend.llvm_text.memory_parser import (
    parse_alloca,
    parse_atomicrmw,
    parse_cmpxchg,
    parse_fence,
    parse_getelementptr,
    parse_load,
    parse_store,
)
from raise_kernel.frontend.llvm_text.types import (
    I1,
    VOID,
    VectorType,
    element_at,
    with_shape_of,
)
from raise_kernel.frontend.llvm_text.value_parser import ValueParser
from raise_kernel.frontend.llvm_text.values import (
    Aggregate,
    ConstantInt,
    Poison,
    Splat,
    Undef,
    Value,
    Zero,
)

_INTEGER = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem")
_BITWISE = ("shl", "lshr", "ashr", "and", "or", "xor")
_FLOAT = ("fadd", "fsub", "fmul", "fdiv", "frem")
_NUMBER_CASTS = ("trunc", "zext", "sext", "fptrunc", "fpext")
_CONVERSIONS = ("fptoui", "fptosi", "uitofp", "sitofp")
_OTHER_CASTS = ("ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast")
_INTEGER_FLAGS = frozenset(("nuw", "nsw", "exact", "disjoint", "nneg", "samesign"))
_FLAGS = FAST_MATH | _INTEGER_FLAGS
_EXCEPTIONS = ("invoke", "resume", "landingpad", "catchswitch", "catchret", "catchpad")
_CLEANUPS = ("cleanupret", "cleanuppad")
_OTHER_UNSUPPORTED = ("callbr", "indirectbr", "va_arg")

Parse = Callable[[Cursor, ValueParser, str], ins.Instruction]


def parse_instruction(text: str, values: ValueParser) -> ins.Instruction:
    """One statement inside a function's body, label lines and debug records excepted."""
    c = Cursor(text)
    tokens = c.tokens
    name = None
    if tokens[1] == "=":
        name = bare_name(tokens[0])
        c.at = 2
    opcode = tokens[c.at]
    c.at += 1
    parse = _PARSERS.get(opcode)
    if parse is None:
        raise c.error(f"unknown instruction {opcode!r}")
    instruction = parse(c, values, opcode)
    instruction.name = name
    instruction.text = text
    if isinstance(instruction, ins.Unsupported):
        _skip_to_attachments(c)
    if tokens[c.at] != END:
        _attachments(c, instruction)
    return instruction


def _skip_to_attachments(c: Cursor) -> None:
    while c.token != END and not (c.token == "," and c.tokens[c.at + 1].startswith("!")):
        c.at += 1


def _attachments(c: Cursor, instruction: ins.Instruction) -> None:
    """`, !dbg !12, !range !{i32 0, i32 5}` and the like."""
    metadata: dict[str, str] = {}
    while c.accept(","):
        kind = c.take()
        if not kind.startswith("!"):
            raise c.error(f"expected metadata, found {kind!r}")
        node = c.take()
        if c.token in ("{", "("):
            node += c.skip_group()
        if kind == "!dbg":
            instruction.debug = node
        else:
            metadata[kind[1:]] = node
    if metadata:
        instruction.metadata = metadata
    if c.token != END:
        raise c.error(f"unexpected {c.token!r}")


def _flags(c: Cursor) -> tuple[str, ...]:
    tokens, start = c.tokens, c.at
    while tokens[c.at] in _FLAGS:
        c.at += 1
    return tuple(tokens[start : c.at])


def _label(c: Cursor) -> str:
    c.expect("label")
    return bare_name(c.take())


def _binary(c: Cursor, values: ValueParser, opcode: str) -> ins.Instruction:
    flags = _flags(c)
    lhs = values.typed(c)
    c.expect(",")
    return ins.Binary(lhs.type, opcode, flags, lhs, values.value(c, lhs.type))


def _unary(c: Cursor, values: ValueParser, opcode: str) -> ins.Instruction:
    flags = _flags(c)
    value = values.typed(c)
    return ins.Unary(value.type, opcode, flags, value)


def _compare(c: Cursor, values: ValueParser, opcode: str) -> ins.Instruction:
    flags = _flags(c)
    predicate = c.take()
    lhs = values.typed(c)
    c.expect(",")
    rhs = values.value(c, lhs.type)
    return ins.Compare(with_shape_of(lhs.type, I1), opcode, flags, predicate, lhs, rhs)


def _cast(c: Cursor, values: ValueParser, opcode: str) -> ins.Instruction:
    flags = _flags(c)
    value = values.typed(c)
    c.expect("to")
    return ins.Cast(values.types.parse(c), opcode, flags, value)


def _select(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    flags = _flags(c)
    condition = values.typed(c)
    c.expect(",")
    true = values.typed(c)
    c.expect(",")
    return ins.Select(true.type, flags, condition, true, values.typed(c))


def _phi(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    flags = _flags(c)
    type_ = values.types.parse(c)
    incoming: list[tuple[Value, str]] = []
    while True:
        c.expect("[")
        value = values.value(c, type_)
        c.expect(",")
        incoming.append((value, bare_name(c.take())))
        c.expect("]")
        if c.tokens[c.at] != "," or c.tokens[c.at + 1] != "[":
            return ins.Phi(type_, flags, tuple(incoming))
        c.at += 1


def _call(c: Cursor, values: ValueParser, opcode: str) -> ins.Instruction:
    if opcode == "call":
        return parse_call(c, values, None)
    c.expect("call")
    return parse_call(c, values, opcode)


def _extractvalue(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    aggregate = values.typed(c)
    indices = _indices(c)
    return ins.ExtractValue(element_at(aggregate.type, indices), aggregate, indices)


def _insertvalue(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    aggregate = values.typed(c)
    c.expect(",")
    value = values.typed(c)
    return ins.InsertValue(aggregate.type, aggregate, value, _indices(c))


def _indices(c: Cursor) -> tuple[int, ...]:
    indices: list[int] = []
    while c.tokens[c.at] == "," and c.tokens[c.at + 1].isdigit():
        c.at += 1
        indices.append(c.integer())
    return tuple(indices)


def _extractelement(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    vector = values.typed(c)
    c.expect(",")
    assert isinstance(vector.type, VectorType)
    return ins.ExtractElement(vector.type.element, vector, values.typed(c))


def _insertelement(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    vector = values.typed(c)
    c.expect(",")
    value = values.typed(c)
    c.expect(",")
    return ins.InsertElement(vector.type, vector, value, values.typed(c))


def _shufflevector(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    lhs = values.typed(c)
    c.expect(",")
    rhs = values.typed(c)
    c.expect(",")
    mask_value = values.typed(c)
    assert isinstance(lhs.type, VectorType)
    mask_type = mask_value.type
    assert isinstance(mask_type, VectorType)
    type_ = VectorType(mask_type.count, lhs.type.element, mask_type.scalable)
    return ins.ShuffleVector(type_, lhs, rhs, shuffle_mask(mask_value))


def shuffle_mask(mask: Value) -> tuple[int, ...]:
    """The element numbers of a constant mask, -1 for poison and undef."""
    assert isinstance(mask.type, VectorType)
    if isinstance(mask, Zero):
        return (0,) * mask.type.count
    if isinstance(mask, (Undef, Poison)):
        return (-1,) * mask.type.count
    if isinstance(mask, Splat):
        return (_mask_element(mask.element),) * mask.type.count
    assert isinstance(mask, Aggregate)
    return tuple(_mask_element(e) for e in mask.elements)


def _mask_element(element: Value) -> int:
    return element.bits if isinstance(element, ConstantInt) else -1


def _ret(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    if c.accept("void"):
        return ins.Return(VOID, None)
    return ins.Return(VOID, values.typed(c))


def _br(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    if c.token == "label":
        return ins.Branch(VOID, _label(c))
    condition = values.typed(c)
    c.expect(",")
    true = _label(c)
    c.expect(",")
    return ins.CondBranch(VOID, condition, true, _label(c))


def _switch(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    value = values.typed(c)
    c.expect(",")
    default = _label(c)
    cases: list[tuple[Value, str]] = []
    c.expect("[")
    while not c.accept("]"):
        case = values.typed(c)
        c.expect(",")
        cases.append((case, _label(c)))
    return ins.Switch(VOID, value, default, tuple(cases))


def _unreachable(_c: Cursor, _values: ValueParser, _opcode: str) -> ins.Instruction:
    return ins.Unreachable(VOID)


def _unsupported(_c: Cursor, _values: ValueParser, opcode: str) -> ins.Instruction:
    return ins.unsupported(opcode)


_PARSERS: dict[str, Parse] = {
    **dict.fromkeys((*_INTEGER, *_BITWISE, *_FLOAT), _binary),
    **dict.fromkeys((*_NUMBER_CASTS, *_CONVERSIONS, *_OTHER_CASTS), _cast),
    **dict.fromkeys(("fneg", "freeze"), _unary),
    **dict.fromkeys(("icmp", "fcmp"), _compare),
    **dict.fromkeys(("call", "tail", "musttail", "notail"), _call),
    **dict.fromkeys((*_EXCEPTIONS, *_CLEANUPS, *_OTHER_UNSUPPORTED), _unsupported),
    "select": _select,
    "phi": _phi,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "alloca": parse_alloca,
    "load": parse_load,
    "store": parse_store,
    "getelementptr": parse_getelementptr,
    "atomicrmw": parse_atomicrmw,
    "cmpxchg": parse_cmpxchg,
    "fence": parse_fence,
    "ret": _ret,
    "br": _br,
    "switch": _switch,
    "unreachable": _unreachable,
}
