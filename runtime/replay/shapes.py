"""Rules for operations that move elements: broadcast, reshape, slice, pad, concatenate.

Slices are printed as Python slices, broadcasts as `x[:, None]` that the consumer broadcasts.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import defining_op
from raise_kernel.runtime.replay.expr import ATOM, Expr, call, ints, tuple_text
from raise_kernel.runtime.replay.printer import FunctionPrinter, rule
from raise_kernel.runtime.replay.types import dtype_source, is_wide
from raise_kernel.stablehlo.read import int_list

SLICE_FIELDS = ("start_indices", "limit_indices", "strides")

# An end this close to the array's is written from the end: x[:-1].
NEAR_END = 16


@rule("stablehlo.iota")
def iota(p: FunctionPrinter, op: ir.Operation) -> Expr:
    """In its full shape: how a mask partitions depends on the shape that it counts in."""
    type_ = p.type(op.results[0])
    dtype = dtype_source(type_.dtype)
    if len(type_.shape) == 1:
        return Expr(call("lax.iota", dtype, str(type_.shape[0])), type_.shape)
    dim = ir.IntegerAttr(op.attributes["iota_dimension"]).value
    text = call("lax.broadcasted_iota", dtype, ints(type_.shape), str(dim))
    return Expr(text, type_.shape)


@rule("stablehlo.broadcast_in_dim")
def broadcast_in_dim(p: FunctionPrinter, op: ir.Operation) -> Expr | None:
    source, result = op.operands[0], op.results[0]
    dims = int_list(op, "broadcast_dimensions")
    expr = p.arg(op)
    if not expr.shape:
        p.alias(result, source)
        return None
    if dims != sorted(dims):
        order = sorted(range(len(dims)), key=dims.__getitem__)
        strict = p.strict(source)
        shape = tuple(strict.shape[k] for k in order)
        expr = Expr(call("jnp.transpose", strict.text, ints(order)), shape)
        dims = sorted(dims)
    return expand(expr, dims, len(p.type(result).shape))


def expand(expr: Expr, dims: list[int], rank: int) -> Expr:
    """`expr` with its dimensions at `dims` of a shape of this rank, unit dimensions between."""
    placed = dict(zip(dims[len(dims) - len(expr.shape) :], expr.shape, strict=True))
    first = min(placed)
    shape = tuple(placed.get(d, 1) for d in range(first, rank))
    if len(placed) == len(shape):
        return Expr(expr.text, shape, expr.precedence)
    words = [":" if d in placed else "None" for d in range(first, rank)]
    return Expr(f"{expr.within(ATOM)}[{', '.join(words)}]", shape)


@rule("stablehlo.reshape")
def reshape(p: FunctionPrinter, op: ir.Operation) -> Expr | None:
    source, result = op.operands[0], op.results[0]
    if not p.arg(op).shape:
        p.alias(result, source)
        return None
    shape = p.type(result).shape
    picked = _picked(p, source, shape)
    if picked is not None:
        return picked
    if _is_written_elsewhere(p, op):
        text = f"{p.strict(source).within(ATOM)}.reshape({', '.join(map(str, shape))})"
        p.values[result] = Expr(text, shape)
        return None
    if not shape:
        return Expr(f"{p.strict(source).within(ATOM)}.reshape(())", shape)
    return Expr(f"{p.strict(source).within(ATOM)}.reshape({', '.join(map(str, shape))})", shape)


def _is_written_elsewhere(p: FunctionPrinter, op: ir.Operation) -> bool:
    """Whether what reads a reshape says it in words of its own: `jnp.stack`, `x.at[index]`."""
    return all(_says_itself(p, op, use.owner.operation) for use in op.results[0].uses)


def _says_itself(p: FunctionPrinter, op: ir.Operation, user: ir.Operation) -> bool:
    if user.block != op.block:
        return False
    if user.name == "stablehlo.concatenate":
        dim = ir.IntegerAttr(user.attributes["dimension"]).value
        return all(_row_source(p, v, dim) is not None for v in user.operands)
    is_index = user.name == "stablehlo.scatter" and user.operands[1] == op.results[0]
    return is_index and p.type(op.results[0]).shape[-1:] == (1,)


def _picked(p: FunctionPrinter, source: ir.Value, shape: tuple[int, ...]) -> Expr | None:
    """A slice whose reshape drops dimensions of size one: `x[:, 3]`."""
    op = defining_op(source)
    if op is None or op.name != "stablehlo.slice" or not _is_only_picked(p, op):
        return None
    expr = p.arg(op)
    sizes, cut = p.type(op.operands[0]).shape, p.type(source).shape
    if expr.shape != sizes or shape != tuple(n for n in cut if n != 1):
        return None
    starts, limits, strides = (int_list(op, n) for n in SLICE_FIELDS)
    words = [
        str(starts[d]) if cut[d] == 1 else slice_text(sizes[d], starts[d], limits[d], strides[d])
        for d in range(len(cut))
    ]
    while words and words[-1] == ":":
        words.pop()
    return Expr(f"{expr.within(ATOM)}[{', '.join(words)}]", shape) if words else None


def _is_only_picked(p: FunctionPrinter, op: ir.Operation) -> bool:
    """Whether all that reads a slice drops its dimensions of size one."""
    users = [use.owner.operation for use in op.results[0].uses]
    wanted = tuple(n for n in p.type(op.results[0]).shape if n != 1)
    return len(users) == 1 or all(
        user.name == "stablehlo.reshape"
        and user.block == op.block
        and p.type(user.results[0]).shape == wanted
        for user in users
    )


@rule("stablehlo.transpose")
def transpose(p: FunctionPrinter, op: ir.Operation) -> Expr | None:
    source, result = op.operands[0], op.results[0]
    if not p.arg(op).shape:
        p.alias(result, source)
        return None
    permutation = int_list(op, "permutation")
    expr = p.strict(source)
    shape = p.type(result).shape
    if permutation == [1, 0]:
        return Expr(f"{expr.within(ATOM)}.T", shape)
    return Expr(call("jnp.transpose", expr.text, ints(permutation)), shape)


@rule("stablehlo.slice")
def slice_(p: FunctionPrinter, op: ir.Operation) -> Expr | None:
    source, result = op.operands[0], op.results[0]
    expr = p.arg(op)
    if not expr.shape:
        p.alias(result, source)
        return None
    starts, limits, strides = (int_list(op, n) for n in SLICE_FIELDS)
    sizes, new_sizes = p.type(source).shape, p.type(result).shape
    words, shape = [], []
    for dim in range(len(sizes) - len(expr.shape), len(sizes)):
        actual = expr.shape[dim - len(sizes)]
        if actual != sizes[dim]:  # broadcast along this dimension: nothing to cut
            words.append(":")
            shape.append(actual)
        else:
            words.append(slice_text(sizes[dim], starts[dim], limits[dim], strides[dim]))
            shape.append(new_sizes[dim])
    while words and words[-1] == ":":
        words.pop()
    if not words:
        return Expr(expr.text, tuple(shape), expr.precedence)
    return Expr(f"{expr.within(ATOM)}[{', '.join(words)}]", tuple(shape))


# The last few elements are counted from the end: x[-1:].
FEW = 4


def slice_text(size: int, start: int, limit: int, stride: int) -> str:
    """One Python slice; ends near the array's end count from it."""
    if limit <= start:
        return f"{start}:{start}"
    head = str(start) if start else ""
    last = start + (limit - start - 1) // stride * stride
    if last + stride >= size:
        tail = ""
    elif limit < size <= limit + NEAR_END and _is_near_end(size, start, limit):
        tail = str(limit - size)
    else:
        tail = str(limit)
    if not tail[:1].isdigit() and stride == 1 and size - start <= FEW < start:
        head = str(start - size)
    return f"{head}:{tail}" + (f":{stride}" if stride != 1 else "")


