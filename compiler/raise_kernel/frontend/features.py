"""What a kernel uses of the machine, read off the text of the functions that it reaches."""

from __future__ import annotations

import re
from collections.abc import Iterable

from raise_kernel.frontend.text_parts import ModuleText

# What -> the sign of it in a function's body, as LLVM prints it, and words of which each sign has
# one: a text without them, which is most, is not searched.
_SIGNS: dict[str, tuple[str, tuple[str, ...]]] = {
    "barriers": (
        r"@llvm\.nvvm\.(?:barrier|bar\.sync)|@llvm\.amdgcn\.s\.barrier|@_Z7barrierj",
        ("bar",),
    ),
    "warp shuffles": (r"@llvm\.nvvm\.shfl\.|\bshfl\.", ("shfl.",)),
    "warp votes": (r"@llvm\.nvvm\.(?:vote|match|redux|activemask)", ("@llvm.nvvm.",)),
    "atomics": (
        r"\b(?:atomicrmw|cmpxchg)\b|@llvm\.nvvm\.atomic\.|\batom\.|\bred\.",
        ("atom", "cmpxchg", "red."),
    ),
    "fences": (r"^\s+fence |@llvm\.nvvm\.membar", ("fence ", "membar")),
    "printf": (r"@(?:vprintf|printf|__assertfail|__assert_fail)\b", ("printf", "__assert")),
    "device malloc": (r"@(?:malloc|free|_Znwm|_ZdlPv)\(", ("malloc(", "free(", "_Zn", "_Zd")),
    "textures": (r"@llvm\.nvvm\.(?:tex|tld4|suld|sust|txq|suq)\.", ("@llvm.nvvm.",)),
    "matrix instructions": (r"@llvm\.nvvm\.(?:wmma|mma|ldmatrix)\.", ("@llvm.nvvm.",)),
    "async copies": (r"@llvm\.nvvm\.(?:cp\.async|mbarrier)", ("@llvm.nvvm.",)),
    "inline assembly": (r"\bcall\b[^\n]* asm ", (" asm ",)),
    "64-bit floats": (r"\bdouble\b", ("double",)),
    "local arrays": (r"= alloca \[", ("= alloca [",)),
}
_COMPILED = {
    what: (re.compile(sign, re.MULTILINE), words) for what, (sign, words) in _SIGNS.items()
}
_SHARED = re.compile(r"\baddrspace\(3\) (?:externally_initialized )?(?:global|constant) ")
_EMPTY_ARRAY = re.compile(r"\b(?:global|constant) \[0 x ")


def features_of(parts: ModuleText, reachable: Iterable[str]) -> tuple[str, ...]:
    """Names of what the functions among `reachable` use, in a fixed order."""
    names = set(reachable)
    body = "\n".join(
        f.body for n, f in parts.functions.items() if n in names and not n.startswith("__nv_")
    )
    found = [
        what
        for what, (sign, words) in _COMPILED.items()
        if any(word in body for word in words) and sign.search(body)
    ]
    if shared_symbols(parts, names):
        found.insert(0, "shared memory")
    return tuple(found)


def shared_symbols(parts: ModuleText, reachable: Iterable[str]) -> dict[str, bool]:
    """Shared-memory globals among `reachable`; True for one whose size the launch gives."""
    return {
        name: bool(_EMPTY_ARRAY.search(parts.globals[name])) or " external " in parts.globals[name]
        for name in reachable
        if name in parts.globals and _SHARED.search(parts.globals[name])
    }
