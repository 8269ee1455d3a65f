"""One rule an operation: the two words of a wide result from the words of its operands.

An integer of 65 to 127 bits is kept with zeros above them; operations that look at its sign see
the sign there.

The product's high word is the schoolbook's, of 32-bit halves (Warren, Hacker's Delight, 8-2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from raise_kernel.analysis.integers.constants import bits_of_wide
from raise_kernel.analysis.integers.predicates import CMPI, Predicate
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import scalar_attr
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr, int_type
from raise_kernel.passes.standardize.vectors.vector_rules import member_address


class Pair(NamedTuple):
    """The words of an integer of 65 to 128 bits."""

    low: ir.Value
    high: ir.Value


Pairs = dict[ir.Value, Pair]
# What a rule gives: the words of a result, a narrower result, or nothing for a store.
Made = Pair | ir.Value | None
Rule = Callable[[ir.Operation, Pairs, "Words"], Made]


def is_wide(type_: ir.Type) -> bool:
    return isinstance(type_, ir.IntegerType) and 64 < type_.width <= 128


def split(op: ir.Operation, pairs: Pairs, build: Emitter) -> Made:
    """What replaces `op`, which takes or gives wide integers; RK018 where nothing can."""
    name = _name(op)
    rule = _RULES.get(op.name)
    width = next(ir.IntegerType(v.type).width for v in _values(op) if is_wide(v.type))
    if rule is None or (width < 128 and name in _WHOLE_WORDS):
        raise refuse("RK018", f"{name} of a {width}-bit integer is not raised", at=op)
    words = Words(build)
    if _is_signed(op, name):
        pairs = {v: words.with_sign(v, pairs[v]) for v in op.operands if is_wide(v.type)}
    made = rule(op, pairs, words)
    return words.with_zeros(op.results[0], made) if isinstance(made, Pair) else made


def _values(op: ir.Operation) -> list[ir.Value]:
    return [*op.results, *op.operands]


def _name(op: ir.Operation) -> str:
    """The operation, or LLVM's intrinsic that it calls."""
    if op.name != "llvm.call_intrinsic":
        return op.name
    return ".".join(ir.StringAttr(op.attributes["intrin"]).value.split(".")[:2])


def _is_signed(op: ir.Operation, name: str) -> bool:
    """Whether the signs of wide operands count."""
    return name in _SIGNED or (name == "llvm.icmp" and _predicate(op).startswith("s"))


def _predicate(op: ir.Operation) -> str:
    return Predicate.of(op).word


_SIGNED = frozenset({"llvm.ashr", "llvm.sext", "llvm.abs", "llvm.smin", "llvm.smax"})
# They would have to know where the number's bits end.
_WHOLE_WORDS = frozenset(
    {
        *("llvm.load", "llvm.store", "llvm.fshl", "llvm.fshr"),
        *("llvm.bswap", "llvm.bitreverse", "llvm.ctlz", "llvm.cttz"),
    }
)