def _is_near_end(size: int, start: int, limit: int) -> bool:
    """Whether a person counts a slice's end from the array's: `x[1:-1]`, but `rgba[:3]`."""
    if limit > NEAR_END:
        return True
    return limit - start > 1 and size - limit < limit and (start > 0 or size > FEW)


@rule("stablehlo.pad")
def pad(p: FunctionPrinter, op: ir.Operation) -> Expr:
    config = zip(
        int_list(op, "edge_padding_low"),
        int_list(op, "edge_padding_high"),
        int_list(op, "interior_padding"),
        strict=True,
    )
    operand = p.strict(op.operands[0])
    value = p.typed(op.operands[1])
    text = tuple_text([ints(entry) for entry in config])
    return Expr(call("lax.pad", operand.text, value.text, text), p.type(op.results[0]).shape)


@rule("stablehlo.concatenate")
def concatenate(p: FunctionPrinter, op: ir.Operation) -> Expr:
    dim = ir.IntegerAttr(op.attributes["dimension"]).value
    shape = p.type(op.results[0]).shape
    rolled = _rolled(p, op, dim)
    if rolled is not None:
        return Expr(rolled, shape)
    rows = [_row(p, v, dim) for v in op.operands]
    if None not in rows:
        items = ", ".join(str(row) for row in rows)
        return Expr(f"jnp.stack([{items}]{f', axis={dim}' if dim else ''})", shape)
    items = ", ".join(p.strict(v).text for v in op.operands)
    return Expr(f"jnp.concatenate([{items}]{f', axis={dim}' if dim else ''})", shape)


def _row(p: FunctionPrinter, value: ir.Value, dim: int) -> str | None:
    """The text of what a part is without its axis of one element."""
    source = _row_source(p, value, dim)
    return None if source is None else p.strict(source).text


def _row_source(p: FunctionPrinter, value: ir.Value, dim: int) -> ir.Value | None:
    """What a part is without its axis of one element, where a reshape has added that."""
    made = defining_op(value)
    if made is None or made.name not in ("stablehlo.reshape", "stablehlo.broadcast_in_dim"):
        return None
    source, shape = made.operands[0], p.type(value).shape
    if shape[dim] != 1 or p.type(source).shape != shape[:dim] + shape[dim + 1 :]:
        return None
    kept = [k for k in range(len(shape)) if k != dim]
    if made.name != "stablehlo.reshape" and int_list(made, "broadcast_dimensions") != kept:
        return None
    return source


