"""Integer intrinsics: high products, bit fields, byte permutes, dot products, 24-bit forms."""

from __future__ import annotations

import re
from collections.abc import Callable

from raise_kernel.runtime.reference.definitions.body import Body, width

_MULHI = re.compile(r"llvm\.nvvm\.mulhi\.(s|i|ll|us|ui|ull)")
_SAD = re.compile(r"llvm\.nvvm\.sad\.(s|i|ll|us|ui|ull)")
_DOT = re.compile(r"llvm\.nvvm\.idp(2|4)a\.(s|u)\.(s|u)")
_EXTEND = re.compile(r"llvm\.nvvm\.(sext|zext)\.(clamp|wrap)")
_PRMT = re.compile(r"llvm\.nvvm\.prmt(?:\.(f4e|b4e|rc8|ecl|ecr|rc16))?")


def define(body: Body) -> bool:
    """Writes the body of an integer intrinsic; False when the name is none."""
    name, a = body.declaration.name, body.declaration.arguments
    kind = body.declaration.result
    if match := _MULHI.fullmatch(name):
        value = mulhi(body, kind, a[0], a[1], signed=not match.group(1).startswith("u"))
    elif match := _SAD.fullmatch(name):
        value = sad(body, kind, a, signed=not match.group(1).startswith("u"))
    elif match := _DOT.fullmatch(name):
        value = _dot(body, int(match.group(1)), match.group(2) == "s", match.group(3) == "s")
    elif match := _EXTEND.fullmatch(name):
        value = _extend(body, match.group(1) == "sext", match.group(2) == "clamp")
    elif match := _PRMT.fullmatch(name):
        value = permute(body, a, match.group(1))
    elif name in _SIMPLE:
        value = _SIMPLE[name](body)
    else:
        return False
    body.ret(value)
    return True


def mulhi(body: Body, kind: str, x: str, y: str, signed: bool) -> str:
    size = width(kind)
    word = "sext" if signed else "zext"
    wide = [body.op(f"{word} {kind} {v} to i{2 * size}") for v in (x, y)]
    product = body.op(f"mul i{2 * size} {wide[0]}, {wide[1]}")
    high = body.op(f"lshr i{2 * size} {product}, {size}")
    return body.op(f"trunc i{2 * size} {high} to {kind}")


def sad(body: Body, kind: str, a: list[str], signed: bool) -> str:
    less = body.op(f"icmp {'slt' if signed else 'ult'} {kind} {a[0]}, {a[1]}")
    forward = body.op(f"sub {kind} {a[0]}, {a[1]}")
    backward = body.op(f"sub {kind} {a[1]}, {a[0]}")
    distance = body.op(f"select i1 {less}, {kind} {backward}, {kind} {forward}")
    return body.op(f"add {kind} {distance}, {a[2]}")


def mul24(body: Body, x: str, y: str, signed: bool) -> str:
    """The low 32 bits of the product of two 24-bit numbers."""
    shift = "ashr" if signed else "lshr"
    small = [body.op(f"{shift} i32 {body.op(f'shl i32 {v}, 8')}, 8") for v in (x, y)]
    return body.op(f"mul i32 {small[0]}, {small[1]}")


def mul24_high(body: Body, x: str, y: str, signed: bool) -> str:
    """Bits 16 to 47 of the product of two 24-bit numbers."""
    word = "sext" if signed else "zext"
    small = [body.op(f"{word} i24 {body.op(f'trunc i32 {v} to i24')} to i48") for v in (x, y)]
    product = body.op(f"mul i48 {small[0]}, {small[1]}")
    return body.op(f"trunc i48 {body.op(f'lshr i48 {product}, 16')} to i32")


def permute(body: Body, a: list[str], mode: str | None) -> str:
    """prmt: picks four bytes of the pair (a[0], a[1])."""
    low = body.op(f"zext i32 {a[0]} to i64")
    if mode in ("rc8", "ecl", "ecr", "rc16"):
        high, selector = "0", a[-1]
        pair = low
    else:
        high = body.op(f"shl i64 {body.op(f'zext i32 {a[1]} to i64')}, 32")
        pair, selector = body.op(f"or i64 {low}, {high}"), a[2]
    if mode is None:
        return _permute_generic(body, pair, selector)
    turn = body.op(f"and i32 {selector}, 3")
    result = "0"
    for byte in range(4):
        result = _inserted(body, result, pair, _selected(body, mode, turn, byte), byte)
    return result


