"""Integer functions of the device library: counting, averages, products, byte and bit moves."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.registry import add, define

# --- minimum, maximum, absolute value -------------------------------------------------------

for _kind, _names in {
    "max_signed": ("__nv_max", "__nv_llmax", *(f"llvm.nvvm.max.{t}" for t in ("s", "i", "ll"))),
    "min_signed": ("__nv_min", "__nv_llmin", *(f"llvm.nvvm.min.{t}" for t in ("s", "i", "ll"))),
    "max_unsigned": (
        "__nv_umax",
        "__nv_ullmax",
        *(f"llvm.nvvm.max.{t}" for t in ("us", "ui", "ull")),
    ),
    "min_unsigned": (
        "__nv_umin",
        "__nv_ullmin",
        *(f"llvm.nvvm.min.{t}" for t in ("us", "ui", "ull")),
    ),
}.items():
    define(*_names)(getattr(e, _kind))


define("__nv_abs", "__nv_llabs", "llvm.nvvm.abs.i", "llvm.nvvm.abs.ll")(e.absolute_integer)

# --- averages without overflow, differences --------------------------------------------------

add("__nv_hadd", lambda x, y: (x & y) + (x ^ y).shift_right_signed(1))
add("__nv_rhadd", lambda x, y: (x | y) - (x ^ y).shift_right_signed(1))
add("__nv_uhadd", lambda x, y: (x & y) + ((x ^ y) >> 1))
add("__nv_urhadd", lambda x, y: (x | y) - ((x ^ y) >> 1))


@define("__nv_sad", *(f"llvm.nvvm.sad.{t}" for t in ("s", "i", "ll")))
def _sad(x: Expr, y: Expr, z: Expr) -> Expr:
    """|x - y| + z."""
    return e.max_signed(x, y) - e.min_signed(x, y) + z


@define("__nv_usad", *(f"llvm.nvvm.sad.{t}" for t in ("us", "ui", "ull")))
def _unsigned_sad(x: Expr, y: Expr, z: Expr) -> Expr:
    return e.max_unsigned(x, y) - e.min_unsigned(x, y) + z


# --- products -------------------------------------------------------------------------------


_SIGNED_HIGH = ("__nv_mulhi", "__nv_mul64hi", *(f"llvm.nvvm.mulhi.{t}" for t in ("s", "i", "ll")))
_UNSIGNED_HIGH = (
    "__nv_umulhi",
    "__nv_umul64hi",
    *(f"llvm.nvvm.mulhi.{t}" for t in ("us", "ui", "ull")),
)
define(*_SIGNED_HIGH)(lambda x, y: e.whole_product(x, y, signed=True)[1])
define(*_UNSIGNED_HIGH)(lambda x, y: e.whole_product(x, y, signed=False)[1])


@define("__nv_mul24", "llvm.nvvm.mul24.i")
def _multiply_24(x: Expr, y: Expr) -> Expr:
    """The low 32 bits of the product of the low 24 bits, signed."""
    return (x << 8).shift_right_signed(8) * (y << 8).shift_right_signed(8)


@define("__nv_umul24", "llvm.nvvm.mul24.ui")
def _unsigned_multiply_24(x: Expr, y: Expr) -> Expr:
    return (x & 0xFFFFFF) * (y & 0xFFFFFF)


# --- counting -------------------------------------------------------------------------------

define("__nv_clz", "__nv_clzll", "llvm.nvvm.clz.i", "llvm.nvvm.clz.ll")(
    lambda x: e.leading_zeros(x).resize(32, signed=False)
)
define("__nv_popc", "__nv_popcll", "llvm.nvvm.popc.i", "llvm.nvvm.popc.ll")(
    lambda x: e.population(x).resize(32, signed=False)
)


@define("__nv_ffs", "__nv_ffsll")
def _first_set(x: Expr) -> Expr:
    """1 + the position of the lowest one; 0 for 0."""
    return where(x.eq(0), 0, e.trailing_zeros(x) + 1).resize(32, signed=False)


@define("llvm.nvvm.fns")
def _nth_set(mask: Expr, base: Expr, offset: Expr) -> Expr:
    """The position of the |offset|-th one of `mask` from bit `base` on, or -1.

    Upwards for a positive offset, downwards for a negative; for 0, `base` itself where its bit is
    set. The position is found by bisection on the number of ones in a prefix.
    """
    upwards = where(offset < 0, reverse(mask), mask)
    start = where(offset < 0, 31 - base, base)
    rest = upwards & (mask.like(-1) << start)
    wanted = e.absolute_integer(offset)
    position = mask.like(0)
    for step in (16, 8, 4, 2, 1):
        trial = position + step
        ones = e.population(rest & ((mask.like(1) << trial) - 1))
        position = where(ones < wanted, trial, position)
    found = where(offset < 0, 31 - position, position)
    found = where(wanted > e.population(rest), -1, found)
    at_base = where(((mask >> base) & 1).ne(0), base, -1)
    return where(offset.eq(0), at_base, found)


# --- bit and byte moves ---------------------------------------------------------------------


@define("__nv_brev", "__nv_brevll", "llvm.nvvm.brev32", "llvm.nvvm.brev64")
def reverse(x: Expr, smallest: int = 1) -> Expr:
    """Groups of `smallest` bits in reverse order, by swapping halves, quarters, and so on."""
    size = x.width // 2
    while size >= smallest:
        mask = sum(((1 << size) - 1) << at for at in range(0, x.width, 2 * size))
        x = ((x >> size) & mask) | ((x & mask) << size)
        size //= 2
    return x


def _permute(x: Expr, y: Expr, selector: Expr, signs: bool) -> Expr:
    """Each byte of the result is one of the eight of y:x, by three bits of a nibble.

    With `signs` the nibble's fourth bit spreads the byte's sign instead.
    """
    result = x.like(0)
    for index in range(4):
        nibble = selector >> (4 * index)
        source = where((nibble & 4).ne(0), y, x)
        byte = (source >> ((nibble & 3) << 3)) & 0xFF
        if signs:
            spread = where((byte & 0x80).ne(0), byte.like(0xFF), byte.like(0))
            byte = where((nibble & 8).ne(0), spread, byte)
        result = result | (byte << (8 * index))
    return result


add("__nv_byte_perm", lambda x, y, selector: _permute(x, y, selector, signs=False))
add("llvm.nvvm.prmt", lambda x, y, selector: _permute(x, y, selector, signs=True))


def _permute_mode(offsets: list[list[int]]):
    """A prmt mode: the two low bits of the third operand pick the bytes by a table."""

    def rule(x: Expr, *rest: Expr) -> Expr:
        y = rest[0] if len(rest) == 2 else x.like(0)
        chosen = rest[-1] & 3
        selectors = [sum(b << (4 * i) for i, b in enumerate(row)) for row in offsets]
        selector = x.like(selectors[3])
        for index in (2, 1, 0):
            selector = where(chosen.eq(index), selectors[index], selector)
        return _permute(x, y, selector, signs=False)

    return rule


_PERMUTE_MODES = {
    "f4e": [[k + i for i in range(4)] for k in range(4)],
    "b4e": [[(k - i) % 8 for i in range(4)] for k in range(4)],
    "rc8": [[k] * 4 for k in range(4)],
    "ecl": [[max(i, k) for i in range(4)] for k in range(4)],
    "ecr": [[min(i, k) for i in range(4)] for k in range(4)],
    "rc16": [[0, 1, 0, 1], [2, 3, 2, 3], [0, 1, 0, 1], [2, 3, 2, 3]],
}
for _name, _table in _PERMUTE_MODES.items():
    add(f"llvm.nvvm.prmt.{_name}", _permute_mode(_table))


@define("llvm.nvvm.rotate.b32", "llvm.nvvm.rotate.b64")
def _rotate_left(x: Expr, amount: Expr) -> Expr:
    left = amount.resize(x.width, signed=False) & (x.width - 1)
    right = (-left) & (x.width - 1)
    return (x << left) | (x >> right)


add("llvm.nvvm.rotate.right.b64", lambda x, amount: _rotate_left(x, -amount))
add("llvm.nvvm.swap.lo.hi.b64", lambda x: (x << 32) | (x >> 32))


def funnel_shift(left: bool) -> Callable[[Expr, Expr, Expr], Expr]:
    """The upper (left) or lower (right) half of `high:low` shifted by `amount` modulo the width."""

    def rule(high: Expr, low: Expr, amount: Expr) -> Expr:
        width, known = high.width, constant_int(amount.value)
        if known is not None:
            by = known % width
            if by == 0:
                return high if left else low
            up = by if left else width - by
            return (high << up) | (low >> (width - up))
        by = e.remainder_unsigned(amount, width)
        rest = (width - 1) - by
        # Shifting by (width - by) would be out of range for 0: shift by one, then by the rest.
        if left:
            return (high << by) | ((low >> 1) >> rest)
        return ((high << 1) << rest) | (low >> by)

    return rule


def _clamped_funnel(left: bool):
    """The same, shifted by min(amount, 32)."""

    def rule(high: Expr, low: Expr, amount: Expr) -> Expr:
        shifted = funnel_shift(left)(high, low, amount)
        return where(amount.below(32), shifted, low if left else high)

    return rule


add("llvm.nvvm.fshl.clamp", _clamped_funnel(True))
add("llvm.nvvm.fshr.clamp", _clamped_funnel(False))


def _bit_mask(wrap: bool):
    """`width` ones from bit `start` on."""

    def rule(start: Expr, width: Expr) -> Expr:
        if wrap:
            start, width = start & 31, width & 31
        ones = where(width.below(32), (start.like(1) << (width & 31)) - 1, -1)
        return where(start.below(32), ones << (start & 31), 0)

    return rule


add("llvm.nvvm.bmsk.clamp", _bit_mask(wrap=False))
add("llvm.nvvm.bmsk.wrap", _bit_mask(wrap=True))


def _extend(signed: bool, wrap: bool):
    """The low `width` bits, extended by sign or zero; 32 bits or more are all (no wrap)."""

    def rule(x: Expr, width: Expr) -> Expr:
        known = width & 31
        lost = (32 - known) & 31
        low = x << lost
        kept = low.shift_right_signed(lost) if signed else low >> lost
        kept = where(known.eq(0), 0, kept)
        return kept if wrap else where(width.below(32), kept, x)

    return rule


for _signed, _letter in ((True, "s"), (False, "z")):
    add(f"llvm.nvvm.{_letter}ext.clamp", _extend(_signed, wrap=False))
    add(f"llvm.nvvm.{_letter}ext.wrap", _extend(_signed, wrap=True))


def _find_leading_one(signed: bool):
    """The position of the highest bit that is not the sign's, -1 without one; or 31 minus it."""

    def rule(x: Expr, as_shift: Expr) -> Expr:
        magnitude = where(x < 0, ~x, x) if signed else x
        zeros = e.leading_zeros(magnitude).resize(32, signed=False)
        position = where(as_shift, zeros, (x.width - 1) - zeros)
        return where(magnitude.eq(0), -1, position)

    return rule


