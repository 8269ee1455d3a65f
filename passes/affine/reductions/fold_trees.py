"""A tree of steps that fold a shared array onto itself becomes one reduction.

Before:
    affine.if (%t < 64) { s[%t] = s[%t] + s[%t + 64] }
    gpu.barrier
    affine.if (%t < 32) { s[%t] = s[%t] + s[%t + 32] }  ...
    %sum = affine.load %s[0]
After:
    %sum = affine.parallel (%r) = (0) to (128) reduce ("addf") { affine.load %s[%r] }
    gpu.barrier
    ... the steps, which nobody reads now (drop-dead-stores)

Goes back from a load, step by step: the element was stored as `s[f] op s[g]`, so the load folds the
elements f and g of the step before. With every step the set of elements doubles; it has to stay an
arithmetic progression (halves, neighbours, rows of a two-dimensional array). The thread that stored
an element is found by inverting the store's index (analysis.reaching_stores). Where the array was
not written by such a step the tree begins. At least `min_terms` elements; the order in which they
are added changes, as in every reduction that is raised. The barrier orders the new loads against
the steps; sync-elimination removes it where they are gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from raise_kernel.analysis.accesses.affine_maps import access_forms, to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, reduced_type
from raise_kernel.analysis.lanes.uniform import diverges, parents
from raise_kernel.analysis.memory.reaching_stores import KernelStores, Search, Source
from raise_kernel.bindings import (
    affine_load,
    affine_parallel_reduce,
    affine_yield,
    defining_op,
    ir,
    kernels,
    type_cast,
    walk,
)
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass


@register_pass("fold-trees", stage="affine")
@dataclass(frozen=True)
class FoldTrees:
    """Turn trees in shared memory into reductions.

    `min_terms`: trees of fewer elements stay.
    """

    min_terms: int = 8

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            loads = [op for op in walk(entry) if op.name == "affine.load" and _is_shared(op)]
            if not any(_step(op) is not None for op in walk(entry)):
                continue
            facts = KernelStores(entry)
            steps: set[ir.Operation] = set()
            # What a tree ends in comes after its steps.
            for load in reversed(loads):
                if load in steps:
                    continue
                tree = _Tree(facts, load)
                try:
                    tree.climb()
                    if tree.count < self.min_terms:
                        continue
                    tree.check()
                except NoMatch as reason:
                    ctx.remarks.missed(f"the tree of {tree.count} elements stays: {reason}", load)
                    continue
                ctx.remarks.applied(f"a tree of {tree.count} elements is a reduction", load)
                steps |= tree.loads
                tree.replace()


class _Index:
    """The number of an element in the set, as an index of linear forms."""

    def get_name(self) -> str:
        return "r"


class _Tree:
    def __init__(self, facts: KernelStores, load: ir.Operation) -> None:
        self.facts = facts
        self.load = load
        self.index = cast(Any, _Index())
        self.kind: str | None = None
        self.count = 1
        # Where the search goes on, and the first step found so far.
        self.start = load
        self.anchor = load
        self.loads: set[ir.Operation] = set()
        (self.effect,) = facts.domains.effects(load)

    def climb(self) -> None:
        """Go back from step to step."""
        while self.effect.forms is not None and self.step():
            pass

    def step(self) -> bool:
        """Account for the step before `start`; False where there is none."""
        try:
            search = Search(self.facts, replace(self.effect, op=self.start))
            source = next(search.sources(self.start), None)
            if source is None:
                return False
            pair = _step(source.store.op)
            if pair is None or (self.kind or pair.kind) != pair.kind:
                return False
            self._check_order(source, pair)
            inverse, _ = search.invert(source)
            if inverse.conditions:
                return False
            first = [inverse.of(form) for form in pair.first]
            second = [inverse.of(form) for form in pair.second]
            forms = self._joined(first, second)
        except NoMatch:
            return False
        if forms is None:
            return False
        self.kind = pair.kind
        self.count *= 2
        self.anchor, self.start = source.anchor, pair.loads[0]
        self.loads |= set(pair.loads)
        domain = self.effect.domain.with_index(self.index, (0, self.count - 1))
        self.effect = replace(self.effect, forms=tuple(forms), domain=domain)
        return True

    def _check_order(self, source: Source, pair: _Step) -> None:
        """Nothing writes the array between the step's loads and its store."""
        if self.facts.between(pair.loads[0], source.store.op, self.effect.memory):
            raise NoMatch("the array is written inside a step")

    def _joined(self, first: list[Linear], second: list[Linear]) -> list[Linear] | None:
        """Two progressions of `count` elements as one of twice as many."""
        deltas = [b - a for a, b in zip(first, second, strict=True)]
        if any(not d.is_constant() for d in deltas):
            return None
        steps = [d.const for d in deltas]
        sign = next((d for d in steps if d), 0)
        if sign == 0:
            return None
        if sign < 0:
            first, steps = second, [-d for d in steps]
        strides = [form.terms.get(self.index, 0) for form in first]
        if self.count > 1 and steps == [self.count * c for c in strides]:
            return first
        if self.count == 1 or strides == [2 * d for d in steps]:
            return [self._strided(form, d) for form, d in zip(first, steps, strict=True)]
        return None

    def _strided(self, form: Linear, stride: int) -> Linear:
        rest = {v: c for v, c in form.terms.items() if v is not self.index}
        return Linear(form.const, {**rest, self.index: stride})

    # --- the reduction ----------------------------------------------------------------------

    def check(self) -> None:
        """NoMatch where the reduction cannot stand in front of the first step."""
        around = list(parents(self.anchor))
        threads = next(p for p in around if p.name == "affine.parallel")
        lanes = list(threads.regions[0].blocks[0].arguments)
        for parent in around[: around.index(threads)]:
            if diverges(parent, self.facts.variance, lanes):
                raise NoMatch("not every thread comes to it")
        domain = self.facts.domains.at(self.anchor.block)
        known = domain.with_index(self.index, (0, self.count - 1))
        shape = list(ir.MemRefType(self.effect.memory.type).shape)
        for form, size in zip(self.effect.forms or (), shape, strict=True):
            low, high = known.interval(form)
            if low < 0 or high >= size:
                raise NoMatch("its elements depend on a guard or a loop inside it")

    def replace(self) -> None:
        assert self.kind is not None and self.effect.forms is not None
        type_ = self.load.results[0].type
        reduced = reduced_type(self.kind, type_)
        with self.load.location, ir.InsertionPoint(self.anchor):
            loop, body = affine_parallel_reduce([0], [self.count], [KINDS[self.kind]], [reduced])
        index = {self.index: Linear.index(body.arguments[0])}
        map_, operands = to_map([form.substituted(index) for form in self.effect.forms])
        with self.load.location, ir.InsertionPoint(body):
            term = affine_load(self.effect.memory, map_, operands)
            affine_yield([_as_type(term, reduced)])
        with self.load.location, ir.InsertionPoint(self.anchor):
            total = _as_type(loop.results[0], type_)
            ir.Operation.create("gpu.barrier")
        self.load.results[0].replace_all_uses_with(total)
        self.load.erase()


