"""Floats become integers of less than 32 bits by way of 32, as nvcc has the hardware do it.

    %c = fptoui float %x to i8   ->   %rk.wide.c = fptoui float %x to i32
                                      %c = trunc i32 %rk.wide.c to i8

A float that the narrow type does not hold is poison to LLVM. A GPU converts to 32 bits, where what
is too large saturates and NaN is 0, and stores the low bits: 300.0 is 44 as an `unsigned char`.
Programs count on it. Everything after the reader meets the two steps: the reference executor, the
passes, and LLVM's code for GPUs, which would saturate at 16 bits.
"""

from __future__ import annotations

import re

_NARROW = re.compile(
    r'^(?P<indent> *)%(?P<name>[-\w$.]+|"[^"]*") = (?P<op>fpto[su]i) (?P<value>.+)'
    r" to (?P<to>(?P<vector><[^>]*? x )?i(?P<width>[2-9]|[12]\d|3[01])>?)(?P<rest>(?:, !.*)?)$",
    re.MULTILINE,
)


def widened(text: str) -> str:
    """The module with such conversions in two steps; one without any is returned as it is."""
    return _NARROW.sub(_in_two_steps, text) if "fpto" in text else text


def _in_two_steps(match: re.Match[str]) -> str:
    indent, name, op, value, to, vector, _, rest = match.groups()
    quoted = name.startswith('"')
    wide = f'%"rk.wide.{name[1:]}' if quoted else f"%rk.wide.{name}"
    middle = f"{vector}i32>" if vector else "i32"
    return (
        f"{indent}{wide} = {op} {value} to {middle}{rest}\n"
        f"{indent}%{name} = trunc {middle} {wide} to {to}{rest}"
    )
