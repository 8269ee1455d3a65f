"""Removes loop-carried values that are unused, invariant or duplicate.

Before:
    %r:4 = stablehlo.while(%a = %x, %i = 0, %j = 0, %s = %y) cond { %i < 10 } do {
      %t = stablehlo.add %s, %a
      return %a, %i + 1, %j + 1, %t
    }
    return %r#3
After:
    %r:2 = stablehlo.while(%i = 0, %s = %y) cond { %i < 10 } do {
      %t = stablehlo.add %s, %x
      return %i + 1, %t
    }
    return %r#1

Loop-invariant values are taken from outside the loop; equal induction variables become one; a
loop-carried value goes if neither the condition nor a result nor another loop-carried value needs
it. Refuses nothing.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import erase, erase_unused, replace_uses
from raise_kernel.mlir.values import attributes_of, defining_op, identity
from raise_kernel.mlir.walks import inside, kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph.loop_ranges import constant_int, step_of
from raise_kernel.passes.tensor_opt.idioms.cloning import read


@register_pass("simplify-loops", stage="tensor-opt", needs=("stablehlo.while",))
def simplify_loops(module: ir.Module, ctx: PassContext) -> None:
    """Remove loop-carried values that are unused, invariant or duplicate."""
    for kernel in kernels(module):
        loops = named(kernel.regions[0].blocks[0], "stablehlo.while")
        # Those inside others first: what they no longer need, the outer ones need not carry.
        for loop in reversed(loops):
            position, dropped = loop.location, _simplify(loop)
            if dropped:
                ctx.remarks.applied(f"{dropped} loop-carried values are removed", position)


def _simplify(loop: ir.Operation) -> int:
    cond, body = (region.blocks[0] for region in loop.regions)
    ends = body.operations[-1].operation.operands
    counters: dict[tuple[str, int, int], int] = {}
    for k, init in enumerate(loop.operands):
        if ends[k] in (body.arguments[k], init):
            _replace(loop, k, [init] * 3)
            continue
        start, step = constant_int(init), step_of(body.arguments[k], ends[k])
        if start is None or step is None:
            continue
        first = counters.setdefault((str(init.type), start, step), k)
        if first != k:
            others = (cond.arguments[first], body.arguments[first], loop.results[first])
            _replace(loop, k, list(others))
    live = _live(loop)
    dropped = len(loop.results) - len(live)
    return dropped if dropped and _carry(loop, live) else 0


def _replace(loop: ir.Operation, k: int, values: list[ir.Value]) -> None:
    """Take these for a carried value: in the condition, in the body and after the loop."""
    blocks = [region.blocks[0] for region in loop.regions]
    old = (blocks[0].arguments[k], blocks[1].arguments[k], loop.results[k])
    end = blocks[1].operations[-1].operation
    for value, new in zip(old, values, strict=True):
        replace_uses(value, new)
    # It goes on as it is, whatever else it was.
    end.operands[k] = old[1]


def _live(loop: ir.Operation) -> list[int]:
    """The carried values that the condition, a result, an effect or another of them needs."""
    cond, body = (region.blocks[0] for region in loop.regions)
    *operations, end = [o.operation for o in body.operations]
    live = {
        k
        for k, (result, argument) in enumerate(zip(loop.results, cond.arguments, strict=True))
        if any(True for _ in result.uses) or any(True for _ in argument.uses)
    }
    while len(live) < len(loop.results):
        wanted = {identity(o) for k in live if (o := defining_op(end.operands[k])) is not None}
        used = {end.operands[k] for k in live}
        for op in reversed(operations):
            if identity(op) in wanted or _has_effects(op):
                for value in read(op):
                    used.add(value)
                    maker = defining_op(value)
                    if maker is not None:
                        wanted.add(identity(maker))
        found = live | {k for k, argument in enumerate(body.arguments) if argument in used}
        if found == live:
            break
        live = found
    return sorted(live)


def _has_effects(op: ir.Operation) -> bool:
    """Whether it calls the host."""
    return any(o.name == "stablehlo.custom_call" for o in (op, *inside(op)))


def _carry(loop: ir.Operation, live: list[int]) -> bool:
    """Make the loop anew with these of its values. A loop that carries nothing stays."""
    if not live:
        return False
    body = loop.regions[1].blocks[0]
    end = body.operations[-1].operation
    dead = [k for k in range(len(loop.results)) if k not in live]
    with ir.InsertionPoint(end), end.location:
        ir.Operation.create("stablehlo.return", operands=[end.operands[k] for k in live])
    erase(end)
    operations = [o.operation for o in body.operations][:-1]
    erase_unused(operations, lambda op: not _has_effects(op))
    made = ir.Operation.create(
        "stablehlo.while",
        results=[loop.results[k].type for k in live],
        operands=[loop.operands[k] for k in live],
        attributes=attributes_of(loop),
        regions=2,
        loc=loop.location,
        ip=ir.InsertionPoint(loop),
    )
    for old, new in zip(loop.regions, made.regions, strict=True):
        block = old.blocks[0]
        for k in reversed(dead):
            block.erase_argument(k)
        block.append_to(new)
    for position, k in enumerate(live):
        replace_uses(loop.results[k], made.results[position])
    erase(loop)
    return True
