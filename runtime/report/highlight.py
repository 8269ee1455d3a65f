"""Colours for code: comments, strings, numbers, words of the language and names of values."""

from __future__ import annotations

import functools
import keyword
import re

from raise_kernel.runtime.report.markup import Markup, escaped, joined, tag

# Longer lines stay plain.
MOST_CHARACTERS = 2_000

_CUDA = (
    "alignas auto bool break case char class const constexpr continue default do double else enum "
    "extern false float for half if inline int long namespace nullptr operator private public "
    "return short signed sizeof static struct switch template this true typedef typename uint8_t "
    "uint32_t uint64_t int8_t int32_t int64_t size_t union unsigned using void volatile while "
    "__global__ __device__ __shared__ __constant__ __restrict__ __syncthreads __host__ "
    "__forceinline__ threadIdx blockIdx blockDim gridDim"
)
_LLVM = (
    "add and br call define double fadd fcmp fdiv float fmul fsub getelementptr half i1 i8 i16 i32 "
    "i64 icmp label load mul null or phi ptr ret sdiv select sext shl sitofp store sub switch "
    "to trunc udiv unreachable void xor zext"
)
_WORDS = {
    "cuda": _CUDA.split(),
    "python": [*keyword.kwlist, "jax", "jnp", "lax", "np"],
    "llvm": _LLVM.split(),
    "mlir": [],
}
_COMMENTS = {
    "cuda": r"//.*|/\*.*?(?:\*/|$)",
    "python": r"#.*",
    "llvm": r";.*",
    "mlir": r"//.*",
}
_KINDS = ("comment", "string", "number", "word", "name")


@functools.cache
def _pattern(language: str) -> re.Pattern[str]:
    words = "|".join(map(re.escape, _WORDS[language]))
    word = rf"\b(?:{words})\b" if words else r"\b[a-z_]+\.[a-z_.]+\b"
    strings = r'"{3}|"(?:\\.|[^"\\])*"' + (r"|'(?:\\.|[^'\\])*'" if language == "python" else "")
    names = r"%[\w.$-]+|@[\w.$-]+" if language in ("llvm", "mlir") else r"@[\w.]+"
    number = r"\b\d[\w.]*"
    parts = (_COMMENTS[language], strings, number, word, names)
    return re.compile(
        "|".join(f"(?P<{kind}>{part})" for kind, part in zip(_KINDS, parts, strict=True))
    )


def highlighted(line: str, language: str) -> Markup:
    """A line with its parts in elements of their kinds."""
    if len(line) > MOST_CHARACTERS:
        return escaped(line)
    parts: list[Markup] = []
    position = 0
    for match in _pattern(language).finditer(line):
        parts.append(escaped(line[position : match.start()]))
        parts.append(tag("i", match.group(), class_=(match.lastgroup or "")[0]))
        position = match.end()
    parts.append(escaped(line[position:]))
    return joined(parts)
