"""PTX instructions on registers: moves, conversions, integer and floating arithmetic, selection."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.runtime.reference.definitions import conversions, floats, integers
from raise_kernel.runtime.reference.definitions.body import FLOATS, SUFFIX, vector_of, width
from raise_kernel.runtime.reference.definitions.machine import (
    Instruction,
    Machine,
    UnknownAssembly,
    ir_type,
    signed,
)

_INT_COMPARE = {
    "eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge",
    "lo": "lt", "ls": "le", "hi": "gt", "hs": "ge",
}  # fmt: skip
_FLOAT_COMPARE = {
    "eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge",
    "equ": "ueq", "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt", "geu": "uge",
    "num": "ord", "nan": "uno",
}  # fmt: skip
_CARRY = "%cc"


def write(machine: Machine, instruction: Instruction) -> bool:
    """Emits one instruction; False when its name is none of these."""
    action = _ACTIONS.get(instruction.name)
    if action is None:
        return False
    action(machine, instruction)
    return True


def _operands(machine: Machine, i: Instruction, kind: str) -> list[str]:
    return [machine.read(o, kind) for o in i.operands[1:]]


def _kind(i: Instruction) -> str:
    if not i.types:
        raise UnknownAssembly(i.text)
    return ir_type(i.types[0])


def _move(machine: Machine, i: Instruction) -> None:
    kind = _kind(i)
    machine.write(i.operands[0], machine.read(i.operands[1], kind), kind)


def _arithmetic(machine: Machine, i: Instruction) -> None:
    """add, sub, mul, fma, div, min, max... of the instruction's type."""
    kind = _kind(i)
    vector = vector_of(kind)
    if vector or kind in FLOATS:
        operands = _operands(machine, i, kind)
        machine.write(i.operands[0], _float(machine, i, kind, operands), kind)
    elif i.has("cc") or i.name in ("addc", "subc", "madc"):
        _with_carry(machine, i, kind)
    else:
        machine.write(i.operands[0], *_integer(machine, i, kind))


def _float(machine: Machine, i: Instruction, kind: str, operands: list[str]) -> str:
    body = machine.body
    if vector := vector_of(kind):
        count, element = vector
        result = "poison"
        for index in range(count):
            parts = [body.op(f"extractelement {kind} {o}, i32 {index}") for o in operands]
            value = _float(machine, i, element, parts)
            result = body.op(f"insertelement {kind} {result}, {element} {value}, i32 {index}")
        return result
    if i.has("approx", "full") and i.name != "div":
        return floats.approximate(body, i.name, i.has("ftz"), kind, operands[0])
    if i.name in ("min", "max"):
        flags = [w.lower() for w in i.words[1:]]
        return floats.min_max(body, i.name, flags, kind, operands)
    if i.name == "abs":
        return body.math(kind, "fabs", operands[0])
    if i.name == "neg":
        return body.op(f"fneg {kind} {operands[0]}")
    if i.name == "copysign":
        return body.math(kind, "copysign", operands[1], operands[0])
    word = "fma" if i.name in ("mad", "fma") else i.name
    if word not in ("add", "sub", "mul", "div", "fma", "sqrt", "rcp"):
        raise UnknownAssembly(i.text)
    return floats.arithmetic(body, word, i.mode, i.flags, kind, operands)


