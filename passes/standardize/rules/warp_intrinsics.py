"""Warp shuffles, votes, matches and reductions as calls of our own (analysis.lane_calls).

A ballot, match or reduction counts the lanes of its mask that run the operation here. A shuffle's
mask is taken at its word: it reads from any lane that runs it, and a lane without such a source
keeps its own value.
"""

from __future__ import annotations

from raise_kernel.analysis.lanes.lane_calls import create_lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.emitter import int_type
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule
from raise_kernel.passes.standardize.rules.thread_intrinsics import lane_in_warp

SHUFFLE_MODES = {"idx": "idx", "up": "up", "down": "down", "bfly": "xor"}
FULL_MASK = -1


def shuffle(
    call: Call, mode: str, value: ir.Value, selector: ir.Value, clamp: ir.Value
) -> list[ir.Value]:
    """(value, in range?) of PTX `shfl.mode.b32`."""
    name = f"warp.shuffle.{SHUFFLE_MODES[mode]}"
    op = create_lane_call(name, [value, selector, clamp], [value.type, int_type(1)], call.op)
    results: list[ir.Value] = [*op.results]
    return results


def ballot(call: Call, predicate: ir.Value, mask: ir.Value | None = None) -> ir.Value:
    """The lanes of `mask` that are here and say yes."""
    votes = create_lane_call("warp.ballot", [predicate], [int_type(32)], call.op).result
    if mask is None or constant_int(mask) == FULL_MASK:
        return votes
    return call.build.binary("arith.andi", votes, mask)


def active_mask(call: Call) -> ir.Value:
    """The lanes that are here."""
    return ballot(call, call.build.constant(int_type(1), 1))


def vote(call: Call, kind: str, predicate: ir.Value, mask: ir.Value | None = None) -> ir.Value:
    """vote.all, any, uni (an i1) or ballot (a mask)."""
    build = call.build
    yes = ballot(call, predicate, mask)
    zero = build.int_like(yes, 0)
    if kind == "ballot":
        return yes
    if kind == "any":
        return build.compare("ne", yes, zero)
    none_says_no = build.compare("eq", ballot(call, build.invert(predicate), mask), zero)
    if kind == "all":
        return none_says_no
    return build.binary("arith.ori", build.compare("eq", yes, zero), none_says_no)


def match(call: Call, kind: str, mask: ir.Value, value: ir.Value) -> list[ir.Value]:
    """match.any: the mask of equals; match.all: (the mask or 0, equal?)."""
    if kind == "any":
        return [create_lane_call("warp.match_any", [mask, value], [mask.type], call.op).result]
    types = [mask.type, int_type(1)]
    return [*create_lane_call("warp.match_all", [mask, value], types, call.op).results]


def reduce(call: Call, kind: str, value: ir.Value, mask: ir.Value) -> ir.Value:
    """redux.sync: `kind` is a key of `REDUCTIONS`."""
    name = f"warp.reduce.{REDUCTIONS[kind]}"
    return create_lane_call(name, [value, mask], [value.type], call.op).result


def elect(call: Call, mask: ir.Value) -> list[ir.Value]:
    """elect.sync: the lowest lane of the mask that is here, and whether this is it."""
    build = call.build
    here = build.binary("arith.andi", active_mask(call), mask)
    leader = build("math.cttz", [here], here.type)
    return [leader, build.compare("eq", leader, lane_in_warp(call))]


REDUCTIONS = {
    "add": "addi",
    "min": "minsi",
    "max": "maxsi",
    "umin": "minui",
    "umax": "maxui",
    "and": "andi",
    "or": "ori",
    "xor": "xori",
    "fmin": "minnumf",
    "fmax": "maxnumf",
    "fmin.NaN": "minimumf",
    "fmax.NaN": "maximumf",
}


# --- as intrinsics --------------------------------------------------------------------------------


def _shuffle(mode: str, *, sync: bool) -> CallRule:
    """shfl([mask,] value, offset, clamp): the value; the forms that ask get whether it is valid."""

    def convert(call: Call) -> list[ir.Value]:
        value, selector, clamp = call.args[1:] if sync else call.args
        results = shuffle(call, mode, value, selector, clamp)
        return results[: 2 if call.name[-1] == "p" else 1]

    return convert


def _vote(kind: str, *, sync: bool) -> CallRule:
    return lambda call: [vote(call, kind, call.args[-1], call.args[0] if sync else None)]


def _match(kind: str) -> CallRule:
    return lambda call: match(call, kind, *call.args)


def _reduce(kind: str, *, absolute: bool = False) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        value, mask = call.args
        if absolute:
            value = call.build("math.absf", [value], value.type)
        return [reduce(call, kind, value, mask)]

    return convert


def _shuffles() -> dict[str, CallRule]:
    rules: dict[str, CallRule] = {}
    for mode in SHUFFLE_MODES:
        for suffix in ("i32", "f32", "i32p", "f32p"):
            rules[f"llvm.nvvm.shfl.sync.{mode}.{suffix}"] = _shuffle(mode, sync=True)
            rules[f"llvm.nvvm.shfl.{mode}.{suffix}"] = _shuffle(mode, sync=False)
    return rules


def _votes() -> dict[str, CallRule]:
    rules: dict[str, CallRule] = {}
    for kind in ("any", "all", "uni", "ballot"):
        rules[f"llvm.nvvm.vote.{kind}.sync"] = _vote(kind, sync=True)
        rules[f"llvm.nvvm.vote.{kind}"] = _vote(kind, sync=False)
    return rules


def _reductions() -> dict[str, CallRule]:
    rules = {
        f"llvm.nvvm.redux.sync.{kind}": _reduce(kind) for kind in REDUCTIONS if "." not in kind
    }
    for kind in ("fmin", "fmax"):
        name = f"llvm.nvvm.redux.sync.{kind}"
        rules[f"{name}.abs"] = _reduce(kind, absolute=True)
        rules[f"{name}.NaN"] = _reduce(f"{kind}.NaN")
        rules[f"{name}.abs.NaN"] = _reduce(f"{kind}.NaN", absolute=True)
    return rules


WARP_RULES: dict[str, CallRule] = {
    "llvm.nvvm.activemask": lambda call: [active_mask(call)],
    "llvm.nvvm.elect.sync": lambda call: elect(call, call.args[0]),
    **{f"llvm.nvvm.match.{kind}.sync": _match(kind) for kind in ("any", "all")},
    **_shuffles(),
    **_votes(),
    **_reductions(),
}
