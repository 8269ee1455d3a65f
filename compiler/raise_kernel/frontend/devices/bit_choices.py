"""OpenCL's functions that choose by bits: select, bitselect, signbit, any, all, and saturation.

i32 _Z9bitselectjjj(a, b, c)                      ->  a ^ ((a ^ b) & c)
<4 x float> _Z6selectDv4_fS_Dv4_i(a, b, c)        ->  b where the top bit of c is set, else a
float _Z6selectffi(a, b, c)                       ->  b where c is not zero, else a
i32 _Z7mad_satiii(a, b, c)                        ->  the exact a * b + c, clamped to i32
"""

from __future__ import annotations

from raise_kernel.frontend.devices.definition import Definition, vector_parts

_BITS = {"half": "i16", "float": "i32", "double": "i64"}


def choice(
    body: Definition, function: str, signed: bool, operands: list[str], types: list[str]
) -> str | None:
    """The value of such a function of one element; None for another function."""
    if function == "select":
        test = "slt" if vector_parts(body.declared.result) else "ne"
        chosen = body.emit(f"icmp {test} {types[2]} {operands[2]}, 0")
        return body.emit(f"select i1 {chosen}, {types[1]} {operands[1]}, {types[0]} {operands[0]}")
    if function == "bitselect":
        return _bitselect(body, operands, types[0])
    if function == "signbit" and types[0] in _BITS:
        return _signbit(body, operands[0], types[0])
    if types and types[0].startswith("i"):
        if function == "abs_diff":
            return _abs_diff(body, operands, types[0], signed)
        if function == "mad_sat":
            return _mad_sat(body, operands, types[0], signed)
        if function == "upsample":
            return _upsample(body, operands, types[0])
    return None


def any_or_all(body: Definition, function: str) -> bool:
    """Whether the top bit is set in any element, or in all."""
    type_ = body.declared.params[0]
    count, kind = vector_parts(type_) or (0, type_)
    parts = [f"extractelement {type_} %a0, i32 {lane}" for lane in range(count)]
    values = [body.emit(part) for part in parts] or ["%a0"]
    found = values[0]
    for value in values[1:]:
        found = body.emit(f"{'or' if function == 'any' else 'and'} {kind} {found}, {value}")
    test = body.emit(f"icmp slt {kind} {found}, 0")
    return body.ret(body.emit(f"zext i1 {test} to {body.declared.result}"))


def clamped(body: Definition, value: str, source: str, signs: tuple[bool, bool], bits: int) -> str:
    """An integer of type `source` in the range of one of `bits` bits, in the same type.

    `signs`: whether the integer, and whether the result, is signed.
    """
    have = int(source[1:])
    from_signed, to_signed = signs
    top = (1 << (bits - 1 if to_signed else bits)) - 1
    if from_signed:
        bottom = -(1 << (bits - 1)) if to_signed else 0
        if not to_signed or bits < have:
            value = _call(body, f"llvm.smax.{source}", source, value, str(bottom))
        if top < (1 << (have - 1)) - 1:
            value = _call(body, f"llvm.smin.{source}", source, value, str(top))
    elif top < (1 << have) - 1:
        value = _call(body, f"llvm.umin.{source}", source, value, str(top))
    return value


def _call(body: Definition, name: str, kind: str, *values: str) -> str:
    return body.call(name, kind, [(kind, value) for value in values])


def _bitselect(body: Definition, operands: list[str], kind: str) -> str:
    bits = _BITS.get(kind, kind)
    a, b, c = (body.emit(f"bitcast {kind} {v} to {bits}") if kind in _BITS else v for v in operands)
    other = body.emit(f"and {bits} {body.emit(f'xor {bits} {a}, {b}')}, {c}")
    value = body.emit(f"xor {bits} {a}, {other}")
    return body.emit(f"bitcast {bits} {value} to {kind}") if kind in _BITS else value


def _signbit(body: Definition, value: str, kind: str) -> str:
    """1 of a scalar, all ones of a vector's element."""
    result = body.declared.result
    shape = vector_parts(result)
    bits = body.emit(f"bitcast {kind} {value} to {_BITS[kind]}")
    test = body.emit(f"icmp slt {_BITS[kind]} {bits}, 0")
    return body.emit(f"{'sext' if shape else 'zext'} i1 {test} to {shape[1] if shape else result}")


def _abs_diff(body: Definition, operands: list[str], kind: str, signed: bool) -> str:
    letter = "s" if signed else "u"
    high = _call(body, f"llvm.{letter}max.{kind}", kind, *operands)
    low = _call(body, f"llvm.{letter}min.{kind}", kind, *operands)
    return body.emit(f"sub {kind} {high}, {low}")


def _mad_sat(body: Definition, operands: list[str], kind: str, signed: bool) -> str:
    bits = int(kind[1:])
    wide = f"i{2 * bits}"
    word = "sext" if signed else "zext"
    a, b, c = (body.emit(f"{word} {kind} {v} to {wide}") for v in operands)
    exact = body.emit(f"add {wide} {body.emit(f'mul {wide} {a}, {b}')}, {c}")
    value = clamped(body, exact, wide, (signed, signed), bits)
    return body.emit(f"trunc {wide} {value} to {kind}")


def _upsample(body: Definition, operands: list[str], kind: str) -> str:
    """The first operand above the second."""
    bits = int(kind[1:])
    wide = f"i{2 * bits}"
    high, low = (body.emit(f"zext {kind} {v} to {wide}") for v in operands)
    return body.emit(f"or {wide} {body.emit(f'shl {wide} {high}, {bits}')}, {low}")
