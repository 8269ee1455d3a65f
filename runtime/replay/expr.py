"""Expressions of the generated source, and how they are broken over lines.

An expression may have a smaller Python shape than the tensor that it stands for, as long as it
broadcasts to it: a splat constant is a literal, a broadcast row is `x[None, :]`. JAX broadcasts
where the operation allows it; `FunctionPrinter.strict` makes the full array where it does not.
"""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass, field

WIDTH = 92

# Python's precedence of what we print, from loose to tight.
COMPARE, OR, XOR, AND, SHIFT, ADD, MUL, UNARY, ATOM = range(9)


@dataclass(frozen=True)
class Expr:
    """Source text, its precedence, the shape of the Python value.

    `literal` marks a Python number, whose dtype JAX takes from what stands beside it.
    """

    text: str
    shape: tuple[int, ...]
    precedence: int = ATOM
    literal: bool = False

    def within(self, precedence: int) -> str:
        """The text, in parentheses where it binds looser than `precedence`."""
        return self.text if self.precedence >= precedence else f"({self.text})"

    @property
    def is_name(self) -> bool:
        return self.text.isidentifier()


def call(function: str, *args: str) -> str:
    return f"{function}({', '.join(args)})"


def tuple_text(items: list[str] | tuple[str, ...]) -> str:
    return f"({', '.join(items)}{',' if len(items) == 1 else ''})"


def ints(values: list[int] | tuple[int, ...]) -> str:
    """A tuple of integers."""
    return tuple_text([str(v) for v in values])


def wrap(line: str, indent: str) -> list[str]:
    """Break a long statement at the commas of its outermost long bracket."""
    if len(indent) + len(line) <= WIDTH:
        return [indent + line]
    span = _longest_bracket(line)
    if span is None:
        return [indent + line]
    start, end = span
    lines = [indent + line[: start + 1]]
    inner = indent + "    "
    parts = _split_commas(line[start + 1 : end])
    for index, part in enumerate(parts):
        comma = "," if len(parts) > 1 or line[end - 1] == "," else ""
        lines += wrap(part + (comma if comma or index + 1 < len(parts) else ""), inner)
    return lines + wrap(line[end:], indent)


def _longest_bracket(line: str) -> tuple[int, int] | None:
    """The widest bracket pair at depth one of `line` that is worth breaking."""
    best: tuple[int, int] | None = None
    depth = 0
    start = 0
    for index, char in enumerate(line):
        if char in "([{":
            if depth == 0:
                start = index
            depth += 1
        elif char in ")]}":
            depth -= 1
            width = index - start
            if depth == 0 and width > 20 and (best is None or width > best[1] - best[0]):
                best = (start, index)
    return best


def _split_commas(text: str) -> list[str]:
    parts: list[str] = []
    depth = 0
    current = ""
    for char in text:
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += char
    return [part for part in [*parts, current.strip()] if part]


@dataclass
class Names:
    """Hands out unique Python identifiers."""

    taken: set[str] = field(
        default_factory=lambda: {"jax", "jnp", "np", "lax", "base64", "zlib", *keyword.kwlist}
    )
    _next: dict[str, int] = field(default_factory=dict)

    def fresh(self, wish: str) -> str:
        """`wish` made an identifier that is new."""
        base = re.sub(r"\W", "_", wish).strip("_") or "v"
        if base[0].isdigit():
            base = f"v{base}"
        name = base
        while name in self.taken:
            number = self._next.get(base, 1)
            self._next[base] = number + 1
            name = f"{base}{number}" if not base[-1].isdigit() else f"{base}_{number}"
        self.taken.add(name)
        return name
