"""Operations among lanes: barriers, shuffles, votes, matches, reductions. The lane leaves its
operands and waits; the scheduler meets the others (rendezvous.py)."""

from __future__ import annotations

import re

from raise_kernel.runtime.reference.definitions.body import Body
from raise_kernel.runtime.reference.running.operations import NO_MASK, Op

_BARRIER = re.compile(
    r"llvm\.nvvm\.barrier\.cta\.(sync|arrive|red\.(?:popc|and|or))(?:\.aligned)?\.(all|count)"
)
_OLD_BARRIERS = {
    "llvm.nvvm.barrier0": (Op.BARRIER_SYNC, ("0", "0", None)),
    "llvm.nvvm.barrier0.popc": (Op.BARRIER_POPC, ("0", "0", 0)),
    "llvm.nvvm.barrier0.and": (Op.BARRIER_AND, ("0", "0", 0)),
    "llvm.nvvm.barrier0.or": (Op.BARRIER_OR, ("0", "0", 0)),
    "llvm.nvvm.barrier.n": (Op.BARRIER_SYNC, (0, "0", None)),
    "llvm.nvvm.barrier.sync": (Op.BARRIER_SYNC, (0, "0", None)),
    "llvm.nvvm.barrier": (Op.BARRIER_COUNT, (0, 1, None)),
    "llvm.nvvm.barrier.sync.cnt": (Op.BARRIER_COUNT, (0, 1, None)),
}
# Ours, and those of the device runtime, which give 0 for success.
_GRID_BARRIERS = ("__rk_grid_sync", "cudaCGSynchronize", "cudaCGSynchronizeGrid")
_SHUFFLE = re.compile(r"llvm\.nvvm\.shfl\.(sync\.)?(bfly|down|idx|up)\.(i32|f32)(p?)")
_VOTE = re.compile(r"llvm\.nvvm\.vote\.(all|any|uni|ballot)(\.sync)?")
_MATCH = re.compile(r"llvm\.nvvm\.match\.(any|all)\.sync\.(i32|i64)(p?)")
_REDUX = re.compile(
    r"llvm\.nvvm\.redux\.sync\.(add|and|or|xor|min|max|umin|umax|fmin|fmax)(\.abs)?(\.NaN)?"
)


def define(body: Body) -> bool:
    """Writes the body of an operation among lanes; False when the name is none."""
    return any(writer(body) for writer in (_barrier, _shuffle, _vote, _match, _redux, _plain))


def _barrier(body: Body) -> bool:
    name = body.declaration.name
    if name in _OLD_BARRIERS:
        op, (number, count, predicate) = _OLD_BARRIERS[name]
        a = body.declaration.arguments
        pick = [a[x] if isinstance(x, int) else x for x in (number, count, predicate)]
        aligned = pick[1] == "0" and name.startswith("llvm.nvvm.barrier0")
        barrier(body, op, pick[0] or "0", pick[1] or "0", pick[2], aligned=aligned)
        return True
    if name.startswith("llvm.nvvm.barrier.cluster."):
        # One block makes a cluster: an arrival orders nothing, the wait meets the block.
        if ".wait" in name:
            barrier(body, Op.BARRIER_SYNC, "-2", "0", None, aligned=False)
        else:
            body.ret()
        return True
    match = _BARRIER.fullmatch(name)
    if match is None:
        return False
    arguments = iter(body.declaration.arguments)
    number = next(arguments)
    count = next(arguments) if match.group(2) == "count" else "0"
    predicate = next(arguments, None)
    kind = match.group(1)
    if kind == "sync":
        op = Op.BARRIER_COUNT if match.group(2) == "count" else Op.BARRIER_SYNC
    else:
        op = {"arrive": Op.BARRIER_ARRIVE, "red.popc": Op.BARRIER_POPC}.get(
            kind, Op.BARRIER_AND if kind == "red.and" else Op.BARRIER_OR
        )
    aligned = ".aligned." in name and match.group(2) == "all"
    barrier(body, op, number, count, predicate, aligned=aligned)
    return True


