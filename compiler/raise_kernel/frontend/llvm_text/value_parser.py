"""Parses operands: locals, globals, and every form of constant."""

from __future__ import annotations

from raise_kernel.frontend.llvm_text.lexer import (
    END,
    Cursor,
    bare_name,
    unescape_bytes,
)
from raise_kernel.frontend.llvm_text.type_parser import TypeParser
from raise_kernel.frontend.llvm_text.types import (
    PTR,
    FloatType,
    IntType,
    MetadataType,
    PointerType,
    Type,
    VectorType,
    scalar_of,
    with_shape_of,
)
from raise_kernel.frontend.llvm_text.values import (
    Aggregate,
    Bytes,
    Constant,
    ConstantExpr,
    ConstantFloat,
    ConstantInt,
    GlobalRef,
    InlineAsm,
    Local,
    MetadataArg,
    Null,
    Poison,
    Splat,
    Undef,
    UnsupportedConstant,
    Value,
    Zero,
    decode_float,
    encode_float,
    narrow_double_bits,
)

_CASTS = frozenset(("trunc", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"))
_BINARIES = frozenset(("add", "sub", "mul", "xor", "shl"))
_VECTORS = frozenset(("extractelement", "insertelement", "shufflevector"))
_EXPRESSIONS = _CASTS | _BINARIES | _VECTORS | {"getelementptr"}
_GEP_WORDS = frozenset(("inbounds", "nusw", "nuw", "inrange"))
_OPAQUE_CONSTANTS = frozenset(("blockaddress", "dso_local_equivalent", "no_cfi", "ptrauth"))
_SIMPLE: dict[str, type[Null] | type[Zero] | type[Undef] | type[Poison]] = {
    "null": Null,
    "none": Null,
    "zeroinitializer": Zero,
    "undef": Undef,
    "poison": Poison,
}
VALUE_WORDS = (
    frozenset(("true", "false", "splat", "asm", *_SIMPLE)) | _EXPRESSIONS | _OPAQUE_CONSTANTS
)
"""The words that a value may begin with; other words before a value are attributes."""

_HEX_FLOATS = {"H": "half", "R": "bfloat"}


class ValueParser:
    """The operands of one module. Scalars are interned: equal text gives the same object."""

    def __init__(self, types: TypeParser) -> None:
        self.types = types
        # By the identity of a type, which stands beside the value so that it lives.
        self._interned: dict[tuple[int, str], tuple[Type, Value]] = {}

    def typed(self, c: Cursor) -> Value:
        """`type value`."""
        return self.value(c, self.types.parse(c))

    def typed_constant(self, c: Cursor) -> Constant:
        """`type constant`."""
        return self.constant(c, self.types.parse(c))

    def constant(self, c: Cursor, type_: Type) -> Constant:
        """A constant of a known type."""
        value = self.value(c, type_)
        if not isinstance(value, Constant):
            raise c.error("expected a constant")
        return value

    def value(self, c: Cursor, type_: Type) -> Value:
        """A value of a known type."""
        token = c.tokens[c.at]
        known = self._interned.get((id(type_), token))
        if known is not None:
            c.at += 1
            return known[1]
        if isinstance(type_, MetadataType):
            return MetadataArg(type_, self._metadata(c))
        value = self._scalar(c, type_, token)
        if value is not None:
            c.at += 1
            self._interned[id(type_), token] = type_, value
            return value
        return self._compound(c, type_, token)

    def _scalar(self, c: Cursor, type_: Type, token: str) -> Value | None:
        """A value of one token, None where more must be read."""
        first = token[:1]
        if first == "%":
            return Local(type_, bare_name(token))
        if first == "@":
            return GlobalRef(type_, bare_name(token))
        if token in _SIMPLE:
            return _SIMPLE[token](type_)
        if isinstance(type_, IntType):
            return _integer(c, type_, token)
        if isinstance(type_, FloatType):
            return _float(c, type_, token)
        if token[:2] == 'c"':
            return Bytes(type_, unescape_bytes(token[2:-1]))
        return None

    def _compound(self, c: Cursor, type_: Type, token: str) -> Value:
        if token in _EXPRESSIONS:
            return self._expression(c, type_)
        if token == "splat":
            c.at += 1
            c.expect("(")
            element = self.typed_constant(c)
            c.expect(")")
            return Splat(type_, element)
        if token in ("{", "[", "<"):
            return self._aggregate(c, type_)
        if token == "asm":
            return self._asm(c, type_)
        if token in _OPAQUE_CONSTANTS:
            start = c.at
            c.at += 1
            if c.token == "(":
                c.skip_group()
            else:
                c.take()
            return UnsupportedConstant(type_, " ".join(c.tokens[start : c.at]))
        raise c.error(f"expected a value of type {type_}, found {token!r}")

    def _aggregate(self, c: Cursor, type_: Type) -> Constant:
        opening = c.take()
        packed = opening == "<" and c.accept("{")
        closing = {"{": "}", "[": "]", "<": "}" if packed else ">"}[opening]
        elements: list[Constant] = []
        while not c.accept(closing):
            if elements:
                c.expect(",")
            elements.append(self.typed_constant(c))
        if packed:
            c.expect(">")
        return Aggregate(type_, tuple(elements))

    def _expression(self, c: Cursor, type_: Type) -> Constant:
        opcode = c.take()
        if opcode == "getelementptr":
            return self._gep_expression(c)
        flags = []
        while c.token != "(":
            flags.append(c.take())
        c.expect("(")
        operands = [self.typed_constant(c)]
        if opcode in _CASTS:
            c.expect("to")
            type_ = self.types.parse(c)
        while c.accept(","):
            operands.append(self.typed_constant(c))
        c.expect(")")
        return ConstantExpr(type_, opcode, tuple(operands), tuple(flags))

    def _gep_expression(self, c: Cursor) -> Constant:
        flags = self.gep_flags(c)
        c.expect("(")
        source = self.types.parse(c)
        operands: list[Constant] = []
        while c.accept(","):
            operands.append(self.typed_constant(c))
        c.expect(")")
        return ConstantExpr(
            gep_type([o.type for o in operands]), "getelementptr", tuple(operands), flags, source
        )

    def gep_flags(self, c: Cursor) -> tuple[str, ...]:
        """inbounds, nusw, nuw; `inrange(...)` only matters to vtables and is dropped."""
        flags = []
        while c.token in _GEP_WORDS:
            word = c.take()
            if word == "inrange":
                c.skip_group()
            else:
                flags.append(word)
        return tuple(flags)

    def _asm(self, c: Cursor, type_: Type) -> Value:
        c.expect("asm")
        words = set()
        while not c.token.startswith('"'):
            words.add(c.take())
        assembly = c.string()
        c.expect(",")
        constraints = c.string()
        return InlineAsm(
            type_,
            assembly,
            constraints,
            side_effects="sideeffect" in words,
            align_stack="alignstack" in words,
            intel="inteldialect" in words,
        )

    def _metadata(self, c: Cursor) -> str:
        """The text of a metadata argument, up to the comma or bracket that ends it."""
        parts: list[str] = []
        while c.token not in (",", ")", END):
            if c.token in ("(", "{"):
                parts.append(c.skip_group())
            else:
                parts.append(c.take())
        return "".join(parts) if parts[0] == "!" else " ".join(parts)


def gep_type(operand_types: list[Type]) -> Type:
    """A getelementptr's result: its base's pointer type, as a vector if any operand is one."""
    base = scalar_of(operand_types[0])
    assert isinstance(base, PointerType)
    vector = next((t for t in operand_types if isinstance(t, VectorType)), None)
    return with_shape_of(vector, base) if vector is not None else (base or PTR)


def _integer(c: Cursor, type_: IntType, token: str) -> ConstantInt | None:
    if token == "true":
        return ConstantInt(type_, 1)
    if token == "false":
        return ConstantInt(type_, 0)
    mask = (1 << type_.width) - 1
    if token[:3] in ("u0x", "s0x"):
        bits = int(token[3:], 16)
        if token[0] == "s":  # LLVM takes the leading one bit for the sign, however many digits
            bits -= (1 << bits.bit_length()) if bits else 0
        return ConstantInt(type_, bits & mask)
    if token[:1].isdigit() or token[:1] in ("-", "+"):
        try:
            return ConstantInt(type_, int(token) & mask)
        except ValueError:
            raise c.error(f"not an integer: {token!r}") from None
    return None


def _float(c: Cursor, type_: FloatType, token: str) -> Constant | None:
    if not token[:1].isdigit() and token[:1] not in ("-", "+"):
        return None
    if type_.width > 64:
        return UnsupportedConstant(type_, token)
    if token.startswith("0x"):
        if token[2] in _HEX_FLOATS:
            return ConstantFloat(type_, int(token[3:], 16))
        return ConstantFloat(type_, narrow_double_bits(type_.kind, int(token[2:], 16)))
    value = float(token)
    bits = encode_float(type_.kind, value)
    if decode_float(type_.kind, bits) != value:
        raise c.error(f"{token} is not exact in {type_}")
    return ConstantFloat(type_, bits)