def _selected(body: Body, mode: str, turn: str, byte: int) -> str:
    """The byte number that a prmt mode takes for one byte of the result."""
    if mode == "f4e":
        return body.op(f"add i32 {turn}, {byte}")
    if mode == "b4e":
        return body.op(f"and i32 {body.op(f'sub i32 {turn}, {byte}')}, 7")
    if mode == "rc8":
        return turn
    if mode == "ecl":
        return body.call("i32", "llvm.umax.i32", ("i32", turn), ("i32", str(byte)))
    if mode == "ecr":
        return body.call("i32", "llvm.umin.i32", ("i32", turn), ("i32", str(byte)))
    half = body.op(f"shl i32 {body.op(f'and i32 {turn}, 1')}, 1")
    return body.op(f"or i32 {half}, {byte & 1}")


def _inserted(body: Body, result: str, pair: str, index: str, byte: int) -> str:
    distance = body.op(f"zext i32 {body.op(f'shl i32 {index}, 3')} to i64")
    value = body.op(f"trunc i64 {body.op(f'lshr i64 {pair}, {distance}')} to i8")
    placed = body.op(f"shl i32 {body.op(f'zext i8 {value} to i32')}, {8 * byte}")
    return body.op(f"or i32 {result}, {placed}")


def _permute_generic(body: Body, pair: str, selector: str) -> str:
    result = "0"
    for byte in range(4):
        nibble = body.op(f"lshr i32 {selector}, {4 * byte}")
        index = body.op(f"and i32 {nibble}, 7")
        distance = body.op(f"zext i32 {body.op(f'shl i32 {index}, 3')} to i64")
        value = body.op(f"trunc i64 {body.op(f'lshr i64 {pair}, {distance}')} to i8")
        sign = body.op(f"ashr i8 {value}, 7")
        copies = body.op(f"icmp ne i32 {body.op(f'and i32 {nibble}, 8')}, 0")
        picked = body.op(f"select i1 {copies}, i8 {sign}, i8 {value}")
        placed = body.op(f"shl i32 {body.op(f'zext i8 {picked} to i32')}, {8 * byte}")
        result = body.op(f"or i32 {result}, {placed}")
    return result


def find_leading(body: Body, kind: str, value: str, signed: bool, shift: str | None) -> str:
    """bfind: the position of the highest bit that differs from the sign, -1 for none."""
    size = width(kind)
    if signed:
        sign = body.op(f"ashr {kind} {value}, {size - 1}")
        value = body.op(f"xor {kind} {value}, {sign}")
    zeros = body.call(kind, f"llvm.ctlz.{kind}", (kind, value), ("i1", "false"))
    none = body.op(f"icmp eq {kind} {value}, 0")
    position = body.op(f"sub {kind} {size - 1}, {zeros}")
    if shift is not None:
        position = body.op(f"select i1 {shift}, {kind} {zeros}, {kind} {position}")
    found = body.op(f"select i1 {none}, {kind} -1, {kind} {position}")
    return found if size == 32 else body.op(f"trunc {kind} {found} to i32")


def shift_clamped(body: Body, word: str, kind: str, value: str, amount: str) -> str:
    """A PTX shift: amounts past the width shift everything out."""
    size = width(kind)
    far = body.op(f"icmp ugt i32 {amount}, {size - 1}")
    safe = body.op(f"select i1 {far}, i32 {size - 1}, i32 {amount}")
    if size > 32:
        safe = body.op(f"zext i32 {safe} to {kind}")
    elif size < 32:
        safe = body.op(f"trunc i32 {safe} to {kind}")
    shifted = body.op(f"{word} {kind} {value}, {safe}")
    if word == "ashr":
        return shifted
    return body.op(f"select i1 {far}, {kind} 0, {kind} {shifted}")


def extract(body: Body, kind: str, value: str, start: str, length: str, signed: bool) -> str:
    """bfe: `length` bits from `start`, sign bit taken from the highest bit there is."""
    size = width(kind)
    begin = body.op(f"and i32 {start}, 255")
    count = body.op(f"and i32 {length}, 255")
    wide = body.op(f"{'sext' if signed else 'zext'} {kind} {value} to i128")
    far = body.call("i32", "llvm.umin.i32", ("i32", begin), ("i32", str(size)))
    room = body.call("i32", "llvm.umin.i32", ("i32", count), ("i32", str(size)))
    moved = body.op(
        f"{'ashr' if signed else 'lshr'} i128 {wide}, {body.op(f'zext i32 {far} to i128')}"
    )
    gap = body.op(f"zext i32 {body.op(f'sub i32 127, {room}')} to i128")
    high = body.op(f"shl i128 {body.op(f'shl i128 {moved}, {gap}')}, 1")
    back = "ashr" if signed else "lshr"
    low = body.op(f"{back} i128 {body.op(f'{back} i128 {high}, 1')}, {gap}")
    result = body.op(f"trunc i128 {low} to {kind}")
    empty = body.op(f"icmp eq i32 {count}, 0")
    return body.op(f"select i1 {empty}, {kind} 0, {kind} {result}")


