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
has to be `t + c` modulo the number of parts; evaluation of the subscript at each remainder finds
`c`. The iteration whose value a load reads must have the same `t + c`, and must have run the store.
Elements written before the loop keep their subscript. The array may not be read outside of the
loop, and the expanded array may have at most `max_elements` elements.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from math import gcd, lcm

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    for_bounds,
    if_constraints,
    to_map,
)
from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.integers.affine.affine_values import affine_values
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.memory.memory_effects import BlockDomains, block_domains
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_load, affine_store
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
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
                memory = alloca.results[0]
                loop = _loop_of(memory)
                if loop is None:
                    continue
                try:
                    _Buffers(self, memory, loop, block_domains(entry)).run()
                except NoMatch as reason:
                    ctx.remarks.missed(f"the array is not expanded: {reason}", alloca)
                else:
                    ctx.remarks.applied(
                        "the array is expanded: a buffer for each iteration", alloca
                    )


def _is_flat_shared(op: ir.Operation) -> bool:
    if op.name != "memref.alloca":
        return False
    type_ = ir.MemRefType(op.results[0].type)
    return type_.rank == 1 and "workgroup" in str(type_.memory_space)


def _loop_of(memory: ir.Value) -> ir.Operation | None:
    """The loop whose index selects the part that is read, by a remainder."""
    found: list[ir.Operation] = []
    for use in memory.uses:
        op = use.owner.operation
        if op.name != "memref.load":
            continue
        loops = [p for p in parents(op) if p.name == "affine.for"]
        turning = [p for p in loops if _period(op.operands[1], _index(p)) not in (None, 1)]
        if len(turning) != 1 or (found and found[0] != turning[0]):
            return None
        found = turning
    return found[0] if found else None


def _index(loop: ir.Operation) -> ir.Value:
    return loop.regions[0].blocks[0].arguments[0]


def _period(value: ir.Value, index: ir.Value) -> int | None:
    """The period of `value` as a function of `index`: 1 if it does not depend on the index.

    None if it is not periodic.
    """
    if value == index:
        return None
    op = defining_op(value)
    if op is None:
        return 1
    if op.name in ("arith.andi", "arith.remui"):
        constant = constant_int(op.operands[1])
        divisor = constant + 1 if constant is not None and op.name == "arith.andi" else constant
        power = divisor is not None and divisor > 0 and divisor & (divisor - 1) == 0
        if divisor is not None and (power or op.name == "arith.remui"):
            inner = _period(op.operands[0], index)
            return divisor if inner is None else inner
    periods = [_period(v, index) for v in op.operands]
    known = [p for p in periods if p is not None]
    if not op.name.startswith("arith.") or op.regions:
        return 1 if known == [1] * len(periods) else None
    return lcm(*known) if len(known) == len(periods) else None


@dataclass
class _Access:
    """One access, in the iterations from `first` to `last`.

    It touches part `(t + shift) mod parts`, at the offset `rest` in it.
    """

    op: ir.Operation
    first: int
    last: int
    at: dict[int, Linear]
    rest: Linear
    shift: int = 0


