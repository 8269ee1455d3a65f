"""Loads and stores of the first lanes alone as those of a shorter vector.

A tree of sums over a block's shared memory has fewer active threads than a vector has lanes in its
last steps: `part[t] += part[t + 4]` of the threads below 4. The loads of whole vectors under a mask
overlap two stores before them, and are of memory that a masked store wrote. A processor passes what
it stored on to a load only if one whole store has all of it, so each such step waits until the
memory is written, 20 cycles. A load and a store of four elements wait for nothing.

LLVM keeps a masked access whose mask is constant; masks become so when it unrolls the steps. And of
a scalar for all lanes it loads a vector, of which it takes the first: it waits for the last step,
which stored one element. So this is done between its optimization and its code generation, on the
text of the module.
"""

from __future__ import annotations

import re
from collections import Counter

# Elements of whole bytes: of others vectors are packed by bits, and a part lies elsewhere.
_VECTOR = r"<(?P<lanes>\d+) x (?P<type>half|bfloat|float|double|i8|i16|i32|i64)>"
_PLACE = r"ptr (?:\w+ )*?align (?P<align>\d+) (?P<place>%[\w.$-]+|@[\w.$-]+)"
_MASK = r"<\d+ x i1> <(?P<mask>[^>]*)>"
_REST = r"(?P<rest>zeroinitializer|poison|undef|<[^>]*>|splat \([^)]*\))"
_END = r"\)(?:, ![^\n]*| #\d+)*$"
_LOAD = re.compile(
    rf"^  (?P<name>%[\w.]+) = (?:tail )?call {_VECTOR} @llvm\.masked\.load\.[\w.]+"
    rf"\({_PLACE}, {_MASK}, <[^>]*> {_REST}{_END}",
    re.MULTILINE,
)
_FIRST = re.compile(
    rf"^  (?P<name>%[\w.]+) = load {_VECTOR}, ptr (?P<place>[%@][\w.$-]+)(?P<rest>, align [^\n]*)$",
    re.MULTILINE,
)
_FIRST_TAKEN = re.compile(
    r"= shufflevector <\d+ x \w+> (?P<name>%[\w.]+), <[^>]*> (?:poison|undef), "
    r"<\d+ x i32> zeroinitializer(?:, ![^\n]*)?$",
    re.MULTILINE,
)
_FUNCTION = re.compile(r"^define .*?^\}", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(r"%[\w.]+")
_STORE = re.compile(
    rf"^  (?:tail )?call void @llvm\.masked\.store\.[\w.]+\({_VECTOR} (?P<value>%[\w.]+), "
    rf"{_PLACE}, {_MASK}{_END}",
    re.MULTILINE,
)


def shortened(text: str) -> str:
    """A module with short accesses where the mask is constant: its first lanes, and a power of
    two of them."""
    if "@llvm.masked." not in text:
        return text
    return _STORE.sub(_store, _LOAD.sub(_load, _with_scalars(text)))


def _with_scalars(text: str) -> str:
    """A module with loads of scalars where a vector's first lane alone is used."""
    return _FUNCTION.sub(lambda function: _function_with_scalars(function[0]), text)


def _function_with_scalars(text: str) -> str:
    taken = Counter(found["name"] for found in _FIRST_TAKEN.finditer(text))
    if not taken:
        return text
    named = Counter(_NAMED.findall(text))
    alone = {name for name, count in taken.items() if named[name] == 1 + count}
    return _FIRST.sub(lambda found: _scalar(found) if found["name"] in alone else found[0], text)


def _scalar(found: re.Match[str]) -> str:
    name, type_ = found["name"], found["type"]
    scalar, whole = f"%scalar.{found.start()}", f"<{found['lanes']} x {type_}>"
    return (
        f"  {scalar} = load {type_}, ptr {found['place']}{found['rest']}\n"
        f"  {name} = insertelement {whole} poison, {type_} {scalar}, i64 0"
    )


def _load(found: re.Match[str]) -> str:
    count, lanes = _first(found["mask"]), int(found["lanes"])
    if not count:
        return found[0]
    name, type_, whole = found["name"], found["type"], f"<{lanes} x {found['type']}>"
    short, wide = f"%short.{found.start()}", f"%wide.{found.start()}"
    read = ", ".join(f"i32 {k}" if k < count else "i32 poison" for k in range(lanes))
    order = ", ".join(f"i32 {k if k < count else lanes + k}" for k in range(lanes))
    return (
        f"  {short} = load <{count} x {type_}>, ptr {found['place']}, align {found['align']}\n"
        f"  {wide} = shufflevector <{count} x {type_}> {short}, <{count} x {type_}> poison, "
        f"<{lanes} x i32> <{read}>\n"
        f"  {name} = shufflevector {whole} {wide}, {whole} {found['rest']}, "
        f"<{lanes} x i32> <{order}>"
    )


def _store(found: re.Match[str]) -> str:
    count, lanes = _first(found["mask"]), int(found["lanes"])
    if not count:
        return found[0]
    whole = f"<{lanes} x {found['type']}>"
    short, order = f"%shortened.{found.start()}", ", ".join(f"i32 {k}" for k in range(count))
    return (
        f"  {short} = shufflevector {whole} {found['value']}, {whole} poison, "
        f"<{count} x i32> <{order}>\n"
        f"  store <{count} x {found['type']}> {short}, ptr {found['place']}, "
        f"align {found['align']}"
    )


def _first(mask: str) -> int:
    """How many lanes are active, if they are the first ones and a power of two; else 0."""
    lanes = [lane.strip() == "i1 true" for lane in mask.split(",")]
    count = sum(lanes)
    is_first = all(lanes[:count]) and count < len(lanes) and count & (count - 1) == 0
    return count if is_first else 0