add("llvm.nvvm.flo.s", _find_leading_one(signed=True))
add("llvm.nvvm.flo.u", _find_leading_one(signed=False))


# --- dot products of packed integers --------------------------------------------------------


def _field(x: Expr, index: int, width: int, signed: bool) -> Expr:
    up = x << (32 - width * (index + 1))
    return up.shift_right_signed(32 - width) if signed else up >> (32 - width)


def _dot4(x_signed: bool, y_signed: bool):
    def rule(x: Expr, y: Expr, total: Expr) -> Expr:
        for index in range(4):
            product = _field(x, index, 8, x_signed) * _field(y, index, 8, y_signed)
            total = total + product
        return total

    return rule


def _dot2(x_signed: bool, y_signed: bool):
    def rule(x: Expr, y: Expr, upper: Expr, total: Expr) -> Expr:
        y = where(upper.ne(0), y >> 16, y)
        for index in range(2):
            product = _field(x, index, 16, x_signed) * _field(y, index, 8, y_signed)
            total = total + product
        return total

    return rule


for _x in (True, False):
    for _y in (True, False):
        _pair = f"{'s' if _x else 'u'}.{'s' if _y else 'u'}"
        add(f"llvm.nvvm.idp4a.{_pair}", _dot4(_x, _y))
        add(f"llvm.nvvm.idp2a.{_pair}", _dot2(_x, _y))