class Words(NamedTuple):
    """64-bit operations of the llvm dialect."""

    build: Emitter

    def op(self, name: str, a: ir.Value, b: ir.Value) -> ir.Value:
        return self.build(f"llvm.{name}", [a, b], a.type)

    def number(self, value: int) -> ir.Value:
        type_ = int_type(64)
        return self.build("llvm.mlir.constant", [], type_, {"value": scalar_attr(type_, value)})

    def compare(self, predicate: str, a: ir.Value, b: ir.Value) -> ir.Value:
        return self.build(
            "llvm.icmp", [a, b], int_type(1), {"predicate": i64_attr(CMPI[predicate])}
        )

    def select(self, condition: ir.Value, a: ir.Value, b: ir.Value) -> ir.Value:
        return self.build("llvm.select", [condition, a, b], a.type)

    def either(self, condition: ir.Value, a: Pair, b: Pair) -> Pair:
        low, high = (self.select(condition, *part) for part in zip(a, b, strict=True))
        return Pair(low, high)

    def below(self, sign: str, a: Pair, b: Pair) -> ir.Value:
        """Whether a < b, signed ("s") or unsigned ("u")."""
        low = self.compare("ult", a.low, b.low)
        same = self.compare("eq", a.high, b.high)
        return self.select(same, low, self.compare(f"{sign}lt", a.high, b.high))

    def with_zeros(self, value: ir.Value, pair: Pair) -> Pair:
        """The words of `value`, its bits above its width cleared."""
        unused = 128 - ir.IntegerType(value.type).width
        if not unused:
            return pair
        return Pair(pair.low, self.op("and", pair.high, self.number((1 << (64 - unused)) - 1)))

    def with_sign(self, value: ir.Value, pair: Pair) -> Pair:
        """The words of `value`, its sign in the bits above its width."""
        unused = 128 - ir.IntegerType(value.type).width
        if not unused:
            return pair
        shift = self.number(unused)
        high = self.op("ashr", self.op("shl", pair.high, shift), shift)
        return Pair(pair.low, high)

    def extended(self, bit: ir.Value) -> ir.Value:
        return self.build("llvm.zext", [bit], int_type(64))

    def add(self, a: Pair, b: Pair) -> Pair:
        low = self.op("add", a.low, b.low)
        carry = self.extended(self.compare("ult", low, a.low))
        return Pair(low, self.op("add", self.op("add", a.high, b.high), carry))

    def subtract(self, a: Pair, b: Pair) -> Pair:
        borrow = self.extended(self.compare("ult", a.low, b.low))
        high = self.op("sub", self.op("sub", a.high, b.high), borrow)
        return Pair(self.op("sub", a.low, b.low), high)

    def multiply(self, a: Pair, b: Pair) -> Pair:
        crossed = self.op("add", self.op("mul", a.low, b.high), self.op("mul", a.high, b.low))
        high = self.op("add", self.high_product(a.low, b.low), crossed)
        return Pair(self.op("mul", a.low, b.low), high)

    def high_product(self, a: ir.Value, b: ir.Value) -> ir.Value:
        """The high word of an unsigned product."""
        half, mask = self.number(32), self.number(0xFFFFFFFF)
        a0, a1 = self.op("and", a, mask), self.op("lshr", a, half)
        b0, b1 = self.op("and", b, mask), self.op("lshr", b, half)
        first, second = self.op("mul", a0, b1), self.op("mul", a1, b0)
        middle = self.op("lshr", self.op("mul", a0, b0), half)
        for part in (first, second):
            middle = self.op("add", middle, self.op("and", part, mask))
        high = self.op("add", self.op("mul", a1, b1), self.op("lshr", middle, half))
        for part in (first, second):
            high = self.op("add", high, self.op("lshr", part, half))
        return high

    def left(self, a: Pair, amount: ir.Value) -> Pair:
        """Shifted to the left, by less than 128."""
        shift, rest, long = self._split_shift(amount)
        spilled = self.op("lshr", self.op("lshr", a.low, self.number(1)), rest)
        low = self.op("shl", a.low, shift)
        high = self.op("or", self.op("shl", a.high, shift), spilled)
        return Pair(self.select(long, self.number(0), low), self.select(long, low, high))

    def right(self, a: Pair, amount: ir.Value, *, signed: bool) -> Pair:
        """Shifted to the right, by less than 128."""
        kind = "ashr" if signed else "lshr"
        shift, rest, long = self._split_shift(amount)
        spilled = self.op("shl", self.op("shl", a.high, self.number(1)), rest)
        high = self.op(kind, a.high, shift)
        low = self.op("or", self.op("lshr", a.low, shift), spilled)
        filler = self.op("ashr", a.high, self.number(63)) if signed else self.number(0)
        return Pair(self.select(long, high, low), self.select(long, filler, high))

    def _split_shift(self, amount: ir.Value) -> tuple[ir.Value, ir.Value, ir.Value]:
        """A shift within a word, 63 less it, and whether a whole word is shifted besides."""
        shift = self.op("and", amount, self.number(63))
        long = self.compare("uge", amount, self.number(64))
        return shift, self.op("sub", self.number(63), shift), long


