"""Tensor-core operations become loads and stores of each lane's elements, and one product a warp.

    %a = llvm.call_intrinsic "llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16"(%p, %ld)
    %d = llvm.call_intrinsic "llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32"(%a0, ..., %c7)
->
    %e = llvm.getelementptr %p[(lane / 4) * ld + lane % 4 * 2] ...   %a0 = llvm.load %e : f16 ...
    %d:8 = func.call @rk.warp.mma.m16n16k16_f16_f16_f32(%a0, ..., %c7)

Fragments are lane registers, so a kernel may do with them what it wants. Which lane holds which
element is analysis.fragment_layouts: the stated one for `mma.sync`, one of our own for `wmma`,
whose layout no program may depend on. Refuses (RK017) shapes and types without a table, saturating
integer products, and 4-bit and 1-bit matrices.
"""

from __future__ import annotations

import re

from raise_kernel.analysis.lanes.fragment_layouts import Layout, Product
from raise_kernel.bindings import ir, llvm
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.rewriting import erase, replace_op, replace_uses
from raise_kernel.mlir.values import int_array
from raise_kernel.mlir.walks import kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.standardize import fragments, matrix_rows
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr, int_type
from raise_kernel.passes.standardize.rules.call_context import Call, LaunchShape
from raise_kernel.passes.standardize.rules.calls import callee
from raise_kernel.passes.standardize.rules.thread_intrinsics import lane_in_warp

_GEOMETRY = r"m(?P<m>\d+)n(?P<n>\d+)k(?P<k>\d+)"
_MOVE = re.compile(
    rf"llvm\.nvvm\.wmma\.{_GEOMETRY}\.(?P<what>load|store)\.(?P<matrix>[abcd])\."
    r"(?P<order>row|col)(?P<stride>\.stride)?\.(?P<type>\w+?)(?:\.p\d)?$"
)
_PRODUCT = re.compile(
    rf"llvm\.nvvm\.(?:wmma\.{_GEOMETRY}\.mma|mma\.{_GEOMETRY.replace('P<', 'P<s')})"
    r"\.(?P<orders>(?:row|col)\.(?:row|col))(?P<rest>(?:\.\w+)*)$"
)
_FAMILIES = tuple(f"llvm.nvvm.{word}." for word in ("wmma", "mma", "ldmatrix", "stmatrix"))
_WMMA_SHAPES = {
    "f16": ((16, 16, 16), (32, 8, 16), (8, 32, 16)),
    "bf16": ((16, 16, 16), (32, 8, 16), (8, 32, 16)),
    "s8": ((16, 16, 16), (32, 8, 16), (8, 32, 16)),
    "u8": ((16, 16, 16), (32, 8, 16), (8, 32, 16)),
    "tf32": ((16, 16, 8),),
    "f64": ((8, 8, 4),),
}
# Of an accumulator's type, a product that has it: for the layout alone.
_SOME_FACTOR = {"f16": "f16", "f32": "f16", "s32": "s8", "f64": "f64"}


@register_pass("expand-fragments", stage="standardize")
def expand_fragments(module: ir.Module, ctx: PassContext) -> None:
    """Expand wmma and mma intrinsics to lane registers and products of a warp."""
    found = named(module.body, "llvm.call_intrinsic", "llvm.call")
    calls = [op for op in found if (callee(op) or "").startswith(_FAMILIES)]
    for kernel in kernels(module) if calls else ():
        block, grid = int_array(kernel, "rk.block"), int_array(kernel, "rk.grid")
        shape = LaunchShape(tuple(block or (1, 1, 1)), tuple(grid or (1, 1, 1)))
        known: fragments.Known = {}
        for op in calls:
            if op.block.owner == kernel:
                build = Emitter.before(op)
                call = Call(op, callee(op) or "", list(op.operands), build, shape, ctx.remarks)
                _expand(call, known)


def _expand(call: Call, known: fragments.Known) -> None:
    move, product = _MOVE.fullmatch(call.name), _PRODUCT.fullmatch(call.name)
    words = call.name.split(".")[2:]
    rows = matrix_rows.rows_of(words[1:])
    if words[0] == "ldmatrix" and rows is not None:
        _set_members(call, matrix_rows.load(call, call.args[0], rows))
    elif words[0] == "stmatrix" and rows is not None:
        matrix_rows.store(call, call.args[0], call.args[1:], rows)
    elif move is not None and move["what"] == "load":
        _set_members(call, _load(call, move, known))
    elif move is not None:
        _store(call, move, known)
    elif product is not None:
        _set_members(call, _multiply(call, product, known))
    else:
        raise call.refuse("RK017", f"{call.name} is not raised yet")
    erase(call.op)


# --- loads and stores -----------------------------------------------------------------------------