def _integer(machine: Machine, i: Instruction, kind: str) -> tuple[str, str]:
    """(value, type) of an integer operation; a wide product has twice the bits."""
    body = machine.body
    if i.has("wide"):
        double = f"i{2 * width(kind)}"
        word = "sext" if i.signed else "zext"
        x, y = (
            body.op(f"{word} {kind} {machine.read(o, kind)} to {double}") for o in i.operands[1:3]
        )
        value = body.op(f"mul {double} {x}, {y}")
        if i.name == "mad":
            value = body.op(f"add {double} {value}, {machine.read(i.operands[3], double)}")
        return value, double
    a = _operands(machine, i, kind)
    if i.name in ("mul", "mad"):
        value = (
            integers.mulhi(body, kind, a[0], a[1], i.signed)
            if i.has("hi")
            else body.op(f"mul {kind} {a[0]}, {a[1]}")
        )
        if i.name == "mad":
            value = body.op(f"add {kind} {value}, {a[2]}")
        return value, kind
    prefix = "s" if i.signed else "u"
    if i.name in ("add", "sub") and i.has("sat"):
        return body.call(
            kind, f"llvm.{prefix}{i.name}.sat.{kind}", (kind, a[0]), (kind, a[1])
        ), kind
    if i.name in ("add", "sub", "and", "or", "xor"):
        return body.op(f"{i.name} {kind} {a[0]}, {a[1]}"), kind
    if i.name in ("min", "max"):
        return body.call(kind, f"llvm.{prefix}{i.name}.{kind}", (kind, a[0]), (kind, a[1])), kind
    if i.name in ("div", "rem"):
        return body.op(f"{prefix}{i.name} {kind} {a[0]}, {_nonzero(machine, kind, a[1])}"), kind
    if i.name == "abs":
        return body.call(kind, f"llvm.abs.{kind}", (kind, a[0]), ("i1", "false")), kind
    if i.name == "neg":
        return body.op(f"sub {kind} 0, {a[0]}"), kind
    if i.name == "sad":
        return integers.sad(body, kind, a, i.signed), kind
    raise UnknownAssembly(i.text)


def _nonzero(machine: Machine, kind: str, divisor: str) -> str:
    """A divisor that does not trap: the result of a division by zero is unspecified."""
    zero = machine.body.op(f"icmp eq {kind} {divisor}, 0")
    return machine.body.op(f"select i1 {zero}, {kind} 1, {kind} {divisor}")


def _with_carry(machine: Machine, i: Instruction, kind: str) -> None:
    """add.cc, addc, sub.cc, subc, mad.cc, madc: multi-word arithmetic over the carry flag."""
    body = machine.body
    double = f"i{2 * width(kind)}"
    a = _operands(machine, i, kind)
    if i.name.startswith("mad"):
        product = (
            integers.mulhi(body, kind, a[0], a[1], i.signed)
            if i.has("hi")
            else body.op(f"mul {kind} {a[0]}, {a[1]}")
        )
        a = [product, a[2]]
    x, y = (body.op(f"zext {kind} {v} to {double}") for v in a)
    word = "sub" if i.name.startswith("sub") else "add"
    total = body.op(f"{word} {double} {x}, {y}")
    if i.name.endswith("c") and i.name != "cc":
        carry = body.op(f"zext i1 {machine.read(_carry(machine), 'i1')} to {double}")
        total = body.op(f"{word} {double} {total}, {carry}")
    machine.write(i.operands[0], body.op(f"trunc {double} {total} to {kind}"), kind)
    if i.has("cc"):
        high = body.op(f"lshr {double} {total}, {width(kind)}")
        out = body.op(f"icmp ne {double} {high}, 0")
        machine.write(_carry(machine), out, "i1")


def _carry(machine: Machine) -> str:
    machine.slot(_CARRY)
    return _CARRY


def _logic(machine: Machine, i: Instruction) -> None:
    kind = _kind(i)
    a = _operands(machine, i, kind)
    body = machine.body
    if i.name == "not":
        value = body.op(f"xor {kind} {a[0]}, -1")
    elif i.name == "cnot":
        zero = body.op(f"icmp eq {kind} {a[0]}, 0")
        value = body.op(f"zext i1 {zero} to {kind}")
    else:
        value = body.op(f"{i.name} {kind} {a[0]}, {a[1]}")
    machine.write(i.operands[0], value, kind)


def _shift(machine: Machine, i: Instruction) -> None:
    kind = _kind(i)
    word = "shl" if i.name == "shl" else "ashr" if i.signed else "lshr"
    value, amount = machine.read(i.operands[1], kind), machine.read(i.operands[2], "i32")
    result = integers.shift_clamped(machine.body, word, kind, value, amount)
    machine.write(i.operands[0], result, kind)


def _funnel(machine: Machine, i: Instruction) -> None:
    a = _operands(machine, i, "i32")
    if i.has("wrap"):
        a[2] = machine.body.op(f"and i32 {a[2]}, 31")
    machine.write(i.operands[0], integers.funnel(machine.body, i.has("l"), a), "i32")


def _field(machine: Machine, i: Instruction) -> None:
    """bfe and bfi."""
    kind = _kind(i)
    sources = 1 if i.name == "bfe" else 2
    values = [machine.read(o, kind) for o in i.operands[1 : 1 + sources]]
    where = [machine.read(o, "i32") for o in i.operands[1 + sources :]]
    if i.name == "bfe":
        result = integers.extract(machine.body, kind, values[0], where[0], where[1], i.signed)
    else:
        result = integers.insert(machine.body, kind, values[0], values[1], *where)
    machine.write(i.operands[0], result, kind)


