"""Walks over graphs of any kind by a worklist: programs are deeper than Python's recursion."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)
Made = TypeVar("Made")


def reachable(roots: Iterable[Node], following: Callable[[Node], Iterable[Node]]) -> Iterator[Node]:
    """The roots and all that follows them, each once. `following` is asked when a node has been
    looked at, and not at all once nobody wants more."""
    seen: set[Node] = set()
    stack = list(roots)
    while stack:
        node = stack.pop()
        if node not in seen:
            seen.add(node)
            yield node
            stack += following(node)


def make_in_order(
    root: Node,
    known: dict[Node, Made],
    needed: Callable[[Node], Iterable[Node]],
    make: Callable[[Node], Made],
) -> Made:
    """What `make` makes of `root`, after it has made what each node needs; all of it is put into
    `known`. `needed` is asked again once what it named is known, and may name more then."""
    stack = [root]
    while stack:
        node = stack[-1]
        missing = [] if node in known else [o for o in needed(node) if o not in known]
        if missing:
            stack += missing
            continue
        stack.pop()
        if node not in known:
            known[node] = make(node)
    return known[root]
