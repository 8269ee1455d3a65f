"""HTML that is escaped by construction: text becomes markup only through `tag`."""

from __future__ import annotations

import html
from collections.abc import Iterable
from typing import Any

_VOID = frozenset({"br", "img", "input", "meta"})


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def escaped(value: Any) -> Markup:
    """A value as HTML: markup as it is, anything else as plain text."""
    return value if isinstance(value, Markup) else Markup(html.escape(str(value)))


def joined(parts: Iterable[Any], between: str = "") -> Markup:
    """Parts after one another."""
    return Markup(between.join(map(escaped, parts)))


def tag(name: str, /, *children: Any, **attributes: Any) -> Markup:
    """An element. `class_` and `for_` stand for words of Python, `data_x` for `data-x`; attributes
    that are None or False are left out, True ones have no value."""
    words = [name]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        key = key.rstrip("_").replace("_", "-")
        words.append(key if value is True else f'{key}="{html.escape(str(value))}"')
    head = f"<{' '.join(words)}>"
    return Markup(head if name in _VOID else f"{head}{joined(children)}</{name}>")
