"""OpenCL's parameters in local memory, and its functions on memory.

spir_kernel void @k(ptr addrspace(3) %t)     ->  a kernel with an i32: where in the launch's
                                                 dynamic shared memory %t begins, in bytes
i32 _Z10atomic_addPU3AS1Vii(ptr %p, i32 %v)  ->  atomicrmw add
<4 x float> _Z6vload4mPKf(i64 %i, ptr %p)    ->  a load
"""

from __future__ import annotations

import re

from raise_kernel.frontend.devices.bit_choices import clamped
from raise_kernel.frontend.devices.definition import Definition, element_of, vector_parts
from raise_kernel.frontend.devices.math_library import first_code, mangled_name
from raise_kernel.frontend.text_parts import Function, split_module

_KERNEL = re.compile(r"\bptx_kernel ")
_LOCAL = re.compile(r"ptr addrspace\(3\)[^,()]*(?:\([^()]*\)[^,()]*)*?(%[-\w$.]+)(?=[,)])")
_DYNAMIC = "@rk.dynamic_local"


def local_parameters(text: str) -> str:
    """The text with kernels that take local pointers as offsets into dynamic shared memory."""
    parts = split_module(text)
    changed = False
    for name, function in parts.functions.items():
        if function.is_definition and _KERNEL.search(function.head):
            new = _with_offsets(function)
            changed = changed or new is not function
            parts.functions[name] = new
    if not changed:
        return text
    parts.globals[_DYNAMIC[1:]] = f"{_DYNAMIC} = external addrspace(3) global [0 x i8], align 16"
    return str(parts)


def _with_offsets(function: Function) -> Function:
    before, params, after = function.split_head()
    names = _LOCAL.findall(params)
    if not names:
        return function
    params = _LOCAL.sub(r"i32 \1", params)
    body, entry = function.body, []
    for name in names:
        pointer = f"%rk.local.{name[1:]}"
        body = re.sub(rf"{re.escape(name)}(?![-\w$.])", pointer, body)
        entry.append(
            f"  {pointer} = getelementptr inbounds i8, ptr addrspace(3) {_DYNAMIC}, i32 {name}"
        )
    lines = body.split("\n")
    at = 1 if re.match(r"\S+:", lines[0]) else 0
    lines[at:at] = entry
    head = before + function.head[len(before) : function.head.index("(", len(before))]
    return Function(function.name, f"{head}{params}{after}", "\n".join(lines))


_ATOMIC = re.compile(
    r"(?:atomic|atom)_(?:fetch_)?(add|sub|xchg|exchange|min|max|and|or|xor|inc|dec|cmpxchg"
    r"|load|store|init)(?:_explicit)?\Z"
)
_VECTOR_ACCESS = re.compile(r"v(load|store)(\d+)\Z")
_CONVERT = re.compile(r"convert_([a-z]+)\d*(_sat)?(?:_(rt[ezpn]))?\Z")
_UNSIGNED = "hjtmy"


def define(body: Definition) -> bool:
    """Writes the body of an access or a conversion; False for another function."""
    named = mangled_name(body.declared.name)
    if named is None:
        return False
    name, codes = named
    if match := _ATOMIC.match(name):
        return _atomic(body, match.group(1), first_code(codes))
    if match := _VECTOR_ACCESS.match(name):
        return _vector_access(body, match.group(1) == "load", int(match.group(2)))
    if match := _CONVERT.match(name):
        return _convert(body, match.group(1), match.group(2), match.group(3), first_code(codes))
    return False


def _atomic(body: Definition, operation: str, code: str) -> bool:
    kind = body.declared.result
    types = body.declared.params
    if operation in ("load", "store", "init"):
        if operation == "load":
            return body.ret(body.emit(f"load {kind}, ptr %a0"))
        body.do(f"store {types[1]} %a1, ptr %a0")
        return body.ret()
    if operation == "cmpxchg":
        pair = body.emit(f"cmpxchg ptr %a0, {kind} %a1, {kind} %a2 monotonic monotonic")
        return body.ret(body.emit(f"extractvalue {{ {kind}, i1 }} {pair}, 0"))
    value = "%a1"
    if operation in ("inc", "dec"):
        operation, value = {"inc": "add", "dec": "sub"}[operation], "1"
    elif operation in ("min", "max") and code in _UNSIGNED:
        operation = f"u{operation}"
    elif operation == "exchange":
        operation = "xchg"
    if not kind.startswith("i") and operation != "xchg":
        operation = f"f{operation}"
    return body.ret(body.emit(f"atomicrmw {operation} ptr %a0, {kind} {value} monotonic"))


