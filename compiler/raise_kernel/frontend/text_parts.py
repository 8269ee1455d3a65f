"""LLVM assembly text cut into its top-level parts, without parsing instructions.

llvmlite cannot rename uses, drop a body or edit an attribute, so the front end edits text, as LLVM
prints it: one top-level entity a line, a function from its `define` line to a line `}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from raise_kernel.diagnostics import Refusal

# A quoted symbol, a plain symbol, or a string that may hold an `@` of its own.
_SYMBOL_OR_STRING = re.compile(r'@"[^"]*"|@[-\w$.]+|"[^"]*"')
_PLAIN_NAME = re.compile(r"[-a-zA-Z$._][-\w$.]*\Z", re.ASCII)
_HEX_ESCAPE = re.compile(rb"\\([0-9a-fA-F]{2}|\\)")
_ESCAPED_NAME = re.compile(r'[@%$]("[^"\n]*\\[^"\n]*")')


def unquote(symbol: str) -> str:
    """`@f` or `@"f\\20g"` -> the symbol's name, whose bytes are UTF-8."""
    name = symbol[1:]
    if not name.startswith('"'):
        return name
    if "\\" not in name:
        return name[1:-1]
    return _bytes_of(name).decode()


def _bytes_of(quoted: str) -> bytes:
    def byte(match: re.Match[bytes]) -> bytes:
        return b"\\" if match.group(1) == b"\\" else bytes([int(match.group(1), 16)])

    return _HEX_ESCAPE.sub(byte, quoted[1:-1].encode())


def check_names(text: str, source: str) -> None:
    """Refuses names that are no UTF-8 (RK001): llvmlite has no way to say them."""
    if "\\" not in text:
        return
    for quoted in set(_ESCAPED_NAME.findall(text)):
        try:
            _bytes_of(quoted).decode()
        except UnicodeDecodeError:
            raise Refusal("RK001", f"the name {quoted} is not valid UTF-8", file=source) from None


def quote(name: str, sigil: str = "@") -> str:
    """A name as LLVM text, quoted where it must be."""
    if _PLAIN_NAME.match(name):
        return sigil + name
    escaped = "".join(
        c if c.isascii() and c.isprintable() and c not in '"\\' else _escape(c) for c in name
    )
    return f'{sigil}"{escaped}"'


def _escape(char: str) -> str:
    if char == "\\":
        return "\\\\"
    return "".join(f"\\{byte:02X}" for byte in char.encode())


def symbols(text: str) -> set[str]:
    """The names of all `@` symbols in a piece of text."""
    return {unquote(s) for s in set(_SYMBOL_OR_STRING.findall(text)) if s[0] == "@"}


def rename_symbols(text: str, names: dict[str, str]) -> str:
    """Every use of a symbol in `names`, renamed."""
    if not names:
        return text

    def replace(match: re.Match[str]) -> str:
        token = match.group()
        if token[0] != "@":
            return token
        new = names.get(unquote(token))
        return token if new is None else quote(new)

    return _SYMBOL_OR_STRING.sub(replace, text)


def closing(text: str, start: int) -> int:
    """The index of the bracket that closes the one at `start`; strings are skipped."""
    pairs = {"(": ")", "[": "]", "{": "}", "<": ">"}
    opener, closer = text[start], pairs[text[start]]
    depth, index, quoted = 0, start, False
    while index < len(text):
        char = text[index]
        if char == '"':
            quoted = not quoted
        elif not quoted:
            if char == opener:
                depth += 1
            elif char == closer:
                depth -= 1
                if depth == 0:
                    return index
        index += 1
    raise ValueError(f"unbalanced {opener} in {text[start : start + 60]!r}")


@dataclass(frozen=True)
class Function:
    """A function: `head` is the `define` or `declare` line, `body` the lines after it, or ""."""

    name: str
    head: str
    body: str = ""

    @property
    def is_definition(self) -> bool:
        return bool(self.body)

    @property
    def text(self) -> str:
        return f"{self.head}\n{self.body}" if self.body else self.head

    def split_head(self) -> tuple[str, str, str]:
        """What stands before the name, the parameter list with its brackets, and what follows."""
        at = self.head.index(quote(self.name) + "(")
        opening = at + len(quote(self.name))
        end = closing(self.head, opening) + 1
        return self.head[:at], self.head[opening:end], self.head[end:]


@dataclass
class ModuleText:
    """A module's top-level parts, in the order of the text within each kind."""

    head: list[str] = field(default_factory=list)  # layout, triple, types, comdats, module asm
    globals: dict[str, str] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    attributes: list[str] = field(default_factory=list)
    metadata: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        parts: Iterable[str] = (
            *self.head,
            *self.globals.values(),
            *(f.text for f in self.functions.values()),
            *self.attributes,
            *self.metadata,
        )
        return "\n".join(parts) + "\n"

    def reachable(self, roots: Iterable[str], keep: Callable[[Function], bool]) -> set[str]:
        """The symbols that `roots` lead to; a function that `keep` refuses counts without body."""
        seen: set[str] = set()
        pending = list(roots)
        while pending:
            name = pending.pop()
            if name in seen:
                continue
            seen.add(name)
            function = self.functions.get(name)
            if function is not None:
                pending += symbols(function.text if keep(function) else function.head)
            elif name in self.globals:
                pending += symbols(self.globals[name])
        return seen


def split_module(text: str) -> ModuleText:
    """Cuts the text of a module as LLVM prints it."""
    module = ModuleText()
    lines = text.split("\n")
    index = 0
    while index < len(lines):
        line = lines[index]
        index += 1
        if line.startswith("define "):
            end = lines.index("}", index)
            _add_function(module, line, "\n".join(lines[index : end + 1]))
            index = end + 1
        elif line.startswith("declare "):
            _add_function(module, line, "")
        elif line.startswith("@"):
            match = _SYMBOL_OR_STRING.match(line)
            assert match is not None
            module.globals[unquote(match.group())] = line
        elif line.startswith("attributes #"):
            module.attributes.append(line)
        elif line.startswith("!"):
            module.metadata.append(line)
        elif line and not line.startswith(";"):
            module.head.append(line)
    return module


# Up to a comma that is neither in a name in quotes nor in parentheses, which have some inside.
_PARAMETER = re.compile(r'(?:"[^"]*"|\((?:"[^"]*"|\([^()]*\)|[^()"])*\)|[^,"()])+')


def split_parameters(function: Function) -> list[str]:
    """The parameters of a function, none of which is of a type with a comma outside of
    parentheses."""
    return [one.strip() for one in _PARAMETER.findall(function.split_head()[1][1:-1])]


def _add_function(module: ModuleText, head: str, body: str) -> None:
    match = next(m for m in _SYMBOL_OR_STRING.finditer(head) if m.group()[0] == "@")
    name = unquote(match.group())
    module.functions[name] = Function(name, head, body)


# A definition, and what follows its attributes.
_DEFINITION = re.compile(
    r"^(define [^\n]*?)"
    r"( *(?:section \"[^\"]*\" |comdat(?:\(\S+\))? |align \d+ |gc \"[^\"]*\" |![\w.]+ !\d+ )*\{)$",
    re.MULTILINE,
)


def with_attribute(text: str, attribute: str) -> str:
    """The text with an attribute on each definition."""
    return _DEFINITION.sub(rf"\1 {attribute}\2", text)


NULL_IS_VALID = "null_pointer_is_valid"


def with_null_addresses(text: str) -> str:
    """The text with accesses through null pointers like any others: LLVM takes code that has one to
    be unreachable, and nobody would hear of it."""
    return with_attribute(text, NULL_IS_VALID)