def _layout(call: Call, move: re.Match[str]) -> tuple[Layout, str]:
    """The layout of the matrix that is moved, and its elements' type."""
    type_ = move["type"]
    shape = (int(move["m"]), int(move["n"]), int(move["k"]))
    accumulates = move["matrix"] in "cd"
    factor = _SOME_FACTOR.get(type_) if accumulates else type_
    if accumulates and shape == (16, 16, 8):
        factor = "tf32"
    if factor is None or shape not in _WMMA_SHAPES.get(factor, ()):
        raise call.refuse("RK017", f"{call.name}: a fragment of this shape or type")
    layouts = Product(*shape, factor, factor, "f32").layouts()
    return layouts["abcd".index(move["matrix"]) if not accumulates else 2], type_


def _element_indices(call: Call, layout: Layout, stride: ir.Value, order: str) -> list[ir.Value]:
    """For each register, the index of its element from the matrix's start, as an i64."""
    build, i64 = call.build, int_type(64)
    lane = lane_in_warp(call)
    four = build.constant(lane.type, 4)
    digits = {
        "g": build("arith.divui", [lane, four], lane.type),
        "t": build("arith.remui", [lane, four], lane.type),
    }
    row, column = layout.weights(layout.row), layout.weights(layout.column)

    def coordinate(weights: dict[str, int], numbers: dict[str, int]) -> ir.Value:
        known = sum(weights[d] * n for d, n in numbers.items() if d in weights)
        total = build.constant(lane.type, known)
        for name, value in digits.items():
            if name in weights:
                weight = build.constant(lane.type, weights[name])
                total = build.binary("arith.addi", build.binary("arith.muli", value, weight), total)
        return build.resize(total, i64, signed=False)

    found = []
    for register in range(layout.count):
        numbers = layout.digits(register)
        y, x = coordinate(row, numbers), coordinate(column, numbers)
        slow, fast = (y, x) if order == "row" else (x, y)
        found.append(build.binary("arith.addi", build.binary("arith.muli", slow, stride), fast))
    return found


def _stride(call: Call, move: re.Match[str], layout: Layout) -> ir.Value:
    if move["stride"]:
        return call.build.resize(call.args[-1], int_type(64), signed=False)
    rows, columns = layout.shape
    return call.build.constant(int_type(64), columns if move["order"] == "row" else rows)


def _load(call: Call, move: re.Match[str], known: fragments.Known) -> list[ir.Value]:
    layout, name = _layout(call, move)
    type_ = fragments.element_type(name)
    pointer, stride = call.args[0], _stride(call, move, layout)
    values = [
        call.build(
            "llvm.load",
            [call.build.element(pointer, index, type_)],
            type_,
            {"ordering": i64_attr(0)},
        )
        for index in _element_indices(call, layout, stride, move["order"])
    ]
    return fragments.pack(call.build, values, name, _members(call), known)


def _store(call: Call, move: re.Match[str], known: fragments.Known) -> None:
    layout, name = _layout(call, move)
    type_ = fragments.element_type(name)
    pointer, stride = call.args[0], _stride(call, move, layout)
    registers = call.args[1 : -1 if move["stride"] else None]
    values = fragments.unpack(call.build, registers, name, known)
    for index, value in zip(
        _element_indices(call, layout, stride, move["order"]), values, strict=True
    ):
        operands = [value, call.build.element(pointer, index, type_)]
        call.build.create("llvm.store", operands, [], {"ordering": i64_attr(0)})


def _members(call: Call) -> list[ir.Type]:
    """The types of the call's result registers."""
    type_ = call.op.results[0].type
    return fragments.struct_members(type_) if isinstance(type_, llvm.StructType) else [type_]


def _set_members(call: Call, values: list[ir.Value]) -> None:
    """Every reader of the struct gets its member."""
    result = call.op.results[0]
    if len(values) == 1 and values[0].type == result.type:
        replace_uses(result, values[0])
        return
    for use in list(result.uses):
        reader = use.owner.operation
        if reader.name != "llvm.extractvalue":
            raise refuse("RK018", "a fragment that is used as a whole", at=reader)
        (position,) = ir.DenseI64ArrayAttr(reader.attributes["position"])
        replace_op(reader, [values[position]])


# --- products -------------------------------------------------------------------------------------


def _multiply(call: Call, match: re.Match[str], known: fragments.Known) -> list[ir.Value]:
    wmma = match["m"] is not None
    prefix = "" if wmma else "s"
    shape = (int(match[f"{prefix}m"]), int(match[f"{prefix}n"]), int(match[f"{prefix}k"]))
    words = [w for w in match["rest"].split(".") if w and w not in ("rn", "rz", "rm", "rp")]
    product = fragments.product_of(shape, words)
    if product is None or not (shape in _WMMA_SHAPES[product.a] if wmma else True):
        raise call.refuse("RK017", f"{call.name}: a product of this shape or type")
    if not wmma and (match["orders"] != "row.col" or not fragments.is_mma(product)):
        raise call.refuse("RK017", f"{call.name}: a product of this shape or type")
    return fragments.multiply(call, product, call.args, _members(call), wmma=wmma, known=known)
