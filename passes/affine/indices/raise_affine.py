"""Raises scf and memref operations to affine if their bounds, conditions and indices are affine.

Before:
    scf.for %k = %c0 to %c8 step %c1 iter_args(%s = %z) -> (f32) { ... }
    scf.if %c { %v = memref.load %x[%i] ... }          (%c: arith.cmpi slt, %i, %n)
After:
    affine.for %k = 0 to 8 iter_args(%s = %z) -> (f32) { ... }
    affine.if (d0) : (-d0 + 99 >= 0)(%i) { %v = affine.load %x[%i] ... }

Linear forms hold in the domain of their operation, which includes its guards: `x[i - 1]` under `i >
0` is affine although `i - 1` wraps elsewhere. A conjunction of comparisons is an affine set. So is
the negation of a disjunction; the branches are then swapped. A condition that always or never holds
in its domain is removed, also that of a select. A remark says why a loop or an if stays scf.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.affine_maps import to_set
from raise_kernel.analysis.accesses.index_causes import IndexCauses
from raise_kernel.analysis.accesses.linear import Constraint, Domain, needed
from raise_kernel.analysis.accesses.regions import region_domains
from raise_kernel.analysis.integers.affine.affine_values import affine_values
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.memory.memory_names import memory_name
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import (
    affine_for,
    affine_if,
    affine_yield,
)
from raise_kernel.mlir.rewriting import erase, replace_op, replace_uses
from raise_kernel.mlir.values import constant_int, identity
from raise_kernel.mlir.walks import block_operations, kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.basis.uses import rewrite_access
from raise_kernel.passes.affine.guards.guard_ops import inline_branch
from raise_kernel.remarks import RemarkSink


@register_pass("raise-affine", stage="affine")
def raise_affine(module: ir.Module, ctx: PassContext) -> None:
    """Raise scf.for, scf.if and memref accesses to affine where they are."""
    for kernel in kernels(module):
        _Raiser(kernel, ctx.remarks).block(kernel.regions[0].blocks[0], Domain())


# What may become affine, or another operation.
_RAISED = (
    *("memref.load", "memref.store", "scf.if", "scf.for"),
    *("arith.select", "arith.andi", "arith.remui"),
)


def _around(kernel: ir.Operation) -> set[int]:
    """The operations around those that may be raised, by their identities."""
    found: set[int] = set()
    for op in named(kernel.regions[0].blocks[0], *_RAISED):
        for parent in parents(op):
            if identity(parent) in found:
                break
            found.add(identity(parent))
    return found


class _Raiser:
    def __init__(self, kernel: ir.Operation, remarks: RemarkSink) -> None:
        self.remarks = remarks
        self.around = _around(kernel)
        self.values = affine_values()
        self.causes = IndexCauses()
        self.names: dict[ir.Value, str] = {}
        # What was said of which array at which line and column of the source.
        self.said: set[tuple[str, ir.Value, str]] = set()

    def block(self, block: ir.Block, domain: Domain) -> None:
        for op in block_operations(block):
            self.operation(op, domain)

    def operation(self, op: ir.Operation, domain: Domain) -> None:
        name = op.name
        if name in ("memref.load", "memref.store"):
            self.access(op, domain)
        elif name == "scf.if":
            self.conditional(op, domain)
        elif name == "scf.for":
            self.loop(op, domain)
        elif name == "arith.select":
            self.choice(op, domain)
        elif name in ("arith.andi", "arith.remui"):
            self.remainder(op, domain)
        elif len(op.regions) and identity(op) in self.around:
            self.regions(op, domain)

    def regions(self, op: ir.Operation, domain: Domain) -> None:
        regions = op.regions
        if len(regions):
            for region, inner in zip(regions, region_domains(op, domain), strict=True):
                for block in region.blocks:
                    self.block(block, inner)

    def remainder(self, op: ir.Operation, domain: Domain) -> None:
        """Replace a remainder by a lane index that equals it, such as a thread's index in its warp.

        This also applies to a remainder that is no subscript.
        """
        result = op.results[0]
        form = self.values.of(result, domain)
        if form is None or form.const or list(form.terms.values()) != [1]:
            return
        (index,) = form.terms
        if not isinstance(index.type, ir.IndexType) or not isinstance(result.type, ir.IntegerType):
            return
        with op.location, ir.InsertionPoint(op):
            replace_uses(result, arith.index_cast(result.type, index))
        erase(op)

    # --- accesses ---------------------------------------------------------------------------

    def access(self, op: ir.Operation, domain: Domain) -> None:
        """A load or a store at indices that are affine."""
        count = 1 if op.name == "memref.load" else 2
        memref, *indices = list(op.operands)[count - 1 :]
        forms = [self.values.of(i, domain) for i in indices]
        known = [f for f in forms if f is not None]
        if len(known) != len(forms):
            self.missed(op.name.removeprefix("memref."), memref, indices, op)
            return
        rewrite_access(op, known)

    def missed(
        self, kind: str, memref: ir.Value, indices: Sequence[ir.Value], op: ir.Operation
    ) -> None:
        """Say which array is accessed where, and what makes the index what it is: once for all that
        inlining and unrolling made of one access."""
        line = self.remarks.line(op.location)
        if line is not None:
            if (kind, memref, line) in self.said:
                return
            self.said.add((kind, memref, line))
        if memref not in self.names:
            self.names[memref] = memory_name(memref)
        name, reason = self.names[memref], self.causes.because(indices)
        preposition = "from" if kind == "load" else "to"
        why = f": {reason}" if reason else ""
        self.remarks.missed(f"the {kind} {preposition} {name} is not affine{why}", op)

    # --- conditions -------------------------------------------------------------------------

    def conditional(self, op: ir.Operation, domain: Domain) -> None:
        condition = op.operands[0]
        truth = True
        constraints = self.values.constraints(condition, True, domain)
        if constraints is None:
            truth = False
            constraints = self.values.constraints(condition, False, domain)
        if constraints is None:
            self.remarks.missed("if: the condition is not a conjunction of affine comparisons", op)
            self.regions(op, domain)
            return
        constraints = needed(constraints, domain)
        blocks = [list(region.blocks) for region in op.regions]
        yes, no = (blocks[0], blocks[1]) if truth else (blocks[1], blocks[0])
        if constraints is None:
            self.inline(op, 1 if truth else 0, domain)
        elif not constraints:
            self.inline(op, 0 if truth else 1, domain)
        else:
            self.affine_if(op, constraints, yes, no, domain)

    def choice(self, op: ir.Operation, domain: Domain) -> None:
        """Replace a select whose condition always or never holds here by one of its operands."""
        condition, yes, no = op.operands
        constraints = self.values.constraints(condition, True, domain)
        left = constraints if constraints is None else needed(constraints, domain)
        if constraints is not None and not left:
            replace_op(op, [no if left is None else yes])

    def inline(self, op: ir.Operation, region: int, domain: Domain) -> None:
        """Replace the if by the one branch that runs."""
        for inner in inline_branch(op, region):
            self.operation(inner, domain)

    def affine_if(
        self,
        op: ir.Operation,
        constraints: list[Constraint],
        yes: list[ir.Block],
        no: list[ir.Block],
        domain: Domain,
    ) -> None:
        set_, operands = to_set(constraints)
        with op.location, ir.InsertionPoint(op):
            results = [r.type for r in op.results]
            new, targets = affine_if(set_, operands, results, with_else=bool(no))
        for source, target in zip((yes, no), targets, strict=False):
            _move_body(source, target)
        replace_op(op, new.results)
        self.regions(new, domain)

    # --- loops ------------------------------------------------------------------------------

    def loop(self, op: ir.Operation, domain: Domain) -> None:
        lower, upper, step, *inits = op.operands
        bounds = [constant_int(v) for v in (lower, upper, step)]
        for k, value in enumerate((lower, upper, step)):
            form = self.values.of(value, domain) if bounds[k] is None else None
            if form is not None and form.is_constant():
                bounds[k] = form.const
        low, high, stride = bounds
        if (
            low is None
            or high is None
            or stride is None
            or not isinstance(lower.type, ir.IndexType)
        ):
            self.remarks.missed("loop: the bounds are not constant", op)
            self.regions(op, domain)
            return
        with op.location, ir.InsertionPoint(op):
            new, body = affine_for(low, high, stride, inits)
        old_body = op.regions[0].blocks[0]
        for old, argument in zip(old_body.arguments, body.arguments, strict=True):
            replace_uses(old, argument)
        _move_body([old_body], body)
        replace_op(op, new.results)
        self.regions(new, domain)


def _move_body(source: list[ir.Block], target: ir.Block) -> None:
    """Move the operations of a structured block; its scf.yield becomes an affine.yield."""
    if not source:
        with ir.InsertionPoint(target):
            affine_yield([])
        return
    (block,) = source
    *body, end = block_operations(block)
    for op in body:
        target.append(op)
    with end.location, ir.InsertionPoint(target):
        affine_yield(list(end.operands))
    erase(end)
