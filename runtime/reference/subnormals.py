"""Flushes subnormal numbers to zero, as programs of XLA may.

    %v = load float, ptr %p
 -> %rk.whole.v = load float, ptr %p
    %v = call float @rk.noise.normal.f32(float %rk.whole.v)

So in the launches that flush operands (`FLUSH_OPERANDS`), for numbers that no arithmetic of the
kernel made: those that are loaded, whatever the type of their array, made of integers' bits, or
rounded to a narrower format. Arithmetic has its own (`FLUSH`, noise.py): in half of the launches
that flush its results, operands stay what they are. XLA computes with half in float, where it has
no subnormal numbers.
"""

from __future__ import annotations

import re

FLUSH = "rk.noise.flush"
FLUSH_OPERANDS = "rk.noise.flush.operands"

_SUFFIX = {"bfloat": "bf16", "float": "f32", "double": "f64"}
_SMALLEST_NORMAL = {
    "bfloat": "0xR0080",
    "float": "0x3810000000000000",
    "double": "0x0010000000000000",
}
_KIND = r"(?:<(?P<lanes>\d+) x )?(?P<kind>bfloat|float|double)>?"
_NAME = r'%(?P<name>"[^"]*"|[-\w$.]+)'
_MADE = (
    re.compile(rf"^  {_NAME} = load (?:volatile )?{_KIND}, "),
    re.compile(rf"^  {_NAME} = (?:fptrunc|bitcast) .* to {_KIND}$"),
    re.compile(
        rf"^  {_NAME} = call {_KIND} @(?:rk\.f\.)?"
        r"(?:__nv_(?:double2float_r[nzud]|u?int_as_float|longlong_as_double|hiloint2double)"
        r"|llvm\.nvvm\.(?:d2f\.r[nzmp]|bitcast\.\w+|lohi\.i2d))(?:\.|\()"
    ),
)


def flushes_results(seed: int) -> bool:
    """Whether the launch with this seed of noise makes zeros of subnormal results."""
    return seed % 2 == 1


def flushes_operands(seed: int) -> bool:
    """Whether it makes zeros of subnormal operands as well."""
    return seed % 4 == 1


def flushed(line: str, helpers: dict[str, str]) -> list[str] | None:
    """The lines for one that makes such a number, or None; `helpers` gets what they call."""
    match = next((m for shape in _MADE if (m := shape.match(line))), None)
    if match is None:
        return None
    name, kind, lanes = match["name"], match["kind"], match["lanes"]
    helper = f"rk.noise.normal.{f'v{lanes}' if lanes else ''}{_SUFFIX[kind]}"
    whole = kind if lanes is None else f"<{lanes} x {kind}>"
    helpers.setdefault(helper, _flusher(helper, kind, lanes))
    before = f"%rk.whole.{name}" if name[0] != '"' else f'%"rk.whole.{name[1:]}'
    return [
        line.replace(f"%{name}", before, 1),
        f"  %{name} = call {whole} @{helper}({whole} {before})",
    ]


def _flusher(name: str, kind: str, lanes: str | None) -> str:
    smallest = f"{kind} {_SMALLEST_NORMAL[kind]}"
    suffix = f"{f'v{lanes}' if lanes else ''}{_SUFFIX[kind]}"
    whole, truth, limit = kind, "i1", _SMALLEST_NORMAL[kind]
    if lanes is not None:
        whole, truth = f"<{lanes} x {kind}>", f"<{lanes} x i1>"
        limit = f"splat ({smallest})"
    return f"""
define internal {whole} @{name}({whole} %x) {{
  %flush = load i1, ptr @{FLUSH_OPERANDS}
  br i1 %flush, label %on, label %off
on:
  %size = call {whole} @llvm.fabs.{suffix}({whole} %x)
  %small = fcmp olt {whole} %size, {limit}
  %zero = call {whole} @llvm.copysign.{suffix}({whole} zeroinitializer, {whole} %x)
  %r = select {truth} %small, {whole} %zero, {whole} %x
  ret {whole} %r
off:
  ret {whole} %x
}}
"""
