"""Divisions of indices by constants: quotients, remainders, shifts and masks.

A change of basis is of use for them alone: sums and multiples of indices are affine in any basis.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.regions import region_domains, with_domains
from raise_kernel.analysis.integers.affine.affine_values import affine_values
from raise_kernel.analysis.memory.memory_effects import domain_at
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.mlir.walks import named

_DIVISIONS = frozenset({"arith.divui", "arith.remui", "arith.divsi", "arith.remsi"})
_SHIFTS = frozenset({"arith.shrui", "arith.shrsi"})
_MASKS = frozenset({"arith.andi", "arith.xori"})
DIVIDING = _DIVISIONS | _SHIFTS | _MASKS


@dataclass(frozen=True)
class Division:
    """An operation `op` that divides by each of `divisors`, and is not affine.

    `dividend` is its first operand, None if that is not affine either. `domain` is that of the
    operation, with its guards.
    """

    op: ir.Operation
    divisors: Sequence[int]
    dividend: Linear | None
    domain: Domain

    def of(self, index: ir.Value) -> set[int]:
        """What `index` is divided by: splitting it there may make the division affine."""
        scale = self.dividend.terms.get(index, 0) if self.dividend is not None else 0
        return {d // scale for d in self.divisors if d % scale == 0} - {1} if scale > 0 else set()

    def extent(self, index: ir.Value) -> int:
        """The number of values of `index` from zero up, under the guards."""
        return self.domain.bounds[index][1] + 1


def divisions(loop: ir.Operation, flips: bool) -> list[Division]:
    """The divisions in `loop` that are not affine; with `flips`, masks of xor count too."""
    values = affine_values()
    body = loop.regions[0].blocks[0]
    asked = [op for op in named(body, *DIVIDING) if flips or op.name != "arith.xori"]
    dividing = [(op, divisors) for op in asked if (divisors := _divisors(op))]
    if not dividing:
        return []
    (domain,) = region_domains(loop, domain_at(loop))
    conditions = affine_values(sets=False).constraints
    found = with_domains(body, domain, [op for op, _ in dividing], conditions)
    return [
        Division(op, divisors, values.of(op.operands[0], inside), inside)
        for (op, inside), (_, divisors) in zip(found, dividing, strict=True)
        if values.of(op.results[0], inside) is None
    ]


def has_one_flip(ops: Sequence[ir.Operation]) -> bool:
    """Whether all xor have one mask, a partner in an exchange. A whole sorting network has many:
    its indices are not split."""
    masks = (constant_int(op.operands[1]) for op in ops if op.name == "arith.xori")
    return len({mask for mask in masks if mask is not None and mask > 0}) == 1


def modulus(op: ir.Operation) -> tuple[int, int] | None:
    """The modulus of a remainder, and the number that its first operand has to be a multiple of.

    A mask of consecutive ones is a remainder of multiples of its lowest one.
    """
    number = constant_int(op.operands[1]) if len(op.operands) == 2 else None
    if number is None or number <= 0:
        return None
    if op.name in ("arith.remui", "arith.remsi"):
        return number, 1
    low = number & -number
    end = number + low
    return (end, low) if op.name == "arith.andi" and end & (end - 1) == 0 else None


def _divisors(op: ir.Operation) -> list[int]:
    value = constant_int(op.operands[1])
    if value is None or value == 0:
        return []
    if op.name in _DIVISIONS:
        return [value] if value > 1 else []
    if op.name in _SHIFTS:
        return [1 << value] if 0 < value < 31 else []
    # A mask of consecutive ones, from bit `low` up to `end` (unbounded if the mask is negative).
    low = value & -value
    end = value + low
    if end & (end - 1) or (value < 0 and end) or (low > 1 and end and _only_tested(op)):
        return []
    return [d for d in (low, end) if d > 1]


def _only_tested(op: ir.Operation) -> bool:
    """Whether the bits are only compared and thus no index (a sorting network's direction)."""
    return all(use.owner.operation.name == "arith.cmpi" for use in op.results[0].uses)