def _constant(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    value = bits_of_wide(op.attributes["value"])
    return Pair(words.number(value & (1 << 64) - 1), words.number(value >> 64))


def _anything(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    return Pair(*(words.build(op.name, [], int_type(64)) for _ in range(2)))


def _each(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    operands = [pairs[v] if is_wide(v.type) else Pair(v, v) for v in op.operands]
    low, high = (
        words.build(op.name, list(part), int_type(64)) for part in zip(*operands, strict=True)
    )
    return Pair(low, high)


def _arithmetic(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    a, b = (pairs[v] for v in op.operands)
    if op.name == "llvm.add":
        return words.add(a, b)
    return words.subtract(a, b) if op.name == "llvm.sub" else words.multiply(a, b)


def _shift(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    a, amount = (pairs[v] for v in op.operands)
    if op.name == "llvm.shl":
        return words.left(a, amount.low)
    return words.right(a, amount.low, signed=op.name == "llvm.ashr")


def _compare(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    a, b = (pairs[v] for v in op.operands)
    predicate = _predicate(op)
    if predicate in ("eq", "ne"):
        low, high = words.op("xor", a.low, b.low), words.op("xor", a.high, b.high)
        return words.compare(predicate, words.op("or", low, high), words.number(0))
    below = words.compare(f"u{predicate[1:]}", a.low, b.low)
    same = words.compare("eq", a.high, b.high)
    return words.select(same, below, words.compare(predicate, a.high, b.high))


def _trunc(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    pair, type_ = pairs[op.operands[0]], op.results[0].type
    if is_wide(type_):
        return pair
    return pair.low if type_ == pair.low.type else words.build("llvm.trunc", [pair.low], type_)


def _extend(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    value, type_ = op.operands[0], int_type(64)
    if is_wide(value.type):
        return pairs[value]
    low = value if value.type == type_ else words.build(op.name, [value], type_)
    signed = op.name == "llvm.sext"
    return Pair(low, words.op("ashr", low, words.number(63)) if signed else words.number(0))


def _load(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    pointer, attributes = op.operands[0], {name: op.attributes[name] for name in op.attributes}
    low = words.build("llvm.load", [pointer], int_type(64), attributes)
    address = member_address(pointer, 8, words.build)
    return Pair(low, words.build("llvm.load", [address], int_type(64), _at_word(attributes)))


def _store(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    value, pointer = op.operands
    attributes = {name: op.attributes[name] for name in op.attributes}
    words.build.create("llvm.store", [pairs[value].low, pointer], [], attributes)
    address = member_address(pointer, 8, words.build)
    words.build.create("llvm.store", [pairs[value].high, address], [], _at_word(attributes))
    return None


def _at_word(attributes: dict[str, ir.Attribute]) -> dict[str, ir.Attribute]:
    """Those of the second word's access, which is aligned to 8 bytes at most."""
    if "alignment" not in attributes:
        return attributes
    align = min(8, ir.IntegerAttr(attributes["alignment"]).value)
    return attributes | {"alignment": i64_attr(align)}


def _intrinsic(op: ir.Operation, pairs: Pairs, words: Words) -> Made:
    name = ir.StringAttr(op.attributes["intrin"]).value.split(".")[1]
    operands = [pairs.get(v, v) for v in op.operands]
    wide = [v for v in operands if isinstance(v, Pair)]
    if name == "abs":
        negative = words.compare("slt", wide[0].high, words.number(0))
        zero = Pair(words.number(0), words.number(0))
        return words.either(negative, words.subtract(zero, wide[0]), wide[0])
    if name in ("umin", "umax", "smin", "smax"):
        below = words.below(name[0], *wide)
        return words.either(below, *(wide if name.endswith("min") else reversed(wide)))
    if name in ("fshl", "fshr"):
        high, low, amount = wide
        return _funnel(name, high, low, amount, words)
    if name in ("bswap", "bitreverse"):
        low, high = (_of_word(op, word, words) for word in wide[0])
        return Pair(high, low)
    if name == "ctpop":
        counts = [_of_word(op, word, words) for word in wide[0]]
        return Pair(words.op("add", *counts), words.number(0))
    if name in ("ctlz", "cttz"):
        first, second = wide[0] if name == "cttz" else reversed(wide[0])
        empty = words.compare("eq", first, words.number(0))
        more = words.op("add", _of_word(op, second, words), words.number(64))
        return Pair(words.select(empty, more, _of_word(op, first, words)), words.number(0))
    raise refuse("RK018", f"llvm.{name} of {op.results[0].type} is not raised", at=op)


def _funnel(name: str, high: Pair, low: Pair, amount: Pair, words: Words) -> Pair:
    """The upper (or lower) half of 256 bits, shifted by `amount` modulo 128."""
    shift = words.op("and", amount.low, words.number(127))
    rest = words.op("sub", words.number(127), shift)
    one = words.number(1)
    if name == "fshl":
        near = words.left(high, shift)
        far = words.right(words.right(low, one, signed=False), rest, signed=False)
    else:
        near = words.right(low, shift, signed=False)
        far = words.left(words.left(high, one), rest)
    return Pair(words.op("or", near.low, far.low), words.op("or", near.high, far.high))


def _of_word(op: ir.Operation, word: ir.Value, words: Words) -> ir.Value:
    """The same intrinsic of one word; zero counts its bits."""
    name = ir.StringAttr(op.attributes["intrin"]).value.replace("i128", "i64")
    rest = list(op.operands)[1:]
    if rest:  # whether zero is poison: not for one of the words
        bit = int_type(1)
        rest = [words.build("llvm.mlir.constant", [], bit, {"value": ir.BoolAttr.get(False)})]
    attributes = {key: op.attributes[key] for key in op.attributes}
    attributes["intrin"] = ir.StringAttr.get(name)
    return words.build("llvm.call_intrinsic", [word, *rest], int_type(64), attributes)


_RULES: dict[str, Rule] = {
    "llvm.call_intrinsic": _intrinsic,
    "llvm.mlir.constant": _constant,
    **{f"llvm.mlir.{name}": _anything for name in ("undef", "poison", "zero")},
    **{f"llvm.{name}": _each for name in ("and", "or", "xor", "select", "freeze")},
    **{f"llvm.{name}": _arithmetic for name in ("add", "sub", "mul")},
    **{f"llvm.{name}": _shift for name in ("shl", "lshr", "ashr")},
    "llvm.icmp": _compare,
    "llvm.trunc": _trunc,
    "llvm.zext": _extend,
    "llvm.sext": _extend,
    "llvm.load": _load,
    "llvm.store": _store,
}
