"""Rules for gather and scatter.

StableHLO clamps a gather's starts into the array and drops a scatter's updates that fall outside:
JAX's modes "clip" and "drop".
"""

from __future__ import annotations

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import defining_op
from raise_kernel.remarks import source_line
from raise_kernel.runtime.replay.expr import ATOM, Expr, call, ints
from raise_kernel.runtime.replay.printer import FunctionPrinter, rule
from raise_kernel.runtime.replay.shapes import index32
from raise_kernel.runtime.replay.types import is_wide
from raise_kernel.stablehlo.combiners import monoid, returns_update
from raise_kernel.stablehlo.read import int_list

SCATTERS = {
    "add": "lax.scatter_add",
    "mul": "lax.scatter_mul",
    "min": "lax.scatter_min",
    "max": "lax.scatter_max",
}

# lax has no public scatter for other combiners; the primitive itself takes any.
SCATTER_HELPER = '''def scatter_combine(combine, operand, indices, updates, numbers, **flags):
    """Scatter whose colliding elements are put together by `combine`; it has no derivative."""
    scalar = jax.ShapeDtypeStruct((), operand.dtype)

    @jax.custom_jvp
    def scatter(operand, indices, updates):
        return lax.scatter_p.bind(
            operand, indices, updates, dimension_numbers=numbers,
            update_jaxpr=jax.make_jaxpr(combine)(scalar, scalar).jaxpr, update_consts=(),
            mode=lax.GatherScatterMode.FILL_OR_DROP, **flags,
        )

    @scatter.defjvp
    def no_derivative(primals, tangents):
        raise NotImplementedError(
            "an atomic operation other than add, multiply, minimum and maximum has no derivative: "
            "use jax.lax.stop_gradient on what goes into it"
        )

    return scatter(operand, indices, updates)'''


@rule("stablehlo.gather")
def gather(p: FunctionPrinter, op: ir.Operation) -> Expr:
    numbers = stablehlo.GatherDimensionNumbers(op.attributes["dimension_numbers"])
    operand, indices = (p.strict(v) for v in op.operands)
    if _takes_elements(p, op, numbers):
        index_text = element_index(p, op, indices, numbers.index_vector_dim)
        options = flags(op, ("indices_are_sorted",))
        text = call("jnp.take", operand.text, index_text, *options, 'mode="clip"')
        return Expr(text, p.type(op.results[0]).shape)
    index_text = trailing_index(p, op, indices, numbers.index_vector_dim)
    fields = [
        ("offset_dims", numbers.offset_dims),
        ("collapsed_slice_dims", numbers.collapsed_slice_dims),
        ("start_index_map", numbers.start_index_map),
        ("operand_batching_dims", numbers.operand_batching_dims),
        ("start_indices_batching_dims", numbers.start_indices_batching_dims),
    ]
    text = call(
        "lax.gather",
        operand.text,
        index_text,
        dimension_numbers("lax.GatherDimensionNumbers", fields, always=3),
        ints(int_list(op, "slice_sizes")),
        *flags(op, ("indices_are_sorted",)),
        'mode="clip"',
    )
    return Expr(text, p.type(op.results[0]).shape)


def _takes_elements(
    p: FunctionPrinter, op: ir.Operation, numbers: stablehlo.GatherDimensionNumbers
) -> bool:
    """Whether a gather takes single elements of a flat array: `jnp.take(x, index)`."""
    return (
        len(p.type(op.operands[0]).shape) == 1
        and list(numbers.collapsed_slice_dims) == [0]
        and list(numbers.start_index_map) == [0]
        and not list(numbers.operand_batching_dims)
        and not list(numbers.offset_dims)
    )


def element_index(p: FunctionPrinter, op: ir.Operation, expr: Expr, dim: int) -> str:
    """Indices into a flat array, without the dimension that holds the one coordinate."""
    array, value = op.operands[0], op.operands[1]
    type_ = p.type(value)
    text = index32(p, value, expr, array)
    rank = len(type_.shape)
    if dim == rank:
        return text
    made = defining_op(value)
    if made is not None and made.name == "stablehlo.reshape" and not is_wide(type_.dtype):
        source = p.strict(made.operands[0])
        if dim == rank - 1:
            shape = type_.shape[:-1]
            if source.shape == shape:
                return source.text
            return f"{source.within(ATOM)}.reshape({', '.join(map(str, shape))})"
    return call("jnp.squeeze", text, str(dim))


