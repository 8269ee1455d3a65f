"""Turns loops that solve triangular systems into triangular solves.

Before (forward substitution; with several right-hand sides, for many matrices, from the end, row by
row or column by column, a thread each or with barriers between the steps):
    %r:2 = stablehlo.while(%i = 0, %x = %x0) ... {
      %s = ... b[i, :] - sum over j < i of L[i, j] * x[j, :]
      %o = stablehlo.dynamic_update_slice %x, %s / L[i, i], %i, 0
      return %i + 1, %o
    }
After:
    %x = "stablehlo.triangular_solve"(%L, %b) left_side, lower      (lax.linalg.triangular_solve)
    %r = stablehlo.if (all of L and x finite, no zero on L's diagonal) { %x } else { the loop }

What a loop computes is found by running it modulo a prime (idioms/fields): it may be a triangular
solve where its result times a triangle of one of the tensors that it reads is another one of them.
More runs prove it (proofs.py; an error is less likely than 2^-40): nothing else that it reads has
an effect, it divides by elements of the diagonal alone, and what it computes on its way is finite
where the guard holds. How it is written does not matter. A sum is reassociated, as sums are, and a
quotient may be a product with the reciprocal, with a remark. Loops that compare floats are not
looked at, but for tests whether an unknown is zero.

The guard asks that no coefficient, right-hand side or unknown is larger than 2^32 (of f32), or NaN,
that no element of the diagonal is smaller than 2^-32, and, where the kernel asks about that, that
no unknown is zero. For right-hand sides and systems that fail the loop runs as it is written; the
others have the solution in either case. Under `vmap` both run.

What is the same for each right-hand side or system is followed for two of them
(idioms/fields/lanes.py). Runs have a fixed budget
(trial.py, proofs.py), so solves are named up to some 60 unknowns: what is proved is proved of these
sizes.

Tridiagonal systems: recognize-tridiagonal-solves.

Refuses nothing; loops that are too large to be followed stay, with a remark.

Guarded: results and divisors are those of a triangular solve, as rational functions, by runs modulo
a prime (error below 2^-40); the guard bounds magnitudes, and what is on the diagonal from below.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isqrt

from raise_kernel.bindings import defining_op, identity, ir, optimized_kernels, walked
from raise_kernel.diagnostics import NoMatch
from raise_kernel.erasing import erase
from raise_kernel.facts import replace_uses
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.loop_ranges import constant_int
from raise_kernel.passes.tensor_opt.graph.node import moved_from, reached
from raise_kernel.passes.tensor_opt.idioms.cloning import cloned
from raise_kernel.passes.tensor_opt.idioms.fields.run import widest
from raise_kernel.passes.tensor_opt.idioms.fields.solves import Solve, find
from raise_kernel.passes.tensor_opt.idioms.fields.trial import Trial
from raise_kernel.passes.tensor_opt.idioms.solves.solve_builders import solved
from raise_kernel.registry import register_pass
from raise_kernel.stablehlo.elements import is_float
from raise_kernel.stablehlo.tensor_types import of_floats

# Solves named in one kernel, at most; unknowns of one that is written out, at least.
SOLVES = 8
LEAST = 8
PRODUCTS = ("multiply", "dot_general")
SUMS = ("add", "subtract", "dot_general")
# Float operations that are not followed.
COMPARING = ("maximum", "minimum", "abs")


@register_pass(
    "recognize-solves", stage="tensor-opt", needs=("stablehlo.multiply", "stablehlo.dot_general")
)
def recognize_solves(module: ir.Module, ctx: PassContext) -> None:
    """Turn loops into triangular solves; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        block = kernel.regions[0].blocks[0]
        tried: set[tuple[int, int]] = set()
        for _ in range(SOLVES):
            if not _name_one(block, kernel, ctx, tried):
                break


def _may_solve(op: ir.Operation) -> bool:
    """Whether it is a loop of sums of products, without comparisons of floats."""
    if op.name != "stablehlo.while":
        return False
    inner = [o for region in op.regions for b in region.blocks for o in walked(b)]
    words = {
        o.name.removeprefix("stablehlo.")
        for o in inner
        if o.results and of_floats((o.operands or o.results)[0])
    }
    if any(o in words for o in COMPARING):
        return False
    return any(o in words for o in PRODUCTS) and any(o in words for o in SUMS)


