"""The values of threads in a symbolic execution: integers that are known, and terms.

An integer that depends only on the thread index is known for every thread. Any other value is a
term of each thread: a constant, or what the thread combines of the elements of one source.
"""

from __future__ import annotations

from math import gcd

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import if_constraints
from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.analysis.integers.sampling.column_rules import evaluate_columns, has_rule
from raise_kernel.analysis.lanes.folds import Comparison, Constant, Fold, Source, Term, Terms
from raise_kernel.analysis.lanes.lane_numbers import apply_numbers
from raise_kernel.analysis.lanes.thread_box import Numbers, ThreadBox
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.lanes.variance import Variance
from raise_kernel.analysis.memory.memory_effects import block_domains
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op


class ThreadValues:
    """What is known of the values in the thread loop `threads`.

    `warp`: the lane index of a warp; None for all threads of the block.
    """

    def __init__(
        self, threads: ir.Operation, variance: Variance, warp: ir.Value | None = None
    ) -> None:
        self.body = threads.regions[0].blocks[0]
        self.box = ThreadBox(threads, self.body.arguments if warp is None else [warp])
        self.is_block = warp is None
        self.count = self.box.count
        self.variance = variance
        self._domains = block_domains([threads, *parents(threads)][-1].block)
        self._numbers: dict[ir.Value, Numbers] = dict(
            zip(self.box.lanes, self.box.coordinates, strict=True)
        )
        self._terms: dict[ir.Value, Terms] = {}
        self._own: dict[ir.Value, Terms] = {}
        self._tests: dict[ir.Value, Comparison] = {}
        # The values of the current iterations.
        self._iterated: list[set[ir.Value]] = []

    def numbers(self, value: ir.Value) -> Numbers | None:
        """The integer `value` of every thread; None if it does not depend on the index alone."""
        found = self._numbers.get(value)
        if found is None and isinstance(value.type, (ir.IntegerType, ir.IndexType)):
            constant = constant_int(value)
            if constant is not None:
                found = self._numbers[value] = np.full(self.count, constant, np.int64)
        return found

    def terms(self, value: ir.Value) -> Terms:
        """The symbolic `value` of every thread."""
        found = self._terms.get(value)
        if found is not None:
            return found
        own = self._own.get(value)
        if own is None:
            own = self._own[value] = self._fresh(value)
        return own

    def _fresh(self, value: ir.Value) -> Terms:
        op = defining_op(value)
        if op is not None and op.name == "arith.constant":
            attribute = op.attributes["value"]
            if isinstance(attribute, (ir.FloatAttr, ir.IntegerAttr)):
                return [Constant(attribute.value)] * self.count
        lost = any(value in inner for inner in self._iterated)
        source = Source(value, lost=lost)
        return [Fold(None, source, 1 << t) for t in range(self.count)]

    @staticmethod
    def _is_own(term: Term | None, thread: int) -> bool:
        """Whether the term holds no value of another thread."""
        if not isinstance(term, Fold):
            return True
        return term.source.before is None and term.elements == 1 << thread

    def _set(self, value: ir.Value, terms: Terms) -> None:
        """Record the terms of a result.

        It becomes a new source if no other thread contributes to it, and it is not a copy.
        """
        here = [(t, term) for t, term in enumerate(terms) if term is not None]
        sources = {id(term.source) if isinstance(term, Fold) else None for _, term in here}
        if len(sources) > 1 and all(self._is_own(term, t) for t, term in here):
            self._terms.pop(value, None)
        else:
            self._terms[value] = terms

    # --- integers ---------------------------------------------------------------------------

    def _touched(self, op: ir.Operation) -> bool:
        return any(v in self._terms or v in self._numbers for v in op.operands)

    def _computed(self, op: ir.Operation) -> bool:
        """Compute an integer operation whose operands are known; whether it could be computed."""
        if len(op.results) != 1 or not op.name.startswith(("arith.", "affine.apply")):
            return False
        if not isinstance(op.results[0].type, (ir.IntegerType, ir.IndexType)):
            return False
        inputs = [self.numbers(v) for v in op.operands]
        known = [n for n in inputs if n is not None]
        if not known or len(known) != len(inputs):
            return False
        found = None
        if op.name == "affine.apply":
            found = apply_numbers(op, known)
        elif has_rule(op):
            columns, has_result = evaluate_columns(op, known)
            found = columns if has_result.all() else None
        if found is None:
            return False
        self._numbers[op.results[0]] = found
        return True

    def _parts(self, form: Linear) -> tuple[Numbers, Linear]:
        """A form as the sum of numbers of the threads and of a form that is not known."""
        known, unknown = np.full(self.count, form.const, np.int64), Linear()
        for value, coefficient in form.terms.items():
            numbers = self.numbers(value)
            if numbers is None:
                unknown = unknown + Linear(0, {value: coefficient})
            else:
                known = known + coefficient * numbers
        return known, unknown

    def _agrees(self, constraint: Constraint) -> bool:
        """Whether all threads meet the constraint, or none, as `32 * w + l < 64` in a warp."""
        known, unknown = self._parts(constraint.form)
        if any(self.variance.of(v) & frozenset(self.box.lanes) for v in unknown.terms):
            return False
        # What is unknown is a multiple of the unit; only the quotient of the rest matters.
        unit = gcd(*unknown.terms.values())
        return np.ptp(known // (unit if unit and not constraint.equality else 1)) == 0

    def _possible(self, op: ir.Operation) -> Numbers:
        """The threads that may pass an affine.if whose condition is not known."""
        mask, domain = np.ones(self.count, bool), self._domains.at(op.block)
        for constraint in (if_constraints(op) if op.name == "affine.if" else None) or []:
            known, unknown = self._parts(constraint.form)
            low, high = domain.interval(unknown)
            mask &= known >= -high
            if constraint.equality:
                mask &= known <= -low
        return mask

    # --- choices ----------------------------------------------------------------------------

    def _compare(self, op: ir.Operation) -> None:
        """Record a comparison of integers, also of two alternatives of a known test."""
        if op.name == "arith.cmpi":
            predicate = ir.IntegerAttr(op.attributes["predicate"]).value
            self._tests[op.results[0]] = Comparison(predicate, op.operands[0], op.operands[1])

    def _merged(self, mask: Numbers, yes: Terms, no: Terms, active: Numbers) -> Terms:
        return [
            (y if m else n) if a else None for m, y, n, a in zip(mask, yes, no, active, strict=True)
        ]

    def _chosen(
        self, test: Comparison | None, positive: bool, yes: Terms, no: Terms, active: Numbers
    ) -> Terms | None:
        """`test ? yes : no`, if it is a maximum or minimum in every thread."""
        terms: Terms = [None] * self.count
        for t in np.flatnonzero(active).tolist():
            term = self._extreme(test, positive, yes[t], no[t], t)
            if term is None:
                return None
            terms[t] = term
        return terms

    def _extreme(
        self, test: Comparison | None, positive: bool, yes: Term | None, no: Term | None, t: int
    ) -> Term | None:
        if yes is None or no is None or yes == no:
            return yes if yes == no else None
        if test is None:
            return None
        first, second = self.terms(test.first)[t], self.terms(test.second)[t]
        chosen = (yes, no) if positive else (no, yes)
        return test.extreme(first, second, *chosen)

    def _clear(self, values: set[ir.Value]) -> None:
        """Discard the values of an earlier iteration."""
        for known in (self._numbers, self._terms, self._own, self._tests):
            for value in values & known.keys():
                del known[value]
