"""Parses types. Identified structs are resolved on first use: definitions come in any order."""

from __future__ import annotations

from raise_kernel.frontend.llvm_text.lexer import Cursor, TextError, bare_name
from raise_kernel.frontend.llvm_text.types import (
    METADATA,
    NAMED,
    ArrayType,
    FunctionType,
    IntType,
    OpaqueType,
    PointerType,
    StructType,
    TargetType,
    Type,
    VectorType,
)


class TypeParser:
    """The types of one module."""

    def __init__(self) -> None:
        self._words: dict[str, Type] = dict(NAMED)
        self._definitions: dict[str, str] = {}
        self._resolved: dict[str, Type] = {}
        self._pointers: dict[int, PointerType] = {}

    def define(self, line: str) -> None:
        """Take one line `%name = type ...`, to be resolved when it is used."""
        head, _, body = line.partition(" = type ")
        self._definitions[bare_name(head.strip())] = body

    def named_types(self) -> dict[str, Type]:
        """Every identified struct of the module."""
        return {name: self._identified(name) for name in self._definitions}

    def starts_type(self, token: str) -> bool:
        """Whether a type may begin with this token (an attribute or a value does not)."""
        return (
            token in self._words
            or token[:1] in ("%", "{", "[", "<")
            or token == "target"
            or (token[:1] == "i" and token[1:].isdigit())
        )

    def parse(self, c: Cursor) -> Type:
        """A type at the cursor, function types included."""
        token = c.tokens[c.at]
        type_ = self._words.get(token)
        if type_ is None:
            type_ = self._parse_other(c, token)
        else:
            c.at += 1
        following = c.tokens[c.at]
        if following == "addrspace" and token == "ptr":
            type_ = self._address_space(c)
            following = c.tokens[c.at]
        if following == "(" and type_ is not METADATA:
            return self._function(c, type_)
        if following == "*":
            raise c.error("a typed pointer; the text must come from LLVM 17 or later")
        return type_

    def _parse_other(self, c: Cursor, token: str) -> Type:
        if token[:1] == "i" and token[1:].isdigit():
            c.at += 1
            return self._words.setdefault(token, IntType(int(token[1:])))
        if token[:1] == "%":
            c.at += 1
            return self._identified(bare_name(token))
        if token == "[":
            return self._array(c)
        if token == "{":
            return self._struct(c, packed=False)
        if token == "<":
            return self._angle(c)
        if token == "target":
            c.at += 1
            return TargetType(f"target{c.skip_group()}")
        raise c.error(f"expected a type, found {token!r}")

    def _address_space(self, c: Cursor) -> PointerType:
        c.at += 1
        c.expect("(")
        space = c.integer()
        c.expect(")")
        return self._pointers.setdefault(space, PointerType(space))

    def _array(self, c: Cursor) -> Type:
        c.expect("[")
        count = c.integer()
        c.expect("x")
        element = self.parse(c)
        c.expect("]")
        return ArrayType(count, element)

    def _angle(self, c: Cursor) -> Type:
        c.expect("<")
        if c.token == "{":
            packed = self._struct(c, packed=True)
            c.expect(">")
            return packed
        scalable = c.accept("vscale")
        if scalable:
            c.expect("x")
        count = c.integer()
        c.expect("x")
        element = self.parse(c)
        c.expect(">")
        return VectorType(count, element, scalable)

    def _struct(self, c: Cursor, packed: bool, name: str | None = None) -> StructType:
        c.expect("{")
        fields: list[Type] = []
        while not c.accept("}"):
            if fields:
                c.expect(",")
            fields.append(self.parse(c))
        return StructType(tuple(fields), packed, name)

    def _function(self, c: Cursor, result: Type) -> FunctionType:
        c.expect("(")
        params: list[Type] = []
        vararg = False
        while not c.accept(")"):
            if params or vararg:
                c.expect(",")
            if c.accept("..."):
                vararg = True
            else:
                params.append(self.parse(c))
        return FunctionType(result, tuple(params), vararg)

    def _identified(self, name: str) -> Type:
        known = self._resolved.get(name)
        if known is None:
            known = self._resolved[name] = self._resolve(name)
        return known

    def _resolve(self, name: str) -> Type:
        body = self._definitions.get(name)
        if body is None:
            raise TextError(f"type %{name} is not defined")
        if body.strip() == "opaque":
            return OpaqueType(name)
        c = Cursor(body)
        if c.token == "{":
            return self._struct(c, packed=False, name=name)
        if c.token == "<" and c.tokens[c.at + 1] == "{":
            c.at += 1
            return self._struct(c, packed=True, name=name)
        return self.parse(c)
