"""Which passes are known to leave a module as it is, and which undo each other.

A pass reads the module alone, so it need not run on one that it left as it was, nor on one without
the operations that it is about. Modules are told apart by a hash of their bytecode, locations
included, which takes a third of the time of a canonicalization: only after passes that said that
they changed something (facts.py).
"""

from __future__ import annotations

import functools
import hashlib

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import bytecode, name_in_bytecode
from raise_kernel.pass_manager import registry
from raise_kernel.pass_manager.pipeline_text import Item

# MLIR's own passes that go on until they find no more.
_SETTLING = frozenset({"canonicalize", "cse"})


class Settled:
    """The states of a module on which passes are known to do nothing."""

    def __init__(self, module: ir.Module) -> None:
        self._module = module
        self._known: set[tuple[str, bytes]] = set()
        # The bytecode since the last pass that ran, and its hash.
        self._written: bytes | None = None
        self._state: bytes | None = None

    def state(self) -> bytes:
        """What tells the module as it is now from others."""
        if self._state is None:
            self._state = hashlib.blake2b(self._bytecode(), digest_size=16).digest()
        return self._state

    def look(self) -> bytes:
        """The state after a pass has run."""
        self._written = self._state = None
        return self.state()

    def lacks_needs(self, name: str) -> bool:
        """Whether the module has nothing that the pass is about."""
        info = registry.find_pass(name)
        if info is None or not info.needs:
            return False
        written = self._bytecode()
        return not any(word in written for word in _words(info.needs))

    def is_known(self, item: Item) -> bool:
        """Whether the pass is known to leave the module as it is."""
        return (item.text, self.state()) in self._known

    def add(self, item: Item, before: bytes, left: bytes) -> None:
        """The pass made `left` of `before`, and a cleanup may have followed."""
        after = self.state()
        if after == before or (after == left and settles(item.name)):
            self._known.add((item.text, after))

    def _bytecode(self) -> bytes:
        if self._written is None:
            self._written = bytecode(self._module.operation)
        return self._written


def settles(name: str) -> bool:
    """Whether the pass goes on until it finds no more."""
    info = registry.find_pass(name)
    return name in _SETTLING if info is None else info.settles


@functools.cache
def _words(needs: tuple[str, ...]) -> tuple[bytes, ...]:
    """Of which the bytecode of a module has one where it has an operation of these names."""
    return tuple(map(name_in_bytecode, needs))


class History:
    """The states that a group went through, and the passes that led from one to the next."""

    def __init__(self, state: bytes) -> None:
        self._states = [state]
        self._passes: list[str] = []
        self._rounds = [0]

    def add(self, name: str, state: bytes) -> None:
        """A pass changed the module."""
        self._passes.append(name)
        self._states.append(state)

    def next_round(self) -> bool:
        """Whether the round that ends here came to a state in which none ended before."""
        now = self._states[-1]
        is_new = all(self._states[end] != now for end in self._rounds)
        self._rounds.append(len(self._passes))
        return is_new

    def undone(self) -> tuple[str, str] | None:
        """Two passes that undo each other: the shortest way from a state back to it."""
        ways = (
            (later - earlier, earlier, later)
            for later, state in enumerate(self._states)
            for earlier in range(later)
            if self._states[earlier] == state
        )
        way = min(ways, default=None)
        if way is None:
            return None
        _, earlier, later = way
        return self._passes[earlier], self._passes[later - 1]

    def latest(self) -> list[str]:
        """The passes that changed the module in the last round."""
        return list(dict.fromkeys(self._passes[self._rounds[-2] :]))
