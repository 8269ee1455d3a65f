"""Calls through function pointers, made calls of the functions that they can lead to.

    %f = load ptr, ptr %slot                  ; of @table = [ptr @add, ptr @mul]
    %r = call float %f(float %x)
 -> %r = call float @rk.dispatch.0(ptr %f, float %x)

    define internal float @rk.dispatch.0(ptr %f, float %a0) alwaysinline {
      %c0 = icmp eq ptr %f, @add
      br i1 %c0, label %call0, label %next0  ...

A pointer that comes from functions of this module alone - through phis, selects, tables, virtual
tables and local objects - is compared with each function of the call's type whose address the
module takes. Where it could be another address (an argument, or an array's element), the call is
left alone. When no such call is left, addresses become numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import llvmlite.binding as llvm

from raise_kernel.frontend.text_parts import (
    ModuleText,
    closing,
    quote,
    split_module,
    symbols,
    unquote,
)

_NAME = r'%(?:"[^"]*"|[-\w$.]+)'
_SYMBOL = r'@(?:"[^"]*"|[-\w$.]+)'
_DEFINITION = re.compile(rf"^  ({_NAME}) = (.*)$", re.MULTILINE)
_INDIRECT = re.compile(
    rf"^  (?:{_NAME} = )?(?:tail |musttail |notail )?call [^@\"\n]*?({_NAME})\(", re.MULTILINE
)
_VALUE = rf"({_NAME}|{_SYMBOL}|null|poison|undef|[a-z]+ (?:\w+ )*\(.*\))"
_POINTER = rf"ptr (?:addrspace\(\d+\) )?{_VALUE}"
_VALUES = re.compile(rf"\[ ({_NAME}|{_SYMBOL}|null|poison|undef|[a-z]+ \(.*?\)), %[^\]]*\]")
_LOAD = re.compile(rf"^load ptr(?: addrspace\(\d+\))?, {_POINTER}")
_GEP = re.compile(rf"^getelementptr .*?, {_POINTER}")
_SELECT = re.compile(rf"^select .*?, {_POINTER}, {_POINTER}")
_CAST = re.compile(rf"^(?:addrspacecast|bitcast|freeze) {_POINTER}")
_STORE = re.compile(rf"^  store (?:atomic )?(?:volatile )?(\S.*), {_POINTER}", re.MULTILINE)
_EXCHANGE = re.compile(
    rf"^  {_NAME} = (?:atomicrmw|cmpxchg) (?:weak )?(?:volatile )?(?:\w+ )?{_POINTER}, (.*)$",
    re.MULTILINE,
)
# What a store of one value may leave of an address: its type holds a pointer, or a word as wide.
_HOLDS_ADDRESS = re.compile(r"ptr\b|i(?:6[4-9]|[7-9]\d|\d{3,})\b")
_COPY = re.compile(rf"@llvm\.mem(?:cpy|move)\.[^(]*\({_POINTER}, {_POINTER}")
_DEEPEST = 4  # loads from one to the next
_FIRST_ADDRESS = 4096
_ADDRESS_STEP = 16
MAX_TARGETS = 64


def with_dispatchers(ref: llvm.ModuleRef, kernel: str, first: int) -> str | None:
    """The module's text where the kernel calls a dispatcher for each pointer whose targets are
    known; None where there is none. Dispatchers are numbered from `first`."""
    if all(f.is_declaration or f.name == kernel for f in ref.functions):
        return None
    parts = split_module(str(ref))
    body = parts.functions[kernel].body
    calls = [m for m in _INDIRECT.finditer(body) if " asm " not in m.group()]
    if not calls:
        return None
    taken = _taken(ref, parts, kernel)
    origins = _Origins(parts, body, _reached(parts, kernel, taken))
    dispatchers: list[str] = []
    pieces, at = [], 0
    for match in calls:
        if not origins.known(match.group(1)):
            continue
        call = _Call.of(body, match)
        targets = [f for f in taken if call.fits(f)]
        if not 0 < len(targets) <= MAX_TARGETS:
            continue
        name = f"rk.dispatch.{first + len(dispatchers)}"
        dispatchers.append(_dispatcher(name, targets))
        start = match.start(1)
        comma = ", " if call.arguments else ""
        pieces += [body[at:start], f"@{name}(ptr {match.group(1)}{comma}"]
        at = match.end()
    if not dispatchers:
        return None
    body = "".join([*pieces, body[at:]])
    parts.functions[kernel] = replace(parts.functions[kernel], body=body)
    return str(parts) + "\n".join(dispatchers)


def without_addresses(text: str) -> str:
    """Addresses of functions as numbers: what is left of them are comparisons and tables."""
    parts = split_module(text)
    numbers = {
        name: _FIRST_ADDRESS + _ADDRESS_STEP * index
        for index, (name, function) in enumerate(parts.functions.items())
        if function.is_definition
    }

    def number(match: re.Match[str]) -> str:
        value = numbers.get(unquote(match.group(1)))
        return match.group() if value is None else f"inttoptr (i64 {value} to ptr)"

    for name, line in parts.globals.items():
        head, _, value = line.partition(" = ")
        parts.globals[name] = f"{head} = {_TAKEN.sub(number, value)}"
    for name, function in parts.functions.items():
        parts.functions[name] = replace(function, body=_TAKEN.sub(number, function.body))
    return str(parts)


# A symbol that is not called: no bracket follows.
_TAKEN = re.compile(rf"({_SYMBOL})(?![-\w$.(])")


@dataclass(frozen=True)
class _Target:
    """A function whose address is taken: its symbol, result and parameters as text."""

    symbol: str
    result: str
    parameters: tuple[str, ...]


def _taken(ref: llvm.ModuleRef, parts: ModuleText, kernel: str) -> list[_Target]:
    """Defined functions whose address the module takes."""
    texts = [line.partition(" = ")[2] for line in parts.globals.values()]
    texts += [f.body for f in parts.functions.values()]
    names = {unquote(s) for text in texts for s in _TAKEN.findall(text)}
    found = []
    for function in ref.functions:
        if function.name in names and function.name != kernel and not function.is_declaration:
            kind = function.global_value_type
            found.append(
                _Target(
                    quote(function.name),
                    _type_text(kind.get_function_return()),
                    tuple(_type_text(t) for t in kind.get_function_parameters()),
                )
            )
    return found


def _reached(parts: ModuleText, kernel: str, taken: list[_Target]) -> list[str]:
    """The bodies of all functions that a call through a pointer may run."""
    found: set[str] = set()
    waiting = {unquote(target.symbol) for target in taken}
    while waiting:
        name = waiting.pop()
        function = parts.functions.get(name)
        if name in found or function is None or not function.is_definition or name == kernel:
            continue
        found.add(name)
        waiting |= symbols(function.body)
    return [parts.functions[name].body for name in sorted(found)]


def _type_text(kind: llvm.TypeRef) -> str:
    return str(kind).partition(" = ")[0]


@dataclass(frozen=True)
class _Call:
    """A call's text before its callee, and its arguments."""

    before: str
    arguments: tuple[str, ...]

    @classmethod
    def of(cls, body: str, match: re.Match[str]) -> _Call:
        opening = match.end() - 1
        inside = body[match.end() : closing(body, opening)]
        before = body[match.start() : match.start(1)].rstrip()
        return cls(before, tuple(_split(inside)))

    def fits(self, target: _Target) -> bool:
        """Whether the function has this call's type."""
        return (
            self.before.endswith(f" {target.result}")
            and len(self.arguments) == len(target.parameters)
            and all(
                argument.startswith(f"{kind} ")
                for argument, kind in zip(self.arguments, target.parameters, strict=True)
            )
        )


