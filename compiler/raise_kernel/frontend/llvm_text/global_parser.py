"""Parses globals, aliases, and the heads of functions."""

from __future__ import annotations

from raise_kernel.frontend.llvm_text.attribute_parser import (
    parse_attributes,
    parse_convention,
    parse_linkage,
    skip_placement,
)
from raise_kernel.frontend.llvm_text.lexer import END, Cursor, bare_name
from raise_kernel.frontend.llvm_text.module import (
    Alias,
    Attributes,
    Function,
    GlobalVariable,
    Parameter,
)
from raise_kernel.frontend.llvm_text.types import PTR, FunctionType
from raise_kernel.frontend.llvm_text.value_parser import ValueParser
from raise_kernel.frontend.llvm_text.values import Constant

_EXTERNAL = frozenset(("external", "extern_weak"))


def parse_global(line: str, values: ValueParser) -> GlobalVariable | Alias:
    """One line `@name = ...`."""
    c = Cursor(line)
    name = bare_name(c.take())
    c.expect("=")
    declared = c.token in _EXTERNAL
    linkage = parse_linkage(c)
    thread_local = _thread_local(c)
    skip_placement(c)
    if c.token in ("alias", "ifunc"):
        return _alias(c, name, linkage, values)
    space = _address_space(c)
    externally_initialized = c.accept("externally_initialized")
    constant = c.take() == "constant"
    type_ = values.types.parse(c)
    initializer = None if declared else values.constant(c, type_)
    variable = GlobalVariable(
        name,
        type_,
        space,
        linkage,
        constant,
        initializer,
        thread_local=thread_local,
        externally_initialized=externally_initialized,
        text=line,
    )
    _placement(c, variable)
    return variable


def _placement(c: Cursor, variable: GlobalVariable) -> None:
    """Section, alignment and what else follows an initializer."""
    while c.accept(","):
        word = c.take()
        if word == "align":
            variable.align = c.integer()
        elif word == "section":
            variable.section = c.string()
        elif word.startswith("!"):
            c.take()
        elif c.token == "(":
            c.skip_group()
        elif c.token not in (",", END):
            c.take()


def _thread_local(c: Cursor) -> bool:
    skip_placement(c)
    if not c.accept("thread_local"):
        return False
    if c.token == "(":
        c.skip_group()
    return True


def _address_space(c: Cursor) -> int:
    if not c.accept("addrspace"):
        return 0
    c.expect("(")
    space = c.integer()
    c.expect(")")
    return space


def _alias(c: Cursor, name: str, linkage: str, values: ValueParser) -> Alias:
    ifunc = c.take() == "ifunc"
    values.types.parse(c)
    c.expect(",")
    return Alias(name, _alias_target(c, values), linkage, ifunc, c.text)


def _alias_target(c: Cursor, values: ValueParser) -> Constant:
    """`ptr @g`; a constant expression stands without its type."""
    if values.types.starts_type(c.token):
        return values.typed_constant(c)
    return values.constant(c, PTR)


def parse_function_head(line: str, values: ValueParser) -> Function:
    """`define ... {` or `declare ...`."""
    c = Cursor(line)
    c.at = 1
    while c.token.startswith("!"):  # a declaration's attachments stand in front
        c.at += 2
    linkage = parse_linkage(c)
    convention = parse_convention(c)
    parse_attributes(c, values.types)
    result = values.types.parse(c)
    name = bare_name(c.take())
    params, vararg = _parameters(c, values)
    skip_placement(c)
    if c.token == "addrspace":
        _address_space(c)
    attributes = parse_attributes(c, values.types)
    debug = _tail(c, values)
    type_ = FunctionType(result, tuple(p.type for p in params), vararg)
    return Function(name, type_, params, linkage, convention, attributes, debug, line)


def _parameters(c: Cursor, values: ValueParser) -> tuple[list[Parameter], bool]:
    c.expect("(")
    params: list[Parameter] = []
    while not c.accept(")"):
        if params:
            c.expect(",")
        if c.accept("..."):
            c.expect(")")
            return params, True
        type_ = values.types.parse(c)
        attributes: Attributes = parse_attributes(c, values.types)
        name = bare_name(c.take()) if c.token.startswith("%") else str(len(params))
        params.append(Parameter(type_, name, attributes))
    return params, False


def _tail(c: Cursor, values: ValueParser) -> str | None:
    """What follows the attributes: comdat, prefix data, personality; returns the !dbg node."""
    debug = None
    while c.token not in (END, "{"):
        word = c.take()
        if word == "!dbg":
            debug = c.take()
        elif word in ("personality", "prefix", "prologue"):
            values.typed(c)
        elif c.token == "(":
            c.skip_group()
    return debug
