"""Two products with one large matrix in one pass over it, on XLA's thread pool.

    atax    u = A x, w = u A    a row's product is added to w while the row is in a core's cache
    bicg    u = A x, w = r A    each element of A is read once for both

(The names are those of the BTO kernels: Belter, Jessup, Karlin and Siek, "Automating the generation
of composed linear algebra kernels", SC 2009.) Memory limits such products, so that one pass takes
half of the time of two.

A thread has blocks of rows, and four rows at a time. In atax the four rows before, whose products
are known, are added while the next four are read: memory never waits for what a cache gives.

    u[i .. i+4] = A[i .. i+4] x
    part       += u[i-4 .. i] A[i-4 .. i]

Each block adds to a part of w of its own. Who finishes the second one of two neighbouring parts
adds them, and so on, in a tree. Blocks and tree are those of the shape alone, so that the bits
depend neither on the number of threads nor on which of them comes first.
"""

from __future__ import annotations

from raise_kernel.runtime.native.call_frame import Handler, support
from raise_kernel.runtime.native.cpu.pool import handler_body, tasks
from raise_kernel.runtime.products.form import Form
from raise_kernel.runtime.products.vector_lines import Vectors

# Rows at a time; the fewest rows of a block, a multiple of them; the most blocks.
_ROWS, _BLOCK, _BLOCKS = 4, 64, 64
# Parts of the blocks that a thread takes on average.
_CHUNKS = 8
# What a step takes: the first row of each kind, x, the part of w, the factors, the results.
_STEP = "ptr %dotted, ptr %added, ptr noalias %x, ptr noalias %part, ptr %factors, ptr %u"
# Rows from which there are blocks for several threads.
LEAST_ROWS = 8 * _BLOCK


