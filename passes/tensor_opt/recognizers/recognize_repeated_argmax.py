"""Rounds that each take the best element that is left become `top_k`.

Before (k times: the largest element of each row and its place; then it is taken away):
    %v0 = reduce(%x) applies maximum         %p0 = reduce(where %x equals %v0: iota) applies minimum
    %x1 = "stablehlo.scatter"(%x, %p0, -inf)
    %v1 = reduce(%x1) applies maximum        %p1 = reduce(where %x1 equals %v1: iota) ...
After:
    %values, %indices = chlo.top_k(%x, k = 2)                                        (lax.top_k)

What a round finds is read from its reductions (idioms/best/rounds.py); that a round has what those
before it have left, by running what is between them (idioms/best/round_chains.py). Which one of
equal elements comes first may be decided by any numbers, the same in all rows. Where a round finds
no element that is better than what stands for those that were taken, or than what it begins with,
the rounds run as they are written (`stablehlo.if`); so they do where an element is NaN, unless they
leave it out. Of zeros of both signs, either may come first. Kernels with effects (prints) stay as
they are. Refuses nothing.
"""

from __future__ import annotations

from raise_kernel.bindings import defining_op, ir, optimized_kernels
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import reached
from raise_kernel.passes.tensor_opt.idioms.best.round_builders import Wanted, write
from raise_kernel.passes.tensor_opt.idioms.best.round_chains import chain, leading
from raise_kernel.passes.tensor_opt.idioms.best.rounds import Round, Users, WithoutNan, rounds_in
from raise_kernel.registry import register_pass
from raise_kernel.soundness import guarded, proved

# Reductions that a kernel has, at least and at most.
LEAST = 4
MOST = 512
# Kernels are looked at this often, at most.
SWEEPS = 4


@register_pass(
    "recognize-repeated-argmax",
    stage="tensor-opt",
    needs=("stablehlo.reduce",),
    soundness=[
        proved(
            "Elements are only moved, and replaced by constants; each replacement is decided by "
            "one place, and each place, at every index, replaces the element at that index alone."
        ),
        guarded(
            "A test asks for extrema that are better than what stands for taken elements, and for "
            "NaN; else the rounds run."
        ),
    ],
)
def recognize_repeated_argmax(module: ir.Module, ctx: PassContext) -> None:
    """Turn rounds of arg-max into top_k; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        block = kernel.regions[0].blocks[0]
        for _ in range(SWEEPS):
            if not _name_one(block, kernel, ctx):
                break


def _name_one(block: ir.Block, kernel: ir.Operation, ctx: PassContext) -> bool:
    """Name the longest chain of rounds of the block."""
    extrema = [
        o for o in block.operations if o.operation.name in ("stablehlo.reduce", "stablehlo.if")
    ]
    if len(extrema) < LEAST or len(extrema) > MOST:
        return False
    loader, results = Loader.of(block)
    if loader.effects:
        return False
    values = {node: value for value, node in reversed(loader.nodes.items())}
    same = _guarded(block, loader)
    users: Users = {}
    live = reached(results) | reached([o.node for o in same.values()])
    nodes = [n for n in dict.fromkeys(loader.nodes.values()) if n in live]
    for node in nodes:
        for operand in node.operands:
            users.setdefault(operand, []).append(node)
    for node, other in same.items():
        users.setdefault(other.node, []).append(node)
    rounds = rounds_in(nodes, users, same)
    chains = sorted(_chains(rounds), key=len, reverse=True)
    for found in chains:
        wanted = _wanted(found, results, values)
        if wanted is None:
            ctx.remarks.missed("rounds of arg-max: they hand out several kinds of places", kernel)
            continue
        if not wanted:
            continue
        write(found, wanted, values)
        ctx.remarks.applied(
            f"{len(found)} rounds find the best element that is left: top_k", kernel
        )
        return True
    return False


def _guarded(block: ir.Block, loader: Loader) -> dict[Node, WithoutNan]:
    """Results of branches that are taken where an element is NaN: what the others have."""
    found: dict[Node, WithoutNan] = {}
    for item in block.operations:
        op = item.operation
        subject = _asked_for_nan(op.operands[0]) if op.name == "stablehlo.if" else None
        if subject is None:
            continue
        inner = op.regions[1].blocks[0]
        if any(
            len(o.operation.regions) and o.operation.name != "stablehlo.reduce"
            for o in inner.operations
        ):
            continue
        others = loader.block(inner)
        for result, other in zip(op.results, others, strict=True):
            found[loader.nodes[result]] = WithoutNan(other, loader.nodes[subject])
    return found


def _asked_for_nan(value: ir.Value) -> ir.Value | None:
    """What the value is true for where one of its elements is NaN, and only there."""
    op = defining_op(value)
    if op is None or op.name != "stablehlo.reduce":
        return None
    test = defining_op(op.operands[0])
    combiner = op.regions[0].blocks[0].operations[0].operation.name
    if test is None or test.name != "stablehlo.compare" or combiner != "stablehlo.or":
        return None
    unequal = "NE" in str(test.attributes["comparison_direction"])
    return test.operands[0] if unequal and test.operands[0] == test.operands[1] else None


def _chains(rounds: list[Round]) -> list[list[Round]]:
    """Rounds that follow each other, each in one chain."""
    found: list[list[Round]] = []
    seen: set[frozenset[Node]] = set()
    before = leading(rounds)
    for index, first in enumerate(rounds):
        if first.places in seen:
            continue
        line = chain(rounds[index:], before[index:])
        if len(line) > 1:
            seen.update(r.places for r in line)
            found.append(line)
    return found


def _wanted(
    rounds: list[Round], results: list[Node], values: dict[Node, ir.Value]
) -> list[Wanted] | None:
    """What is used of rounds where they do not lead to each other; None where rounds differ."""
    used = reached(results, {n for r in rounds for n in (*r.values, *r.places)})
    found: list[Wanted] = []
    for kind in ("values", "places"):
        groups = [[n for n in values if n in getattr(r, kind)] for r in rounds]
        for element in dict.fromkeys(n.element for g in groups for n in g if n in used):
            alike = [[n for n in g if n.element == element] for g in groups]
            # Those that are used come first.
            alike = [sorted(g, key=lambda n: n not in used) for g in alike]
            if not all(alike):
                return None
            count = max(sum(n in used for n in g) for g in alike)
            found += [
                Wanted(tuple(g[min(k, len(g) - 1)] for g in alike), kind == "places")
                for k in range(count)
            ]
    return found
