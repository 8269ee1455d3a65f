"""Divisors of integer values and of pointer offsets (a congruence analysis).

This is a greatest fixpoint: block arguments start as 0 (divisible by anything) and descend to the
gcd of the incoming values. Arithmetic that may wrap only keeps powers of two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd

from raise_kernel.analysis.integers.address_terms import Terms, address_terms
from raise_kernel.analysis.memory.type_layout import is_pointer
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

_DEPTH = 12


class Multiples:
    """`of(value)`: a number that divides the integer, or the pointer's byte offset, always.

    0 means that the value is 0, or the offset exactly 0.
    """

    def __init__(
        self, incoming: dict[ir.Value, list[ir.Value]], pointers: Sequence[ir.Value]
    ) -> None:
        """`incoming`: the values of each block argument; `pointers`: results in dominance order."""
        self._arguments = dict.fromkeys(incoming, 0)
        self._memo: dict[ir.Value, int] = {}
        # Of pointers, while nobody changes the program.
        self._terms: dict[ir.Value, Terms] = {}
        changed = True
        while changed:
            changed = False
            self._memo = {}
            for pointer in pointers:
                self.of(pointer)
            for argument, values in incoming.items():
                old = self._arguments[argument]
                new = gcd(old, *(self.of(value) for value in values))
                if new != old:
                    self._arguments[argument] = new
                    changed = True
        self._terms.clear()

    def alias(self, new: ir.Value, old: ir.Value) -> None:
        """Make `new` an alias of `old`."""
        self._arguments[new] = self._arguments.get(old, 1)

    def terms(self, op: ir.Operation) -> Terms:
        """`address_terms` of a GEP."""
        pointer = op.results[0]
        if pointer not in self._terms:
            self._terms[pointer] = address_terms(op)
        return self._terms[pointer]

    def of(self, value: ir.Value, depth: int = 0) -> int:
        known = self._arguments.get(value)
        if known is not None:
            return known
        known = self._memo.get(value)
        if known is None:
            if depth > _DEPTH and not is_pointer(value.type):
                return 1
            known = self._memo[value] = self._compute(value, depth + 1)
        return known

    def _compute(self, value: ir.Value, depth: int) -> int:
        op = defining_op(value)
        if op is None:
            return 0 if is_pointer(value.type) else 1
        number = constant_int(value)
        if number is not None:
            return abs(number)
        rule = _RULES.get(op.name)
        if rule is None:
            return 1
        multiple = rule(self, op, depth)
        return _power_of_two(multiple) if _may_wrap(op) else multiple


def _product(self: Multiples, op: ir.Operation, depth: int) -> int:
    return self.of(op.operands[0], depth) * self.of(op.operands[1], depth)


def _shift(self: Multiples, op: ir.Operation, depth: int) -> int:
    amount = constant_int(op.operands[1])
    return self.of(op.operands[0], depth) << (amount if amount is not None else 0)


def _sum(self: Multiples, op: ir.Operation, depth: int) -> int:
    return gcd(self.of(op.operands[0], depth), self.of(op.operands[1], depth))


def _choice(self: Multiples, op: ir.Operation, depth: int) -> int:
    return gcd(self.of(op.operands[1], depth), self.of(op.operands[2], depth))


def _mask(self: Multiples, op: ir.Operation, depth: int) -> int:
    sides = [self.of(v, depth) for v in op.operands]
    return 0 if 0 in sides else max(_power_of_two(s) for s in sides)


def _union(self: Multiples, op: ir.Operation, depth: int) -> int:
    sides = [self.of(v, depth) for v in op.operands]
    return _power_of_two(gcd(*sides))


def _extension(self: Multiples, op: ir.Operation, depth: int) -> int:
    multiple = self.of(op.operands[0], depth)
    signed = op.name == "arith.extsi" or "nonNeg" in op.attributes
    return multiple if signed else _power_of_two(multiple)


def _truncation(self: Multiples, op: ir.Operation, depth: int) -> int:
    return _power_of_two(self.of(op.operands[0], depth))


def _same(self: Multiples, op: ir.Operation, depth: int) -> int:
    return self.of(op.operands[0], depth)


def _zero(self: Multiples, op: ir.Operation, depth: int) -> int:
    return 0


def _gep(self: Multiples, op: ir.Operation, depth: int) -> int:
    constant, terms = self.terms(op)
    parts = [scale * self.of(index, 0) for scale, index in terms]
    return gcd(self.of(op.operands[0], depth), constant, *parts)


def _power_of_two(number: int) -> int:
    return number & -number


def _may_wrap(op: ir.Operation) -> bool:
    """Whether `op` is narrow and without nsw; a 64-bit offset that wraps is out of bounds."""
    if op.name not in _WRAPPING or ir.IntegerType(op.results[0].type).width >= 64:
        return False
    return "overflowFlags" not in op.attributes or "nsw" not in str(op.attributes["overflowFlags"])


_WRAPPING = {"arith.addi", "arith.subi", "arith.muli", "arith.shli"}

_RULES: dict[str, Callable[[Multiples, ir.Operation, int], int]] = {
    "arith.muli": _product,
    "arith.shli": _shift,
    "arith.addi": _sum,
    "arith.subi": _sum,
    "arith.ori": _union,
    "arith.andi": _mask,
    "arith.select": _choice,
    "llvm.select": _choice,
    "arith.extsi": _extension,
    "arith.extui": _extension,
    "arith.trunci": _truncation,
    "llvm.freeze": _same,
    "llvm.addrspacecast": _same,
    "llvm.getelementptr": _gep,
    "llvm.alloca": _zero,
    "llvm.mlir.addressof": _zero,
    "llvm.mlir.zero": _zero,
    "llvm.mlir.undef": _zero,
    "llvm.mlir.poison": _zero,
}
