"""ldmatrix and stmatrix: 8 x 8 matrices of 16-bit elements between shared memory and a warp.

    ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r0, %r1}, [%p]
->
    %e0 = llvm.load %p : i16   ...   %e7 = llvm.load (%p + 14) : i16
    %h:4 = func.call @rk.warp.rows.load2(%e0, ..., %e7)        %r0 = %h#0 | %h#1 << 16 ...

Lane 8 j + r points to the eight elements of row r of matrix j. Register j of lane 4 g + t is two
elements of matrix j: (g, 2 t) and (g, 2 t + 1), or (2 t, g) and (2 t + 1, g) with `trans`. Each
lane loads or stores the row that it points to, and the call says what goes to whom. What lanes
past the last row point to is left alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.analysis.lanes.lane_calls import create_lane_call
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize import fragments
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr, int_type
from raise_kernel.passes.standardize.rules.call_context import Call
from raise_kernel.passes.standardize.rules.thread_intrinsics import WARP, lane_in_warp

_ELEMENTS = 8
_COUNTS = {"x1": 1, "x2": 2, "x4": 4}
_KNOWN = {"sync", "aligned", "m8n8", "b16", "trans", "shared", "shared::cta", "p0", "p3", *_COUNTS}


@dataclass(frozen=True)
class Rows:
    """How many matrices, and whether they are transposed on the way."""

    count: int
    transposed: bool

    @property
    def mode(self) -> str:
        """The last word of the lane call's name."""
        return f"{self.count}{'t' if self.transposed else ''}"


def rows_of(words: Sequence[str]) -> Rows | None:
    """What an instruction's modifiers say; None where it is another one."""
    counts = [_COUNTS[w] for w in words if w in _COUNTS]
    if set(words) - _KNOWN or not {"m8n8", "b16"} <= set(words) or len(counts) != 1:
        return None
    return Rows(counts[0], "trans" in words)


def load(call: Call, pointer: ir.Value, rows: Rows) -> list[ir.Value]:
    """The registers, each an i32."""
    build = call.build
    elements = [
        build("llvm.load", [address], int_type(16), {"ordering": i64_attr(0)})
        for address in _addresses(call, pointer, rows)
    ]
    results = [int_type(16)] * (2 * rows.count)
    op = create_lane_call(f"warp.rows.load{rows.mode}", elements, results, call.op)
    halves: list[ir.Value] = [*op.results]
    return [
        fragments.packed(build, halves[k : k + 2], int_type(32)) for k in range(0, len(halves), 2)
    ]


def store(call: Call, pointer: ir.Value, registers: Sequence[ir.Value], rows: Rows) -> None:
    """Store the matrices that the registers hold."""
    build = call.build
    halves = [half for r in registers for half in fragments.parts(build, r, int_type(16))]
    results = [int_type(16)] * _ELEMENTS
    op = create_lane_call(f"warp.rows.store{rows.mode}", halves, results, call.op)
    values: list[ir.Value] = [*op.results]
    for address, value in zip(_addresses(call, pointer, rows), values, strict=True):
        build.create("llvm.store", [value, address], [], {"ordering": i64_attr(0)})


def _addresses(call: Call, pointer: ir.Value, rows: Rows) -> list[ir.Value]:
    """Where the elements of this lane's row are."""
    build = call.build
    if rows.count * _ELEMENTS < WARP:
        lane = lane_in_warp(call)
        points = build.compare("ult", lane, build.int_like(lane, rows.count * _ELEMENTS))
        spare = spare_variable(call, 2 * _ELEMENTS, pointer.type)
        pointer = build("llvm.select", [points, pointer, spare], pointer.type)
    return [build.element(pointer, k, int_type(16)) for k in range(_ELEMENTS)]


def spare_variable(call: Call, size: int, type_: ir.Type) -> ir.Value:
    """A local variable of `size` bytes, for lanes that are to leave memory alone."""
    entry = call.op.block.region.blocks[0]
    build = Emitter(ir.InsertionPoint.at_block_begin(entry), call.op.location)
    kind: dict[str, ir.Attribute] = {
        "elem_type": ir.TypeAttr.get(int_type(8)),
        "alignment": i64_attr(size),
    }
    plain = ir.Type.parse("!llvm.ptr")
    variable = build("llvm.alloca", [build.constant(int_type(64), size)], plain, kind)
    return variable if type_ == plain else build("llvm.addrspacecast", [variable], type_)
