"""Recovers a reduction over the lanes of a warp from a tree of shuffles.

Before:
    %s0 = func.call @rk.warp.shuffle.down(%v0, 16, 31, %lane)     %v1 = arith.addf %v0, %s0
    %s1 = func.call @rk.warp.shuffle.down(%v1, 8, 31, %lane)      %v2 = arith.addf %v1, %s1
    ...                                                           %v5 = arith.addf %v4, %s4
    affine.if (%lane == 0) { affine.store %v5, ... }
After:
    %v5 = func.call @rk.warp.reduce.add(%v0, -1, %lane)

The tree has five steps with the distances 1, 2, 4, 8 and 16, in any order, each `v op shuffle(v)`.
A butterfly (`xor`) computes the total in every lane. Steps `down` compute it in lane 0. They are
replaced only if no other lane's value is used: the uses are under a guard that selects lane 0, or
are broadcasts from lane 0, which are replaced by the total. All 32 lanes have to take part:
conditions around the steps must be uniform in the warp. The order in which the values are combined
changes, as in every raised reduction. Other trees of shuffles stay, with a remark if five steps
were found.

Proved: five steps by the distances 1, 2, 4, 8 and 16 over one associative and commutative
operation, which all lanes of the warp reach; only lanes that have the total use it. Reductions are
reassociated.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd

from raise_kernel.analysis.accesses.affine_maps import if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.graphs.reduction_kinds import KINDS
from raise_kernel.analysis.lanes.lane_calls import LaneCall, create_lane_call, lane_call
from raise_kernel.analysis.lanes.uniform import diverges, parents
from raise_kernel.analysis.lanes.variance import Variance
from raise_kernel.analysis.memory.memory_effects import BlockDomains
from raise_kernel.bindings import arith, constant_int, defining_op, ir, kernels, walked
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved

_WARP = 32
_DISTANCES = [1, 2, 4, 8, 16]
# The names of reductions over lanes that differ from those of arith.
_NAMES = {"addf": "add", "addi": "add", "mulf": "mul", "muli": "mul"}
_NAMES |= {"andi": "and", "ori": "or", "xori": "xor"}


@register_pass(
    "fold-shuffles",
    stage="affine",
    needs=("func.call",),
    soundness=[
        proved(
            "Five steps by the distances 1, 2, 4, 8 and 16 over one associative and "
            "commutative operation, which all lanes of the warp reach; only lanes that have "
            "the total use it. Reductions are reassociated."
        ),
    ],
)
def fold_shuffles(module: ir.Module, ctx: PassContext) -> None:
    """Turn trees of warp shuffles into reductions over the lanes of the warp."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        found = [tree for op in walked(entry) if (tree := _tree(op)) is not None]
        if not found:
            continue
        lanes = _Lanes(entry)
        for tree in found:
            try:
                broadcasts = lanes.check(tree)
            except NoMatch as reason:
                ctx.remarks.missed(f"a tree of shuffles stays: {reason}", tree.last)
                continue
            ctx.remarks.applied("a tree of shuffles is now a reduction", tree.last)
            _replace(tree, broadcasts)


@dataclass(frozen=True)
class _Tree:
    """Five steps: `last` combines the result of the fifth `shuffle`, perhaps under a guard.

    `value` is the initial value of each lane.
    """

    last: ir.Operation
    shuffle: LaneCall
    value: ir.Value

    @property
    def lane(self) -> ir.Value:
        """The index of the lane in the warp."""
        return self.shuffle.indices[0]


def _tree(last: ir.Operation) -> _Tree | None:
    """The tree that ends in `last`; None if `last` does not end five steps."""
    if last.name not in KINDS:
        return None
    distances: list[int] = []
    first: LaneCall | None = None
    op: ir.Operation | None = last
    value = last.results[0]
    while len(distances) < len(_DISTANCES):
        if op is None or op.name != last.name:
            return None
        call = _step(op)
        if call is None or (first is not None and not _alike(call, first)):
            return None
        first = first or call
        distances.append(constant_int(call.arguments[1]) or 0)
        value = call.arguments[0]
        op = defining_op(value)
    if first is None or sorted(distances) != _DISTANCES:
        return None
    return _Tree(last, first, value)


def _step(op: ir.Operation) -> LaneCall | None:
    """The shuffle of `v op shuffle(v)`, if its segments are whole warps."""
    for value, moved in (list(op.operands), list(op.operands)[::-1]):
        by = defining_op(moved)
        call = lane_call(by) if by is not None else None
        if call is None or call.kind != "shuffle" or call.mode not in ("down", "xor"):
            continue
        same = call.arguments[0] == value and moved == call.op.results[0]
        if same and constant_int(call.arguments[2]) == _WARP - 1 and call.indices:
            return call
    return None