def _rolled(p: FunctionPrinter, op: ir.Operation, dim: int) -> str | None:
    """`[x[k:], x[:k]]` as `jnp.roll`."""
    made = [defining_op(v) for v in op.operands]
    if len(made) != 2 or any(m is None or m.name != "stablehlo.slice" for m in made):
        return None
    first, second = (m for m in made if m is not None)
    source = first.operands[0]
    if second.operands[0] != source or p.type(op.results[0]).shape != p.type(source).shape:
        return None
    starts, limits, strides = (int_list(first, n) for n in SLICE_FIELDS)
    size = p.type(source).shape[dim]
    if limits[dim] != size or int_list(second, SLICE_FIELDS[0])[dim] != 0:
        return None
    if any(t != 1 for t in (*strides, *int_list(second, SLICE_FIELDS[2]))):
        return None
    cut = starts[dim]
    shift = size - cut if size - cut < cut else -cut
    axis = [str(dim)] if len(starts) > 1 else []
    return call("jnp.roll", p.strict(source).text, str(shift), *axis)


@rule("stablehlo.reverse")
def reverse(p: FunctionPrinter, op: ir.Operation) -> Expr | None:
    if not p.arg(op).shape:
        p.alias(op.results[0], op.operands[0])
        return None
    operand = p.strict(op.operands[0])
    return Expr(call("lax.rev", operand.text, ints(int_list(op, "dimensions"))), operand.shape)


@rule("stablehlo.dynamic_slice")
def dynamic_slice(p: FunctionPrinter, op: ir.Operation) -> Expr:
    operand, *starts = op.operands
    sizes = int_list(op, "slice_sizes")
    known = [p.constant_int(s) for s in starts]
    expr = p.strict(operand)
    if all(k is not None for k in known):
        total = p.type(operand).shape
        words = []
        for size, start, count in zip(total, known, sizes, strict=True):
            first = max(0, min(start or 0, size - count))
            words.append(slice_text(size, first, first + count, 1))
        return Expr(f"{expr.within(ATOM)}[{', '.join(words)}]", tuple(sizes))
    return Expr(
        call(
            "lax.dynamic_slice", expr.text, start_indices(p, starts), ints(sizes), *negative(known)
        ),
        tuple(sizes),
    )


@rule("stablehlo.dynamic_update_slice")
def dynamic_update_slice(p: FunctionPrinter, op: ir.Operation) -> Expr:
    operand, update, *starts = op.operands
    known = [p.constant_int(s) for s in starts]
    exprs = [p.strict(operand).text, p.strict(update).text, start_indices(p, starts)]
    return Expr(
        call("lax.dynamic_update_slice", *exprs, *negative(known)), p.type(op.results[0]).shape
    )


def start_indices(p: FunctionPrinter, starts: list[ir.Value]) -> str:
    """Bare numbers, unless x64 is on inside: they would be int64 there, and JAX, differentiating
    after x64 is off again, would put int32 beside them."""
    if all(p.value(s).literal for s in starts):
        known = [p.constant_int(s) for s in starts]
        if p.module.wide and all(k is not None and abs(k) < 2**31 for k in known):
            return tuple_text([f"np.int32({k})" for k in known])
        return tuple_text([p.value(s).text for s in starts])
    return tuple_text([p.typed(s).text for s in starts])


def index32(p: FunctionPrinter, value: ir.Value, expr: Expr, array: ir.Value) -> str:
    """An index into an array, as int32 where its extents permit; what is outside stays outside.

    JAX differentiates a gather after x64 is off again, where an int64 would be cut.
    """
    dtype = p.type(value).dtype
    if not is_wide(dtype) or max(p.type(array).shape, default=0) >= 2**31:
        return expr.text
    make = p.scalar_type(value)
    low = 0 if dtype.kind == "u" else -1
    return f"lax.clamp({make}({low}), {expr.text}, {make}({2**31 - 1})).astype(jnp.int32)"


def negative(known: list[int | None]) -> list[str]:
    """JAX counts a negative start from the end unless told; StableHLO clamps it to zero."""
    if all(k is not None and k >= 0 for k in known):
        return []
    return ["allow_negative_indices=False"]


@rule("stablehlo.get_dimension_size")
def get_dimension_size(p: FunctionPrinter, op: ir.Operation) -> Expr:
    dim = ir.IntegerAttr(op.attributes["dimension"]).value
    return Expr(f"np.int32({p.type(op.operands[0]).shape[dim]})", ())


@rule("stablehlo.rng", "stablehlo.rng_bit_generator")
def no_replay(p: FunctionPrinter, op: ir.Operation) -> Expr:
    raise refuse("RK012", f"{op.name} has no replay as JAX source", at=op)
