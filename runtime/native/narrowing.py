"""Conversions of floats to narrower ones that LLVM calls by name: compiler-rt's functions.

A process need not have them: `__truncdfhf2`, `__truncsfhf2`, `__truncdfbf2` and `__truncsfbf2`,
which round once, to the nearest and then to even. Both arguments and results are passed as LLVM
passes the types, which is what it expects of these functions.
"""

from __future__ import annotations

from dataclasses import dataclass

LIBRARY = "raise_kernel.narrowing"


@dataclass(frozen=True)
class _Type:
    name: str
    letters: str
    bits: int
    mantissa: int

    @property
    def bias(self) -> int:
        return (1 << self.bits - self.mantissa - 2) - 1


_WIDE = (_Type("float", "sf", 32, 23), _Type("double", "df", 64, 52))
_NARROW = (_Type("half", "hf", 16, 10), _Type("bfloat", "bf", 16, 7))


def _name(wide: _Type, narrow: _Type) -> str:
    return f"__trunc{wide.letters}{narrow.letters}2"


NAMES = tuple(_name(wide, narrow) for wide in _WIDE for narrow in _NARROW)


def module_text() -> str:
    """The module that defines them."""
    return "\n".join(_function(wide, narrow) for wide in _WIDE for narrow in _NARROW)


def _function(wide: _Type, narrow: _Type) -> str:
    """Numbers in the narrow type's normal range lose low bits of their mantissa, half of the last
    one that stays and one less added before, unless that is odd; a carry goes to the exponent.
    Smaller ones are added to a number whose last bit is that of the narrow type's smallest."""
    kind, shift = f"i{wide.bits}", wide.mantissa - narrow.mantissa
    moved = narrow.bias - wide.bias << wide.mantissa
    smallest = wide.bias - narrow.bias + 1 << wide.mantissa
    # The power of two at which the last bit of the wide type is the narrow type's smallest number.
    unit = wide.bias + 1 - narrow.bias + shift << wide.mantissa
    infinite = ((1 << wide.bits - wide.mantissa - 1) - 1) << wide.mantissa
    large = wide.bias + narrow.bias + 1 << wide.mantissa
    top = ((1 << narrow.bits - narrow.mantissa - 1) - 1) << narrow.mantissa
    quiet, sign = 1 << narrow.mantissa - 1, 1 << wide.bits - 1
    # The wide type's small numbers are as they are where both have its exponents.
    is_small = f"icmp ult {kind} %size, {smallest}" if narrow.bias != wide.bias else "or i1 0, 0"
    return f"""
define {narrow.name} @{_name(wide, narrow)}({wide.name} %x) {{
  %bits = bitcast {wide.name} %x to {kind}
  %size = and {kind} %bits, {sign - 1}
  %low = lshr {kind} %size, {shift}
  %odd = and {kind} %low, 1
  %moved = add {kind} %size, {moved + (1 << shift - 1) - 1}
  %rounded = add {kind} %moved, %odd
  %normal = lshr {kind} %rounded, {shift}
  %number = bitcast {kind} %size to {wide.name}
  %unit = bitcast {kind} {unit} to {wide.name}
  %added = fadd {wide.name} %number, %unit
  %sum = bitcast {wide.name} %added to {kind}
  %small = sub {kind} %sum, {unit}
  %payload = and {kind} %low, {(1 << narrow.mantissa) - 1}
  %nan = or {kind} %payload, {top | quiet}
  %is.small = {is_small}
  %is.large = icmp uge {kind} %size, {large}
  %is.nan = icmp ugt {kind} %size, {infinite}
  %finite = select i1 %is.small, {kind} %small, {kind} %normal
  %known = select i1 %is.large, {kind} {top}, {kind} %finite
  %found = select i1 %is.nan, {kind} %nan, {kind} %known
  %signs = lshr {kind} %bits, {wide.bits - narrow.bits}
  %sign = and {kind} %signs, {1 << narrow.bits - 1}
  %whole = or {kind} %found, %sign
  %short = trunc {kind} %whole to i16
  %result = bitcast i16 %short to {narrow.name}
  ret {narrow.name} %result
}}
"""