def block_rows(rows: int) -> int:
    """Rows of a block."""
    return max(_BLOCK, -(-rows // _BLOCKS // _ROWS) * _ROWS)


def scratch(form: Form, type_: str) -> tuple[tuple[int, int], int]:
    """What a handler needs beside its results: the shape of the parts of w, whose rows begin at
    cache lines; and the number of counters, of 32 bits."""
    rows, columns = form.shape
    blocks, lanes = -(-rows // block_rows(rows)), Vectors(type_).lanes
    return (blocks, -(-columns // lanes) * lanes), blocks


def fused_module(form: Form, type_: str, name: str) -> str:
    """The LLVM module of the handler of one shape: of A, x and, in bicg, r; to u, w, and scratch
    memory."""
    v = Vectors(type_)
    (blocks, _), counters = scratch(form, type_)
    operands = 2 if form.routine == "atax" else 3
    buffers = [f"%arg{k}" for k in range(operands)] + [f"%ret{k}" for k in range(4)]
    clear = f"  call void @llvm.memset.p0.i64(ptr %ret3, i8 0, i64 {4 * counters}, i1 false)\n"
    body = clear + handler_body(buffers, blocks, True, _CHUNKS)
    return f"""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
{v.declarations()}{support()}
{Handler(name, operands, 4).text(body)}
{tasks(len(buffers), blocks, [])}
{_kernel(form, v)}{_merge(form, v)}"""


def _kernel(form: Form, v: Vectors) -> str:
    """What a thread does with blocks `%from` to `%to`."""
    rows, _ = form.shape
    (_, stride), _ = scratch(form, v.type)
    block = block_rows(rows)
    steps = _atax_steps(form, v) if form.routine == "atax" else _bicg_steps(form, v)
    functions, code, operands = steps
    results = "ptr %u, ptr %w, ptr %parts, ptr %counters"
    return f"""{functions}
define internal void @rk.kernel({operands}, {results}, i64 %from, i64 %to) {{
entry:
  br label %block

block:
  %number = phi i64 [ %from, %entry ], [ %number.next, %merge ]
  %begin = mul i64 %number, {block}
  %after = add i64 %begin, {block}
  %end = call i64 @llvm.umin.i64(i64 %after, i64 {rows})
  %count = sub i64 %end, %begin
  %whole = and i64 %count, -{_ROWS}
  %stop = add i64 %begin, %whole
  %part.offset = mul i64 %number, {stride}
  %part = getelementptr {v.type}, ptr %parts, i64 %part.offset
  call void @llvm.memset.p0.i64(ptr align 64 %part, i8 0, i64 {stride * v.size}, i1 false)
{code}
merge:
  call void @rk.merge(ptr %parts, ptr %counters, i64 %number, ptr %w)
  %number.next = add i64 %number, 1
  %another = icmp ult i64 %number.next, %to
  br i1 %another, label %block, label %done

done:
  ret void
}}
"""


def _atax_steps(form: Form, v: Vectors) -> tuple[str, str, str]:
    """The functions that a kernel calls, the lines of a block, and the kernel's operands."""
    counts = [(_ROWS, 0), (_ROWS, _ROWS), (0, _ROWS), (1, 0), (0, 1)]
    functions = "".join(_step(form, v, dots, adds) for dots, adds in counts)
    single = "".join(_call(form, v, each, ("%k", "%k")) for each in ((1, 0), (0, 1)))
    code = f"""  %has.four = icmp ult i64 %begin, %stop
  br i1 %has.four, label %first, label %singles

first:
{_call(form, v, (_ROWS, 0), ("%begin", "%begin"))}  %second = add i64 %begin, {_ROWS}
  br label %look

look:
  %before = phi i64 [ %begin, %first ], [ %i, %four ]
  %i = phi i64 [ %second, %first ], [ %i.next, %four ]
  %more = icmp ult i64 %i, %stop
  br i1 %more, label %four, label %last

four:
{_call(form, v, (_ROWS, _ROWS), ("%i", "%before"))}  %i.next = add i64 %i, {_ROWS}
  br label %look

last:
{_call(form, v, (0, _ROWS), ("%before", "%before"))}  br label %singles

singles:
  %k = phi i64 [ %stop, %block ], [ %stop, %last ], [ %k.next, %single ]
  %left = icmp ult i64 %k, %end
  br i1 %left, label %single, label %merge

single:
{single}  %k.next = add i64 %k, 1
  br label %singles
"""
    return functions, code, "ptr %a, ptr %x"


def _bicg_steps(form: Form, v: Vectors) -> tuple[str, str, str]:
    """The same as for atax."""
    functions = "".join(_step(form, v, count, count) for count in (_ROWS, 1))
    code = f"""  br label %look

look:
  %i = phi i64 [ %begin, %block ], [ %i.next, %four ]
  %more = icmp ult i64 %i, %stop
  br i1 %more, label %four, label %singles

four:
{_call(form, v, (_ROWS, _ROWS), ("%i", "%i"))}  %i.next = add i64 %i, {_ROWS}
  br label %look

singles:
  %k = phi i64 [ %stop, %look ], [ %k.next, %single ]
  %left = icmp ult i64 %k, %end
  br i1 %left, label %single, label %merge

single:
{_call(form, v, (1, 1), ("%k", "%k"))}  %k.next = add i64 %k, 1
  br label %singles
"""
    return functions, code, "ptr %a, ptr %x, ptr %r"


def _call(form: Form, v: Vectors, counts: tuple[int, int], at: tuple[str, str]) -> str:
    """A call of a step: how many rows it multiplies with x and how many it adds, and the first row
    of each."""
    (dots, adds), (dotted, added) = counts, at
    mark, columns = f"{dotted}.{dots}.{adds}", form.shape[1]
    factors = "%u" if form.routine == "atax" else "%r"
    return (
        f"  {mark}.dotted.offset = mul i64 {dotted}, {columns}\n"
        f"  {mark}.dotted = getelementptr {v.type}, ptr %a, i64 {mark}.dotted.offset\n"
        f"  {mark}.added.offset = mul i64 {added}, {columns}\n"
        f"  {mark}.added = getelementptr {v.type}, ptr %a, i64 {mark}.added.offset\n"
        f"  {mark}.factors = getelementptr {v.type}, ptr {factors}, i64 {added}\n"
        f"  {mark}.u = getelementptr {v.type}, ptr %u, i64 {dotted}\n"
        f"  call void @rk.step.{dots}.{adds}(ptr {mark}.dotted, ptr {mark}.added, ptr %x, "
        f"ptr %part, ptr {mark}.factors, ptr {mark}.u)\n"
    )


def _step(form: Form, v: Vectors, dots: int, adds: int) -> str:
    """A function that writes the products of `dots` rows with x to `%u`, and adds `adds` rows, each
    times its factor, to `%part`. In bicg these are the same rows, which are read once."""
    columns = form.shape[1]
    shared = form.routine == "bicg"
    whole, rest = columns - columns % v.lanes, columns % v.lanes

    def row(kind: str, k: int) -> str:
        return f"  %{kind}{k} = getelementptr {v.type}, ptr %{kind}, i64 {k * columns}\n"

    heads = "".join(row("dotted", k) for k in range(dots))
    heads += "".join(row("added", k) for k in range(adds) if not shared)
    heads += "".join(
        f"  %factor{k}.at = getelementptr {v.type}, ptr %factors, i64 {k}\n"
        + v.splat(f"%factor{k}", f"%factor{k}.at")
        for k in range(adds)
    )

    def lines(mark: str, index: str, mask: str, sums: list[str]) -> tuple[str, list[str]]:
        text = v.load(f"%x{mark}", "%x", index, mask) if dots else ""
        totals = []
        for k in range(dots):
            text += v.load(f"%d{k}{mark}", f"%dotted{k}", index, mask)
            text += v.add_product(f"%s{k}{mark}", sums[k], f"%d{k}{mark}", f"%x{mark}")
            totals.append(f"%s{k}{mark}")
        if adds:
            # Its last lanes are no results.
            text += v.load(f"%p{mark}", "%part", index)
        total = f"%p{mark}"
        for k in range(adds):
            value = f"%d{k}{mark}"
            if not shared:
                value = f"%e{k}{mark}"
                text += v.load(value, f"%added{k}", index, mask)
            text += v.add_product(f"%q{k}{mark}", total, value, f"%factor{k}")
            total = f"%q{k}{mark}"
        if adds:
            text += f"  store {v.vector} {total}, ptr %p{mark}.at, align {v.size}\n"
        return text, totals

    sums, loop = ["zeroinitializer"] * dots, "  br label %rest\n"
    if whole:
        phis = "".join(
            f"  %t{k} = phi {v.vector} [ zeroinitializer, %entry ], [ %s{k}.some, %terms ]\n"
            for k in range(dots)
        )
        text, sums = lines(".some", "%j", "", [f"%t{k}" for k in range(dots)])
        loop = f"""  br label %terms

terms:
  %j = phi i64 [ 0, %entry ], [ %j.next, %terms ]
{phis}{text}  %j.next = add i64 %j, {v.lanes}
  %more = icmp ult i64 %j.next, {whole}
  br i1 %more, label %terms, label %rest
"""
    tail = ""
    if rest:
        tail, sums = lines(".rest", str(whole), v.first(rest), sums)
    stores = "".join(
        f"  %sum{k} = call reassoc {v.type} @llvm.vector.reduce.fadd.{v.suffix}"
        f"({v.type} 0.0, {v.vector} {sums[k]})\n"
        f"  %u{k} = getelementptr {v.type}, ptr %u, i64 {k}\n"
        f"  store {v.type} %sum{k}, ptr %u{k}\n"
        for k in range(dots)
    )
    return f"""
define internal void @rk.step.{dots}.{adds}({_STEP}) {{
entry:
{heads}{loop}
rest:
{tail}{stores}  ret void
}}
"""


def _merge(form: Form, v: Vectors) -> str:
    """Adds the part of a finished block to that of its neighbour, if that one is finished too, and
    so on up the tree; the whole sum is copied to w. A node's part is its first block's; its counter
    is the one of the first block of its second half."""
    (blocks, stride), _ = scratch(form, v.type)
    return f"""
define internal void @rk.merge(ptr %parts, ptr %counters, i64 %number, ptr %w) {{
entry:
  br label %level

level:
  %node = phi i64 [ %number, %entry ], [ %parent, %up ]
  %nodes = phi i64 [ {blocks}, %entry ], [ %parents, %up ]
  %height = phi i64 [ 0, %entry ], [ %height.next, %up ]
  %root = icmp eq i64 %nodes, 1
  br i1 %root, label %copy, label %pair

pair:
  %other = xor i64 %node, 1
  %has.other = icmp ult i64 %other, %nodes
  br i1 %has.other, label %meet, label %up

meet:
  %even = and i64 %node, -2
  %odd = or i64 %node, 1
  %left.number = shl i64 %even, %height
  %right.number = shl i64 %odd, %height
  %counter = getelementptr i32, ptr %counters, i64 %right.number
  %before = atomicrmw add ptr %counter, i32 1 acq_rel, align 4
  %second = icmp eq i32 %before, 1
  br i1 %second, label %add, label %done

add:
  %left.offset = mul i64 %left.number, {stride}
  %right.offset = mul i64 %right.number, {stride}
  %left = getelementptr {v.type}, ptr %parts, i64 %left.offset
  %right = getelementptr {v.type}, ptr %parts, i64 %right.offset
  br label %sum

sum:
  %j = phi i64 [ 0, %add ], [ %j.next, %sum ]
{v.load("%l", "%left", "%j")}{v.load("%r", "%right", "%j")}  %s = fadd {v.vector} %l, %r
  store {v.vector} %s, ptr %l.at, align {v.size}
  %j.next = add i64 %j, {v.lanes}
  %more = icmp ult i64 %j.next, {stride}
  br i1 %more, label %sum, label %up

up:
  %parent = lshr i64 %node, 1
  %rounded = add i64 %nodes, 1
  %parents = lshr i64 %rounded, 1
  %height.next = add i64 %height, 1
  br label %level

copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %w, ptr %parts, i64 {form.shape[1] * v.size}, i1 false)
  br label %done

done:
  ret void
}}
"""