def _vector_access(body: Definition, is_load: bool, count: int) -> bool:
    """vloadN(offset, p) and vstoreN(value, offset, p): at offset * N elements, unaligned."""
    type_ = body.declared.result if is_load else body.declared.params[0]
    parts = vector_parts(type_)
    if parts is None:
        return False
    offset, pointer = ("%a0", "%a1") if is_load else ("%a1", "%a2")
    index_type = body.declared.params[0 if is_load else 1]
    start = body.emit(f"mul {index_type} {offset}, {count}")
    value = "poison"
    for lane in range(count):
        index = body.emit(f"add {index_type} {start}, {lane}")
        address = body.emit(f"getelementptr {parts[1]}, ptr {pointer}, {index_type} {index}")
        if is_load:
            item = body.emit(f"load {parts[1]}, ptr {address}")
            value = body.emit(f"insertelement {type_} {value}, {parts[1]} {item}, i32 {lane}")
        else:
            item = body.emit(f"extractelement {type_} %a0, i32 {lane}")
            body.do(f"store {parts[1]} {item}, ptr {address}")
    return body.ret(value) if is_load else body.ret()


def _convert(
    body: Definition, target: str, saturates: str | None, rounding: str | None, code: str
) -> bool:
    """convert_T: C's conversion, or the saturating one; other roundings are left undefined."""
    kind, source = body.declared.result, body.declared.params[0]
    to_float = not re.search(r"i\d+", kind)
    from_float = not re.search(r"i\d+", source)
    default = "rte" if to_float else "rtz"
    if rounding not in (None, default) or (saturates and to_float):
        return False
    if saturates and not from_float:
        signs = code not in _UNSIGNED, not target.startswith("u")
        return _saturate_integers(body, signs)
    unsigned = target.startswith("u") if from_float else code in _UNSIGNED
    letter = "u" if unsigned else "s"
    if from_float and to_float:
        sizes = {"half": 16, "float": 32, "double": 64}
        have, want = (sizes[(vector_parts(t) or (1, t))[1]] for t in (source, kind))
        operation = "fpext" if want > have else "fptrunc"
        if want == have:
            return body.ret("%a0")
    elif from_float:
        if saturates:
            return _saturate(body, letter)
        operation = f"fpto{letter}i"
    elif to_float:
        operation = f"{letter}itofp"
    else:
        have, want = (int(re.findall(r"i(\d+)", t)[0]) for t in (source, kind))
        operation = "trunc" if want < have else ("zext" if unsigned else "sext")
        if want == have:
            return body.ret("%a0")
    return body.ret(body.emit(f"{operation} {source} %a0 to {kind}"))


def _saturate_integers(body: Definition, signs: tuple[bool, bool]) -> bool:
    result, source = body.declared.result, body.declared.params[0]
    count, kind = vector_parts(result) or (0, result)
    have, want = int(element_of(source)[1:]), int(kind[1:])
    word = "trunc" if want < have else "sext" if signs[0] else "zext"

    def one(value: str) -> str:
        value = clamped(body, value, f"i{have}", signs, want)
        return value if want == have else body.emit(f"{word} i{have} {value} to {kind}")

    if not count:
        return body.ret(one("%a0"))
    found = "poison"
    for lane in range(count):
        value = one(body.emit(f"extractelement {source} %a0, i32 {lane}"))
        found = body.emit(f"insertelement {result} {found}, {kind} {value}, i32 {lane}")
    return body.ret(found)


def _saturate(body: Definition, letter: str) -> bool:
    kind, source = body.declared.result, body.declared.params[0]

    def mangled(type_: str) -> str:
        count, element = vector_parts(type_) or (0, type_)
        short = {"half": "f16", "float": "f32", "double": "f64"}.get(element, element)
        return f"v{count}{short}" if count else short

    name = f"llvm.fpto{letter}i.sat.{mangled(kind)}.{mangled(source)}"
    return body.ret(body.call(name, kind, [(source, "%a0")]))
