"""Special registers: who this lane is, and how many there are."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import gpu_enum
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr, int_type
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule

_AXES = "xyz"
WARP = 32


def _gpu_id(op_name: str, axis: int) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        return [gpu_id(call.build, op_name, axis, call.type)]

    return convert


def gpu_id(build: Emitter, op_name: str, axis: int, type_: ir.Type) -> ir.Value:
    """`gpu.thread_id` or `gpu.block_id` along one axis, as an integer."""
    dimension = gpu_enum("dim", _AXES[axis])
    index = build(op_name, [], ir.IndexType.get(), {"dimension": dimension})
    return build("arith.index_cast", [index], type_)


def _size(of_block: bool, axis: int) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        sizes = call.shape.block if of_block else call.shape.grid
        return [call.build.constant(call.type, sizes[axis])]

    return convert


def linear_thread(call: Call) -> ir.Value:
    return linear_number(call.build, "gpu.thread_id", call.shape.block)


def linear_number(build: Emitter, op_name: str, sizes: Sequence[int]) -> ir.Value:
    """x + y * sx + z * sx * sy as i32, of a thread or a block; axes of size one left out."""
    i32, scale = int_type(32), sizes[0]
    total = gpu_id(build, op_name, 0, i32)
    for axis in (1, 2):
        if sizes[axis] > 1:
            part = gpu_id(build, op_name, axis, i32)
            part = build.binary("arith.muli", part, build.constant(i32, scale))
            total = build.binary("arith.addi", total, part)
        scale *= sizes[axis]
    return total


def lane_in_warp(call: Call) -> ir.Value:
    return call.build.binary(
        "arith.remui", linear_thread(call), call.build.constant(int_type(32), WARP)
    )


def _lane(call: Call) -> list[ir.Value]:
    return [lane_in_warp(call)]


def _warp(call: Call) -> list[ir.Value]:
    warp = call.build.constant(int_type(32), WARP)
    return [call.build.binary("arith.divui", linear_thread(call), warp)]


def _lane_mask(relation: str) -> CallRule:
    """Bits of the lanes that are eq, lt, le, gt or ge this one."""

    def convert(call: Call) -> list[ir.Value]:
        build = call.build
        one = build.constant(int_type(32), 1)
        own = build.binary("arith.shli", one, lane_in_warp(call))
        below = build.binary("arith.subi", own, one)
        through = build.binary("arith.ori", own, below)
        masks = {
            "eq": lambda: own,
            "lt": lambda: below,
            "le": lambda: through,
            "gt": lambda: build.invert(through),
            "ge": lambda: build.invert(below),
        }
        return [masks[relation]()]

    return convert


def _constant(value: int) -> CallRule:
    return lambda call: [call.build.constant(call.type, value)]


def _warps_in_block(call: Call) -> list[ir.Value]:
    return [call.build.constant(call.type, -(-call.shape.threads // WARP))]


def _linear_block(call: Call) -> list[ir.Value]:
    """Streaming multiprocessor numbers are the hardware's affair: any answer is legal, 0 is one."""
    call.remarks.note(f"{call.name} is 0: there are no multiprocessors", call.op)
    return [call.build.constant(call.type, 0)]


# What a clock moves by from one reading of a lane to its next.
_TICK = 32
_CLOCK = "rk.clock"


def _clock(call: Call) -> list[ir.Value]:
    """A counter of the lane's own, so that a loop that waits for time to pass comes to its end."""
    call.remarks.note(
        f"a clock does not measure time: it counts its readings, {_TICK} ticks each", call.op
    )
    build, counter = call.build, _counter(call.op)
    align = {"alignment": i64_attr(8), "ordering": i64_attr(0)}
    before = build("llvm.load", [counter], int_type(64), align)
    now = build.binary("arith.addi", before, build.int_like(before, _TICK))
    build.create("llvm.store", [now, counter], [], align)
    if call.name.endswith(".hi"):
        now = build.binary("arith.shrui", now, build.int_like(now, 32))
    return [build.resize(now, call.type, signed=False)]


def _counter(op: ir.Operation) -> ir.Value:
    """The function's variable for the clock, made and set to zero at its entry."""
    entry = op.block.region.blocks[0]
    for other in entry.operations:
        if _CLOCK in other.operation.attributes:
            return other.operation.results[0]
    build = Emitter(ir.InsertionPoint.at_block_begin(entry), op.location)
    kind: dict[str, ir.Attribute] = {
        "elem_type": ir.TypeAttr.get(int_type(64)),
        "alignment": i64_attr(8),
        _CLOCK: ir.UnitAttr.get(),
    }
    one, zero = (build.constant(int_type(64), number) for number in (1, 0))
    counter = build("llvm.alloca", [one], ir.Type.parse("!llvm.ptr"), kind)
    align = {"alignment": i64_attr(8), "ordering": i64_attr(0)}
    build.create("llvm.store", [zero, counter], [], align)
    return counter


_SREG = "llvm.nvvm.read.ptx.sreg."

THREAD_RULES: dict[str, CallRule] = {
    **{f"{_SREG}tid.{a}": _gpu_id("gpu.thread_id", i) for i, a in enumerate(_AXES)},
    **{f"{_SREG}ctaid.{a}": _gpu_id("gpu.block_id", i) for i, a in enumerate(_AXES)},
    **{f"{_SREG}ntid.{a}": _size(True, i) for i, a in enumerate(_AXES)},
    **{f"{_SREG}nctaid.{a}": _size(False, i) for i, a in enumerate(_AXES)},
    **{f"{_SREG}lanemask.{r}": _lane_mask(r) for r in ("eq", "lt", "le", "gt", "ge")},
    **{f"{_SREG}cluster.ctaid.{a}": _constant(0) for a in _AXES},
    **{f"{_SREG}cluster.nctaid.{a}": _constant(1) for a in _AXES},
    f"{_SREG}laneid": _lane,
    f"{_SREG}warpid": _warp,
    f"{_SREG}nwarpid": _warps_in_block,
    f"{_SREG}warpsize": _constant(WARP),
    f"{_SREG}cluster.ctarank": _constant(0),
    f"{_SREG}cluster.nctarank": _constant(1),
    f"{_SREG}gridid": _constant(0),
    f"{_SREG}smid": _linear_block,
    f"{_SREG}nsmid": _constant(1),
    **{
        name: _clock
        for name in (
            f"{_SREG}clock",
            f"{_SREG}clock.hi",
            f"{_SREG}clock64",
            f"{_SREG}globaltimer",
            f"{_SREG}globaltimer.lo",
            f"{_SREG}globaltimer.hi",
            "llvm.readcyclecounter",
            "llvm.readsteadycounter",
        )
    },
}