def _count(machine: Machine, i: Instruction) -> None:
    """popc, clz: a 32-bit count; brev keeps the type."""
    kind = _kind(i)
    body = machine.body
    value = machine.read(i.operands[1], kind)
    word = {"popc": "ctpop", "clz": "ctlz", "brev": "bitreverse"}[i.name]
    extra = (("i1", "false"),) if word == "ctlz" else ()
    result = body.call(kind, f"llvm.{word}.{kind}", (kind, value), *extra)
    if i.name != "brev" and kind == "i64":
        result, kind = body.op(f"trunc i64 {result} to i32"), "i32"
    machine.write(i.operands[0], result, kind)


def _find(machine: Machine, i: Instruction) -> None:
    kind = _kind(i)
    value = machine.read(i.operands[1], kind)
    shift = "true" if i.has("shiftamt") else None
    result = integers.find_leading(machine.body, kind, value, i.signed, shift)
    machine.write(i.operands[0], result, "i32")


def _permute(machine: Machine, i: Instruction) -> None:
    mode = next((w for w in i.words if w in ("f4e", "b4e", "rc8", "ecl", "ecr", "rc16")), None)
    a = _operands(machine, i, "i32")
    machine.write(i.operands[0], integers.permute(machine.body, a, mode), "i32")


def _lookup(machine: Machine, i: Instruction) -> None:
    """lop3: any function of three bits, from its truth table."""
    body = machine.body
    a = [machine.read(o, "i32") for o in i.operands[1:4]]
    table = int(i.operands[4], 0)
    inverse = [body.op(f"xor i32 {v}, -1") for v in a]
    result = "0"
    for row in range(8):
        if table >> row & 1:
            terms = [a[k] if row >> (2 - k) & 1 else inverse[k] for k in range(3)]
            both = body.op(f"and i32 {terms[0]}, {terms[1]}")
            result = body.op(f"or i32 {result}, {body.op(f'and i32 {both}, {terms[2]}')}")
    machine.write(i.operands[0], result, "i32")


def _dot(machine: Machine, i: Instruction) -> None:
    a = _operands(machine, i, "i32")
    x_signed, y_signed = (signed(t) for t in i.types[:2])
    parts = 4 if i.name == "dp4a" else 2
    if i.name == "dp2a" and i.has("hi"):
        a[1] = machine.body.op(f"lshr i32 {a[1]}, 16")
    value = integers.dot(machine.body, parts, a[0], a[1], a[2], x_signed, y_signed)
    machine.write(i.operands[0], value, "i32")


def _short_product(machine: Machine, i: Instruction) -> None:
    """mul24 and mad24: the low or high 32 bits of the 48-bit product."""
    a = _operands(machine, i, "i32")
    if i.has("hi"):
        value = integers.mul24_high(machine.body, a[0], a[1], i.signed)
    else:
        value = integers.mul24(machine.body, a[0], a[1], i.signed)
    if i.name == "mad24":
        value = machine.body.op(f"add i32 {value}, {a[2]}")
    machine.write(i.operands[0], value, "i32")


def _compare_part(machine: Machine, i: Instruction, kind: str, element: str, index: int) -> str:
    """The truth of a packed comparison in one part."""
    x, y = (
        machine.body.op(f"extractelement {kind} {machine.read(o, kind)}, i32 {index}")
        for o in i.operands[1:3]
    )
    return _truth(machine, i, element, x, y)


def compare(machine: Machine, i: Instruction, kind: str) -> str:
    """The truth of a set or setp instruction."""
    x, y = (machine.read(o, kind) for o in i.operands[1:3])
    return _truth(machine, i, kind, x, y)


def _truth(machine: Machine, i: Instruction, kind: str, x: str, y: str) -> str:
    return _joined(machine, i, _relation(machine, i, kind, x, y))


def _joined(machine: Machine, i: Instruction, truth: str) -> str:
    """With the predicate that follows the operands."""
    joined = next((w for w in i.words[1:] if w in ("and", "or", "xor")), None)
    if joined is None:
        return truth
    return machine.body.op(f"{joined} i1 {truth}, {machine.read(i.operands[3], 'i1')}")


