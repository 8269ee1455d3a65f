"""Rules for elementwise operations: arithmetic, comparison, selection, conversion, math.

Infix operators stand only where JAX's operator is the same XLA operation on equal dtypes: `/` on
floats, `>>` where the signedness agrees; `lax.div`, `lax.rem` for what Python's operators would
round differently.
"""

from __future__ import annotations

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.remarks import source_line
from raise_kernel.runtime.replay.constants import literal, small_table, typed_scalar
from raise_kernel.runtime.replay.expr import (
    ADD,
    AND,
    ATOM,
    COMPARE,
    MUL,
    OR,
    SHIFT,
    UNARY,
    XOR,
    Expr,
    call,
)
from raise_kernel.runtime.replay.printer import FunctionPrinter, rule
from raise_kernel.runtime.replay.types import dtype_source
from raise_kernel.stablehlo.combiners import direction as direction_of
from raise_kernel.stablehlo.constants import read_constant
from raise_kernel.stablehlo.elements import is_float_dtype
from raise_kernel.stablehlo.tensor_types import tensor_type

INFIX = {
    "stablehlo.add": ("+", ADD, "lax.add"),
    "stablehlo.subtract": ("-", ADD, "lax.sub"),
    "stablehlo.multiply": ("*", MUL, "lax.mul"),
    "stablehlo.and": ("&", AND, "lax.bitwise_and"),
    "stablehlo.or": ("|", OR, "lax.bitwise_or"),
    "stablehlo.xor": ("^", XOR, "lax.bitwise_xor"),
    "stablehlo.shift_left": ("<<", SHIFT, "lax.shift_left"),
}

BINARY = {
    "stablehlo.maximum": "jnp.maximum",
    "stablehlo.minimum": "jnp.minimum",
    "stablehlo.power": "lax.pow",
    "stablehlo.remainder": "lax.rem",
    "stablehlo.atan2": "lax.atan2",
    "stablehlo.shift_right_arithmetic": "lax.shift_right_arithmetic",
    "stablehlo.shift_right_logical": "lax.shift_right_logical",
    "chlo.next_after": "lax.nextafter",
    "chlo.polygamma": "lax.polygamma",
    "chlo.zeta": "lax.zeta",
    "chlo.mulhi": "lax.mulhi",
    "stablehlo.complex": "lax.complex",
}

# jnp functions here take arrays of any rank and lower to the one XLA operation.
UNARY_CALLS = {
    "stablehlo.abs": "jnp.abs",
    "stablehlo.cbrt": "lax.cbrt",
    "stablehlo.ceil": "jnp.ceil",
    "stablehlo.cosine": "jnp.cos",
    "stablehlo.count_leading_zeros": "lax.clz",
    "stablehlo.exponential": "jnp.exp",
    "stablehlo.exponential_minus_one": "jnp.expm1",
    "stablehlo.floor": "jnp.floor",
    "stablehlo.imag": "lax.imag",
    "stablehlo.is_finite": "jnp.isfinite",
    "stablehlo.log": "jnp.log",
    "stablehlo.log_plus_one": "jnp.log1p",
    "stablehlo.logistic": "lax.logistic",
    "stablehlo.popcnt": "lax.population_count",
    "stablehlo.real": "lax.real",
    "stablehlo.round_nearest_even": "jnp.rint",
    "stablehlo.rsqrt": "lax.rsqrt",
    "stablehlo.sign": "lax.sign",
    "stablehlo.sine": "jnp.sin",
    "stablehlo.sqrt": "jnp.sqrt",
    "stablehlo.tan": "jnp.tan",
    "stablehlo.tanh": "jnp.tanh",
    "chlo.acos": "lax.acos",
    "chlo.acosh": "lax.acosh",
    "chlo.asin": "lax.asin",
    "chlo.asinh": "lax.asinh",
    "chlo.atan": "lax.atan",
    "chlo.atanh": "lax.atanh",
    "chlo.bessel_i1e": "lax.bessel_i1e",
    "chlo.conj": "lax.conj",
    "chlo.cosh": "lax.cosh",
    "chlo.digamma": "lax.digamma",
    "chlo.erf": "lax.erf",
    "chlo.erf_inv": "lax.erf_inv",
    "chlo.erfc": "lax.erfc",
    "chlo.is_inf": "jnp.isinf",
    "chlo.is_neg_inf": "jnp.isneginf",
    "chlo.is_pos_inf": "jnp.isposinf",
    "chlo.lgamma": "lax.lgamma",
    "chlo.sinh": "lax.sinh",
    "chlo.square": "lax.square",
    "chlo.tan": "lax.tan",
}