@dataclass(frozen=True)
class _Step:
    """A store of `s[first] op s[second]` into `s`; its loads in the order of the text."""

    kind: str
    loads: tuple[ir.Operation, ir.Operation]
    first: Sequence[Linear]
    second: Sequence[Linear]


def _step(store: ir.Operation) -> _Step | None:
    """What a store folds, where it is a step of a tree."""
    if store.name != "affine.store" or not _is_shared(store):
        return None
    op = defining_op(store.operands[0])
    if op is None or op.name not in KINDS:
        return None
    sides = [defining_op(v) for v in op.operands]
    found: list[tuple[ir.Operation, list[Linear]]] = []
    for side in sides:
        if side is None or side.name != "affine.load" or side.operands[0] != store.operands[1]:
            return None
        forms = access_forms(side)
        if forms is None or side.block != store.block:
            return None
        found.append((side, forms))
    (a, first), (b, second) = found
    ordered = (a, b) if a == b or a.is_before_in_block(b) else (b, a)
    return _Step(op.name, ordered, first, second)


def _as_type(value: ir.Value, type_: ir.Type) -> ir.Value:
    return value if value.type == type_ else type_cast(value, type_)


def _is_shared(op: ir.Operation) -> bool:
    memory = op.operands[0 if op.name == "affine.load" else 1]
    return "workgroup" in str(ir.MemRefType(memory.type).memory_space)
