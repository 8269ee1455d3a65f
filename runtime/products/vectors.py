"""A large matrix times a vector, as code of ours on XLA's thread pool (native/cpu/pool.py).

    A x    a thread has rows of the matrix, four at a time: each adds products lane by lane
    x A    a thread has a part of the columns, and adds eight rows at a time to that of the result

XLA computes such a product in one thread, though one core cannot take what memory gives. A BLAS
has threads of its own, which look for more work long after a product (OpenBLAS's for 128 ms on a
Xeon of 2.1 GHz) on cores that XLA's threads then lack: what XLA runs next takes up to twice as long
on two cores. Each element is computed by one thread, in one order: its bits depend on no number of
threads.
"""

from __future__ import annotations

from raise_kernel.runtime.native.call_frame import Handler, support
from raise_kernel.runtime.native.cpu.pool import handler_body, tasks
from raise_kernel.runtime.native.jit import cpu_cores
from raise_kernel.runtime.products.form import Form
from raise_kernel.runtime.products.vector_lines import BYTES, Vectors

# Rows at a time, of A x and of x A.
_ROWS, _ADDED = 4, 8
# Parts of the rows of A x that a thread takes on average.
_CHUNKS = 4
# Elements of the part of the result that a thread adds to: a multiple of the first number, and no
# more than the second, which a core's cache holds. As wide a part as there are threads for: long
# pieces of rows are read 1.5 times as fast as pieces of 128 elements.
_LEAST, _MOST = 64, 1 << 14
_ARRAYS = "ptr noalias %a, ptr noalias %x, ptr noalias %y"


