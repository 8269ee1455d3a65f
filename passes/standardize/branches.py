"""Operands of branch terminators by target, and branches rebuilt with other operands.

Works on `llvm.br`, `llvm.cond_br`, `llvm.switch` and their cf twins: both dialects lay their
operands out alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import array_values
from raise_kernel.passes.standardize.emitter import Emitter

_FIXED_OPERANDS = {"br": 0, "cond_br": 1, "switch": 1}


def operand_groups(op: ir.Operation) -> tuple[list[ir.Value], list[list[ir.Value]]]:
    """The condition or flag (if any), and one operand list for each successor."""
    kind = op.name.split(".")[1]
    if kind not in _FIXED_OPERANDS:
        raise refuse("RK011", f"the terminator {op.name} is not raised", at=op)
    operands = list(op.operands)
    split = _FIXED_OPERANDS[kind]
    fixed, rest = operands[:split], operands[split:]
    groups, start = [], 0
    for size in _group_sizes(op, kind, len(rest)):
        groups.append(rest[start : start + size])
        start += size
    return fixed, groups


def rebuild_branch(
    op: ir.Operation,
    fixed: Sequence[ir.Value],
    groups: Sequence[Sequence[ir.Value]],
    *,
    dialect: str | None = None,
    successors: Sequence[ir.Block] | None = None,
    block: ir.Block | None = None,
) -> ir.Operation:
    """A branch like `op` with other operands, at its position (or at the end of `block`)."""
    own, kind = op.name.split(".")
    name = f"{dialect or own}.{kind}"
    attributes: dict[str, ir.Attribute] = {}
    sizes = [len(group) for group in groups]
    if kind == "cond_br":
        attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get([1, *sizes])
    elif kind == "switch":
        segments = [1, sizes[0], sum(sizes[1:])]
        attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get(segments)
        attributes["case_operand_segments"] = ir.DenseI32ArrayAttr.get(sizes[1:])
        if "case_values" in op.attributes:
            attributes["case_values"] = op.attributes["case_values"]
    operands = [*fixed, *(value for group in groups for value in group)]
    targets = list(successors if successors is not None else op.successors)
    build = Emitter.at_end(block, op.location) if block is not None else Emitter.before(op)
    new = build.create(name, operands, [], attributes, successors=targets)
    if block is None:
        erase(op)
    return new


def _group_sizes(op: ir.Operation, kind: str, count: int) -> list[int]:
    if kind == "br":
        return [count]
    segments = list(array_values(op.attributes["operandSegmentSizes"]))
    if kind == "cond_br":
        return segments[1:]
    return [segments[1], *array_values(op.attributes["case_operand_segments"])]
