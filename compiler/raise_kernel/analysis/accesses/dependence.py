"""Loop-carried dependences between affine accesses, by emptiness of integer sets (isl).

The iterations of a loop are independent, within a lane, if no two of them touch one element with
one of the two writing. Atomic updates of one kind, whose old value is unused, have no order.
Different lanes are not compared: without a barrier between them (the caller checks), a conflict of
two lanes is a race, for which no order is required.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass, field

import islpy as isl

from raise_kernel.analysis.accesses.affine_maps import access_forms
from raise_kernel.analysis.accesses.linear import UNBOUNDED, Domain, Linear
from raise_kernel.analysis.accesses.regions import ON_NUMBERS, WRITES, walk_with_domain
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import ir

# The operation limit of isl; beyond it, a dependence is assumed.
MAX_OPERATIONS = 200_000
MAX_PAIRS = 256
# arith::AtomicRMWKind of an exchange.
_ASSIGN = 2


@dataclass(frozen=True)
class Access:
    """One affine access: its subscripts and the domain that it runs in."""

    op: ir.Operation
    forms: tuple[Linear, ...]
    domain: Domain
    writes: bool


@dataclass
class Accesses:
    """The accesses in a loop, by memory.

    `opaque` holds memory with other accesses, and `accumulated` the kinds of atomics whose old
    value is unused.
    """

    affine: dict[ir.Value, list[Access]] = field(default_factory=dict)
    opaque: set[ir.Value] = field(default_factory=set)
    written: set[ir.Value] = field(default_factory=set)
    accumulated: dict[ir.Value, set[str]] = field(default_factory=dict)
    has_barrier: bool = False


def collect(body: ir.Block, domain: Domain) -> Accesses:
    """Every access inside `body`, which runs in `domain`, to memory that is not allocated there."""
    found = Accesses()
    own: set[ir.Value] = set()

    def visit(op: ir.Operation, inner: Domain) -> None:
        name = op.name
        if name.startswith(ON_NUMBERS):
            return
        if name in ("gpu.barrier", "func.call"):
            found.has_barrier = True
        if name == "memref.alloca":
            own.add(op.results[0])
        memrefs = [v for v in op.operands if isinstance(v.type, ir.MemRefType)]
        memrefs = [v for v in memrefs if root(v) not in own]
        forms = access_forms(op) if name in ("affine.load", "affine.store") else None
        if _accumulates(op) and memrefs:
            found.accumulated.setdefault(root(memrefs[0]), set()).add(str(op.attributes["kind"]))
            return
        for memref in memrefs:
            writes = name in WRITES
            if writes:
                found.written.add(root(memref))
            if forms is not None and root(memref) == memref:
                access = Access(op, tuple(forms), inner, writes)
                found.affine.setdefault(memref, []).append(access)
            else:
                found.opaque.add(root(memref))

    walk_with_domain(body, domain, visit)
    return found


def _accumulates(op: ir.Operation) -> bool:
    """Whether `op` is an atomic sum, extremum or the like, and not an exchange."""
    if op.name != "memref.atomic_rmw" or list(op.results[0].uses):
        return False
    return ir.IntegerAttr(op.attributes["kind"]).value != _ASSIGN


def iterations_independent(loop_index: ir.Value, accesses: Accesses) -> bool:
    """Whether different iterations of the loop never conflict in one lane."""
    if accesses.has_barrier or accesses.written & accesses.opaque:
        return False
    # Atomics of one kind have no order if nothing else touches the memory.
    others = accesses.opaque | accesses.written | set(map(root, accesses.affine))
    if any(len(kinds) > 1 or m in others for m, kinds in accesses.accumulated.items()):
        return False
    pairs = 0
    for memref in accesses.written:
        touched = accesses.affine.get(memref, [])
        for a in touched:
            for b in touched:
                if not a.writes or (b.writes and id(b) < id(a)):
                    continue
                pairs += 1
                if pairs > MAX_PAIRS or _conflict(loop_index, a, b):
                    return False
    return True


def _conflict(loop_index: ir.Value, a: Access, b: Access) -> bool:
    if a.forms == b.forms and _pins(loop_index, a):
        return False
    shared = _outer_indices(loop_index, a, b)
    names_a = _names(shared, a.domain, "a")
    names_b = _names(shared, b.domain, "b")
    constraints = [
        f"{form_text(f, names_a)} = {form_text(g, names_b)}"
        for f, g in zip(a.forms, b.forms, strict=True)
    ]
    constraints += [*domain_text(a.domain, names_a), *domain_text(b.domain, names_b)]
    first, second = names_a[loop_index], names_b[loop_index]
    variables = sorted({*names_a.values(), *names_b.values()})
    text = (
        f"{{ [{', '.join(variables)}] : {' and '.join(constraints)} and "
        f"({first} < {second} or {first} > {second}) }}"
    )
    return not is_empty(text)


def _pins(loop_index: ir.Value, access: Access) -> bool:
    """Whether some subscript holds the loop index, and no index of an inner loop."""
    inside = list(access.domain.bounds)
    later = set(inside[inside.index(loop_index) + 1 :])
    return any(form.terms.get(loop_index) and not later & set(form.terms) for form in access.forms)


def _outer_indices(loop_index: ir.Value, a: Access, b: Access) -> set[ir.Value]:
    """The indices of lanes and outer loops, which have the same value for both accesses."""
    outer: set[ir.Value] = set()
    for index in a.domain.bounds:
        if index == loop_index:
            break
        if index in b.domain.bounds:
            outer.add(index)
    return outer


def _names(shared: set[ir.Value], domain: Domain, side: str) -> dict[ir.Value, str]:
    return {
        index: f"i{k}" if index in shared else f"{side}{k}" for k, index in enumerate(domain.bounds)
    }


def form_text(form: Linear, names: dict[ir.Value, str]) -> str:
    terms = [f"{c}*{names[v]}" for v, c in form.terms.items()]
    return " + ".join([*terms, str(form.const)])


def domain_text(domain: Domain, names: dict[ir.Value, str]) -> Iterable[str]:
    for index, (low, high) in domain.bounds.items():
        yield from _interval(names[index], low, high)
    for key, (low, high) in domain.facts.items():
        form = Linear(0, dict(key))
        if form.terms and all(v in names for v in form.terms):
            yield from _interval(form_text(form, names), low, high)


def _interval(text: str, low: int, high: int) -> Iterable[str]:
    if low > UNBOUNDED[0]:
        yield f"{text} >= {low}"
    if high < UNBOUNDED[1]:
        yield f"{text} <= {high}"


@functools.lru_cache(maxsize=1 << 12)
def is_empty(text: str) -> bool:
    """Whether isl finds the set empty; cached, because the sets of one kernel repeat."""
    context = isl.Context()
    context.set_max_operations(MAX_OPERATIONS)
    try:
        return isl.Set.read_from_str(context, text).is_empty()
    except isl.Error:
        # Beyond the operation limit nothing is known, so a dependence is assumed.
        return False