def _split(text: str) -> Iterator[str]:
    """Arguments, at the commas outside of brackets."""
    depth, start = 0, 0
    for index, char in enumerate(text):
        depth += (char in "([{<") - (char in ")]}>")
        if char == "," and depth == 0:
            yield text[start:index].strip()
            start = index + 1
    if text[start:].strip():
        yield text[start:].strip()


def _dispatcher(name: str, targets: list[_Target]) -> str:
    """A function that calls the target whose address it gets, with the arguments after it."""
    result, kinds = targets[0].result, targets[0].parameters
    parameters = ["ptr %f", *(f"{kind} %a{i}" for i, kind in enumerate(kinds))]
    passed = ", ".join(parameters[1:])
    lines = []
    for i, target in enumerate(targets):
        value, returned = ("", "void") if result == "void" else (f"%r{i} = ", f"{result} %r{i}")
        lines += [
            f"  %c{i} = icmp eq ptr %f, {target.symbol}",
            f"  br i1 %c{i}, label %call{i}, label %next{i}",
            f"call{i}:",
            f"  {value}call {result} {target.symbol}({passed})",
            f"  ret {returned}",
            f"next{i}:",
        ]
    body = "\n".join(lines)
    head = f"define internal {result} @{name}({', '.join(parameters)}) alwaysinline"
    return f"{head} {{\n{body}\n  unreachable\n}}\n"