def _relation(machine: Machine, i: Instruction, kind: str, x: str, y: str) -> str:
    body = machine.body
    word = next((w for w in i.words[1:] if w in _FLOAT_COMPARE or w in _INT_COMPARE), None)
    if word is None:
        raise UnknownAssembly(i.text)
    if kind in FLOATS:
        if i.has("ftz") and kind == "float":
            x, y = body.flush(x, kind), body.flush(y, kind)
        return body.op(f"fcmp {_FLOAT_COMPARE[word]} {kind} {x}, {y}")
    order = _INT_COMPARE[word]
    unsigned = not signed(i.types[-1]) or word in ("lo", "ls", "hi", "hs")
    prefix = "" if order in ("eq", "ne") else "u" if unsigned else "s"
    return body.op(f"icmp {prefix}{order} {kind} {x}, {y}")


def _set_predicate(machine: Machine, i: Instruction) -> None:
    targets = i.operands[0].split("|")
    kind = ir_type(i.types[-1])
    if vector := vector_of(kind):
        for index, target in enumerate(targets):
            machine.write(target, _compare_part(machine, i, kind, vector[1], index), "i1")
        return
    x, y = (machine.read(o, kind) for o in i.operands[1:3])
    relation = _relation(machine, i, kind, x, y)
    machine.write(targets[0], _joined(machine, i, relation), "i1")
    if len(targets) == 2:
        inverse = machine.body.op(f"xor i1 {relation}, true")
        machine.write(targets[1], _joined(machine, i, inverse), "i1")


def _set(machine: Machine, i: Instruction) -> None:
    body, target, source = machine.body, ir_type(i.types[0]), ir_type(i.types[1])
    if vector := vector_of(source):
        _set_parts(machine, i, target, source, vector[1])
        return
    truth = compare(machine, i, source)
    if target in FLOATS:
        machine.write(i.operands[0], body.op(f"uitofp i1 {truth} to {target}"), target)
    else:
        machine.write(i.operands[0], body.op(f"sext i1 {truth} to {target}"), target)


def _set_parts(machine: Machine, i: Instruction, target: str, source: str, element: str) -> None:
    """set of two halves: 1.0 or 0.0 in each, or sixteen ones or zeros."""
    body, total = machine.body, "0"
    vector = vector_of(target)
    for index in range(2):
        truth = _compare_part(machine, i, source, element, index)
        if vector:
            value = body.op(f"uitofp i1 {truth} to {vector[1]}")
            half = body.op(f"bitcast {vector[1]} {value} to i16")
        else:
            half = body.op(f"sext i1 {truth} to i16")
        wide = body.op(f"shl i32 {body.op(f'zext i16 {half} to i32')}, {16 * index}")
        total = body.op(f"or i32 {total}, {wide}")
    machine.write(i.operands[0], total, "i32")


def _select(machine: Machine, i: Instruction) -> None:
    kind = _kind(i)
    x, y = (machine.read(o, kind) for o in i.operands[1:3])
    truth = machine.read(i.operands[3], "i1")
    value = machine.body.op(f"select i1 {truth}, {kind} {x}, {kind} {y}")
    machine.write(i.operands[0], value, kind)


def _convert(machine: Machine, i: Instruction) -> None:
    """cvt of every pair of scalar types; packed forms take two sources."""
    if len(i.operands) == 3:
        _convert_pair(machine, i)
        return
    body = machine.body
    target, source = (ir_type(t) for t in i.types[:2])
    value = machine.read(i.operands[1], source)
    if i.types[0] == "tf32":
        mode = "rna" if i.has("rna") else i.mode
        result = conversions.tensor_float(body, value, mode, ".".join(i.words))
        machine.write(i.operands[0], result, "i32")
        return
    if source in FLOATS and i.has("ftz") and source == "float":
        value = body.flush(value, source)
    mode = next((w for w in i.words if w in ("rni", "rzi", "rmi", "rpi")), i.mode)[:2]
    if source in FLOATS and target in FLOATS:
        value = _between_floats(machine, i, source, target, mode, value)
    elif source in FLOATS:
        value = conversions.to_integer(body, source, target, mode, signed(i.types[0]), value)
    elif target in FLOATS:
        value = conversions.from_integer(body, source, target, mode, signed(i.types[1]), value)
    else:
        value = _between_integers(machine, i, source, target, value)
    if target in FLOATS and i.has("sat"):
        value = body.saturate(value, target)
    if target in ("half", "bfloat"):
        value = conversions.finish(body, value, target, ".".join(["", *i.words[1:]]))
    if target in ("i8", "i16"):  # a wider register is filled
        word = "sext" if signed(i.types[0]) else "zext"
        value, target = body.op(f"{word} {target} {value} to i32"), "i32"
    machine.write(i.operands[0], value, target)


