"""Proofs that a program computes an idiom, as partial functions, where the idiom's guard holds.

A proof is as many runs on a `BoundedMachine`, each with inputs of its own, as make an error less
likely than `2 ** -BITS`; or, of programs whose runs take long, than `2 ** -FEWEST` at least. Each
run checks the results, and that each value which was taken for a quantity of the idiom is the same
one in all runs.

The bound: between two look-ups a value is a sum of monomials of at most four quantities
(bounded.py). Numerators and denominators of quantities have degrees of at most `n + 1` for `n`
unknowns, and the denominators of a sum divide the product of `n` pivots, each of at most that
degree, to the power of four. So two different rational functions meet in at most
`8 (n + 1) (n + 3)` of `PRIME` draws of a variable (Schwartz, "Fast Probabilistic Algorithms for
Verification of Polynomial Identities", 1980); twice that is assumed. The chance of an error is that
to the power of the number of runs, times the values and the quantities that were compared. The
inputs are seeded by a hash of the program (trial.py), so raising is deterministic, and no program
was written for them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2

import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import PRIME
from raise_kernel.passes.tensor_opt.idioms.fields.bounded import BoundedMachine

BITS = 100
FEWEST = 40
# Bits that a run must give, at least: more unknowns are not followed.
LEAST = 4
# What all runs of a proof may cost: about 0.2 s.
FUEL = 1 << 24

Seen = list[np.ndarray]
Once = Callable[[Seen], BoundedMachine | None]


def holds(once: Once, unknowns: int) -> bool:
    """Whether all runs succeed that a proof of so many unknowns needs. `once` makes one, with what
    was found in the look-ups before; None where its results are not those of the idiom."""
    seen: Seen = []
    done, left = 0, FUEL
    while True:
        machine = once(seen)
        if machine is None:
            return False
        done += 1
        left -= machine.spent
        more = left // max(machine.spent, 1)
        compared = sum(s.size for s in seen)
        if done >= runs(unknowns, machine.quantities.size, compared, BITS):
            return True
        fewest = runs(unknowns, machine.quantities.size, compared, FEWEST)
        if done + more < fewest:
            raise NoMatch("it is too large for a proof")
        if done >= fewest and not more:
            return True


def runs(unknowns: int, quantities: int, compared: int, bits: int) -> int:
    """How many runs make an error as unlikely as that."""
    degree = 16 * (unknowns + 1) * (unknowns + 3)
    each = log2(PRIME) - log2(degree)
    if each < LEAST:
        raise NoMatch("it has too many unknowns for a proof")
    return ceil((bits + log2(max(quantities, 2)) + log2(max(compared, 2) * 2)) / each)
