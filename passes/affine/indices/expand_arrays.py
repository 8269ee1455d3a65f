"""Array expansion: buffers that a loop uses alternately become one array with a part per iteration.

Before (double buffering):
    affine.for %t = 0 to 10 {
      affine.if (%t < 9) { affine.store %next, %s[(%t + 1) mod 2 * 64 + %i] }
      %v = memref.load %s[%t mod 2 * 64 + %j] ...
After:
      affine.if (%t < 9) { affine.store %next, %s[%t * 64 + %i + 64] }
      %v = affine.load %s[%t * 64 + %j] ...

No part is written twice after this, so each element has one writing iteration, and
forward-shared-memory finds it (Feautrier, "Array Expansion", ICS 1988). Applies to a flat shared
array of up to `max_buffers` equal parts that the index of one loop selects. The part of each access
has to be `t + c` modulo the number of parts; integer sets find `c`. The iteration whose value a
load reads must have the same `t + c`, and must have run the store. Elements written before the loop
keep their subscript. The array may not be read outside of the loop, and the expanded array may have
at most `max_elements` elements.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    for_bounds,
    if_constraints,
)
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.integers.affine.affine_values import affine_values
from raise_kernel.analysis.lanes.uniform import holder_in, is_before, parents
from raise_kernel.analysis.memory.memory_effects import BlockDomains, block_domains
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.basis.uses import rewrite_access
from raise_kernel.remarks import NoMatch

_LOADS = ("affine.load", "memref.load")
_STORES = ("affine.store", "memref.store")


@register_pass("expand-arrays", stage="affine", needs=("memref.alloca",))
@dataclass(frozen=True)
class ExpandArrays:
    """Expand buffers that a loop uses alternately to a part for each iteration."""

    max_buffers: int = 4
    max_elements: int = 1 << 16

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            for alloca in [op for op in walked(entry) if _is_flat_shared(op)]:
                self._expand(alloca, block_domains(entry), ctx)

    def _expand(self, alloca: ir.Operation, domains: BlockDomains, ctx: PassContext) -> None:
        memory = alloca.results[0]
        size = ir.MemRefType(memory.type).shape[0]
        counts = [n for n in range(2, self.max_buffers + 1) if size % n == 0]
        for loop, parts in product(_loops_of(memory), counts):
            buffers = _Buffers(memory, loop, domains, parts)
            if not buffers.are_used_in_turn():
                continue
            try:
                buffers.run(self.max_elements)
            except NoMatch as reason:
                ctx.remarks.missed(f"the array is not expanded: {reason}", alloca)
            else:
                ctx.remarks.applied("the array is expanded: a buffer for each iteration", alloca)
            return


def _is_flat_shared(op: ir.Operation) -> bool:
    if op.name != "memref.alloca":
        return False
    type_ = ir.MemRefType(op.results[0].type)
    return type_.rank == 1 and "workgroup" in str(type_.memory_space)


def _loops_of(memory: ir.Value) -> list[ir.Operation]:
    """The loops around a load at an index that is not affine."""
    loads = (use.owner.operation for use in memory.uses)
    first = next((op for op in loads if op.name == "memref.load"), None)
    return [] if first is None else [p for p in parents(first) if p.name == "affine.for"]


@dataclass
class _Access:
    """One access, in the iterations from `first` to `last`.

    It touches part `(t + shift) mod parts`, at the offset `rest` in it.
    """

    op: ir.Operation
    first: int
    last: int
    shift: int
    rest: Linear


class _Buffers:
    """A flat array of equal `parts`, of which each iteration of a loop uses others."""

    def __init__(
        self, memory: ir.Value, loop: ir.Operation, domains: BlockDomains, parts: int
    ) -> None:
        self.memory = memory
        self.loop = loop
        self.index = loop.regions[0].blocks[0].arguments[0]
        self.domains = domains
        self.parts = parts
        self.size = ir.MemRefType(memory.type).shape[0]

    def are_used_in_turn(self) -> bool:
        """Whether each load that is not affine is of the part that is the iteration's turn."""
        loads = (use.owner.operation for use in self.memory.uses)
        return all(self.located(op) for op in loads if op.name == "memref.load")

    def run(self, most: int) -> None:
        """Expand the array to `most` elements at most."""
        bounds = for_bounds(self.loop)
        if bounds is None or bounds[0] != 0 or bounds[2] != 1:
            raise NoMatch("the loop does not count from 0 by 1")
        loads, stores = self.accesses()
        self.match(loads, stores, self.parts)
        part = self.size // self.parts
        elements = part * (1 + max(a.last + a.shift for a in (*loads, *stores)))
        if elements > most:
            raise NoMatch(f"the expanded array would have {elements} elements")
        self.rewrite([*loads, *stores], part, max(elements, self.size))

    # --- accesses ---------------------------------------------------------------------------

    def accesses(self) -> tuple[list[_Access], list[_Access]]:
        loads: list[_Access] = []
        stores: list[_Access] = []
        for op in dict.fromkeys(use.owner.operation for use in self.memory.uses):
            inside = any(p == self.loop for p in parents(op))
            if op.name not in (*_LOADS, *_STORES):
                raise NoMatch(f"it is used by {op.name}")
            if inside:
                access = self.located(op)
                if access is None:
                    raise NoMatch("the parts are not used in cyclic order")
                (loads if op.name in _LOADS else stores).append(access)
            elif op.name in _LOADS:
                raise NoMatch("it is read outside of the loop")
            else:
                self.check_before(op)
        if not loads or not stores:
            raise NoMatch("it is not both written and read in the loop")
        return loads, stores

    def check_before(self, op: ir.Operation) -> None:
        beside = holder_in(self.loop.block, op)
        if beside is None or not is_before(beside, self.loop):
            raise NoMatch("it is written after the loop")

    def located(self, op: ir.Operation) -> _Access | None:
        """The access as one of a part in turn."""
        domain = self.domains.at(op.block)
        forms = access_forms(op) if op.name.startswith("affine.") else None
        subscript = forms[0] if forms else op.operands[1 if op.name in _LOADS else 2]
        if self.index not in domain.bounds:
            return None
        exact = affine_values().exact(domain)
        found = exact.in_turn(subscript, self.index, self.size // self.parts, self.parts)
        return _Access(op, *domain.bounds[self.index], *found) if found else None

    # --- the writing iteration --------------------------------------------------------------

    def match(self, loads: Sequence[_Access], stores: Sequence[_Access], parts: int) -> None:
        """Check that the last store to a load's part has the same `t + shift` as the load."""
        for store in stores:
            self.check_guards(store.op)
        ahead = {s.shift for s in stores}
        spans = {(s.first, s.last) for s in stores}
        if len(ahead) != 1 or len(spans) != 1:
            raise NoMatch("its parts are written at different times")
        (first, last) = spans.pop()
        shift = ahead.pop()
        for load in loads:
            early = all(self.precedes(s.op, load.op) for s in stores)
            late = all(self.precedes(load.op, s.op) for s in stores)
            if not early and not late:
                raise NoMatch("a load is between the stores")
            distance = (shift - load.shift) % parts
            if distance == 0 and late:
                distance = parts
            for store in stores:
                store.shift = max(store.shift, load.shift + distance)
            if store.shift != load.shift + distance:
                raise NoMatch("the loads have different distances from the stores")
            # If the writing iteration is one of this loop, it ran the store.
            if load.last - distance > last or first > max(0, load.first - distance):
                raise NoMatch("the writing iteration may have skipped the store")

    def precedes(self, a: ir.Operation, b: ir.Operation) -> bool:
        """Whether `a` is before `b` in the body of the loop."""
        first = holder_in(self.loop.regions[0].blocks[0], a)
        return first is not None and is_before(first, b)

    def check_guards(self, op: ir.Operation) -> None:
        """NoMatch if anything but the index of the loop decides whether the store runs."""
        for parent in parents(op):
            if parent == self.loop:
                return
            constraints = if_constraints(parent) if parent.name == "affine.if" else None
            own = constraints is not None and all(
                set(c.form.terms) == {self.index} for c in constraints
            )
            if parent.name != "affine.for" and not own:
                raise NoMatch("a store is under a condition")

    # --- rewriting --------------------------------------------------------------------------

    def rewrite(self, accesses: Sequence[_Access], part: int, elements: int) -> None:
        old = ir.MemRefType(self.memory.type)
        facts.changed()
        with ir.Location.unknown(old.context):
            self.memory.set_type(
                ir.MemRefType.get([elements], old.element_type, memory_space=old.memory_space)
            )
        for access in accesses:
            form = access.rest + Linear(access.shift * part, {self.index: part})
            rewrite_access(access.op, [form])
