"""The uses of a parallel loop's indices: access relations, guards, and operands of anything else.

Operations whose result is affine are index arithmetic, and no use themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    applied_form,
    if_constraints,
    to_map,
)
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Interval, Linear
from raise_kernel.analysis.accesses.regions import region_domains, walk_with_domain
from raise_kernel.analysis.graphs.speculation import is_pure
from raise_kernel.analysis.integers.affine.affine_values import (
    affine_values,
    bit_width,
    signed_range,
)
from raise_kernel.analysis.memory.memory_effects import domain_at
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_apply, affine_load, affine_store
from raise_kernel.mlir.rewriting import erase, erase_unused, replace_op, replace_uses
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import walked
from raise_kernel.passes.affine.basis.divisions import DIVIDING
from raise_kernel.passes.affine.guards.guard_ops import replace_guard

INDEX_BITS = 32
# What may be affine as a whole where its operands are not.
_PIECEWISE = frozenset({"arith.select", "arith.minsi", "arith.maxsi", "arith.minui", "arith.maxui"})
_EXACT = DIVIDING | _PIECEWISE


@dataclass(frozen=True)
class Use:
    """Operand `position` of `op`, and its form."""

    op: ir.Operation
    position: int
    form: Linear

    @property
    def value(self) -> ir.Value:
        return self.op.operands[self.position]


@dataclass
class Uses:
    """All uses of indices in a loop, and the domain that holds in all its iterations."""

    domain: Domain
    operands: list[Use] = field(default_factory=list)
    accesses: dict[ir.Operation, list[Linear]] = field(default_factory=dict)
    guards: dict[ir.Operation, list[Constraint]] = field(default_factory=dict)

    def forms(self) -> Iterator[Linear]:
        """All forms except those of guards."""
        yield from (use.form for use in self.operands)
        yield from (form for forms in self.accesses.values() for form in forms)

    def bounds(self) -> Iterator[Constraint]:
        """The constraints of guards."""
        yield from (c for constraints in self.guards.values() for c in constraints)


def uses_in(
    loop: ir.Operation,
    goes_on: Callable[[Sequence[Linear], Sequence[Constraint]], bool] | None = None,
) -> Uses:
    """The uses of indices in `loop`.

    `goes_on` hears the forms and the constraints of each use; once it says no, the rest of the uses
    is not looked at.
    """
    body = loop.regions[0].blocks[0]
    values, exact = affine_values(sets=False), affine_values()
    (base,) = region_domains(loop, domain_at(loop))
    found = Uses(base)
    # Guards add no bounds here: the value has to be right in every lane.
    domains: dict[frozenset, Domain] = {frozenset(base.bounds): base}
    latest = base, base

    def widest(domain: Domain) -> Domain:
        """The domain without guards; most operations stand in that of the one before."""
        nonlocal latest
        if latest[0] is not domain:
            indices = frozenset(domain.bounds)
            if indices not in domains:
                domains[indices] = Domain(_widest(domain, base))
            latest = domain, domains[indices]
        return latest[1]

    def linear(value: ir.Value, domain: Domain) -> Linear | None:
        form = values.of(value, domain)
        if form is not None:
            return form
        # Integer sets find what no rule does, at a price.
        op = defining_op(value)
        return exact.of(value, domain) if op is not None and op.name in _EXACT else None

    def resolved(form: Linear, domain: Domain) -> Linear:
        """The form in indices alone; its terms may be values of affine.apply."""
        known = {v: linear(v, domain) for v in form.terms}
        return form.substituted({v: f for v, f in known.items() if f is not None})

    def stops(forms: Sequence[Linear], constraints: Sequence[Constraint] = ()) -> bool:
        return goes_on is not None and not goes_on(forms, constraints)

    def visit(op: ir.Operation, domain: Domain) -> bool:
        key = widest(domain)
        constraints = if_constraints(op) if op.name == "affine.if" else None
        if constraints is not None:
            found.guards[op] = [replace(c, form=resolved(c.form, key)) for c in constraints]
            return stops((), found.guards[op])
        whole = linear(op.results[0], key) if len(op.results) == 1 else None
        if whole is not None and _is_index(op.results[0], whole, key):
            return False
        forms = access_forms(op) if op.name in ("affine.load", "affine.store") else None
        count = len(op.operands)
        if forms is not None:
            found.accesses[op] = [resolved(form, key) for form in forms]
            if stops(found.accesses[op]):
                return True
            count = 1 if op.name == "affine.load" else 2
        for position in range(count):
            operand = op.operands[position]
            form = linear(operand, key)
            if form is not None and form.terms and _is_index(operand, form, key):
                found.operands.append(Use(op, position, form))
                if stops([form]):
                    return True
        return False

    walk_with_domain(body, base, visit)
    return found


def _is_index(value: ir.Value, form: Linear, domain: Domain) -> bool:
    """Whether an index of 32 bits, which is what the tensor program has by default (its
    index_width.py), can hold the value."""
    if isinstance(value.type, ir.IndexType) or bit_width(value.type) <= INDEX_BITS:
        return True
    low, high = signed_range(INDEX_BITS)
    first, last = domain.interval(form)
    return low <= first and last <= high


def _widest(domain: Domain, base: Domain) -> dict[ir.Value, Interval]:
    """The bounds of indices from loops alone, without those from guards."""
    indices = {v: ends for v, ends in domain.bounds.items() if defining_op(v) is None}
    return {v: base.bounds.get(v, ends) for v, ends in indices.items()}


def erase_unused_in(body: ir.Block) -> None:
    """Erase arithmetic that nothing uses: that of indices that are gone, or their divisions."""
    erase_unused(walked(body), is_pure)


def rewrite_access(
    op: ir.Operation, forms: Sequence[Linear], memref: ir.Value | None = None
) -> None:
    """Replace a load or store by an affine one with these subscripts, perhaps of another memory."""
    map_, operands = to_map(forms)
    loads = op.name.endswith(".load")
    memref = memref or op.operands[0 if loads else 1]
    with op.location, ir.InsertionPoint(op):
        if loads:
            replace_uses(op.results[0], affine_load(memref, map_, operands))
        else:
            affine_store(op.operands[0], memref, map_, operands)
    erase(op)


def used_forms(op: ir.Operation) -> list[Linear] | None:
    """The forms that an access, a guard or an affine.apply has; None for anything else."""
    if op.name in ("affine.load", "affine.store"):
        forms = access_forms(op)
        return None if forms is None else list(forms)
    if op.name == "affine.if":
        constraints = if_constraints(op)
        return None if constraints is None else [c.form for c in constraints]
    form = applied_form(op)
    return None if form is None else [form]


def substitute(operations: Iterable[ir.Operation], forms: Mapping[ir.Value, Linear]) -> None:
    """Put forms in the place of indices in accesses and guards, and in the affine.apply that have
    one. Other uses of the indices stay."""
    for op in operations:
        used = None if forms.keys().isdisjoint(op.operands) else used_forms(op)
        if used is None:
            continue
        after = [form.substituted(forms) for form in used]
        if op.name == "affine.if":
            old = if_constraints(op) or ()
            replace_guard(op, [replace(c, form=f) for c, f in zip(old, after, strict=True)])
        elif op.name == "affine.apply":
            with op.location, ir.InsertionPoint(op):
                map_, operands = to_map(after)
                replace_op(op, [affine_apply(map_, operands)])
        else:
            rewrite_access(op, after)
