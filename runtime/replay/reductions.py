"""Rules for reduce, reduce_window, sort, dot_general, convolution."""

from __future__ import annotations

import math

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.runtime.replay.combiners import FUNCTIONS, region_function
from raise_kernel.runtime.replay.elementwise import lax_call
from raise_kernel.runtime.replay.expr import Expr, call, ints, tuple_text
from raise_kernel.runtime.replay.printer import FunctionPrinter, rule
from raise_kernel.runtime.replay.types import dtype_source
from raise_kernel.stablehlo.combiners import is_identity, monoid, sort_key
from raise_kernel.stablehlo.elements import is_float_dtype
from raise_kernel.stablehlo.read import cumulative, int_list, optional_list, padding

REDUCERS = {
    "add": ("jnp.sum", "lax.reduce_sum"),
    "mul": ("jnp.prod", "lax.reduce_prod"),
    "max": ("jnp.max", "lax.reduce_max"),
    "min": ("jnp.min", "lax.reduce_min"),
    "and": ("jnp.all", "lax.reduce_and"),
    "or": ("jnp.any", "lax.reduce_or"),
    "xor": ("lax.reduce_xor", "lax.reduce_xor"),
}


@rule("stablehlo.reduce")
def reduce(p: FunctionPrinter, op: ir.Operation) -> Expr | list[Expr]:
    dims = int_list(op, "dimensions")
    half = len(op.operands) // 2
    kind = monoid(op.regions[0]) if half == 1 else None
    if kind is not None:
        return known_reduce(p, op, kind, dims)
    inputs = [p.strict(v).text for v in op.operands[:half]]
    inits = [p.strict(v).text for v in op.operands[half:]]
    combine = region_function(p, op.regions[0], tupled=half > 1)
    if half == 1:
        text = call("lax.reduce", inputs[0], inits[0], combine, ints(dims))
        return Expr(text, p.type(op.results[0]).shape)
    return p.assign(
        op, call("lax.reduce", tuple_text(inputs), tuple_text(inits), combine, ints(dims))
    )


def known_reduce(p: FunctionPrinter, op: ir.Operation, kind: str, dims: list[int]) -> Expr:
    """`jnp.sum` and its kin where they keep the dtype, else `lax.reduce_sum` and its kin."""
    operand, init = op.operands
    type_ = p.type(operand)
    expr = p.strict(operand)
    shape = p.type(op.results[0]).shape
    readable, exact = REDUCERS[kind]
    reduced = math.prod(type_.shape[d] for d in dims)
    if kind in ("and", "or"):
        plain = type_.dtype.kind == "b"
    elif kind in ("max", "min"):
        plain = reduced > 0 and type_.dtype.kind != "b"
    else:
        plain = type_.dtype.kind == "c" or type_.dtype in (np.float32, np.float64)
    if plain and kind != "xor":
        every = len(dims) == len(type_.shape)
        axis = "" if every else f"axis={dims[0] if len(dims) == 1 else ints(dims)}"
        text = call(readable, *filter(None, [expr.text, axis]))
    else:
        text = call(exact, expr.text, ints(dims))
    if is_identity(kind, p.constant(init), type_.dtype):
        return Expr(text, shape)
    return lax_call(FUNCTIONS[kind], [p.typed(init), Expr(text, shape)])


CUMULATIVE = {"add": "cumsum", "mul": "cumprod", "max": "cummax", "min": "cummin"}


@rule("stablehlo.reduce_window")
def reduce_window(p: FunctionPrinter, op: ir.Operation) -> Expr | list[Expr]:
    half = len(op.operands) // 2
    running = cumulative(op)
    type_ = p.type(op.operands[0])
    if running is not None and running.kind in CUMULATIVE:
        axis, name, reverse = running.axis, running.kind, running.reverse
        if is_identity(name, p.constant(op.operands[1]), type_.dtype):
            options = [f"axis={axis}", *(["reverse=True"] if reverse else [])]
            text = call(f"lax.{CUMULATIVE[name]}", p.strict(op.operands[0]).text, *options)
            return Expr(text, type_.shape)
    rank = len(p.type(op.operands[0]).shape)
    inputs = [p.strict(v).text for v in op.operands[:half]]
    inits = [p.strict(v).text for v in op.operands[half:]]
    kind = monoid(op.regions[0]) if half == 1 else None
    if kind is not None:
        combine = FUNCTIONS[kind]
    else:
        combine = region_function(p, op.regions[0], tupled=half > 1)
    dilations = [
        f"{name}={ints(values)}"
        for name, values in (
            ("base_dilation", optional_list(op, "base_dilations", [1] * rank)),
            ("window_dilation", optional_list(op, "window_dilations", [1] * rank)),
        )
        if set(values) != {1}
    ]
    text = call(
        "lax.reduce_window",
        inputs[0] if half == 1 else tuple_text(inputs),
        inits[0] if half == 1 else tuple_text(inits),
        combine,
        ints(int_list(op, "window_dimensions")),
        ints(optional_list(op, "window_strides", [1] * rank)),
        pairs(padding(op, rank)),
        *dilations,
    )
    if half == 1:
        return Expr(text, p.type(op.results[0]).shape)
    return p.assign(op, text)


def pairs(values: list[tuple[int, int]]) -> str:
    return tuple_text([ints(v) for v in values])


