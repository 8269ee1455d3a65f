"""Properties of StableHLO's operations: sets of their names, without the dialect."""

from __future__ import annotations

from collections.abc import Iterable

from raise_kernel.stablehlo.elementwise import ELEMENTWISE


def qualified(names: Iterable[str], dialect: str = "stablehlo") -> frozenset[str]:
    """The names of operations with their dialect."""
    return frozenset(f"{dialect}.{name}" for name in names)


def _set(names: str) -> frozenset[str]:
    return frozenset(names.split())


# The result's elements are those of one operand, or of all of them.
MOVING = _set("broadcast_in_dim reshape reverse slice transpose")
JOINING = MOVING | _set("concatenate pad")
# The whole meaning is name, operands and result type.
PLAIN = (ELEMENTWISE - {"compare"}) | _set("bitcast_convert clamp dynamic_update_slice reshape")
COMMUTATIVE = _set("add multiply maximum minimum and or xor")
WITH_BLOCKS = _set("while if case")
# Kernels of their own, which XLA fuses with nothing.
UNFUSED = _set("convolution dot_general gather reduce reduce_window scatter sort")

# Approximated: an operation may state how exact it is.
APPROXIMATE = _set(
    "cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt tan "
    "tanh"
)
# XLA does not compute these twice.
COSTLY = APPROXIMATE | _set("atan2 divide power remainder")
# The result is NaN where an operand is.
KEEPS_NAN = COSTLY - {"power"} | _set(
    "abs add ceil convert floor maximum minimum multiply negate round_nearest_afz "
    "round_nearest_even sign subtract"
)

# The derivative is finite for all operands; is zero; or depends on the operands.
LINEAR = _set(
    "add complex convert imag maximum minimum negate real reduce_precision select subtract"
)
PIECEWISE_CONSTANT = _set(
    "and bitcast_convert ceil compare floor is_finite not or round_nearest_afz round_nearest_even "
    "sign xor"
)
NONLINEAR = COSTLY | {"abs", "multiply"}
NONLINEAR_CHLO = _set(
    "acos acosh asin asinh atan atanh cosh digamma erf erf_inv erfc lgamma polygamma sinh tan zeta"
)