@dataclass
class _Origins:
    """Where the pointers of a function body come from."""

    parts: ModuleText
    body: str
    others: list[str] = field(default_factory=list)  # bodies of what calls through pointers run
    definitions: dict[str, str] = field(default_factory=dict)
    _seen: set[tuple[int, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.definitions = dict(_DEFINITION.findall(self.body))

    def known(self, value: str, depth: int = 0) -> bool:
        """Whether a pointer is null, or the address of something of this module or of a local
        variable; with a depth, whether those are that so many loads lead to."""
        if depth > _DEEPEST:
            return False
        if (depth, value) in self._seen:
            return True
        self._seen.add((depth, value))
        if value in ("null", "poison", "undef"):
            return True
        if not value.startswith("%"):
            return depth == 0 or self._table(value, depth)
        line = self.definitions.get(value)
        if line is None:  # an argument
            return False
        if line.startswith("alloca"):
            return depth == 0 or self._stored(value, depth)
        if match := _LOAD.match(line):
            return self.known(match.group(1), depth + 1)
        return all(self.known(v, depth) for v in self._sources(line))

    def _sources(self, line: str) -> list[str]:
        """The pointers that an instruction passes on; an unknown one for what it does not."""
        if line.startswith("phi"):
            values = _VALUES.findall(line)
            return values if len(values) == line.count("[ ") else ["%"]
        for pattern in (_GEP, _CAST):
            if match := pattern.match(line):
                return [match.group(1)]
        if match := _SELECT.match(line):
            return [match.group(1), match.group(2)]
        return ["%"]

    def _table(self, constant: str, depth: int) -> bool:
        """Whether a constant leads into variables of this module, and what those hold is known."""
        for symbol in re.findall(_SYMBOL, constant):
            line = self.parts.globals.get(unquote(symbol), "")
            value = line.partition(" = ")[2]
            if not re.search(r"\b(?:global|constant) ", value) or " external " in f" {value}":
                return False
            if re.search(r"\bglobal ", value) and not self._stored(symbol, depth):
                return False
            held = [s for s in re.findall(_SYMBOL, value) if unquote(s) in self.parts.globals]
            if depth > 1 and not all(self.known(s, depth - 1) for s in held):
                return False
        return True

    def _stored(self, variable: str, depth: int) -> bool:
        """Whether all pointers that may be written to a variable are known: here, and by the
        functions that calls through pointers run."""
        stored = [v for v, at in _STORE.findall(self.body) if self._root(at) in (variable, "")]
        copied = [src for dst, src in _COPY.findall(self.body) if self._root(dst) in (variable, "")]
        exchanged = [
            v for at, v in _EXCHANGE.findall(self.body) if self._root(at) in (variable, "")
        ]
        return (
            all(self._known_value(v, depth - 1) for v in stored)
            and all(self.known(v, depth) for v in copied)
            and not any(map(_HOLDS_ADDRESS.match, exchanged))
            and all(_Origins(self.parts, other).stores_constants() for other in self.others)
        )

    def _known_value(self, typed: str, depth: int) -> bool:
        """Whether a value that is stored holds no unknown pointer. An integer as wide as one may
        be the copy of one."""
        if match := re.match(r"ptr (?:addrspace\(\d+\) )?", typed):
            return self.known(typed[match.end() :], depth)
        return "%" not in typed or not _HOLDS_ADDRESS.search(typed)

    def stores_constants(self) -> bool:
        """Whether the function writes no pointers but constants to what is not its own."""
        stored = [v for v, at in _STORE.findall(self.body) if not self._is_own(at)]
        copied = [src for dst, src in _COPY.findall(self.body) if not self._is_own(dst)]
        exchanged = [v for at, v in _EXCHANGE.findall(self.body) if not self._is_own(at)]
        return not (
            any("%" in v and _HOLDS_ADDRESS.search(v) for v in stored)
            or any(src.startswith("%") for src in copied)
            or any(map(_HOLDS_ADDRESS.match, exchanged))
        )

    def _is_own(self, pointer: str) -> bool:
        return self.definitions.get(self._root(pointer), "").startswith("alloca")

    def _root(self, pointer: str) -> str:
        """The variable or argument that a pointer leads into; "" where that is not plain."""
        for _ in range(len(self.definitions) + 1):
            if not pointer.startswith("%"):
                found = re.findall(_SYMBOL, pointer)
                return found[0] if len(found) == 1 else ""
            line = self.definitions.get(pointer)
            if line is None or line.startswith("alloca"):
                return pointer
            match = _GEP.match(line) or _CAST.match(line)
            if match is None:
                return ""
            pointer = match.group(1)
        return ""