def insert(body: Body, kind: str, source: str, target: str, start: str, length: str) -> str:
    """bfi: the low `length` bits of `source` over `target`, from `start` on."""
    size = width(kind)
    begin = body.op(f"and i32 {start}, 255")
    count = body.op(f"and i32 {length}, 255")
    far = body.call("i32", "llvm.umin.i32", ("i32", begin), ("i32", str(size)))
    room = body.call("i32", "llvm.umin.i32", ("i32", count), ("i32", str(size)))
    at = body.op(f"zext i32 {far} to i192")
    top = body.op(f"shl i192 1, {body.op(f'zext i32 {room} to i192')}")
    ones = body.op(f"sub i192 {top}, 1")
    mask = body.op(f"trunc i192 {body.op(f'shl i192 {ones}, {at}')} to {kind}")
    wide = body.op(f"zext {kind} {source} to i192")
    moved = body.op(f"trunc i192 {body.op(f'shl i192 {wide}, {at}')} to {kind}")
    kept = body.op(f"and {kind} {target}, {body.op(f'xor {kind} {mask}, -1')}")
    return body.op(f"or {kind} {body.op(f'and {kind} {moved}, {mask}')}, {kept}")


def funnel(body: Body, left: bool, a: list[str]) -> str:
    """shf.clamp of (a[0] low, a[1] high) by a[2]."""
    amount = body.call("i32", "llvm.umin.i32", ("i32", a[2]), ("i32", "32"))
    low = body.op(f"zext i32 {a[0]} to i64")
    high = body.op(f"shl i64 {body.op(f'zext i32 {a[1]} to i64')}, 32")
    pair = body.op(f"or i64 {high}, {low}")
    distance = body.op(f"zext i32 {amount} to i64")
    moved = body.op(f"{'shl' if left else 'lshr'} i64 {pair}, {distance}")
    if left:
        moved = body.op(f"lshr i64 {moved}, 32")
    return body.op(f"trunc i64 {moved} to i32")


def find_nth(body: Body) -> str:
    """fns: the n-th set bit of a mask from a base, upward or downward; -1 for none."""
    mask, base, offset = body.declaration.arguments
    body.do("br label %loop")
    body.label("loop")
    at = body.op(f"phi i32 [ {base}, %entry ], [ %at.next, %step ]")
    left = body.op(f"phi i32 [ {offset}, %entry ], [ %left.next, %step ]")
    inside = body.op(f"icmp ult i32 {at}, 32")
    body.do(f"br i1 {inside}, label %look, label %none")
    body.label("look")
    bit = body.op(f"and i32 {body.op(f'lshr i32 {mask}, {at}')}, 1")
    down = body.op(f"icmp slt i32 {offset}, 0")
    unit = body.op(f"select i1 {down}, i32 -1, i32 1")
    # offset 0 asks for the base bit itself; n counts set bits, the base's included
    seen = body.op(f"mul i32 {bit}, {unit}")
    rest = body.op(f"sub i32 {left}, {seen}")
    zero = body.op(f"icmp eq i32 {offset}, 0")
    set_ = body.op(f"icmp eq i32 {bit}, 1")
    exact = body.op(f"or i1 {zero}, {body.op(f'icmp eq i32 {rest}, 0')}")
    hit = body.op(f"and i1 {set_}, {exact}")
    body.do(f"br i1 {hit}, label %found, label %miss")
    body.label("miss")
    body.do(f"br i1 {zero}, label %none, label %step")
    body.label("step")
    body.do(f"%at.next = add i32 {at}, {unit}")
    body.do(f"%left.next = add i32 {rest}, 0")
    body.do("br label %loop")
    body.label("found")
    body.do("br label %out")
    body.label("none")
    body.do("br label %out")
    body.label("out")
    return body.op(f"phi i32 [ {at}, %found ], [ -1, %none ]")


def dot(body: Body, parts: int, x: str, y: str, sums: str, x_signed: bool, y_signed: bool) -> str:
    """dp4a and dp2a: bytes of y times bytes or halves of x, added up."""
    bits = 8 if parts == 4 else 16
    for index in range(parts):
        a = _part(body, x, index * bits, bits, x_signed)
        b = _part(body, y, index * 8, 8, y_signed)
        sums = body.op(f"add i32 {sums}, {body.op(f'mul i32 {a}, {b}')}")
    return sums