def _between_floats(
    machine: Machine, i: Instruction, source: str, target: str, mode: str, value: str
) -> str:
    body = machine.body
    if i.has("rni", "rzi", "rmi", "rpi"):
        word = {"rn": "roundeven", "rz": "trunc", "rm": "floor", "rp": "ceil"}[mode]
        return body.math(source, word, value)
    if target in ("half", "bfloat") and source != target:
        return conversions.to_small(body, value, source, target, mode)
    if (source, target) == ("double", "float"):
        value = conversions.to_single(body, value, mode)
        return body.flush(value, "float") if i.has("ftz") else value
    return body.convert(value, source, target)


def _between_integers(
    machine: Machine, i: Instruction, source: str, target: str, value: str
) -> str:
    body, to, of = machine.body, i.types[0], i.types[1]
    wide = body.op(f"{'sext' if signed(of) else 'zext'} {source} {value} to i128")
    if i.has("sat"):
        bits = width(target)
        low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed(to) else (0, (1 << bits) - 1)
        wide = body.call("i128", "llvm.smax.i128", ("i128", wide), ("i128", str(low)))
        wide = body.call("i128", "llvm.smin.i128", ("i128", wide), ("i128", str(high)))
    return body.op(f"trunc i128 {wide} to {target}")


def _convert_pair(machine: Machine, i: Instruction) -> None:
    """cvt.rn.f16x2.f32 d, a, b: a goes to the upper half."""
    packed = ir_type(i.types[0])
    vector = vector_of(packed)
    if vector is None or i.types[1] != "f32":
        raise UnknownAssembly(i.text)
    body, result = machine.body, "poison"
    for index, operand in enumerate(reversed(i.operands[1:3])):
        value = machine.read(operand, "float")
        small = conversions.to_small(body, value, "float", vector[1], i.mode)
        small = conversions.finish(body, small, vector[1], ".".join(["", *i.words[1:]]))
        result = body.op(f"insertelement {packed} {result}, {vector[1]} {small}, i32 {index}")
    machine.write(i.operands[0], result, packed)


def _test(machine: Machine, i: Instruction) -> None:
    """testp: the class of a number."""
    kind = _kind(i)
    classes = {
        "finite": 504, "infinite": 516, "number": 1020, "notanumber": 3, "normal": 264,
        "subnormal": 144,
    }  # fmt: skip
    mask = next((m for w, m in classes.items() if i.has(w)), None)
    if mask is None:
        raise UnknownAssembly(i.text)
    value = machine.read(i.operands[1], kind)
    truth = machine.body.call(
        "i1", f"llvm.is.fpclass.{SUFFIX[kind]}", (kind, value), ("i32", str(mask))
    )
    machine.write(i.operands[0], truth, "i1")


_ACTIONS: dict[str, Callable[[Machine, Instruction], None]] = {
    "mov": _move,
    **dict.fromkeys(
        ("add", "sub", "mul", "mad", "fma", "div", "rem", "min", "max", "abs", "neg", "sad",
         "addc", "subc", "madc", "sqrt", "rcp", "rsqrt", "ex2", "lg2", "sin", "cos", "tanh",
         "copysign"),
        _arithmetic,
    ),
    **dict.fromkeys(("and", "or", "xor", "not", "cnot"), _logic),
    "shl": _shift,
    "shr": _shift,
    "shf": _funnel,
    "bfe": _field,
    "bfi": _field,
    **dict.fromkeys(("popc", "clz", "brev"), _count),
    "bfind": _find,
    "prmt": _permute,
    "lop3": _lookup,
    "dp4a": _dot,
    "dp2a": _dot,
    "mul24": _short_product,
    "mad24": _short_product,
    "setp": _set_predicate,
    "set": _set,
    "selp": _select,
    "cvt": _convert,
    "testp": _test,
}  # fmt: skip