def barrier(
    body: Body, op: Op, number: str, count: str, predicate: str | None, *, aligned: bool
) -> None:
    """Waits at a barrier of the block and returns its reduction, if it has one.

    An `aligned` one is not complete while threads wait at another such location.
    """
    body.argument(0, number, "i32")
    body.argument(1, count, "i32")
    body.argument(3, body.op("load i32, ptr @rk.site") if aligned else "0", "i32")
    if op == Op.BARRIER_ARRIVE:
        body.serve(op)
        body.ret()
        return
    if predicate is not None:
        kind = body.declaration.params[-1]
        truth = body.op(f"icmp ne {kind} {predicate}, 0")
        body.argument(2, truth, "i1")
    body.wait(op)
    if body.declaration.result == "void":
        body.ret()
    else:
        body.ret(body.from_bits(body.result(), body.declaration.result))


def gather(body: Body, op: Op, mask: str | None, operands: list[tuple[str, str]]) -> None:
    """Leaves mask and operands and waits for the other lanes."""
    if mask is None:
        body.call("void", "rk.argument", ("i32", "0"), ("i64", str(NO_MASK)))
        # who meets here came by the same calls
        body.argument(5, body.op("load i64, ptr @rk.path"), "i64")
    else:
        body.argument(0, mask, "i32")
    for slot, (value, kind) in enumerate(operands, start=1):
        body.argument(slot, value, kind)
    body.wait(op)


def collective(
    body: Body,
    op: Op,
    mask: str | None,
    operands: list[tuple[str, str]],
    result: str | None,
    pair: bool = False,
) -> None:
    """`gather`, then returns the result, with a predicate for a pair."""
    gather(body, op, mask, operands)
    if result is None:
        body.ret()
        return
    value = body.from_bits(body.result(0), result)
    if not pair:
        body.ret(value)
        return
    flag = body.op(f"trunc i64 {body.result(1)} to i1")
    whole = body.declaration.result
    both = body.op(f"insertvalue {whole} poison, {result} {value}, 0")
    body.ret(body.op(f"insertvalue {whole} {both}, i1 {flag}, 1"))


def _shuffle(body: Body) -> bool:
    match = _SHUFFLE.fullmatch(body.declaration.name)
    if match is None:
        return False
    operands = list(zip(body.declaration.arguments, body.declaration.params, strict=True))
    mask = operands.pop(0)[0] if match.group(1) else None
    op = Op[f"SHFL_{match.group(2).upper()}"]
    collective(body, op, mask, operands, operands[0][1], pair=bool(match.group(4)))
    return True


def _vote(body: Body) -> bool:
    match = _VOTE.fullmatch(body.declaration.name)
    if match is None:
        return False
    operands = list(zip(body.declaration.arguments, body.declaration.params, strict=True))
    mask = operands.pop(0)[0] if match.group(2) else None
    op = Op[f"VOTE_{match.group(1).upper()}"]
    collective(body, op, mask, operands, body.declaration.result)
    return True


def _match(body: Body) -> bool:
    match = _MATCH.fullmatch(body.declaration.name)
    if match is None:
        return False
    mask, value = body.declaration.arguments
    operand = (value, body.declaration.params[1])
    op = Op[f"MATCH_{match.group(1).upper()}"]
    collective(body, op, mask, [operand], "i32", pair=bool(match.group(3)))
    return True


def _redux(body: Body) -> bool:
    match = _REDUX.fullmatch(body.declaration.name)
    if match is None:
        return False
    kind, absolute, nan = match.groups()
    value, mask = body.declaration.arguments
    result = body.declaration.result
    if absolute:
        value = body.math(result, "fabs", value)
    op = Op[f"REDUX_{kind.upper()}" + ("_NAN" if nan else "")]
    collective(body, op, mask, [(value, result)], result)
    return True


def _plain(body: Body) -> bool:
    name, arguments = body.declaration.name, body.declaration.arguments
    if name in ("llvm.nvvm.bar.warp.sync", "llvm.nvvm.warp.sync"):
        collective(body, Op.WARP_SYNC, arguments[0], [], None)
    elif name == "llvm.nvvm.activemask":
        collective(body, Op.ACTIVEMASK, None, [], "i32")
    elif name == "llvm.nvvm.elect.sync":
        collective(body, Op.ELECT, arguments[0], [], "i32", pair=True)
    elif name in _GRID_BARRIERS:
        body.wait(Op.GRID_SYNC)
        body.ret("0")
    elif name == "cudaCGGetIntrinsicHandle":
        body.ret("1")
    else:
        return False
    return True