def vector_module(form: Form, type_: str, name: str) -> str:
    """The LLVM module of the handler of one shape: of the matrix, the vector, and the result."""
    rows, columns = form.shape
    if form.axes == (1,):
        code, units, chunks = _rows(rows, columns, type_), -(-rows // _ROWS), _CHUNKS
    else:
        part = min(_MOST, -(-columns // cpu_cores() // _LEAST) * _LEAST)
        code, units, chunks = _columns(rows, columns, part, type_), -(-columns // part), 1
    body = handler_body(["%arg0", "%arg1", "%ret0"], units, True, chunks)
    return f"""
{Vectors(type_).declarations()}{support()}
{Handler(name, 2, 1).text(body)}
{tasks(3, units, [])}
{code}"""


def _rows(rows: int, columns: int, type_: str) -> str:
    """The kernel of A x. The last rows may be the same one: it is computed several times."""
    v = Vectors(type_)
    each = range(_ROWS)
    whole, rest = columns - columns % v.lanes, columns % v.lanes
    heads = "".join(
        f"  %any{k} = add i64 %first, {k}\n"
        f"  %number{k} = call i64 @llvm.umin.i64(i64 %any{k}, i64 {rows - 1})\n"
        f"  %offset{k} = mul i64 %number{k}, {columns}\n"
        f"  %row{k} = getelementptr {type_}, ptr %a, i64 %offset{k}\n"
        for k in each
    )
    zeros = ["zeroinitializer"] * _ROWS
    loop = "  br label %rest\n"
    if whole:
        loop = """  br label %terms

terms:
  %j = phi i64 [ 0, %unit ], [ %j.next, %terms ]
"""
        loop += "".join(
            f"  %s{k} = phi {v.vector} [ zeroinitializer, %unit ], [ %s{k}.next, %terms ]\n"
            for k in each
        )
        loop += v.load("%x.some", "%x", "%j")
        for k in each:
            loop += v.load(f"%a{k}", f"%row{k}", "%j")
            loop += v.add_product(f"%s{k}.next", f"%s{k}", f"%a{k}", "%x.some")
        loop += f"""  %j.next = add i64 %j, {v.lanes}
  %more = icmp ult i64 %j.next, {whole}
  br i1 %more, label %terms, label %rest
"""
        zeros = [f"%s{k}.next" for k in each]
    tail, sums = "", zeros
    if rest:
        mask = v.first(rest)
        tail = v.load("%x.rest", "%x", str(whole), mask)
        for k in each:
            tail += v.load(f"%a{k}.rest", f"%row{k}", str(whole), mask)
            tail += v.add_product(f"%s{k}.rest", zeros[k], f"%a{k}.rest", "%x.rest")
        sums = [f"%s{k}.rest" for k in each]
    stores = "".join(
        f"  %sum{k} = call reassoc {type_} @llvm.vector.reduce.fadd.{v.suffix}"
        f"({type_} 0.0, {v.vector} {sums[k]})\n"
        f"  %y{k} = getelementptr {type_}, ptr %y, i64 %number{k}\n"
        f"  store {type_} %sum{k}, ptr %y{k}\n"
        for k in each
    )
    return f"""
define internal void @rk.kernel({_ARRAYS}, i64 %from, i64 %to) {{
entry:
  br label %unit

unit:
  %number = phi i64 [ %from, %entry ], [ %number.next, %rest ]
  %first = mul i64 %number, {_ROWS}
{heads}{loop}
rest:
{tail}{stores}  %number.next = add i64 %number, 1
  %another = icmp ult i64 %number.next, %to
  br i1 %another, label %unit, label %done

done:
  ret void
}}
"""


def _columns(rows: int, columns: int, part: int, type_: str) -> str:
    """The kernel of x A."""
    size = BYTES[type_]
    whole, rest = rows - rows % _ADDED, rows % _ADDED
    loop = "  br label %rest\n"
    if whole:
        loop = f"""  br label %rows

rows:
  %i = phi i64 [ 0, %unit ], [ %i.next, %rows ]
  call void @rk.add{_ADDED}(ptr %a, ptr %x, ptr %y, i64 %i, i64 %begin, i64 %end)
  %i.next = add i64 %i, {_ADDED}
  %more = icmp ult i64 %i.next, {whole}
  br i1 %more, label %rows, label %rest
"""
    given = f"ptr %a, ptr %x, ptr %y, i64 {whole}, i64 %begin, i64 %end"
    tail = f"  call void @rk.add{rest}({given})\n" if rest else ""
    counts = sorted({_ADDED if whole else rest, rest or _ADDED})
    added = "".join(_adding(count, columns, type_) for count in counts)
    return f"""{added}
define internal void @rk.kernel({_ARRAYS}, i64 %from, i64 %to) {{
entry:
  br label %unit

unit:
  %number = phi i64 [ %from, %entry ], [ %number.next, %rest ]
  %begin = mul i64 %number, {part}
  %after = add i64 %begin, {part}
  %end = call i64 @llvm.umin.i64(i64 %after, i64 {columns})
  %length = sub i64 %end, %begin
  %bytes = mul i64 %length, {size}
  %part = getelementptr {type_}, ptr %y, i64 %begin
  call void @llvm.memset.p0.i64(ptr %part, i8 0, i64 %bytes, i1 false)
{loop}
rest:
{tail}  %number.next = add i64 %number, 1
  %another = icmp ult i64 %number.next, %to
  br i1 %another, label %unit, label %done

done:
  ret void
}}
"""


def _adding(count: int, columns: int, type_: str) -> str:
    """A function that adds so many rows, times their elements of x, to a part of y."""
    v = Vectors(type_)
    heads = "".join(
        f"  %i{k} = add i64 %i, {k}\n"
        f"  %offset{k} = mul i64 %i{k}, {columns}\n"
        f"  %row{k} = getelementptr {type_}, ptr %a, i64 %offset{k}\n"
        f"  %x{k}.at = getelementptr {type_}, ptr %x, i64 %i{k}\n{v.splat(f'%x{k}', f'%x{k}.at')}"
        for k in range(count)
    )

    def added(index: str, mark: str, mask: str) -> str:
        lines, total = v.load(f"%y{mark}", "%y", index, mask), f"%y{mark}"
        for k in range(count):
            lines += v.load(f"%a{k}{mark}", f"%row{k}", index, mask)
            lines += v.add_product(f"%s{k}{mark}", total, f"%a{k}{mark}", f"%x{k}")
            total = f"%s{k}{mark}"
        return lines

    last = f"%s{count - 1}"
    lanes = f"<{v.lanes} x i64>"
    numbers = f"<{', '.join(f'i64 {k}' for k in range(v.lanes))}>"
    store = (
        f"  call void @llvm.masked.store.{v.suffix}.p0({v.vector} {last}.rest, ptr %y.rest.at, "
        f"i32 {v.size}, {v.mask} %mask)\n"
    )
    return f"""
define internal void @rk.add{count}({_ARRAYS}, i64 %i, i64 %begin, i64 %end) {{
entry:
{heads}  br label %look

look:
  %j = phi i64 [ %begin, %entry ], [ %j.next, %vector ]
  %j.next = add i64 %j, {v.lanes}
  %fits = icmp ule i64 %j.next, %end
  br i1 %fits, label %vector, label %check

vector:
{added("%j", ".some", "")}  store {v.vector} {last}.some, ptr %y.some.at, align {v.size}
  br label %look

check:
  %some = icmp ult i64 %j, %end
  br i1 %some, label %part, label %done

part:
  %left = sub i64 %end, %j
  %left.first = insertelement {lanes} poison, i64 %left, i64 0
  %lefts = shufflevector {lanes} %left.first, {lanes} poison, <{v.lanes} x i32> zeroinitializer
  %mask = icmp ult {lanes} {numbers}, %lefts
{added("%j", ".rest", "%mask")}{store}  br label %done

done:
  ret void
}}
"""