def _name_one(
    block: ir.Block, kernel: ir.Operation, ctx: PassContext, tried: set[tuple[int, int]]
) -> bool:
    """Name one value of the block; `tried` has the results that were looked at."""
    if not _may_have_targets(block):
        return False
    loader, roots = Loader.of(block)
    values = {node: value for value, node in reversed(loader.nodes.items())}
    for target in _targets(loader, roots, values):
        key = identity(target.owner), target.position
        if key in tried:
            continue
        tried.add(key)
        try:
            found = _read(target, loader)
        except NoMatch as reason:
            if target.loop:
                words = f"not checked for linear solves: {reason}"
                ctx.remarks.missed(words, target.owner)
            continue
        if found is None:
            continue
        system, trial = found
        if target.loop and sum(any(True for _ in r.uses) for r in target.owner.results) > 1:
            words = "a triangular solve stays a loop: the loop has other results"
            ctx.remarks.missed(words, target.owner)
            continue
        words = "it is recognized as a triangular solve, with reassociated additions"
        ctx.remarks.applied(words, target.owner if target.loop else kernel)
        _write(system, trial, target, values)
        return True
    return False


@dataclass(frozen=True)
class _Target:
    """A value that may be the solution of systems of one of these `lengths`."""

    node: Node
    value: ir.Value
    lengths: set[int]
    loop: bool

    @property
    def owner(self) -> ir.Operation:
        owner = defining_op(self.value)
        assert owner is not None
        return owner

    @property
    def position(self) -> int:
        return ir.OpResult(self.value).result_number


def _may_have_targets(block: ir.Block) -> bool:
    """Whether `_targets` finds any in what is loaded of the block."""
    *operations, end = [view.operation for view in block.operations]
    if any(map(_may_solve, operations)):
        return True
    multiplying = {"stablehlo.while", *(f"stablehlo.{name}" for name in PRODUCTS)}
    products = sum(op.name in multiplying for op in operations)
    types = [v.type for v in end.operands if isinstance(v.type, ir.RankedTensorType)]
    return any(
        isinstance(t.element_type, ir.FloatType)
        and any(LEAST <= n <= products + 1 for n in t.shape)
        for t in types
    )


def _targets(loader: Loader, roots: list[Node], values: dict[Node, ir.Value]) -> Iterator[_Target]:
    """Results of loops; then those of the kernel, whose loops may be written out."""
    live = reached(roots)
    for node, value in values.items():
        owner = defining_op(value)
        if node not in live or node.op != "result" or not is_float(node.element):
            continue
        if owner is not None and _may_solve(owner):
            yield _Target(node, value, _lengths(owner) | set(node.shape), True)
    products = sum(n.op in PRODUCTS and is_float(n.element) for n in live)
    products += sum(n.op == "stablehlo.while" for n in live)
    for node in dict.fromkeys(roots):
        lengths = {n for n in node.shape if LEAST <= n <= products + 1}
        if lengths and is_float(node.element) and defining_op(values[node]) is not None:
            yield _Target(node, values[node], lengths, False)


def _read(target: _Target, loader: Loader) -> tuple[Solve, Trial] | None:
    """The system that a value is the solution of."""
    node = target.node
    for deep in (False, True) if target.loop else (True,):
        trial = Trial(node, loader, deep=deep)
        before = moved_from(node.operands[0].operands[node.attr]) if target.loop else None
        base = before if before in trial.leaves else None
        lengths = target.lengths | _sides(trial.leaves)
        solve = find(trial, base, lengths)
        if solve is not None:
            return solve, trial
    return None


def _sides(leaves: Sequence[Node]) -> set[int]:
    """How long the axes of tensors are, and of matrices that are stored row after row."""
    found = {side for node in leaves for side in node.shape}
    return found | {isqrt(n) for n in found if isqrt(n) ** 2 == n}


def _lengths(owner: ir.Operation) -> set[int]:
    """How many unknowns there may be: as many as the loop has iterations, or one more, where the
    first or the last one is computed outside."""
    operands = [v for op in owner.regions[0].blocks[0].operations for v in op.operation.operands]
    found = [constant_int(v) for v in operands]
    return {n + more for n in found if n is not None for more in (0, 1)}


def _write(system: Solve, trial: Trial, target: _Target, values: dict[Node, ir.Value]) -> None:
    """Put the solution where the value was."""
    owner, result = target.owner, target.value
    used = {n.element for n in (*trial.leaves, trial.target)}
    sources = [values[n] for n in trial.leaves]

    def otherwise() -> ir.Value:
        if target.loop:
            return owner.clone().results[target.position]
        return cloned([result], sources)[0]

    with ir.InsertionPoint(owner), owner.location:
        element = widest(trial.elements | used)
        made = solved(system, values, result.type, element, otherwise)
    replace_uses(result, made)
    if target.loop:
        erase(owner)
