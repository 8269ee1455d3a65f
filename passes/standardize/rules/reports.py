"""printf, assert and traps as calls of the host (analysis.host_calls), where they are collected.

    llvm.store %i, %buffer ; llvm.store %x, %buffer[8]
    llvm.call @vprintf(%format, %buffer)       ->  func.call @host.print...(%block, %thread, %i, %x)
    llvm.call @__assertfail(%message, ...)     ->  func.call @host.stop...(%block, %thread)

The arguments of `vprintf` are what the same block has stored into its buffer. Strings must be
constants. Where a format or an argument cannot be followed the print is dropped, with a remark.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import cast

from raise_kernel.analysis.integers.constants import bits_of_attribute, dense_elements
from raise_kernel.analysis.lanes.host_calls import create_host_call
from raise_kernel.analysis.lanes.print_format import Conversion, parse_format
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import array_values, constant_int, defining_op
from raise_kernel.passes.standardize.emitter import int_type
from raise_kernel.passes.standardize.rules.call_context import Call
from raise_kernel.passes.standardize.rules.thread_intrinsics import linear_number, linear_thread
from raise_kernel.remarks import source_line


def _print(call: Call) -> bool:
    """printf(format, ...) and vprintf(format, buffer)."""
    text = _string(call.args[0])
    parts = parse_format(text) if text is not None else None
    if parts is None:
        return _give_up(call, "its format is not constant, or has an unsupported conversion")
    values = call.args[1:]
    if call.name == "vprintf":
        values = _stored(call.op, call.args[1])
    return _report(call, parts, values)


def _put(call: Call) -> bool:
    """puts(text) and putchar(character)."""
    if call.name == "putchar":
        return _report(call, [Conversion("%c", "c", 32)], [call.args[0]])
    text = _string(call.args[0])
    if text is None:
        return _give_up(call, "its text is not constant")
    return _report(call, [text + "\n"], [])


def _report(call: Call, parts: list[str | Conversion], values: list[ir.Value]) -> bool:
    left = list(values)
    written: list[str | list[str]] = []
    operands: list[ir.Value] = []
    for part in parts:
        if isinstance(part, str):
            written.append(part)
            continue
        if len(left) < part.stars + 1:
            return _give_up(call, "its arguments cannot be analyzed")
        taken, left = left[: part.stars + 1], left[part.stars + 1 :]
        if part.kind == "s":
            text = _string(taken[-1])
            if text is None or part.stars:
                return _give_up(call, "a string that it prints is not constant")
            written.append(part.text % text)
            continue
        fitted = _fit(call, part, taken)
        if fitted is None:
            return _give_up(call, "an argument does not have the type that the format asks for")
        operands += fitted
        written.append([part.text, "*" * part.stars + part.kind])
    create_host_call("print", [*_lane(call), *operands], json.dumps(written), call.op)
    return True


def _fit(call: Call, part: Conversion, taken: list[ir.Value]) -> list[ir.Value] | None:
    """The values as `printf` reads them: ints for the stars, then i32, i64 or f64."""
    fitted = []
    for value, bits in zip(taken, [32] * part.stars + [part.bits], strict=True):
        floating = value is taken[-1] and part.kind in "faA"
        if floating:
            if not isinstance(value.type, ir.FloatType):
                return None
            wide = value if value.type.width == 64 else None
            fitted.append(wide or call.build("arith.extf", [value], ir.F64Type.get()))
            continue
        if not isinstance(value.type, ir.IntegerType):
            return None
        signed = part.kind != "u"
        value = call.build.resize(value, int_type(bits), signed=signed)
        fitted.append(call.build.resize(value, int_type(max(bits, 32)), signed=signed))
    return fitted


def _assert(call: Call) -> bool:
    """__assertfail(message, file, line, function[, size of a character]), and __assert_fail."""
    message, file = (_string(v) or "?" for v in call.args[:2])
    line = constant_int(call.args[2])
    where = f"{file}:{line}" if line is not None else file
    return _stop(call, f"assertion failed: {message}, at {where}")


def _trap(call: Call) -> bool:
    line = source_line(call.op.location)
    return _stop(call, f"trap, at {line}" if line else "trap")


def _stop(call: Call, message: str) -> bool:
    create_host_call("stop", _lane(call), message, call.op)
    return True


def _give_up(call: Call, why: str) -> bool:
    call.remarks.missed(f"the output of {call.name} is not collected: {why}", call.op)
    return False


def _lane(call: Call) -> list[ir.Value]:
    """The number of the block, and of the thread in it."""
    block = linear_number(call.build, "gpu.block_id", call.shape.grid)
    return [block, linear_thread(call)]


# --- what an argument is --------------------------------------------------------------------------


def _stored(call: ir.Operation, buffer: ir.Value) -> list[ir.Value]:
    """What the block has stored into `buffer` before the call, in the order of its bytes."""
    base = _base_and_offset(buffer)
    found: dict[int, ir.Value] = {}
    for item in call.block.operations:
        op = item.operation
        if op == call:
            break
        if op.name == "llvm.store":
            root, offset = _base_and_offset(op.operands[1])
            if root == base[0] and offset is not None:
                found[offset - (base[1] or 0)] = op.operands[0]
    return [found[offset] for offset in sorted(found) if offset >= 0]


def _base_and_offset(pointer: ir.Value) -> tuple[ir.Value, int | None]:
    """The object that a pointer is in, and the byte in it where that is constant."""
    offset: int | None = 0
    while (op := defining_op(pointer)) is not None:
        if op.name == "llvm.getelementptr":
            step = _byte_step(op)
            offset = offset + step if offset is not None and step is not None else None
        elif op.name not in ("llvm.addrspacecast", "llvm.bitcast"):
            break
        pointer = op.operands[0]
    return pointer, offset


def _byte_step(op: ir.Operation) -> int | None:
    """The bytes of a getelementptr over i8 with a constant index; simplification leaves those."""
    indices = list(array_values(op.attributes["rawConstantIndices"]))
    element = cast(ir.TypeAttr, op.attributes["elem_type"]).value
    if len(indices) != 1 or len(op.operands) != 1 or str(element) != "i8":
        return None
    return indices[0]


def _string(pointer: ir.Value) -> str | None:
    """The text of a constant string."""
    base, offset = _base_and_offset(pointer)
    op = defining_op(base)
    if op is None or op.name != "llvm.mlir.addressof" or offset is None:
        return None
    data = _bytes(op, cast(ir.FlatSymbolRefAttr, op.attributes["global_name"]).value)
    if data is None or b"\0" not in data[offset:]:
        return None
    return data[offset : data.index(b"\0", offset)].decode(errors="replace")


def _bytes(op: ir.Operation, symbol: str) -> bytes | None:
    """The bytes of a constant array of characters."""
    while op.name != "builtin.module":
        assert op.parent is not None
        op = op.parent.operation
    for item in op.regions[0].blocks[0].operations:
        own = item.operation
        if own.name != "llvm.mlir.global":
            continue
        if cast(ir.StringAttr, own.attributes["sym_name"]).value != symbol:
            continue
        if "constant" not in own.attributes or "value" not in own.attributes:
            return None
        value = own.attributes["value"]
        if isinstance(value, ir.StringAttr):
            return value.value_bytes
        return bytes(bits_of_attribute(a) & 0xFF for a in dense_elements(value))
    return None


REPORT_RULES: dict[str, Callable[[Call], bool]] = {
    "vprintf": _print,
    "printf": _print,
    "puts": _put,
    "putchar": _put,
    "__assertfail": _assert,
    "__assert_fail": _assert,
    "llvm.trap": _trap,
    "llvm.debugtrap": _trap,
    "llvm.ubsantrap": _trap,
    "abort": _trap,
}