# StableHLO drops negative indices; Python counts them from the end.
AT_OPTIONS = ('mode="drop"', "wrap_negative_indices=False")
AT_METHODS = {"add": "add", "mul": "mul", "min": "min", "max": "max"}


def scattered_elements(
    p: FunctionPrinter, op: ir.Operation, numbers: stablehlo.ScatterDimensionNumbers
) -> Expr | None:
    """A scatter of single elements into a flat array: `x.at[index].set(values)`."""
    region = op.regions[0]
    method = "set" if returns_update(region) else AT_METHODS.get(monoid(region) or "")
    operand, indices, updates = op.operands
    type_ = p.type(operand)
    if (
        method is None
        or len(type_.shape) != 1
        or type_.dtype.kind == "b"
        or list(numbers.inserted_window_dims) != [0]
        or list(numbers.input_batching_dims)
        or list(numbers.update_window_dims)
    ):
        return None
    index = element_index(p, op, p.strict(indices), numbers.index_vector_dim)
    value = p.typed(updates)
    options = flags(op, ("indices_are_sorted", "unique_indices"))
    text = call(
        f"{p.strict(operand).within(ATOM)}.at[{index}].{method}",
        value.text,
        *options,
        *AT_OPTIONS,
    )
    return Expr(text, type_.shape)


@rule("stablehlo.scatter")
def scatter(p: FunctionPrinter, op: ir.Operation) -> Expr:
    if len(op.results) != 1:
        raise refuse("RK011", "a scatter of several arrays at once has no replay", at=op)
    numbers = stablehlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
    elements = scattered_elements(p, op, numbers)
    if elements is not None:
        return elements
    operand, indices, updates = (p.strict(v) for v in op.operands)
    index_text = trailing_index(p, op, indices, numbers.index_vector_dim)
    fields = [
        ("update_window_dims", numbers.update_window_dims),
        ("inserted_window_dims", numbers.inserted_window_dims),
        ("scatter_dims_to_operand_dims", numbers.scattered_dims_to_operand_dims),
        ("operand_batching_dims", numbers.input_batching_dims),
        ("scatter_indices_batching_dims", numbers.scatter_indices_batching_dims),
    ]
    arguments = [
        operand.text,
        index_text,
        updates.text,
        dimension_numbers("lax.ScatterDimensionNumbers", fields, always=3),
    ]
    shape = p.type(op.results[0]).shape
    region = op.regions[0]
    function = "lax.scatter" if returns_update(region) else SCATTERS.get(monoid(region) or "")
    options = flags(op, ("indices_are_sorted", "unique_indices"))
    if function is not None:
        return Expr(call(function, *arguments, *options, 'mode="drop"'), shape)
    names = p.parameters(list(region.blocks[0].arguments))
    combine = p.nested("combine", names, lambda: p.results(p.block(region.blocks[0])))
    p.module.underive("scatter_combine", SCATTER_HELPER, source_line(op.location))
    options = flags(op, ("indices_are_sorted", "unique_indices"), always=True)
    return Expr(call("scatter_combine", combine, *arguments, *options), shape)


def trailing_index(p: FunctionPrinter, op: ir.Operation, expr: Expr, dim: int) -> str:
    """The indices with their vector dimension last, where JAX wants it."""
    array, value = op.operands[0], op.operands[1]
    type_ = p.type(value)
    text = index32(p, value, expr, array)
    rank = len(type_.shape)
    if dim == rank:
        return f"jnp.expand_dims({text}, {rank})"
    if dim == rank - 1:
        return text
    return f"jnp.moveaxis({text}, {dim}, {rank - 1})"


def dimension_numbers(name: str, fields: list[tuple[str, list[int]]], always: int) -> str:
    words = [
        f"{field}={ints(list(values))}"
        for index, (field, values) in enumerate(fields)
        if index < always or list(values)
    ]
    return call(name, *words)


def flags(op: ir.Operation, names: tuple[str, ...], always: bool = False) -> list[str]:
    out = []
    for name in names:
        value = name in op.attributes and bool(ir.BoolAttr(op.attributes[name]).value)
        if value or always:
            out.append(f"{name}={value}")
    return out