def _part(body: Body, value: str, start: int, bits: int, signed: bool) -> str:
    small = body.op(f"trunc i32 {body.op(f'lshr i32 {value}, {start}')} to i{bits}")
    return body.op(f"{'sext' if signed else 'zext'} i{bits} {small} to i32")


def _dot(body: Body, parts: int, x_signed: bool, y_signed: bool) -> str:
    a = body.declaration.arguments
    if parts == 4:
        return dot(body, 4, a[0], a[1], a[2], x_signed, y_signed)
    # idp2a(x, y, is_hi, sum): the upper two bytes of y where is_hi
    distance = body.op(f"select i1 {a[2]}, i32 16, i32 0")
    y = body.op(f"lshr i32 {a[1]}, {distance}")
    return dot(body, 2, a[0], y, a[3], x_signed, y_signed)


def _extend(body: Body, signed: bool, clamp: bool) -> str:
    """szext: the low b bits, sign- or zero-extended."""
    value, bits = body.declaration.arguments
    limit = body.call("i32", "llvm.umin.i32", ("i32", bits), ("i32", "32"))
    count = limit if clamp else body.op(f"and i32 {bits}, 31")
    return extract(body, "i32", value, "0", count, signed)


def _mask(body: Body, clamp: bool) -> str:
    """bmsk: `b[1]` ones from bit `b[0]` on."""
    start, count = body.declaration.arguments
    if not clamp:
        start = body.op(f"and i32 {start}, 31")
        count = body.op(f"and i32 {count}, 31")
    begin = body.call("i32", "llvm.umin.i32", ("i32", start), ("i32", "32"))
    length = body.call("i32", "llvm.umin.i32", ("i32", count), ("i32", "32"))
    top = body.op(f"shl i64 1, {body.op(f'zext i32 {length} to i64')}")
    ones = body.op(f"sub i64 {top}, 1")
    moved = body.op(f"shl i64 {ones}, {body.op(f'zext i32 {begin} to i64')}")
    return body.op(f"trunc i64 {moved} to i32")


def _args(body: Body) -> list[str]:
    return body.declaration.arguments


def double_half(body: Body, value: str, shift: int) -> str:
    """The 32 bits of a double from bit `shift` on."""
    bits = body.op(f"bitcast double {value} to i64")
    return body.op(f"trunc i64 {body.op(f'lshr i64 {bits}, {shift}')} to i32")


def double_of(body: Body, low: str, high: str) -> str:
    """The double made of two 32-bit halves."""
    upper = body.op(f"shl i64 {body.op(f'zext i32 {high} to i64')}, 32")
    pair = body.op(f"or i64 {upper}, {body.op(f'zext i32 {low} to i64')}")
    return body.op(f"bitcast i64 {pair} to double")


def _leading(signed: bool) -> Callable[[Body], str]:
    def write(body: Body) -> str:
        a = _args(body)
        return find_leading(body, body.declaration.params[0], a[0], signed, a[1])

    return write


_SIMPLE: dict[str, Callable[[Body], str]] = {
    "llvm.nvvm.mul24.i": lambda b: mul24(b, *_args(b), signed=True),
    "llvm.nvvm.mul24.ui": lambda b: mul24(b, *_args(b), signed=False),
    "llvm.nvvm.flo.s": _leading(True),
    "llvm.nvvm.flo.u": _leading(False),
    "llvm.nvvm.fshl.clamp": lambda b: funnel(b, True, [_args(b)[1], _args(b)[0], _args(b)[2]]),
    "llvm.nvvm.fshr.clamp": lambda b: funnel(b, False, [_args(b)[1], _args(b)[0], _args(b)[2]]),
    "llvm.nvvm.bmsk.clamp": lambda b: _mask(b, True),
    "llvm.nvvm.bmsk.wrap": lambda b: _mask(b, False),
    "llvm.nvvm.fns": find_nth,
    "llvm.nvvm.d2i.lo": lambda b: double_half(b, _args(b)[0], 0),
    "llvm.nvvm.d2i.hi": lambda b: double_half(b, _args(b)[0], 32),
    "llvm.nvvm.lohi.i2d": lambda b: double_of(b, *_args(b)),
    "llvm.nvvm.popc.i": lambda b: b.call("i32", "llvm.ctpop.i32", ("i32", _args(b)[0])),
}
