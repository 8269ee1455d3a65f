"""Parses calls."""

from __future__ import annotations

from raise_kernel.frontend.llvm_text.attribute_parser import parse_attributes, parse_convention
from raise_kernel.frontend.llvm_text.instructions import Call
from raise_kernel.frontend.llvm_text.lexer import Cursor
from raise_kernel.frontend.llvm_text.types import METADATA, PTR, FunctionType, PointerType, Type
from raise_kernel.frontend.llvm_text.value_parser import ValueParser
from raise_kernel.frontend.llvm_text.values import Value

FAST_MATH = frozenset(("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"))
TypedAttributes = dict[int, dict[str, Type]]
_NO_TYPES: TypedAttributes = {}


def parse_call(c: Cursor, values: ValueParser, tail: str | None) -> Call:
    """A call after the word `call`."""
    types = values.types
    flags = []
    while c.tokens[c.at] in FAST_MATH:
        flags.append(c.take())
    parse_convention(c)
    parse_attributes(c, types)
    pointer = _callee_space(c)
    parse_attributes(c, types)
    result = types.parse(c)
    callee = values.value(c, pointer)
    args, typed = _arguments(c, values)
    if isinstance(result, FunctionType):
        function_type = result
    else:
        function_type = FunctionType(result, tuple(a.type for a in args))
    parse_attributes(c, types)
    bundles = _bundles(c)
    return Call(
        function_type.result,
        tuple(flags),
        callee,
        function_type,
        tuple(args),
        typed,
        bundles,
        tail,
    )


def _callee_space(c: Cursor) -> PointerType:
    if not c.accept("addrspace"):
        return PTR
    c.expect("(")
    space = c.integer()
    c.expect(")")
    return PointerType(space)


def _arguments(c: Cursor, values: ValueParser) -> tuple[list[Value], TypedAttributes]:
    c.expect("(")
    args: list[Value] = []
    typed = _NO_TYPES
    if c.accept(")"):
        return args, typed
    while True:
        type_ = values.types.parse(c)
        if type_ is not METADATA:
            attributes = parse_attributes(c, values.types)
            with_type = {n: a for n, a in attributes.items() if isinstance(a, Type)}
            if with_type:
                typed = {**typed, len(args): with_type}
        args.append(values.value(c, type_))
        if c.accept(")"):
            return args, typed
        c.expect(",")


def _bundles(c: Cursor) -> tuple[str, ...]:
    """`[ "align"(ptr %p, i64 16), ... ]`: the tags."""
    if not c.accept("["):
        return ()
    tags = []
    while not c.accept("]"):
        if tags:
            c.expect(",")
        tags.append(c.string())
        c.skip_group()
    return tuple(tags)