DIRECTIONS = {"EQ": "==", "NE": "!=", "LT": "<", "LE": "<=", "GT": ">", "GE": ">="}


@rule("stablehlo.constant", "chlo.constant")
def constant(p: FunctionPrinter, op: ir.Operation) -> Expr | None:
    found = read_constant(op)
    if found.splat is not None:
        p.splat(op.results[0], found.splat, literal(found.splat))
        return None
    assert found.values is not None
    text = small_table(found.values) or p.module.table(found.values)
    return Expr(call("jnp.asarray", text), found.type.shape)


def broadcast_shape(*shapes: tuple[int, ...]) -> tuple[int, ...]:
    first = shapes[0]
    if all(shape == first for shape in shapes):
        return first
    return tuple(np.broadcast_shapes(*shapes))


def operands(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    """The operands, with a dtype on the first where all of them are literals."""
    values = list(op.operands)
    exprs = [p.value(v) for v in values]
    if all(e.literal for e in exprs):
        exprs[0] = p.typed(values[0])
    return exprs


def typed_operands(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    """The operands for a lax function, which takes a bare literal for a 64-bit number."""
    return [p.typed(v) for v in op.operands]


def equal_rank(expr: Expr, rank: int) -> Expr:
    """`expr` with leading unit dimensions up to `rank`; lax broadcasts scalars and equal ranks."""
    missing = rank - len(expr.shape)
    if not expr.shape or missing <= 0:
        return expr
    text = f"{expr.within(ATOM)}[{'None, ' * missing}...]"
    return Expr(text, (1,) * missing + expr.shape)


def lax_call(function: str, exprs: list[Expr]) -> Expr:
    """A call of a lax function on operands that broadcast."""
    rank = max(len(e.shape) for e in exprs)
    if function.startswith("lax."):
        exprs = [equal_rank(e, rank) for e in exprs]
    return Expr(
        call(function, *[e.text for e in exprs]), broadcast_shape(*[e.shape for e in exprs])
    )


def infix(symbol: str, precedence: int, left: Expr, right: Expr) -> Expr:
    first = left.within(precedence + (precedence == COMPARE))
    text = f"{first} {symbol} {right.within(precedence + 1)}"
    return Expr(text, broadcast_shape(left.shape, right.shape), precedence)


@rule(*INFIX)
def infix_op(p: FunctionPrinter, op: ir.Operation) -> Expr:
    symbol, precedence, function = INFIX[op.name]
    left, right = p.arg(op, 0), p.arg(op, 1)
    boolean = p.type(op.results[0]).dtype == np.dtype(bool)
    constants = all(p.constant(v) is not None for v in op.operands)
    if constants or (boolean and symbol in "+-*<<"):
        return lax_call(boolean_function(function) if boolean else function, typed_operands(p, op))
    if boolean and symbol == "^" and "True" in (left.text, right.text):
        return inverted(left if right.literal else right)
    if symbol == "+" and right.literal and _has_opposite(right.text):
        return infix("-", precedence, left, Expr(right.text[1:], ()))
    return infix(symbol, precedence, left, right)


def _has_opposite(text: str) -> bool:
    """Whether this is a negative literal whose opposite is a literal too: x + -c is x - c."""
    return text.startswith("-") and text != str(-(2**31))


def boolean_function(function: str) -> str:
    """On i1 StableHLO's add is or, and its multiply is and."""
    return {"lax.add": "lax.bitwise_or", "lax.mul": "lax.bitwise_and"}.get(function, function)


@rule("stablehlo.divide")
def divide(p: FunctionPrinter, op: ir.Operation) -> Expr:
    dtype = p.type(op.results[0]).dtype
    exprs = operands(p, op)
    if dtype.kind in "iub" or all(p.constant(v) is not None for v in op.operands):
        return lax_call("lax.div", typed_operands(p, op))
    return infix("/", MUL, *exprs)


@rule(*BINARY)
def binary(p: FunctionPrinter, op: ir.Operation) -> Expr:
    function = BINARY[op.name]
    dtype = p.type(op.operands[0]).dtype
    if op.name == "stablehlo.shift_right_arithmetic" and dtype.kind == "i":
        return shift_right(p, op)
    if op.name == "stablehlo.shift_right_logical" and dtype.kind == "u":
        return shift_right(p, op)
    if function == "lax.pow" and dtype.kind in "iub":
        raise refuse("RK011", "an integer power has no replay as JAX source", at=op)
    return lax_call(
        function, typed_operands(p, op) if function.startswith("lax.") else operands(p, op)
    )


def shift_right(p: FunctionPrinter, op: ir.Operation) -> Expr:
    return infix(">>", SHIFT, *operands(p, op))


@rule(*UNARY_CALLS)
def unary_call(p: FunctionPrinter, op: ir.Operation) -> Expr:
    accuracy = op.attributes.get("result_accuracy", None)
    if accuracy is not None and "DEFAULT" not in str(accuracy) and "mode" in str(accuracy):
        raise refuse("RK011", f"{op.name} with a stated accuracy has no replay", at=op)
    expr = p.typed(op.operands[0])
    return Expr(call(UNARY_CALLS[op.name], expr.text), expr.shape)


@rule("stablehlo.round_nearest_afz")
def round_away(p: FunctionPrinter, op: ir.Operation) -> Expr:
    expr = p.typed(op.operands[0])
    return Expr(call("lax.round", expr.text, "lax.RoundingMethod.AWAY_FROM_ZERO"), expr.shape)


@rule("stablehlo.negate")
def negate(p: FunctionPrinter, op: ir.Operation) -> Expr:
    expr = p.arg(op)
    if expr.literal:
        return Expr(call("lax.neg", p.typed(op.operands[0]).text), ())
    return Expr(f"-{expr.within(UNARY)}", expr.shape, UNARY)


@rule("stablehlo.not")
def invert(p: FunctionPrinter, op: ir.Operation) -> Expr:
    expr = p.arg(op)
    if expr.literal:
        return Expr(call("lax.bitwise_not", p.typed(op.operands[0]).text), ())
    return inverted(expr)


def inverted(expr: Expr) -> Expr:
    """Bitwise not."""
    return Expr(f"~{expr.within(UNARY)}", expr.shape, UNARY)


@rule("stablehlo.compare")
def compare(p: FunctionPrinter, op: ir.Operation) -> Expr:
    direction = direction_of(op)
    dtype = p.type(op.operands[0]).dtype
    kind = compare_kind(op)
    if kind == "TOTALORDER":
        raise refuse("RK011", "a total-order comparison outside a sort has no replay", at=op)
    exprs = operands(p, op)
    if kind == "UNSIGNED" and dtype.kind == "i":
        exprs = [unsigned(p, v) for v in op.operands]
    if dtype == np.dtype(bool) and direction not in ("EQ", "NE"):
        exprs = [Expr(f"{e.within(ATOM)}.astype(jnp.int8)", e.shape) for e in typed_operands(p, op)]
    return infix(DIRECTIONS[direction], COMPARE, *exprs)


def unsigned(p: FunctionPrinter, value: ir.Value) -> Expr:
    """A signed value's bits, read as unsigned."""
    dtype = np.dtype(f"uint{p.type(value).dtype.itemsize * 8}")
    known = p.constant(value)
    if known is not None:
        return Expr(typed_scalar(known.view(dtype)), ())
    expr = p.typed(value)
    return Expr(call("lax.bitcast_convert_type", expr.text, dtype_source(dtype)), expr.shape)


def compare_kind(op: ir.Operation) -> str:
    if "compare_type" not in op.attributes:
        return ""
    return str(op.attributes["compare_type"]).split()[-1].rstrip(">")


@rule("stablehlo.select")
def select(p: FunctionPrinter, op: ir.Operation) -> Expr:
    on_true, on_false = p.arg(op, 1), p.arg(op, 2)
    if on_true.literal and on_false.literal:
        on_false = p.typed(op.operands[2])
    exprs = [p.typed(op.operands[0]), on_true, on_false]
    return lax_call("jnp.where", exprs)


@rule("stablehlo.clamp")
def clamp(p: FunctionPrinter, op: ir.Operation) -> Expr:
    """`lax.clamp` wants bounds that are scalars or of the operand's shape."""
    low, value, high = typed_operands(p, op)
    if low.shape or high.shape or not value.shape:
        return lax_call("jnp.minimum", [lax_call("jnp.maximum", [value, low]), high])
    return Expr(call("lax.clamp", low.text, value.text, high.text), value.shape)


@rule("stablehlo.convert")
def convert(p: FunctionPrinter, op: ir.Operation) -> Expr | None:
    source, target = p.type(op.operands[0]).dtype, p.type(op.results[0]).dtype
    if source == target:
        p.alias(op.results[0], op.operands[0])
        return None
    expr = p.arg(op)
    dtype = dtype_source(target)
    if expr.literal or (source.kind == "c") != (target.kind == "c"):
        typed = p.typed(op.operands[0])
        return Expr(call("lax.convert_element_type", typed.text, dtype), typed.shape)
    return Expr(f"{expr.within(ATOM)}.astype({dtype})", expr.shape)


# Memory that holds floats and integers: JAX takes the derivative of bits for zero.
STORED_BITS = '''def stored_bits(value, dtype):
    """The bits of floats that become floats again; they have no derivative on the way."""

    @jax.custom_jvp
    def bits(value):
        return lax.bitcast_convert_type(value, dtype)

    @bits.defjvp
    def no_derivative(primals, tangents):
        raise NotImplementedError(
            "floats are stored in memory that also holds integers, through which JAX has no "
            "derivative: give the kernel an array for each type"
        )

    return bits(value)'''

# What brings elements to other positions, and leaves them as they are.
MOVES = frozenset(
    f"stablehlo.{name}"
    for name in (
        "broadcast_in_dim", "concatenate", "dynamic_slice", "dynamic_update_slice", "gather", "pad",
        "reshape", "reverse", "scatter", "select", "slice", "transpose",
    )
)  # fmt: skip


def comes_back(bits: ir.Value) -> bool:
    """Whether bits of floats are moved about as integers, and read as floats again."""
    seen: set[ir.Value] = set()
    pending = [bits]
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        for use in value.uses:
            user = use.owner.operation
            if user.name == "stablehlo.bitcast_convert" and is_float_dtype(
                tensor_type(user.results[0].type).dtype
            ):
                return True
            if user.name in MOVES:
                pending.append(user.results[0])
            elif user.name == "stablehlo.while":
                pending += [user.results[use.operand_number]]
                pending += [r.blocks[0].arguments[use.operand_number] for r in user.regions]
            elif user.name == "stablehlo.return" and user.parent is not None:
                around = user.parent.operation
                if use.operand_number < len(around.results):
                    pending.append(around.results[use.operand_number])
    return False


@rule("stablehlo.bitcast_convert")
def bitcast(p: FunctionPrinter, op: ir.Operation) -> Expr | None:
    source, target = p.type(op.operands[0]), p.type(op.results[0])
    same = source.dtype.itemsize == target.dtype.itemsize
    known = p.constant(op.operands[0])
    if same and known is not None:
        bits = known.view(target.dtype)
        p.splat(op.results[0], bits, literal(bits))
        return None
    expr = p.typed(op.operands[0]) if same else p.strict(op.operands[0])
    shape = expr.shape if same else target.shape
    function = "lax.bitcast_convert_type"
    if is_float_dtype(source.dtype) and comes_back(op.results[0]):
        function = "stored_bits"
        p.module.underive(function, STORED_BITS, source_line(op.location))
    return Expr(call(function, expr.text, dtype_source(target.dtype)), shape)


@rule("stablehlo.reduce_precision")
def reduce_precision(p: FunctionPrinter, op: ir.Operation) -> Expr:
    expr = p.typed(op.operands[0])
    bits = [str(ir.IntegerAttr(op.attributes[n]).value) for n in ("exponent_bits", "mantissa_bits")]
    return Expr(call("lax.reduce_precision", expr.text, *bits), expr.shape)


@rule("stablehlo.optimization_barrier")
def optimization_barrier(p: FunctionPrinter, op: ir.Operation) -> list[Expr]:
    items = [p.strict(v).text for v in op.operands]
    argument = items[0] if len(items) == 1 else f"({', '.join(items)})"
    return p.assign(op, call("lax.optimization_barrier", argument))


@rule("chlo.constant_like")
def constant_like(p: FunctionPrinter, op: ir.Operation) -> None:
    dtype = p.type(op.results[0]).dtype
    number = str(op.attributes["value"]).split(":")[0].strip()
    element = np.array(float(number) if is_float_dtype(dtype) else int(number)).astype(dtype)
    p.splat(op.results[0], element, literal(element))