# --- bits of floats -------------------------------------------------------------------------


define("__nv_double_as_longlong", "__nv_float_as_int", "__nv_float_as_uint")(Expr.bits)
define("llvm.nvvm.bitcast.f2i", "llvm.nvvm.bitcast.d2ll")(Expr.bits)


@define(
    "__nv_int_as_float",
    "__nv_uint_as_float",
    "__nv_longlong_as_double",
    "llvm.nvvm.bitcast.i2f",
    "llvm.nvvm.bitcast.ll2d",
)
def _as_float(x: Expr) -> Expr:
    return x.bitcast(ir.F32Type.get() if x.width == 32 else ir.F64Type.get())


define("__nv_double2hiint", "llvm.nvvm.d2i.hi")(lambda x: (x.bits() >> 32).resize(32, False))
define("__nv_double2loint", "llvm.nvvm.d2i.lo")(lambda x: x.bits().resize(32, signed=False))


def join_words(high: Expr, low: Expr) -> Expr:
    """The double of these two words."""
    whole = (high.resize(64, signed=False) << 32) | low.resize(64, signed=False)
    return whole.bitcast(ir.F64Type.get())


add("__nv_hiloint2double", join_words)
add("llvm.nvvm.lohi.i2d", lambda low, high: join_words(high, low))
