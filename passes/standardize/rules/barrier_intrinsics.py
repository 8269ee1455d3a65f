"""Barriers as gpu.barrier: of the block, of a part of it by number and count, of a warp.

    gpu.barrier                                        all threads of the block
    gpu.barrier {rk.id = 1, rk.count = 64}             64 threads at barrier 1 (either may be -1:
                                                       known only at run time)
    gpu.barrier {rk.scope = "warp"}                    the lanes of a warp
    gpu.barrier {rk.scope = "grid"}                    all blocks (cooperative launch)

A barrier's count is left out where it is the whole block. check-barriers says later which of them
are raised.
"""

from __future__ import annotations

from raise_kernel.analysis.lanes.lane_calls import create_lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.emitter import i64_attr, int_type
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule

UNKNOWN = -1


def block_barrier(
    call: Call, number: ir.Value | None = None, count: ir.Value | None = None, *, waits: bool = True
) -> None:
    """A barrier of the block, or of `count` threads of it at barrier `number`."""
    attributes: dict[str, ir.Attribute] = {}
    known = 0 if number is None else constant_int(number)
    if known != 0:
        attributes["rk.id"] = i64_attr(UNKNOWN if known is None else known)
    threads = call.shape.threads if count is None else constant_int(count)
    if threads != call.shape.threads:
        attributes["rk.count"] = i64_attr(UNKNOWN if threads is None else threads)
    if not waits:
        attributes["rk.arrive"] = ir.UnitAttr.get()
    call.build.create("gpu.barrier", attributes=attributes)


def warp_barrier(call: Call) -> None:
    call.build.create("gpu.barrier", attributes={"rk.scope": ir.StringAttr.get("warp")})


def barrier_reduction(call: Call, kind: str, predicate: ir.Value) -> ir.Value:
    """How many said yes (popc), or whether all (and) or any (or) did, as an i32."""
    i32 = int_type(32)
    vote = call.build.resize(predicate, i32, signed=False)
    name = f"block.reduce.{'add' if kind == 'popc' else kind}i"
    return create_lane_call(name, [vote], [i32], call.op).result


def _numbered(call: Call) -> list[ir.Value]:
    block_barrier(call, call.args[0] if call.args else None)
    return []


def _counted(call: Call, *, waits: bool = True) -> list[ir.Value]:
    block_barrier(call, *call.args[:2], waits=waits)
    return []


def _warp(call: Call) -> list[ir.Value]:
    warp_barrier(call)
    return []


def _grid(call: Call) -> list[ir.Value]:
    """The device runtime's barriers give 0: success."""
    call.build.create("gpu.barrier", attributes={"rk.scope": ir.StringAttr.get("grid")})
    return [call.build.constant(call.type, 0)] if call.op.results else []


def _grid_handle(call: Call) -> list[ir.Value]:
    return [call.build.constant(call.type, 1)]


def _reduction(kind: str, *, numbered: bool, counted: bool = False) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        build, predicate = call.build, call.args[-1]
        yes = build.compare("ne", predicate, build.int_like(predicate, 0))
        number = call.args[0] if numbered else None
        block_barrier(call, number, call.args[1] if counted else None)
        total = barrier_reduction(call, kind, yes)
        if call.type == int_type(1):
            return [build.compare("ne", total, build.int_like(total, 0))]
        return [build.resize(total, call.type, signed=False)]

    return convert


def _refused(call: Call) -> list[ir.Value]:
    raise call.refuse("RK017", f"{call.name} is not raised yet")


_KINDS = ("popc", "and", "or")

BARRIER_RULES: dict[str, CallRule] = {
    **{
        f"llvm.nvvm.{name}": _numbered
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
        f"llvm.nvvm.{name}": _counted
        for name in (
            "barrier",
            "barrier.sync.cnt",
            "barrier.cta.sync.aligned.count",
            "barrier.cta.sync.count",
        )
    },
    **{
        f"llvm.nvvm.barrier.cta.arrive.{form}count": lambda call: _counted(call, waits=False)
        for form in ("", "aligned.")
    },
    **{f"llvm.nvvm.barrier0.{kind}": _reduction(kind, numbered=False) for kind in _KINDS},
    **{
        f"llvm.nvvm.barrier.cta.red.{kind}.{form}{who}": _reduction(
            kind, numbered=True, counted=who == "count"
        )
        for kind in _KINDS
        for form in ("", "aligned.")
        for who in ("all", "count")
    },
    "llvm.nvvm.bar.warp.sync": _warp,
    **{name: _grid for name in ("__rk_grid_sync", "cudaCGSynchronize", "cudaCGSynchronizeGrid")},
    "cudaCGGetIntrinsicHandle": _grid_handle,
    **{f"llvm.nvvm.{name}": _refused for name in ("barrier.cluster", "mbarrier")},
}
