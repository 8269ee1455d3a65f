"""Indices of a kernel's addresses that differ by a constant, as one index and constants.

    %i = or disjoint i32 %x, %y             %far = zext nneg i32 %i to i64
    %j = or disjoint i32 %x, 1
    %k = add nuw nsw i32 %j, %y             %next = zext nneg i32 %k to i64
    ->
    %next = add nuw nsw i64 %far, 1

LLVM's vectorizer of loads and stores joins accesses whose addresses differ by a constant as it
sees them: not those whose indices are sums of the same numbers in another order. The sums have no
overflow, as LLVM says of them: no unsigned one; or no signed one, and are not negative, so that
their numbers may be. So they are the same in 64 bits.

LLVM also computes an index before the test that guards its access (`if (j > 0) x[j - 1]`), and then
what it says need not hold. So the first index is one with which its own block accesses memory.
"""

from __future__ import annotations

from collections import Counter

from raise_kernel.frontend.llvm_text.instructions import (
    Binary,
    Cast,
    GetElementPtr,
    Instruction,
    Load,
    Store,
)
from raise_kernel.frontend.llvm_text.module import Block, Function
from raise_kernel.frontend.llvm_text.types import IntType
from raise_kernel.frontend.llvm_text.values import ConstantInt, Local, Value

_ByName = dict[str | None, Instruction]
# The numbers that are added, by their names, and how many times.
_Names = frozenset[tuple[str, int]]


def with_shared_indices(text: str, function: Function) -> str:
    """The text of a module in whose kernel an index is one before it in its block and a constant,
    where both are sums of the same numbers; `function` is that kernel."""
    by_name: _ByName = {one.name: one for one in function.instructions()}
    for block in function.blocks:
        for old, new in _shared(block, by_name):
            text = text.replace(f"\n{old}\n", f"\n{new}\n")
    return text


def _shared(block: Block, by_name: _ByName) -> list[tuple[str, str]]:
    """The lines of indices in a block, and what they become."""
    known: dict[tuple[str, _Names], tuple[str, int]] = {}
    used = _accessed(block)
    found = []
    for cast in block.instructions:
        if not isinstance(cast, Cast) or cast.opcode != "zext" or cast.type != IntType(64):
            continue
        name = cast.text.split(" = ")[0]
        for flag in ("nuw", "nsw") if "nneg" in cast.flags else ("nuw",):
            total = _sum(cast.value, by_name, flag)
            if total is None:
                continue
            names, constant = total
            if cast.name in used:
                known.setdefault((flag, names), (name.strip(), constant))
            first, least = known.get((flag, names), ("", constant))
            if constant > least:
                found.append((cast.text, f"{name} = add nuw nsw i64 {first}, {constant - least}"))
                break
    return found


def _accessed(block: Block) -> set[str | None]:
    """The names of the indices of addresses that the block itself loads from or stores to."""
    pointers: set[str | None] = set()
    indices: set[str | None] = set()
    for one in reversed(block.instructions):
        if isinstance(one, Load | Store):
            pointers.add(_name(one.pointer))
        elif isinstance(one, GetElementPtr) and one.name in pointers:
            pointers.add(_name(one.base))
            indices |= {_name(index) for index in one.indices}
    return indices


def _name(value: Value) -> str | None:
    return value.name if isinstance(value, Local) else None


def _sum(value: Value, by_name: _ByName, flag: str) -> tuple[_Names, int] | None:
    """A value as a sum without overflow, unsigned or signed: of multiples of numbers, and a
    constant."""
    names: Counter[str] = Counter()
    constant, left = 0, [(value, 1)]
    while left:
        one, times = left.pop()
        if isinstance(one, ConstantInt):
            constant += times * (one.bits if flag == "nuw" else one.signed)
            continue
        if not isinstance(one, Local):
            return None
        made = by_name.get(one.name)
        if isinstance(made, Binary) and _adds(made, flag):
            left += [(made.lhs, times), (made.rhs, times)]
        elif isinstance(made, Binary) and (factor := _factor(made, flag)):
            left.append((made.lhs, times * factor))
        else:
            names[one.name] += times
    return frozenset(names.items()), constant


def _adds(made: Binary, flag: str) -> bool:
    if made.opcode == "or":
        return "disjoint" in made.flags
    return made.opcode == "add" and flag in made.flags


def _factor(made: Binary, flag: str) -> int:
    """What its first operand is multiplied by without overflow, 0 where it is not."""
    if not isinstance(made.rhs, ConstantInt) or flag not in made.flags:
        return 0
    if made.opcode == "mul":
        return made.rhs.bits if flag == "nuw" else made.rhs.signed
    return 1 << made.rhs.bits if made.opcode == "shl" else 0
