"""Products that go through memory before they go into a sum, in launches with noise (noise.py).

    %p = fmul float %a, %b
    store float %p, ptr %x
    %l = load float, ptr %y
    %v = fadd float %l, %c

A compiler that forwards the store may fuse the sum with the product, wherever the array lies, so
the noise does too. Which store a load reads is known when the kernel runs: a product's factors are
kept by address in a table, and are those of a loaded value while address and value are the same. An
entry gives way to another with its hash, and is then no product any more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from raise_kernel.runtime.reference.float_kinds import NANS

_SIZE = 1 << 14
_NAME = r'%(?:"[^"]*"|[-\w$.]+)'
_ONE = r"(?P<kind>half|bfloat|float|double)"
_STORE = re.compile(rf"^  store {_ONE} (?P<value>{_NAME}), ptr (?P<at>{_NAME})")
_LOAD = re.compile(rf"^  (?P<name>{_NAME}) = load {_ONE}, ptr (?P<at>{_NAME})")


@dataclass(frozen=True)
class Product:
    """The names of a product's factors; `known` is that of an i1 where it may be none."""

    a: str
    b: str
    known: str | None = None


@dataclass
class Products:
    """The products of a function, by the names of their values, and the addresses of its loads."""

    computed: dict[str, Product] = field(default_factory=dict[str, Product])
    _loaded: dict[str, str] = field(default_factory=dict[str, str])

    def kept(self, line: str, helpers: dict[str, str]) -> Iterator[str]:
        """What follows a line: a product that it stores is kept in the table."""
        if match := _LOAD.match(line):
            self._loaded[match["name"]] = match["at"]
        elif (match := _STORE.match(line)) and (product := self.computed.get(match["value"])):
            kind = match["kind"]
            values = ", ".join(f"{kind} {v}" for v in (match["value"], product.a, product.b))
            yield f"  call void @{_helper(kind, helpers)}.keep(ptr {match['at']}, {values})"

    def product(
        self, value: str, kind: str, name: str, helpers: dict[str, str]
    ) -> tuple[Product | None, list[str]]:
        """The product that `value` is, or may be by its load, and the lines that find its factors:
        the value and one where it is none."""
        at = self._loaded.get(value)
        if at is None:
            return self.computed.get(value), []
        helper = _helper(kind, helpers)
        found = Product(f"{name}.a", f"{name}.b", f"{name}.known")
        factors = ((found.a, 2, value), (found.b, 3, "1.0"))
        return found, [
            f"  {name}.entry = call ptr @{helper}.find(ptr {at}, {kind} {value})",
            f"  {found.known} = icmp ne ptr {name}.entry, null",
            *(
                f"  {factor} = call {kind} @{helper}.factor(ptr {name}.entry, i64 {number}, "
                f"{kind} {other})"
                for factor, number, other in factors
            ),
        ]


def _helper(kind: str, helpers: dict[str, str]) -> str:
    name = f"rk.noise.stored.{kind}"
    helpers.setdefault(name, _functions(name, kind))
    return name


def _functions(name: str, kind: str) -> str:
    entry = f"{{ ptr, {kind}, {kind}, {kind} }}"
    word = f"i{NANS[kind][0]}"
    return f"""
@{name} = global [{_SIZE} x {entry}] zeroinitializer
define internal ptr @{name}.at(ptr %at) {{
  %word = ptrtoint ptr %at to i64
  %mixed = mul i64 %word, -7046029254386353131
  %top = lshr i64 %mixed, {64 - _SIZE.bit_length() + 1}
  %entry = getelementptr {entry}, ptr @{name}, i64 %top
  ret ptr %entry
}}
define internal void @{name}.keep(ptr %at, {kind} %value, {kind} %a, {kind} %b) {{
  %entry = call ptr @{name}.at(ptr %at)
  %key = insertvalue {entry} poison, ptr %at, 0
  %keyed = insertvalue {entry} %key, {kind} %value, 1
  %half = insertvalue {entry} %keyed, {kind} %a, 2
  %whole = insertvalue {entry} %half, {kind} %b, 3
  store {entry} %whole, ptr %entry
  ret void
}}
define internal ptr @{name}.find(ptr %at, {kind} %value) {{
  %entry = call ptr @{name}.at(ptr %at)
  %key = load ptr, ptr %entry
  %stored.at = getelementptr {entry}, ptr %entry, i64 0, i32 1
  %stored = load {word}, ptr %stored.at
  %bits = bitcast {kind} %value to {word}
  %here = icmp eq ptr %key, %at
  %same = icmp eq {word} %stored, %bits
  %known = and i1 %here, %same
  %found = select i1 %known, ptr %entry, ptr null
  ret ptr %found
}}
define internal {kind} @{name}.factor(ptr %entry, i64 %number, {kind} %other) {{
  %known = icmp ne ptr %entry, null
  br i1 %known, label %kept, label %none
kept:
  %first = getelementptr {entry}, ptr %entry, i64 0, i32 1
  %before = sub i64 %number, 1
  %at = getelementptr {kind}, ptr %first, i64 %before
  %factor = load {kind}, ptr %at
  ret {kind} %factor
none:
  ret {kind} %other
}}
"""
