"""C++ and Numba kernel names as a person writes them."""

from __future__ import annotations

import functools
import re

import itanium_demangler

# Numba: namespaces and the function, then ABI tags that hold a version and an encoded flag string.
_NUMBA_TAGS = re.compile(r"B\d+v\d+B\d+c[\w]*?(?=E|\Z)")
_LITERAL_CAST = re.compile(
    r"\((?:unsigned |long |short |char |int |bool )*(?:int|long|char|bool|"
    r"unsigned|short)\)(?=-?\d)"
)

SHORT_NAMES = 5


@functools.lru_cache(maxsize=1024)
def demangle(name: str) -> str:
    """`_Z3fooPfi` -> `foo(float*, int)`; a name that is not mangled stays."""
    if not name.startswith("_Z"):
        return name
    numba = _numba_name(name)
    if numba is not None:
        return numba
    text = _parse(name)
    if text is None and ("DF16_" in name or "DF16b" in name):
        # clang's half types, which the demangler lacks: under the codes of two that it has.
        text = _parse(name.replace("DF16_", "Dh").replace("DF16b", "Df"))
        text = text and text.replace("_Decimal32", "__bf16")
    return name if text is None else _LITERAL_CAST.sub("", text)


def _parse(name: str) -> str | None:
    # Lengths in mangled names count bytes: they are read as if each byte were a character.
    try:
        node = itanium_demangler.parse(name.encode().decode("latin-1"))
        return None if node is None else str(node).encode("latin-1").decode()
    except Exception:  # whatever it meets in a name that only looks like a mangled one
        return None


@functools.lru_cache(maxsize=1024)
def short_names(name: str) -> tuple[str, ...]:
    """The SHORT_NAMES names that a person may use for it, the most exact first.

    `_ZN2ns3fooIfLi3EEEvPT_i`: `void ns::foo<float, 3>(float*, int)`, `ns::foo<float, 3>(float*,
    int)`, `ns::foo<float, 3>`, `ns::foo`, `foo`.
    """
    full = demangle(name)
    with_types = _without_return_type(full)
    with_template = _cut_parameters(with_types)
    qualified = _without_templates(with_template)
    return full, with_types, with_template, qualified, qualified.rsplit("::", 1)[-1]


@functools.lru_cache(maxsize=1024)
def pointed_type(demangled: str, index: int) -> str | None:
    """What parameter `index` of `foo(float const*, int)` points to: `float`. None where a name says
    nothing, or the parameter is no pointer to values."""
    start = len(_cut_parameters(demangled))
    if start == len(demangled):
        return None
    params = demangled[start + 1 :].rpartition(")")[0]
    depths = _depth_scan(
        params.translate(str.maketrans("([{", "<<<")).translate(str.maketrans(")]}", ">>>"))
    )
    commas = [k for k, char in enumerate(params) if char == "," and depths[k] == 0]
    ends = [*commas, len(params)]
    if index >= len(ends):
        return None
    param = params[(0, *(k + 1 for k in commas))[index] : ends[index]]
    words = re.sub(r"\b(?:const|volatile|restrict|__restrict__)\b", "", param).split()
    text = " ".join(words)
    return text[:-1].strip() if text.endswith("*") and text.count("*") == 1 else None


def _numba_name(name: str) -> str | None:
    """The last source name before Numba's ABI tags, with its namespaces."""
    if not _NUMBA_TAGS.search(name):
        return None
    at = 3 if name.startswith("_ZN") else 2
    words = []
    while (match := re.compile(r"\d+").match(name, at)) is not None:
        start = match.end()
        at = start + int(match.group())
        words.append(name[start:at])
    return _readable(words[-1]) if words else None


def _readable(word: str) -> str:
    """Numba writes characters that C++ names lack as `_3c` and the like; `_5f` is `_`."""
    return re.sub(r"_([0-9a-f]{2})(?![0-9a-zA-Z])", _from_hex, word)


def _from_hex(match: re.Match[str]) -> str:
    char = chr(int(match.group(1), 16))
    return match.group() if char.isalnum() else char


def _depth_scan(text: str) -> list[int]:
    """The template depth before each character."""
    depths, depth = [], 0
    for char in text:
        depths.append(depth)
        depth += {"<": 1, ">": -1}.get(char, 0)
    return depths


def _without_return_type(full: str) -> str:
    depths = _depth_scan(full)
    end = len(_cut_parameters(full))
    spaces = [i for i in range(end) if full[i] == " " and depths[i] == 0]
    return full[spaces[-1] + 1 :] if spaces else full


def _cut_parameters(full: str) -> str:
    depths = _depth_scan(full)
    for index, char in enumerate(full):
        anonymous = full.startswith("(anonymous", index)
        if char == "(" and depths[index] == 0 and not anonymous:
            return full[:index]
    return full


def _without_templates(text: str) -> str:
    return "".join(
        c for c, depth in zip(text, _depth_scan(text), strict=True) if depth == 0 and c not in "<>"
    )
