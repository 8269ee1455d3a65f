"""Terms of minima and maxima, and the proof that a list of them is sorted.

A term is a number: an atom (one element of a tensor), the smaller or the larger of two terms, a
comparison of two terms, or what masks are made of. Equal terms have one number.

A list of smaller-and-larger terms sorts its atoms if it sorts all zeros and ones (Knuth, The Art of
Computer Programming 3, 5.3.4, theorem Z; it holds for any such terms, networks or not). That is
checked in one of three ways:

- all 2^n inputs, for few atoms;
- where only neighbours are compared, in place: the inputs in descending order alone decide (de
  Bruijn 1974): odd-even transposition, bubble sort, insertion sort;
- by halves: the terms of one half's atoms that the others are made of are sorted, by this proof;
  then only (n/2 + 1)^2 inputs are left: bitonic sort, odd-even merge sort.

Zeros and ones of all inputs are the bits of Python integers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from raise_kernel.worklist import reachable

FALSE, TRUE = 0, 1
ALL_INPUTS = 10
# Inputs that are evaluated together, at most.
BITS = 1 << 17
TERMS = 1 << 19


class TooManyTerms(Exception):
    """The program makes more terms than are followed."""


@dataclass(frozen=True)
class Term:
    """`kind` is "s", "u" or "f" (how elements compare) for "less", "min" and "max"."""

    op: str
    kind: str = ""
    a: int = -1
    b: int = -1


# The k-th element of any tensor.
_ATOMS: list[Term] = []


class Terms:
    """All terms of one program.

    `values` has what each is for atoms in random order, `falling` for atoms in descending order,
    for which many networks need their last step.
    """

    def __init__(self) -> None:
        self.all: list[Term] = [Term("false"), Term("true")]
        self.values: list[float] = [0.0, 1.0]
        self.falling: list[float] = [0.0, 0.0]
        self._numbers: dict[Hashable, int] = {}
        self._random = np.random.default_rng(0)

    def atoms(self, count: int) -> int:
        """New atoms; the number of the first one."""
        first = len(self.all)
        self._check(count)
        _ATOMS.extend(Term("atom", "", k) for k in range(len(_ATOMS), count))
        self.all += _ATOMS[:count]
        self.values += self._random.random(count).tolist()
        self.falling += range(-first, -first - count, -1)
        return first

    def _check(self, more: int) -> None:
        if len(self.all) + more > TERMS:
            raise TooManyTerms

    def make(self, op: str, kind: str, a: int, b: int = -1) -> int:
        """The number of a term."""
        if op in ("min", "max", "and", "or") and a > b:
            a, b = b, a
        key = (op, kind, a, b)
        found = self._numbers.get(key)
        if found is None:
            self._check(1)
            found = self._numbers[key] = len(self.all)
            self.all.append(Term(*key))
            for values in (self.values, self.falling):
                x, y = values[a], values[b]
                values.append(min(x, y) if op == "min" else max(x, y) if op == "max" else 0)
        return found

    def opposite(self, mask: int) -> int:
        """Not the mask."""
        if mask in (FALSE, TRUE):
            return TRUE - mask
        term = self.all[mask]
        return term.a if term.op == "not" else self.make("not", "", mask)

    def less(self, kind: str, a: int, b: int) -> int:
        """Whether `a < b`."""
        return FALSE if a == b else self.make("less", kind, a, b)

    def compare(self, direction: str, kind: str, a: int, b: int) -> int:
        """A comparison; of floats, where none is NaN."""
        if direction in ("EQ", "NE"):
            equal = TRUE if a == b else self.make("equal", kind, min(a, b), max(a, b))
            return equal if direction == "EQ" else self.opposite(equal)
        if direction in ("GT", "LE"):
            a, b = b, a
        less = self.less(kind, a, b)
        return less if direction in ("LT", "GT") else self.opposite(less)

    def both(self, a: int, b: int) -> int:
        """Conjunction of masks."""
        if FALSE in (a, b):
            return FALSE
        if a in (TRUE, b):
            return b
        return a if b == TRUE else self.make("and", "", a, b)

    def either(self, a: int, b: int) -> int:
        """Disjunction of masks."""
        return self.opposite(self.both(self.opposite(a), self.opposite(b)))

    def different(self, a: int, b: int) -> int:
        """Exclusive or of masks; a fresh atom where neither is constant."""
        for x, y in ((a, b), (b, a)):
            if x in (FALSE, TRUE):
                return y if x == FALSE else self.opposite(y)
        return FALSE if a == b else self.make("xor", "", min(a, b), max(a, b))

    def select(self, mask: int, yes: int, no: int) -> int | None:
        """One of two terms; None where that is neither the smaller nor the larger one."""
        if mask in (FALSE, TRUE) or yes == no:
            return no if mask == FALSE else yes
        term = self.all[mask]
        if term.op == "not":
            return self.select(term.a, no, yes)
        if term.op != "less" or {term.a, term.b} != {yes, no}:
            return None
        return self.make("min" if term.a == yes else "max", term.kind, yes, no)

    # --- proofs ---

    def atoms_of(self, roots: Sequence[int]) -> tuple[list[int], str] | None:
        """The atoms that the terms are made of, and how they compare; None where it is mixed."""
        found, kinds = [], set()
        for number in self._below(roots, frozenset()):
            term = self.all[number]
            if term.op == "atom":
                found.append(number)
            elif term.op in ("min", "max"):
                kinds.add(term.kind)
            else:
                return None
        return (found, *kinds) if len(kinds) == 1 else None

    def sorts(self, outputs: Sequence[int], inputs: Sequence[int]) -> bool:
        """Whether the outputs are the inputs (atoms, or terms taken as such) in ascending order."""
        if len(outputs) != len(inputs) or not self.looks_sorted(outputs):
            return False
        if len(inputs) <= ALL_INPUTS:
            return self._sorts_all(outputs, inputs)
        return self._sorts_neighbours(outputs, inputs) or self._sorts_halves(outputs, inputs)

    def looks_sorted(self, outputs: Sequence[int]) -> bool:
        """Whether two orders of the atoms come out sorted."""
        lists = [[values[k] for k in outputs] for values in (self.values, self.falling)]
        return all(a < b for found in lists for a, b in pairwise(found))

    def _below(self, roots: Sequence[int], stop: frozenset[int]) -> list[int]:
        """The terms that these are made of, operands first; those of `stop` are not opened."""

        def parts(number: int) -> list[int]:
            term = self.all[number]
            closed = number in stop or term.op == "atom"
            return [] if closed else [k for k in (term.a, term.b) if k >= 0]

        return sorted(reachable(roots, parts))

    def _evaluate(
        self, outputs: Sequence[int], known: dict[int, int], low: Callable, high: Callable
    ) -> list:
        values = dict(known)
        for number in self._below(outputs, frozenset(known)):
            if number not in values:
                term = self.all[number]
                x, y = values[term.a], values[term.b]
                values[number] = low(x, y) if term.op == "min" else high(x, y)
        return [values[k] for k in outputs]

    def _sorts_all(self, outputs: Sequence[int], inputs: Sequence[int]) -> bool:
        count = len(inputs)
        whole = 1 << count
        planes = [sum(1 << x for x in range(whole) if x >> k & 1) for k in range(count)]
        return self._sorted_bits(outputs, dict(zip(inputs, planes, strict=True)))

    def _sorted_bits(self, outputs: Sequence[int], known: dict[int, int]) -> bool:
        """Whether in every input the ones come last, and are as many as went in."""
        found = self._evaluate(outputs, known, int.__and__, int.__or__)
        ordered = all(not a & ~b for a, b in pairwise(found))
        return ordered and _counts(found) == _counts(list(known.values()))

    def _sorts_neighbours(self, outputs: Sequence[int], inputs: Sequence[int]) -> bool:
        """Comparators of neighbours in place, smaller one first: descending inputs decide."""
        wires = {number: k for k, number in enumerate(inputs)}
        pairs: dict[tuple[int, int], dict[str, int]] = {}
        for number in self._below(outputs, frozenset(inputs)):
            term = self.all[number]
            if number not in wires:
                pairs.setdefault((term.a, term.b), {})[term.op] = number
                if term.a not in wires or term.b not in wires:
                    # Its operands' comparators come first, so their wires are known by now.
                    return False
                first, second = sorted((wires[term.a], wires[term.b]))
                if second != first + 1:
                    return False
                wires[number] = first if term.op == "min" else second
        used = [k for pair in pairs for k in pair]
        if len(used) != len(set(used)) or any(len(p) != 2 for p in pairs.values()):
            return False
        if [wires[k] for k in outputs] != list(range(len(inputs))) or set(outputs) & set(used):
            return False
        ranks = dict(zip(inputs, range(len(inputs), 0, -1), strict=True))
        found = self._evaluate(outputs, ranks, min, max)
        return found == sorted(found)

    def _sorts_halves(self, outputs: Sequence[int], inputs: Sequence[int]) -> bool:
        if len(inputs) % 2:
            return False
        half = len(inputs) // 2
        sides = dict.fromkeys(inputs[:half], 1) | dict.fromkeys(inputs[half:], 2)
        order = self._below(outputs, frozenset(inputs))
        cut = {k for k in outputs}
        for number in order:
            if number in sides:
                continue
            term = self.all[number]
            side = sides[number] = sides[term.a] | sides[term.b]
            if side == 3:
                cut |= {term.a, term.b}
        parts = [sorted((k for k in cut if sides[k] == s), key=self.values.__getitem__)
                 for s in (1, 2)]  # fmt: skip
        if any(len(p) != half for p in parts):
            return False
        halves = (inputs[:half], inputs[half:])
        if not all(self.sorts(p, h) for p, h in zip(parts, halves, strict=True)):
            return False
        # `a` ones in the first part and `b` in the second, for all of both, some `a` at a time.
        width = half + 1
        rows = max(1, BITS // width)
        return all(
            self._sorted_bits(outputs, _merging(parts, half, range(a, min(a + rows, width))))
            for a in range(0, width, rows)
        )


def _merging(parts: Sequence[Sequence[int]], half: int, ones: range) -> dict[int, int]:
    """Two sorted lists with `a` of `ones` and any number of ones; an input is a bit."""
    width = half + 1
    line = (1 << width) - 1
    every = (1 << width * len(ones)) - 1
    repeated = every // line
    known = {}
    for k in range(half):
        # The element is one where at least `half - k` of its part are.
        skipped = min(max(half - k - ones.start, 0), len(ones))
        known[parts[0][k]] = every ^ ((1 << skipped * width) - 1)
        known[parts[1][k]] = (line ^ ((1 << (half - k)) - 1)) * repeated
    return known


def _counts(bits: Sequence[int]) -> list[int]:
    """How many of these are one in each input: binary digits, lowest first."""
    digits: list[int] = []
    for carry in bits:
        for k in range(len(digits)):
            digits[k], carry = digits[k] ^ carry, digits[k] & carry
            if not carry:
                break
        if carry:
            digits.append(carry)
    return digits