@rule("stablehlo.sort")
def sort(p: FunctionPrinter, op: ir.Operation) -> Expr | list[Expr]:
    key = sort_key(op.regions[0])
    if key is None:
        raise refuse("RK011", "a sort by more than one comparison has no replay", at=op)
    dim = ir.IntegerAttr(op.attributes["dimension"]).value
    stable = bool(ir.BoolAttr(op.attributes["is_stable"]).value)
    items = [p.strict(v).text for v in op.operands]
    key_text = items[key.operand]
    if key.descending:
        key_text = descending(p, op.operands[key.operand])
    elif len(items) == 1:
        text = call("lax.sort", items[0], f"dimension={dim}", f"is_stable={stable}")
        return Expr(text, p.type(op.results[0]).shape)
    options = [f"dimension={dim}", f"is_stable={stable}", "num_keys=1"]
    text = call("lax.sort", tuple_text([key_text, *items]), *options)
    if len(items) == 1:
        return Expr(f"{text}[1]", p.type(op.results[0]).shape)
    return p.assign(op, f"{text}[1:]")


def descending(p: FunctionPrinter, value: ir.Value) -> str:
    """A key whose ascending order is the descending order of `value`."""
    expr = p.strict(value)
    return f"-({expr.text})" if is_float_dtype(p.type(value).dtype) else f"~({expr.text})"


@rule("stablehlo.dot_general")
def dot_general(p: FunctionPrinter, op: ir.Operation) -> Expr:
    if "algorithm" in op.attributes:
        raise refuse("RK011", "a dot_general with an algorithm has no replay", at=op)
    numbers = stablehlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
    contract = (
        list(numbers.lhs_contracting_dimensions),
        list(numbers.rhs_contracting_dimensions),
    )
    batch = (list(numbers.lhs_batching_dimensions), list(numbers.rhs_batching_dimensions))
    left, right = (p.strict(v) for v in op.operands)
    types = [p.type(v) for v in op.operands]
    result = p.type(op.results[0])
    options = precision_options(op)
    if any(t.dtype != result.dtype for t in types):
        options.append(f"preferred_element_type={dtype_source(result.dtype)}")
    ranks = [len(t.shape) for t in types]
    matrix = contract == ([ranks[0] - 1], [0]) and not batch[0] and max(ranks) <= 2
    if matrix:
        return Expr(call("jnp.matmul", left.text, right.text, *options), result.shape)
    numbers_text = (
        f"(({ints(contract[0])}, {ints(contract[1])}), ({ints(batch[0])}, {ints(batch[1])}))"
    )
    return Expr(
        call("lax.dot_general", left.text, right.text, numbers_text, *options), result.shape
    )


def precision_options(op: ir.Operation) -> list[str]:
    if "precision_config" not in op.attributes:
        return []
    words = [
        str(a).split()[-1].rstrip(">") for a in ir.ArrayAttr(op.attributes["precision_config"])
    ]
    if set(words) <= {"DEFAULT"}:
        return []
    names = [f"lax.Precision.{word}" for word in words]
    return [f"precision={names[0] if len(set(names)) == 1 else tuple_text(names)}"]


@rule("stablehlo.convolution")
def convolution(p: FunctionPrinter, op: ir.Operation) -> Expr:
    numbers = stablehlo.ConvDimensionNumbers(op.attributes["dimension_numbers"])
    spatial = list(numbers.input_spatial_dimensions)
    count = len(spatial)
    specs = (
        (numbers.input_batch_dimension, numbers.input_feature_dimension, *spatial),
        (
            numbers.kernel_output_feature_dimension,
            numbers.kernel_input_feature_dimension,
            *numbers.kernel_spatial_dimensions,
        ),
        (
            numbers.output_batch_dimension,
            numbers.output_feature_dimension,
            *numbers.output_spatial_dimensions,
        ),
    )
    left, right = (p.strict(v).text for v in op.operands)
    if "window_reversal" in op.attributes:
        flags = list(ir.DenseBoolArrayAttr(op.attributes["window_reversal"]))
        dims = [d for d, flag in zip(specs[1][2:], flags, strict=True) if flag]
        right = call("lax.rev", right, ints(dims)) if dims else right
    result = p.type(op.results[0])
    options = [
        f"{name}={ints(optional_list(op, attribute, [1] * count))}"
        for name, attribute in (("lhs_dilation", "lhs_dilation"), ("rhs_dilation", "rhs_dilation"))
        if attribute in op.attributes and set(int_list(op, attribute)) != {1}
    ]
    dimension_numbers = call("lax.ConvDimensionNumbers", *[ints(s) for s in specs])
    options.append(f"dimension_numbers={dimension_numbers}")
    for name in ("feature_group_count", "batch_group_count"):
        groups = ir.IntegerAttr(op.attributes[name]).value
        if groups != 1:
            options.append(f"{name}={groups}")
    options += precision_options(op)
    if p.type(op.operands[0]).dtype != result.dtype:
        options.append(f"preferred_element_type={dtype_source(result.dtype)}")
    strides = ints(optional_list(op, "window_strides", [1] * count))
    return Expr(
        call("lax.conv_general_dilated", left, right, strides, pairs(padding(op, count)), *options),
        result.shape,
    )


@rule("chlo.top_k")
def top_k(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    count = ir.IntegerAttr(op.attributes["k"]).value
    return p.assign(op, call("lax.top_k", p.strict(op.operands[0]).text, str(count)))
