"""Which operations act on each element alone."""

from __future__ import annotations

_NAMES = (
    "abs add and atan2 cbrt ceil compare complex convert cosine count_leading_zeros divide "
    "exponential exponential_minus_one floor imag is_finite log log_plus_one logistic maximum "
    "minimum multiply negate not or popcnt power real remainder round_nearest_afz "
    "round_nearest_even rsqrt select shift_left shift_right_arithmetic shift_right_logical sign "
    "sine sqrt subtract tan tanh xor"
)
ELEMENTWISE = frozenset(_NAMES.split())
