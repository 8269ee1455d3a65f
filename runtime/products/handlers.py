"""Handlers of XLA for products: calls of a routine of BLAS, or code of ours (vectors.py,
fused.py).

BLAS's result is zeros, and the product is added to it. The sizes are those of the buffers, so its
handlers serve products of all sizes. `syrk` computes one
triangle of a symmetric result; the handler copies it to the other one, by blocks that stay in a
core's cache.
"""

from __future__ import annotations

import functools
import hashlib
from dataclasses import replace

from raise_kernel.runtime.native.call_frame import LISTS, Handler, support
from raise_kernel.runtime.native.jit import compiled
from raise_kernel.runtime.native.launch import register_target
from raise_kernel.runtime.products.form import Form
from raise_kernel.runtime.products.fused import fused_module
from raise_kernel.runtime.products.library import address, arguments
from raise_kernel.runtime.products.vectors import vector_module

TYPES = {"f32": "float", "f64": "double"}
# The modules of code of ours.
_OURS = {"gemv": vector_module, "atax": fused_module, "bicg": fused_module}
_BYTES = {"f32": 4, "f64": 8}
# Rows and columns of the blocks that are copied.
_BLOCK = 32


def target(form: Form) -> str | None:
    """The name by which XLA knows a form's handler; None where there is no routine for it."""
    return _target(replace(form, swapped=False))


@functools.cache
def _target(form: Form) -> str | None:
    routine = 0 if form.routine in _OURS else address(form)
    if routine is None:
        return None
    text = module_text(form, "raise_kernel.product")
    # XLA may keep programs for other processes: a name is its code's.
    name = f"raise_kernel.{form.routine}.{hashlib.sha256(text.encode()).hexdigest()[:32]}"
    text = text.replace('@"raise_kernel.product"', f'@"{name}"')
    addresses = compiled(text, [name], {"rk.routine": routine} if routine else None)
    register_target(name, addresses[name], "cpu")
    return name


def module_text(form: Form, name: str) -> str:
    """The LLVM module of a handler."""
    operands = 2 if form.routine != "syrk" else 1
    type_ = TYPES[form.element]
    if form.routine in _OURS:
        return _OURS[form.routine](form, type_, name)
    lines, names = [], []
    for number, word in enumerate(arguments(form)):
        array, _, axis = word.partition(".")
        if array[:3] in ("arg", "ret") and not axis:
            names.append(f"%{array}")
        elif word == "one":
            names.append("@rk.one")
        elif axis:
            lines += _integer(f"size{number}", array, axis)
            names.append(f"%size{number}")
        else:
            names.append(f"@rk.letter.{word}")
    extents = "".join(_extent(f"extent{k}", "ret0", k) for k in range(2))
    mirrored = "  call void @rk.mirror(ptr %ret0, i64 %extent0)\n" * (form.routine == "syrk")
    body = f"""{extents}  %cells = mul i64 %extent0, %extent1
  %bytes = mul i64 %cells, {_BYTES[form.element]}
  call void @llvm.memset.p0.i64(ptr %ret0, i8 0, i64 %bytes, i1 false)
{"".join(lines)}  call void @rk.routine({", ".join(f"ptr {n}" for n in names)})
{mirrored}  ret ptr null"""
    taken = ", ".join(["ptr"] * len(names))
    return f"""
declare void @rk.routine({taken})
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
@rk.one = private constant {type_} 1.0
@rk.letter.N = private constant i8 {ord("N")}
@rk.letter.T = private constant i8 {ord("T")}
@rk.letter.L = private constant i8 {ord("L")}
{support()}{_mirror(type_) if form.routine == "syrk" else ""}
{Handler(name, operands, 1).text(body)}"""


def _extent(name: str, array: str, axis: int) -> str:
    """An extent of a buffer of the handler's."""
    return (
        f"  %{name} = call i64 @rk.ffi.extent(ptr %frame, i64 {LISTS[array[:3]]}, "
        f"i64 {array[3:]}, i64 {axis})\n"
    )


def _integer(name: str, array: str, axis: str) -> list[str]:
    """An extent as an integer of 32 bits in memory."""
    return [
        f"  %{name} = alloca i32\n",
        _extent(f"{name}.long", array, int(axis)),
        f"  %{name}.value = trunc i64 %{name}.long to i32\n",
        f"  store i32 %{name}.value, ptr %{name}\n",
    ]


def _mirror(type_: str) -> str:
    """Copies what is right of the diagonal of a square matrix to the left of it."""
    return f"""
define internal void @rk.mirror(ptr %c, i64 %n) {{
entry:
  br label %rows

rows:
  %top = phi i64 [ 0, %entry ], [ %bottom, %rows.next ]
  %more.rows = icmp ult i64 %top, %n
  br i1 %more.rows, label %block.rows, label %done

block.rows:
  %down = add i64 %top, {_BLOCK}
  %bottom = call i64 @llvm.umin.i64(i64 %down, i64 %n)
  br label %columns

columns:
  %left = phi i64 [ 0, %block.rows ], [ %right, %columns.next ]
  %more.columns = icmp ult i64 %left, %bottom
  br i1 %more.columns, label %block.columns, label %rows.next

block.columns:
  %right = add i64 %left, {_BLOCK}
  br label %row

row:
  %i = phi i64 [ %top, %block.columns ], [ %i.next, %row.next ]
  %inside = icmp ult i64 %i, %bottom
  br i1 %inside, label %row.start, label %columns.next

row.start:
  %end = call i64 @llvm.umin.i64(i64 %right, i64 %i)
  %row.offset = mul i64 %i, %n
  br label %element

element:
  %j = phi i64 [ %left, %row.start ], [ %j.next, %copy ]
  %more = icmp ult i64 %j, %end
  br i1 %more, label %copy, label %row.next

copy:
  %from.row = mul i64 %j, %n
  %from.index = add i64 %from.row, %i
  %from = getelementptr {type_}, ptr %c, i64 %from.index
  %value = load {type_}, ptr %from
  %to.index = add i64 %row.offset, %j
  %to = getelementptr {type_}, ptr %c, i64 %to.index
  store {type_} %value, ptr %to
  %j.next = add i64 %j, 1
  br label %element

row.next:
  %i.next = add i64 %i, 1
  br label %row

columns.next:
  br label %columns

rows.next:
  br label %rows

done:
  ret void
}}

declare i64 @llvm.umin.i64(i64, i64)
"""