class _Buffers:
    def __init__(
        self, limits: ExpandArrays, memory: ir.Value, loop: ir.Operation, domains: BlockDomains
    ) -> None:
        self.limits = limits
        self.memory = memory
        self.loop = loop
        self.index = _index(loop)
        self.domains = domains
        bounds = for_bounds(loop)
        if bounds is None or bounds[0] != 0 or bounds[2] != 1:
            raise NoMatch("the loop does not count from 0 by 1")

    def run(self) -> None:
        loads, stores = self.accesses()
        part = reduce(gcd, (d for a in (*loads, *stores) for d in self.jumps(a)), 0)
        size = ir.MemRefType(self.memory.type).shape[0]
        if part <= 0 or size % part or not 1 < size // part <= self.limits.max_buffers:
            raise NoMatch("it does not consist of a few equal parts")
        parts = size // part
        for access in (*loads, *stores):
            self.locate(access, part, parts)
        self.match(loads, stores, parts)
        elements = part * (1 + max(a.last + a.shift for a in (*loads, *stores)))
        if elements > self.limits.max_elements:
            raise NoMatch(f"the expanded array would have {elements} elements")
        self.rewrite([*loads, *stores], part, max(elements, size))

    # --- accesses ---------------------------------------------------------------------------

    def accesses(self) -> tuple[list[_Access], list[_Access]]:
        loads: list[_Access] = []
        stores: list[_Access] = []
        for op in dict.fromkeys(use.owner.operation for use in self.memory.uses):
            inside = any(p == self.loop for p in parents(op))
            if op.name not in (*_LOADS, *_STORES):
                raise NoMatch(f"it is used by {op.name}")
            if inside:
                (loads if op.name in _LOADS else stores).append(self.access(op))
            elif op.name in _LOADS:
                raise NoMatch("it is read outside of the loop")
            else:
                self.check_before(op)
        if not loads or not stores:
            raise NoMatch("it is not both written and read in the loop")
        return loads, stores

    def check_before(self, op: ir.Operation) -> None:
        chain = [op, *parents(op)]
        beside = next((p for p in chain if p.block == self.loop.block), None)
        if beside is None or not beside.is_before_in_block(self.loop):
            raise NoMatch("it is written after the loop")

    def access(self, op: ir.Operation) -> _Access:
        domain = self.domains.at(op.block)
        first, last = domain.bounds[self.index]
        subscripts = list(op.operands)[1 if op.name in _LOADS else 2 :]
        affine = access_forms(op) if op.name.startswith("affine.") else None
        if last - first < self.limits.max_buffers:
            values = range(first, last + 1)
        else:
            period = None if affine is not None else _period(subscripts[0], self.index)
            if period is None or period > self.limits.max_buffers:
                raise NoMatch("a subscript is not periodic in the iterations")
            values = range(first, first + period)
        at: dict[int, Linear] = {}
        for value in values:
            fixed = domain.with_index(self.index, (value, value))
            form = affine[0] if affine is not None else self.form(subscripts[0], fixed)
            at[value] = form.substituted({self.index: Linear(value)})
        return _Access(op, first, last, at, Linear())

    def form(self, value: ir.Value, domain: Domain) -> Linear:
        form = affine_values().of(value, domain)
        if form is None:
            raise NoMatch("a subscript is not affine within one iteration")
        return form

    def jumps(self, access: _Access) -> list[int]:
        """The distances of the elements that different iterations touch."""
        forms = list(access.at.values())
        deltas = [form - forms[0] for form in forms]
        if not all(d.is_constant() for d in deltas):
            raise NoMatch("its parts are accessed in different ways")
        return [abs(d.const) for d in deltas]

    # --- the writing iteration --------------------------------------------------------------

    def locate(self, access: _Access, part: int, parts: int) -> None:
        """Find `shift` and `rest`."""
        domain = self.domains.at(access.op.block)
        value, form = next(iter(access.at.items()))
        low = domain.interval(form)[0] // part
        access.rest = form.shifted(-low * part)
        if domain.interval(access.rest)[1] >= part:
            raise NoMatch("an access exceeds its part")
        access.shift = (low - value) % parts
        for t, at in access.at.items():
            if at != access.rest.shifted((t + access.shift) % parts * part):
                raise NoMatch("the parts are not used in cyclic order")

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
        body = self.loop.regions[0].blocks[0]
        first = next(p for p in (a, *parents(a)) if p.block == body)
        second = next(p for p in (b, *parents(b)) if p.block == body)
        return first != second and first.is_before_in_block(second)

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
        with ir.Location.unknown(old.context):
            self.memory.set_type(
                ir.MemRefType.get([elements], old.element_type, memory_space=old.memory_space)
            )
        for access in accesses:
            form = access.rest + Linear(access.shift * part, {self.index: part})
            map_, operands = to_map([form])
            op = access.op
            with op.location, ir.InsertionPoint(op):
                if op.name in _LOADS:
                    replace_uses(op.results[0], affine_load(self.memory, map_, operands))
                else:
                    affine_store(op.operands[0], self.memory, map_, operands)
            erase(op)
