"""Merge an scf.if with the only scf.if in it.

Before:                                        After:
  scf.if %a {                                    %b = arith.cmpi slt, %j, %m : i32
    %b = arith.cmpi slt, %j, %m : i32            %ab = arith.andi %a, %b : i1
    scf.if %b {                                  scf.if %ab {
      memref.store ...                             memref.store ...
    }                                            }
  }

The outer scf.if may also hold operations that the inner condition needs, if they may be speculated.
A result with different values in the two else branches becomes a select. An inner else with
operations stays.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.graphs.speculation import is_speculatable
from raise_kernel.bindings import arith, defining_op, ir, walked
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass


@register_pass("merge-conditions", stage="structure", needs=("scf.if",))
@dataclass(frozen=True)
class MergeConditions:
    """Merge nested scf.if into one on the combined condition."""

    # As many operations as a few index computations and their comparison.
    max_operations: int = 16

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        # Inner conditionals first, so that a chain becomes one.
        for op in reversed([op for op in walked(module.body) if op.name == "scf.if"]):
            inner = self._inner(op)
            if inner is not None:
                _merge(op, inner)

    def _inner(self, op: ir.Operation) -> ir.Operation | None:
        """The one scf.if in `op` that may be merged with it."""
        if _has_code(op, 1):
            return None
        *ops, _ = (o.operation for o in op.regions[0].blocks[0].operations)
        nested = [o for o in ops if o.name == "scf.if"]
        if len(nested) != 1 or len(ops) > self.max_operations + 1 or _has_code(nested[0], 1):
            return None
        inner = nested[0]
        rest = (o for o in ops if o != inner)
        if not all(map(is_speculatable, rest)) or _is_read_inside(inner):
            return None
        return inner


def _has_code(op: ir.Operation, region: int) -> bool:
    blocks = op.regions[region].blocks
    return bool(len(blocks)) and len(blocks[0].operations) > 1


def _is_read_inside(inner: ir.Operation) -> bool:
    """Whether an operation other than the outer yield reads the inner results."""
    return any(
        use.owner.operation.name != "scf.yield" for result in inner.results for use in result.uses
    )


def _merge(outer: ir.Operation, inner: ir.Operation) -> None:
    then = outer.regions[0].blocks[0]
    *ops, outer_yield = (o.operation for o in then.operations)
    for op in ops:
        if op != inner:
            op.move_before(outer)
    ip, loc = ir.InsertionPoint(outer), inner.location
    condition = outer.operands[0]
    both = arith.AndIOp(condition, inner.operands[0], loc=loc, ip=ip).result
    taken = _yielded(inner, 0)
    skipped = _yielded(inner, 1)
    then_values, else_values = [], []
    for value, other in zip(outer_yield.operands, _yielded(outer, 1), strict=True):
        owner = defining_op(value)
        if owner is not None and owner == inner:
            position = ir.OpResult(value).result_number
            then_values.append(taken[position])
            value = skipped[position]
        else:
            then_values.append(value)
        if value != other:
            value = arith.SelectOp(condition, value, other, loc=loc, ip=ip).result
        else_values.append(value)
    merged = ir.Operation.create(
        "scf.if",
        operands=[both],
        results=[value.type for value in then_values],
        regions=2,
        loc=loc,
        ip=ip,
    )
    body = inner.regions[0].blocks[0]
    erase(body.operations[-1].operation)
    body.append_to(merged.regions[0])
    ir.Operation.create("scf.yield", operands=then_values, loc=loc, ip=ir.InsertionPoint(body))
    if else_values:
        other_block = merged.regions[1].blocks.append()
        other_ip = ir.InsertionPoint(other_block)
        ir.Operation.create("scf.yield", operands=else_values, loc=loc, ip=other_ip)
    for old, new in zip(outer.results, merged.results, strict=True):
        old.replace_all_uses_with(new)
    erase(outer)


def _yielded(op: ir.Operation, region: int) -> list[ir.Value]:
    blocks = op.regions[region].blocks
    return list(blocks[0].operations[-1].operands) if len(blocks) else []
