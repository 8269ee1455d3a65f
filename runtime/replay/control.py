"""Rules for while, if, case and calls.

A loop that counts becomes `lax.fori_loop` over a known range, which JAX differentiates in reverse;
any other `lax.while_loop`. Regions become nested functions; what they capture, they close over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import defining_op
from raise_kernel.remarks import source_line
from raise_kernel.runtime.replay.constants import literal
from raise_kernel.runtime.replay.expr import Expr, call
from raise_kernel.runtime.replay.loops import CountedLoop, counted_loop
from raise_kernel.runtime.replay.printer import FunctionPrinter, rule
from raise_kernel.runtime.replay.types import dtype_source


@rule("stablehlo.while")
def while_(p: FunctionPrinter, op: ir.Operation) -> list[Expr] | None:
    loop = counted_loop(p, op)
    if loop is not None:
        counted(p, op, loop)
        return None
    cond, body = (region.blocks[0] for region in op.regions)
    inits = carry_text([p.strict(v).text for v in op.operands])
    test = region(p, "running", cond, list(cond.arguments))
    step = region(p, "step", body, list(body.arguments))
    p.module.loops.append((test, source_line(op.location)))
    return p.assign(op, call("lax.while_loop", test, step, inits))


def counted(p: FunctionPrinter, op: ir.Operation, loop: CountedLoop) -> None:
    """`lax.fori_loop`; the counter is no carry, and its last value is a constant."""
    body = op.regions[1].blocks[0]
    carried = [k for k in range(len(op.results)) if k != loop.index]
    dtype = p.type(op.results[loop.index]).dtype
    final = np.array(loop.final, dtype)
    p.splat(op.results[loop.index], final, literal(final))
    if not carried or loop.trips == 0:
        for k in carried:
            p.alias(op.results[k], op.operands[k])
        return
    inits = [p.strict(op.operands[k]).text for k in carried]
    counter = p.parameters([body.arguments[loop.index]], "i")[0]
    kept = [body.arguments[k] for k in carried]

    def first_lines() -> None:
        # fori_loop counts in the widest integers that JAX has on, whatever its bounds are.
        make = dtype_source(dtype)
        if loop.step == 1:
            p.line(f"{counter} = {make}({counter})")
        else:
            p.line(f"{counter} = {make}({loop.start}) + {make}({trip}) * {make}({loop.step})")

    used = _counter_matters(body, loop.index)
    trip = "_" if not used else counter if loop.step == 1 else p.names.fresh("trip")
    first, last = (loop.start, loop.final) if loop.step == 1 else (0, loop.trips)
    step = region(
        p,
        "step",
        body,
        kept,
        [trip],
        first_lines if used else None,
        lambda values: [values[k] for k in carried],
    )
    bounds = [str(first), str(last)]
    unroll = ir.IntegerAttr(op.attributes["rk.unroll"]).value if "rk.unroll" in op.attributes else 1
    more = [f"unroll={unroll}"] if unroll > 1 else []
    names = [p.fresh_name(op.results[k]) for k in carried]
    p.line(f"{', '.join(names)} = {call('lax.fori_loop', *bounds, step, carry_text(inits), *more)}")
    for k, name in zip(carried, names, strict=True):
        p.values[op.results[k]] = Expr(name, p.type(op.results[k]).shape)


def _counter_matters(body: ir.Block, index: int) -> bool:
    """Whether the body reads its counter for more than the next count."""
    terminator = body.operations[-1].operation
    following = defining_op(terminator.operands[index])
    argument = body.arguments[index]
    return any(use.owner.operation != following for use in argument.uses) or (
        following is not None and len(list(following.results[0].uses)) > 1
    )


def region(
    p: FunctionPrinter,
    name: str,
    block: ir.Block,
    carry: Sequence[ir.Value],
    leading: Sequence[str] = (),
    prologue: Callable[[], None] | None = None,
    pick: Callable[[list[ir.Value]], list[ir.Value]] | None = None,
) -> str:
    """A nested function of a carry: one value bare, several unpacked from a tuple."""
    names = p.parameters(carry)
    bare = len(names) == 1
    parameter = names[0] if bare else p.names.fresh("carry")

    def body() -> str:
        if not bare:
            p.line(f"{', '.join(names)} = {parameter}")
        if prologue is not None:
            prologue()
        values = p.block(block)
        return p.results(pick(values) if pick is not None else values)

    return p.nested(name, [*leading, parameter], body)


def carry_text(items: list[str]) -> str:
    return items[0] if len(items) == 1 else f"({', '.join(items)})"


@rule("stablehlo.if")
def if_(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    predicate = p.strict(op.operands[0]).text
    then, otherwise = (
        branch(p, name, region_.blocks[0])
        for name, region_ in zip(("then", "otherwise"), op.regions, strict=True)
    )
    return p.assign(op, call("lax.cond", predicate, then, otherwise))


@rule("stablehlo.case")
def case(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    """An index outside the branches takes the last one."""
    index = p.atom(op.operands[0])
    if index.literal:
        index = p.typed(op.operands[0])
    branches = [branch(p, f"case{k}", r.blocks[0]) for k, r in enumerate(op.regions)]
    last = len(branches) - 1
    chosen = f"jnp.where({index.text} < 0, {last}, {index.text})"
    return p.assign(op, call("lax.switch", chosen, f"[{', '.join(branches)}]"))


def branch(p: FunctionPrinter, name: str, block: ir.Block) -> str:
    return p.nested(name, [], lambda: p.results(p.block(block)))


@rule("func.call", "stablehlo.composite")
def call_function(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    attribute = "callee" if op.name == "func.call" else "decomposition"
    callee = ir.FlatSymbolRefAttr(op.attributes[attribute]).value
    name = p.module.functions.get(callee)
    if name is None:
        raise refuse("RK012", f"@{callee} is not defined in this module", at=op)
    return p.assign(op, call(name, *[p.strict(v).text for v in op.operands]))
