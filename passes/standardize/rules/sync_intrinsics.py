"""Barriers, warp shuffles, votes and warp reductions as gpu operations.

A barrier of a warp is `gpu.barrier {rk.scope = "warp"}`. Masks of participants are taken at their
word: lanes that do not take part do not run the operation.
"""

from __future__ import annotations

from raise_kernel.bindings import constant_int, gpu_enum, ir
from raise_kernel.passes.standardize.emitter import int_type
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule

_SHUFFLE_MODES = {"idx": "idx", "up": "up", "down": "down", "bfly": "xor"}
_FULL_MASK = -1


def _barrier(call: Call) -> list[ir.Value]:
    call.build.create("gpu.barrier")
    return []


def _counted_barrier(call: Call) -> list[ir.Value]:
    """A barrier that waits for a number of threads: raised where that is the whole block."""
    count = call.constant(len(call.args) - 1, "the number of threads", "RK017")
    if count != call.shape.threads:
        raise call.refuse("RK017", f"a barrier of {count} of {call.shape.threads} threads")
    return _barrier(call)


def _warp_barrier(call: Call) -> list[ir.Value]:
    call.build.create("gpu.barrier", attributes={"rk.scope": ir.StringAttr.get("warp")})
    return []


def _barrier_reduction(kind: str) -> CallRule:
    """`barrier.red`: a barrier that also tells how many, or whether any or all, said yes."""

    def convert(call: Call) -> list[ir.Value]:
        build, predicate = call.build, call.args[-1]
        i32 = int_type(32)
        yes = build.compare("ne", predicate, build.int_like(predicate, 0))
        _barrier(call)
        op = gpu_enum("all_reduce_op", "add" if kind == "popc" else kind)
        vote = build.resize(yes, i32, signed=False)
        total = build.create("gpu.all_reduce", [vote], [i32], {"op": op}, regions=1).result
        return [build.resize(total, call.type, signed=False)]

    return convert


def _shuffle(mode: str, *, sync: bool) -> CallRule:
    """shfl(mask, value, offset, clamp): the value; the forms that ask get whether it is valid."""

    def convert(call: Call) -> list[ir.Value]:
        build = call.build
        value, offset, control = call.args[1:] if sync else call.args
        clamp = constant_int(control)
        if clamp is None:
            raise call.refuse("RK017", "a shuffle whose width is not a constant")
        segment, edge = clamp >> 8 & 31, clamp & 31
        width = 32 - segment
        if width & (width - 1) or edge != (0 if mode == "up" else 31):
            raise call.refuse("RK017", f"a shuffle with the clamp {clamp:#x}")
        attributes = {"mode": gpu_enum("shuffle_mode", _SHUFFLE_MODES[mode])}
        operands = [value, offset, build.constant(int_type(32), width)]
        results = build.create("gpu.shuffle", operands, [value.type, int_type(1)], attributes)
        values: list[ir.Value] = [*results.results]
        return values[: 2 if call.name[-1] == "p" else 1]

    return convert


def _vote(kind: str, *, sync: bool) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        build, predicate = call.build, call.args[-1]
        mask = call.args[0] if sync else build.constant(int_type(32), _FULL_MASK)
        yes = _ballot(call, predicate, mask)
        zero = build.int_like(yes, 0)
        if kind == "ballot":
            return [yes]
        if kind == "any":
            return [build.compare("ne", yes, zero)]
        none_says_no = build.compare("eq", _ballot(call, build.invert(predicate), mask), zero)
        if kind == "all":
            return [none_says_no]
        return [build.binary("arith.ori", build.compare("eq", yes, zero), none_says_no)]

    return convert


def _ballot(call: Call, predicate: ir.Value, mask: ir.Value) -> ir.Value:
    votes = call.build("gpu.ballot", [predicate], int_type(32))
    if constant_int(mask) == _FULL_MASK:
        return votes
    return call.build.binary("arith.andi", votes, mask)


def _active_mask(call: Call) -> list[ir.Value]:
    return [call.build("gpu.ballot", [call.build.constant(int_type(1), 1)], int_type(32))]


def _warp_reduction(kind: str) -> CallRule:
    """redux.sync over the whole warp."""

    def convert(call: Call) -> list[ir.Value]:
        value, mask = call.args
        if constant_int(mask) != _FULL_MASK:
            raise call.refuse("RK017", "a warp reduction over part of the warp")
        op = gpu_enum("all_reduce_op", kind)
        return [call.build("gpu.subgroup_reduce", [value], call.type, {"op": op})]

    return convert


def _refused(call: Call) -> list[ir.Value]:
    raise call.refuse("RK017", f"{call.name} is not raised yet")


_REDUX = {
    "add": "add",
    "min": "minsi",
    "max": "maxsi",
    "umin": "minui",
    "umax": "maxui",
    "and": "and",
    "or": "or",
    "xor": "xor",
}


def _shuffles() -> dict[str, CallRule]:
    rules: dict[str, CallRule] = {}
    for mode in _SHUFFLE_MODES:
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


SYNC_RULES: dict[str, CallRule] = {
    **{
        f"llvm.nvvm.{name}": _barrier
        for name in (
            "barrier0",
            "barrier.sync",
            "bar.sync",
            "barrier.n",
            "barrier.cta.sync.aligned.all",
            "barrier.cta.sync.all",
        )
    },
    **{
        f"llvm.nvvm.{name}": _counted_barrier
        for name in (
            "barrier",
            "barrier.sync.cnt",
            "barrier.cta.sync.aligned.count",
            "barrier.cta.sync.count",
        )
    },
    **{f"llvm.nvvm.barrier0.{kind}": _barrier_reduction(kind) for kind in ("popc", "and", "or")},
    **{
        f"llvm.nvvm.barrier.cta.red.{kind}.{form}all": _barrier_reduction(kind)
        for kind in ("popc", "and", "or")
        for form in ("", "aligned.")
    },
    "llvm.nvvm.bar.warp.sync": _warp_barrier,
    "llvm.nvvm.activemask": _active_mask,
    **_shuffles(),
    **_votes(),
    **{f"llvm.nvvm.redux.sync.{name}": _warp_reduction(kind) for name, kind in _REDUX.items()},
    **{
        f"llvm.nvvm.{name}": _refused
        for name in (
            "match.any.sync",
            "match.all.sync",
            "barrier.cluster",
            "mbarrier",
            "elect.sync",
        )
    },
}