def _alike(call: LaneCall, other: LaneCall) -> bool:
    return (
        call.mode == other.mode
        and call.indices == other.indices
        and call.op.block == other.op.block
    )


class _Lanes:
    """The lanes that reach the operations of a kernel."""

    def __init__(self, entry: ir.Block) -> None:
        self.variance = Variance(entry)
        self.domains = BlockDomains(entry)

    def check(self, tree: _Tree) -> list[ir.Operation]:
        """The broadcasts of the total; NoMatch if the steps are not a reduction."""
        threads = ir.BlockArgument(tree.lane).owner.owner.operation
        number = ir.BlockArgument(tree.lane).arg_number
        if parallel_box(threads)[number] != (0, _WARP, 1):
            raise NoMatch("the block is not a whole number of warps")
        if not self.together(tree.shuffle.op, tree.lane):
            raise NoMatch("not all lanes of the warp reach it")
        broadcasts: list[ir.Operation] = []
        if tree.shuffle.mode == "down":
            self.first_alone(tree.last.results[0], tree.lane, broadcasts)
        return broadcasts

    def together(self, op: ir.Operation, lane: ir.Value) -> bool:
        """Whether all lanes of a warp reach `op` if one does."""
        threads = ir.BlockArgument(lane).owner.owner.operation
        for parent in parents(op):
            if parent == threads:
                return True
            if diverges(parent, self.variance, [lane]) and not _by_warp(parent, lane):
                return False
        return False

    def first_alone(self, value: ir.Value, lane: ir.Value, broadcasts: list[ir.Operation]) -> None:
        """NoMatch if a lane other than the first uses its own `value`."""
        for use in value.uses:
            user = use.owner.operation
            if _last_lane(self.domains.at(user.block), lane) == 0:
                continue
            call = lane_call(user)
            if call is not None:
                if not self.spreads_first(call, value, lane):
                    raise NoMatch("lanes other than the first use their values")
                broadcasts.append(user)
            elif user.name in ("affine.yield", "scf.yield"):
                holder = user.block.owner.operation
                if holder.name not in ("affine.if", "scf.if"):
                    raise NoMatch("the values are loop-carried")
                self.first_alone(holder.results[use.operand_number], lane, broadcasts)
            elif user.name.startswith(("arith.", "math.")):
                for result in user.results:
                    self.first_alone(result, lane, broadcasts)
            else:
                raise NoMatch("lanes other than the first use their values")

    def spreads_first(self, call: LaneCall, value: ir.Value, lane: ir.Value) -> bool:
        """Whether `call` broadcasts `value` from the first lane of the warp."""
        return (
            call.kind == "shuffle"
            and call.mode == "idx"
            and call.indices == [lane]
            and call.arguments[0] == value
            and constant_int(call.arguments[1]) == 0
            and constant_int(call.arguments[2]) == _WARP - 1
            and self.together(call.op, lane)
        )


def _by_warp(op: ir.Operation, lane: ir.Value) -> bool:
    """Whether a condition on the thread index, as `32 * w + l < 64`, is uniform in the warp."""
    if op.name != "affine.if":
        return False
    for constraint in if_constraints(op) or []:
        terms = dict(constraint.form.terms)
        step = terms.pop(lane, 0)
        const = constraint.form.const
        always = not terms and not constraint.equality and min(0, step * (_WARP - 1)) + const >= 0
        if step == 0 or always:
            continue
        # The other terms are a multiple of this; the lane's term must stay below the next multiple.
        unit = gcd(*terms.values())
        ends = {(const + step * at) // unit for at in (0, _WARP - 1)} if unit else set()
        if constraint.equality or len(ends) != 1:
            return False
    return True


def _last_lane(domain: Domain, lane: ir.Value) -> int:
    """The last lane in the domain."""
    last = domain.bounds[lane][1]
    for key, (low, high) in domain.facts.items():
        terms = dict(key)
        step = terms.pop(lane, 0)
        first, most = domain.interval(Linear(0, terms))
        if step > 0:
            last = min(last, (high - first) // step)
        elif step < 0:
            last = min(last, (most - low) // -step)
    return last


def _replace(tree: _Tree, broadcasts: list[ir.Operation]) -> None:
    kind = tree.last.name.removeprefix("arith.")
    with tree.last.location, ir.InsertionPoint(tree.shuffle.op):
        everyone = arith.constant(ir.IntegerType.get_signless(32), -1)
    old = tree.last.results[0]
    new = create_lane_call(
        f"warp.reduce.{_NAMES.get(kind, kind)}",
        [tree.value, everyone, tree.lane],
        [old.type],
        tree.shuffle.op,
    )
    for op in broadcasts:
        # All lanes have the total; only a broadcast of the total itself is replaced.
        if op.operands[0] == old:
            op.results[0].replace_all_uses_with(new.results[0])
    old.replace_all_uses_with(new.results[0])
