"""Walks over structured regions with the iteration domain of each operation."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence

from raise_kernel.analysis.accesses.affine_maps import for_bounds, if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import Constraint, Domain
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.walks import block_operations, first_inside


def negated(constraints: Sequence[Constraint]) -> list[Constraint] | None:
    """The complement of one inequality as a conjunction; None if it is a union."""
    if len(constraints) != 1 or constraints[0].equality:
        return None
    return [Constraint(constraints[0].form.scaled(-1).shifted(-1))]


def last_value(lower: int, upper: int, step: int) -> int:
    """The last index of `lower, lower + step, ... < upper` (below `lower` if there is none)."""
    return lower + (upper - lower - 1) // step * step


# A condition, its truth and a domain -> the constraints that it is there, if it is a conjunction.
Conditions = Callable[[ir.Value, bool, Domain], list[Constraint] | None]


def region_domains(
    op: ir.Operation, domain: Domain, conditions: Conditions | None = None
) -> list[Domain]:
    """The domain of each region of `op`, from the domain of `op`.

    `conditions`: what to know of the condition of an scf.if.
    """
    if op.name == "scf.if" and conditions is not None:
        truths = (conditions(op.operands[0], truth, domain) for truth in (True, False))
        return [domain.refined(constraints or []) for constraints in truths]
    if op.name == "affine.parallel":
        intervals = [(low, last_value(low, high, step)) for low, high, step in parallel_box(op)]
        indices = op.regions[0].blocks[0].arguments
        return [domain.with_indices(dict(zip(indices, intervals, strict=True)))]
    if op.name == "affine.for":
        bounds = for_bounds(op)
        if bounds is not None:
            low, high, step = bounds
            iv = op.regions[0].blocks[0].arguments[0]
            domain = domain.with_index(iv, (low, last_value(low, high, step)))
        return [domain]
    if op.name == "affine.if":
        constraints = if_constraints(op) or []
        return [domain.refined(constraints), domain.refined(negated(constraints) or [])]
    return [domain] * len(op.regions)


def walk_with_domain(
    block: ir.Block,
    domain: Domain,
    visit: Callable[[ir.Operation, Domain], bool | None],
    conditions: Conditions | None = None,
) -> bool:
    """Call `visit(op, domain)` on each operation, pre-order, until it returns True: whether it did.
    `visit` must not erase the op."""
    for op in block_operations(block):
        if visit(op, domain):
            return True
        if len(op.regions):
            domains = region_domains(op, domain, conditions)
            for region, inner in zip(op.regions, domains, strict=True):
                for nested in region.blocks:
                    if walk_with_domain(nested, inner, visit, conditions):
                        return True
    return False


def with_domains(
    block: ir.Block,
    domain: Domain,
    operations: Iterable[ir.Operation],
    conditions: Conditions | None = None,
) -> Iterator[tuple[ir.Operation, Domain]]:
    """What `walk_with_domain` says of a few operations in a block, without a walk."""
    known = {block: domain}
    for op in operations:
        around: list[ir.Operation] = []
        inner = op.block
        while inner not in known:
            around.append(inner.owner.operation)
            inner = around[-1].block
        for parent in reversed(around):
            domains = region_domains(parent, known[parent.block], conditions)
            for region, its in zip(parent.regions, domains, strict=True):
                known.update(dict.fromkeys(region.blocks, its))
        yield op, known[op.block]


def rewrite_inner_first(
    block: ir.Block, domain: Domain, visit: Callable[[ir.Operation, Domain], None]
) -> None:
    """Call `visit(op, domain)` on each operation with regions, post-order; `visit` may erase it."""
    for item in list(block.operations):
        op = item.operation
        if op.regions:
            for region, inner in zip(op.regions, region_domains(op, domain), strict=True):
                for nested in region.blocks:
                    rewrite_inner_first(nested, inner, visit)
            visit(op, domain)


def has_effects(op: ir.Operation) -> bool:
    """Whether `op`, or an operation inside it, writes memory or synchronizes."""
    if op.name in WRITES:
        return True
    return len(op.regions) > 0 and first_inside(op, lambda inner: inner.name in WRITES) is not None


def has_effects_between(first: ir.Operation, last: ir.Operation) -> bool:
    """Whether `first`, or an operation of its block between it and `last`, has effects."""
    effects = facts.once(_effects_in, first.block)
    start = bisect_left(effects, True, key=lambda op: not op.is_before_in_block(first))
    return start < len(effects) and effects[start].is_before_in_block(last)


def _effects_in(block: ir.Block) -> list[ir.Operation]:
    """The operations of the block that have effects, in order."""
    return [view.operation for view in block.operations if has_effects(view.operation)]


# Operations of these dialects have neither memory nor calls among their operands.
ON_NUMBERS = ("arith.", "math.")
WRITES = frozenset(
    {
        "memref.store",
        "affine.store",
        "memref.atomic_rmw",
        "memref.generic_atomic_rmw",
        "memref.copy",
        "gpu.barrier",
        "func.call",
    }
)
