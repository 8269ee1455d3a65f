"""Builds the loops of a sum whose addends are one expression at the points of a box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.analysis.graphs.reduction_kinds import KINDS, identity
from raise_kernel.analysis.loops.addends import sum_kind
from raise_kernel.analysis.loops.copies import Copy, Node
from raise_kernel.analysis.loops.copy_grid import Grid, MovingGuard, Rebuild
from raise_kernel.analysis.loops.sum_terms import SummedTerm
from raise_kernel.analysis.memory.type_layout import is_float
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import affine_for, affine_yield


@dataclass(frozen=True)
class SumMember:
    """A term with its factors in the order of the other members; `origin` has them as written."""

    term: SummedTerm
    origin: SummedTerm
    copy: Copy


@dataclass(frozen=True)
class SumGroup:
    """Terms that are one reduction over the box of `grid`: products of `factors` under `guards`.

    `padded` are the guards of each factor that is zero outside of them.
    """

    members: tuple[SumMember, ...]
    grid: Grid
    factors: tuple[Node, ...]
    guards: list[MovingGuard]
    padded: list[list[MovingGuard]]

    @property
    def from_zero(self) -> bool:
        """Whether a loop of a member starts from +0.0."""
        loops = (loop for member in self.members for loop in member.term.loops)
        return any("rk.from_zero" in loop.attributes for loop in loops)


def sum_nest(root: ir.Operation, group: SumGroup) -> list[ir.Operation]:
    """The sum as sequential loops that start at +0.0, before `root`."""
    type_ = root.results[0].type
    nest: list[ir.Operation] = []
    point = ir.InsertionPoint(root)
    with root.location:
        with point:
            carried = arith.constant(type_, _start(type_))
        blocks = []
        for count in group.grid.counts:
            with point:
                loop, block = affine_for(0, count, 1, [carried])
            nest.append(loop)
            blocks.append(block)
            carried = block.arguments[1]
            point = ir.InsertionPoint(block)
        with point:
            indices = [block.arguments[0] for block in blocks]
            term = _term(group, indices, root)
            affine_yield([combined(sum_kind(root) or "", carried, term)])
        for loop, block in zip(nest[1:], blocks[:-1], strict=True):
            with ir.InsertionPoint(block):
                affine_yield([loop.results[0]])
    return nest


def _term(group: SumGroup, indices: Sequence[ir.Value], root: ir.Operation) -> ir.Value:
    """The term of the sum at `indices`."""
    rebuild = Rebuild(group.grid, indices)
    type_ = root.results[0].type

    def product() -> ir.Value:
        factors = [
            rebuild.guarded(guards, lambda node=node: rebuild.value(node), type_, _start(type_))
            for node, guards in zip(group.factors, group.padded, strict=True)
        ]
        return factors[0] if len(factors) == 1 else arith.mulf(*factors)

    return rebuild.guarded(
        group.guards, product, type_, identity(KINDS[sum_kind(root) or ""], type_)
    )


def combined(kind: str, a: ir.Value, b: ir.Value) -> ir.Value:
    return ir.Operation.create(kind, results=[a.type], operands=[a, b]).result


def _start(type_: ir.Type) -> ir.Attribute:
    """Zero; for floats the positive one."""
    return ir.FloatAttr.get(type_, 0.0) if is_float(type_) else ir.IntegerAttr.get(type_, 0)
