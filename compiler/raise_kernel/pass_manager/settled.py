"""When passes have nothing to do, and which of them undo each other."""

from __future__ import annotations

import functools
import hashlib

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import bytecode
from raise_kernel.pass_manager import registry

# MLIR's own passes that go on until they find no more.
_SETTLING = frozenset({"canonicalize", "cse"})
# What MLIR's passes need that groups use: the loops of the dialects that stages give.
_LOOPS = ("affine.for", "affine.parallel", "scf.for", "scf.forall", "scf.parallel", "scf.while")
_NEEDS = {"loop-invariant-code-motion": _LOOPS}


@functools.cache
def settles(name: str) -> bool:
    """Whether the pass goes on until it finds no more."""
    info = registry.find_pass(name)
    return name in _SETTLING if info is None else info.settles


@functools.cache
def needs_of(name: str) -> tuple[str, ...]:
    """The operations without one of which a module stays as it is; none where that is not known."""
    info = registry.find_pass(name)
    return _NEEDS.get(name, ()) if info is None else info.needs


def state_of(module: ir.Module) -> bytes:
    """What tells the module as it is now from others: a hash of its bytecode, locations included,
    which takes a third of the time of a canonicalization."""
    return hashlib.blake2b(bytecode(module.operation), digest_size=16).digest()


class History:
    """The states that a group went through, and the passes that led from one to the next."""

    def __init__(self, state: bytes, done: int = 1) -> None:
        """`state`: that after `done` rounds."""
        self._done = done
        self._states = [state]
        self._passes: list[str] = []
        self._rounds = [0]
        self._goes_on = False

    def add(self, name: str, state: bytes) -> None:
        """A pass ran, and left this."""
        if state != self._states[-1]:
            self._passes.append(name)
            self._states.append(state)

    def next_round(self) -> bool:
        """Whether the round that ends here came to a state in which none ended before."""
        now = self._states[-1]
        self._goes_on = all(self._states[end] != now for end in self._rounds)
        self._rounds.append(len(self._passes))
        return self._goes_on

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

    def complaint(self) -> str | None:
        """What is wrong with a group that has these rounds and no more; None where they settled."""
        if (undone := self.undone()) is not None:
            first, second = undone
            return f"the group does not settle: {first} and {second} undo each other"
        if not self._goes_on:
            return None
        latest = ", ".join(dict.fromkeys(self._passes[self._rounds[-2] :]))
        rounds = self._done + len(self._rounds) - 1
        return f"the group still changes after {rounds} rounds: {latest}"
