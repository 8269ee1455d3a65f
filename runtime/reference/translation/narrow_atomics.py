"""Atomic sums and extrema of narrow floats, in steps.

    %v = atomicrmw fadd ptr %p, bfloat %x seq_cst, align 2
 -> %v = load bfloat, ptr %p
    %rk.narrow.0 = fadd bfloat %v, %x
    store bfloat %rk.narrow.0, ptr %p

Lanes change at calls of the support code alone, so nothing comes between. The loop that the code
generator makes of the instruction compares the memory with the number that it read; for some NaNs,
which a detour through `float` changes, they are never the same, and the loop does not end.
"""

from __future__ import annotations

import re

_SUM = re.compile(
    r"^(?P<indent> *)(?P<name>%\S+) = atomicrmw (?:volatile )?(?P<word>fadd|fsub|fmin|fmax) "
    r"ptr (?P<at>[^ ,]+), (?P<kind>(?:<\d+ x )?(?P<float>half|bfloat)>?) (?P<value>[^ ,]+)[ ,].*$",
    re.MULTILINE,
)
_EXTREMA = {"fmin": "minnum", "fmax": "maxnum"}
_SUFFIX = {"half": "f16", "bfloat": "bf16"}


def in_steps(text: str) -> str:
    """The translation of a function with such instructions written out."""
    if "atomicrmw" not in text:
        return text
    count = 0

    def steps(match: re.Match[str]) -> str:
        nonlocal count
        name, word, at, kind, value = (match[k] for k in ("name", "word", "at", "kind", "value"))
        total = f"%rk.narrow.{count}"
        count += 1
        if word in _EXTREMA:
            lanes = kind.removeprefix("<").split(" ")[0] if kind.startswith("<") else ""
            suffix = f"v{lanes}{_SUFFIX[match['float']]}" if lanes else _SUFFIX[match["float"]]
            callee = f"@llvm.{_EXTREMA[word]}.{suffix}"
            line = f"{total} = call {kind} {callee}({kind} {name}, {kind} {value})"
        else:
            line = f"{total} = {word} {kind} {name}, {value}"
        load, store = f"{name} = load {kind}, ptr {at}", f"store {kind} {total}, ptr {at}"
        return "\n".join(match["indent"] + step for step in (load, line, store))

    return _SUM.sub(steps, text)
