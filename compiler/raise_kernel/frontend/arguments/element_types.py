"""What the arrays hold that a kernel's pointers point to, as far as the module says.

A pointer of LLVM has no element type. A C++ kernel's name has one, `k(float const*, int)`;
otherwise the first access through the pointer does.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.module import KernelInfo, ParamInfo

FLOATS = {"float": "f4", "double": "f8", "half": "f2"}

_WORDS = {
    "float": "f4", "double": "f8", "int": "i4", "unsigned int": "u4", "unsigned": "u4",
    "long": "i8", "unsigned long": "u8", "long long": "i8", "unsigned long long": "u8",
    "short": "i2", "unsigned short": "u2", "char": "i1", "signed char": "i1",
    "unsigned char": "u1", "bool": "?", "__half": "f2", "half": "f2",
}  # fmt: skip
_VECTORS = {
    "float": "f4", "double": "f8", "int": "i4", "uint": "u4", "char": "i1", "uchar": "u1",
    "short": "i2", "ushort": "u2", "long": "i8", "ulong": "u8", "longlong": "i8",
    "ulonglong": "u8",
}  # fmt: skip


def element_types(info: KernelInfo, body: str) -> list[str | None]:
    """The dtype of each pointer: by the signature of a C++ kernel, else by a load or store.

    None where it is a struct, or unknown. `body` is the kernel's own text.
    """
    found = re.search(r"\((.*)\)\s*$", info.demangled)
    words = _split(found.group(1)) if found else []
    return [
        (_spelled(words[k]) if len(words) == len(info.params) else None) or _accessed(p, body)
        for k, p in enumerate(info.params)
    ]


def kernel_body(text: str, name: str) -> str:
    """The text of a kernel in that of its module."""
    found = re.search(rf'^define [^\n]*@"?{re.escape(name)}"?\(', text, re.MULTILINE)
    return text[found.start() :].split("\n}", 1)[0] if found else ""


def launch_rank(body: str) -> int:
    """How many dimensions of a launch a kernel's text asks for: 1, 2 or 3."""
    return 3 if "tid.z" in body else 2 if "tid.y" in body else 1


def _split(text: str) -> list[str]:
    parts, depth = [""], 0
    for char in text:
        depth += (char in "<(") - (char in ">)")
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [p.strip() for p in parts if p.strip()]


def _spelled(word: str) -> str | None:
    word = re.sub(r"\b(const|volatile|__restrict__|restrict)\b|\[\w*\]|[*&()]", " ", word)
    word = " ".join(word.split())
    vector = re.fullmatch(r"(\w+?)[1234]", word)
    return _WORDS.get(word) or (_VECTORS.get(vector.group(1)) if vector else None)


def _accessed(param: ParamInfo, body: str) -> str | None:
    name = re.escape(f"%{param.name}")
    types = re.findall(rf"getelementptr[a-z ]* (\w+), ptr {name}\b", body)
    types += re.findall(rf"load (\w+), ptr {name}\b", body)
    types += re.findall(rf"store (\w+) [^,]+, ptr {name}\b", body)
    for word in types:
        if word in FLOATS:
            return FLOATS[word]
        if re.fullmatch(r"i(8|16|32|64)", word):
            return f"i{int(word[1:]) // 8}"
    return None
