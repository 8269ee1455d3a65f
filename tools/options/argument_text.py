"""The command line's spelling of arguments, launches and data files.

    --arg x=f32[1024,1024]     an array          --arg n=1024        a static scalar
    --arg x=u.npy              the array of a file, which --run reads
    --arg f32[]                a 0-d array, or a scalar known at run time
    --arg y=@x                 the same array as x
    --arg p=bytes:00ff01ab     a struct passed by value, as its bytes
    --arg v={f32[100],100}     a struct by its fields, with arrays where it holds pointers
    --arg t=[f32[8],f32[8]]    a table of pointers, of arrays or structs: [{f32[8],i32(3)},...]
    --arg n=i32(3)             a number of a type, as a table needs it
    --arg t=texture(f32[64,64],filter=linear,address=wrap,normalized)
                               a texture of an array; address=clamp:wrap is one mode an axis
    --arg s=surface(f32[64,64])

Everything that does not parse is refused with RK020.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.image_modes import surface_mode, texture_mode
from raise_kernel.frontend.arguments.signature import SurfaceMode, TextureMode, check_size

_IMAGE = re.compile(r"(texture|surface)\((.*)\)\Z", re.DOTALL)
_ARRAY = re.compile(r"([A-Za-z_]\w*)\[([^\[\]]*)\]\Z")
MOST_NESTED = 20
_WHOLE = re.compile(r"[0-9]{1,18}\Z")
_TYPED = re.compile(r"([A-Za-z]\w*)\(([^()]*)\)\Z")
_NAMED = re.compile(r"([^\W\d][\w.]*)=(.*)\Z", re.DOTALL)
_CODE = re.compile(r"[fiucb]\d+")
_WORDS = {"null": None, "true": True, "false": False, "inf": np.inf, "-inf": -np.inf, "nan": np.nan}


@dataclass(frozen=True)
class ArgumentText:
    """One `--arg`: its name if given, and an array, a scalar, a reference or a struct.

    An array with a `mode` is that of a texture or surface; `fields` are a table's elements if
    `is_table`.
    """

    name: str | None
    shape: tuple[int, ...] | None = None
    dtype: np.dtype | None = None
    value: Any = None
    same_as: str | None = None
    fields: tuple[ArgumentText, ...] | None = None
    mode: TextureMode | SurfaceMode | None = None
    is_table: bool = False


@functools.cache
def _short_names() -> dict[str, np.dtype]:
    import ml_dtypes

    return {
        "bool": np.dtype(bool),
        "i1": np.dtype(bool),
        "bf16": np.dtype(ml_dtypes.bfloat16),
        "bfloat16": np.dtype(ml_dtypes.bfloat16),
        "f8e4m3fn": np.dtype(ml_dtypes.float8_e4m3fn),
        "f8e5m2": np.dtype(ml_dtypes.float8_e5m2),
        "c64": np.dtype(np.complex64),
        "c128": np.dtype(np.complex128),
        **{f"f{bits}": np.dtype(f"float{bits}") for bits in (16, 32, 64)},
        **{f"i{bits}": np.dtype(f"int{bits}") for bits in (8, 16, 32, 64)},
        **{f"{u}{bits}": np.dtype(f"uint{bits}") for u in ("u", "ui") for bits in (8, 16, 32, 64)},
    }


def dtype_named(name: str) -> np.dtype:
    """`f32`, `i8`, `u16`, `bf16`, `bool`, `c64`, or NumPy's names."""
    if name in (short := _short_names()):
        return short[name]
    try:
        # NumPy's own codes count bytes (`f8`), where those above count bits (`i8`).
        dtype = None if _CODE.fullmatch(name) else np.dtype(name)
    except TypeError:
        dtype = None
    if dtype is None or dtype.kind not in "fiubc":
        raise Refusal(
            "RK020", f"no dtype is called {name!r}", hint="f32, i32, u8, bf16, bool, c64, with bits"
        )
    return dtype


def parse_argument(text: str, depth: int = 0) -> ArgumentText:
    """One `--arg`, or what stands inside `depth` brackets of one."""
    if depth > MOST_NESTED:
        raise Refusal("RK020", f"an --arg nests more than {MOST_NESTED} brackets")
    named = _NAMED.match(text)
    name, rest = (named.group(1), named.group(2)) if named else (None, text)
    rest = rest.strip()
    if rest.startswith("{") and rest.endswith("}"):
        fields = tuple(parse_argument(part, depth + 1) for part in _split_fields(rest[1:-1]))
        return ArgumentText(name, fields=fields)
    if rest.startswith("[") and rest.endswith("]"):
        elements = tuple(parse_argument(part, depth + 1) for part in _split_fields(rest[1:-1]))
        return ArgumentText(name, fields=elements, is_table=True)
    if rest.startswith("@"):
        return ArgumentText(name, same_as=rest[1:])
    image = _IMAGE.match(rest)
    if image:
        return _image(name, image.group(1), _split_fields(image.group(2)), text)
    typed = _TYPED.match(rest)
    if typed:
        value = _typed(scalar_value(typed.group(2), text), dtype_named(typed.group(1)), text)
        return ArgumentText(name, value=value)
    array = _ARRAY.match(rest)
    if array:
        shape, dtype = _shape(array.group(2), text), dtype_named(array.group(1))
        check_size(shape, dtype)
        return ArgumentText(name, shape, dtype)
    return ArgumentText(name, value=scalar_value(rest, text))


def _shape(text: str, whole: str) -> tuple[int, ...]:
    """The sizes between brackets; none for an array of rank 0."""
    sizes = [part.strip() for part in text.split(",")] if text.strip() else []
    if not all(_WHOLE.match(size) for size in sizes):
        raise Refusal("RK020", f"--arg {whole}: sizes are whole numbers of up to 18 digits")
    return tuple(map(int, sizes))


def _typed(value: Any, dtype: np.dtype, whole: str) -> Any:
    """`i32(3)`: a number that the type holds."""
    is_number = isinstance(value, (int, float, complex)) and not isinstance(value, np.void)
    fits = is_number and not (isinstance(value, complex) and dtype.kind != "c")
    if fits and dtype.kind in "iu":
        limits = np.iinfo(dtype)
        fits = isinstance(value, int) and limits.min <= value <= limits.max
    try:
        if fits:
            return np.array(value, dtype)[()]
    except (OverflowError, ValueError):  # an integer that no float reaches
        pass
    raise Refusal("RK020", f"--arg {whole}: {dtype} has no such value")


def _image(name: str | None, kind: str, parts: list[str], whole: str) -> ArgumentText:
    """`texture(ARRAY,OPTION=WORD,...)` or `surface(ARRAY)`."""
    array = parse_argument(parts[0])
    if array.shape is None or array.name is not None:
        raise Refusal("RK020", f"--arg {whole}: {kind}(f32[64,64], ...)")
    options: dict[str, Any] = {}
    for part in parts[1:]:
        word, _, value = part.strip().partition("=")
        read = _OPTIONS.get(word) if kind == "texture" or word == "channels" else None
        if read is None or word in options:
            raise Refusal(
                "RK020",
                f"--arg {whole}: no option {word!r} of a {kind}",
                hint=f"a texture takes {', '.join(_OPTIONS)}, each once; a surface takes channels",
            )
        try:
            options[word] = read(value)
        except ValueError as error:
            raise Refusal("RK020", f"--arg {whole}: {word}: {error}") from error
    if kind == "texture":
        return replace(array, name=name, mode=texture_mode(**options))
    return replace(array, name=name, mode=surface_mode(**options))


_OPTIONS: dict[str, Callable[[str], Any]] = {
    "filter": str,
    "address": lambda text: text.split(":"),
    "normalized": lambda text: text.lower() not in ("0", "false"),
    "read": str,
    "channels": int,
    "border": lambda text: [float(part) for part in text.split(":")],
}


def _split_fields(text: str) -> list[str]:
    """The parts between commas that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for index, char in enumerate(text):
        depth += (char in "[{(") - (char in "]})")
        if char == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return [*parts, text[start:]]


def scalar_value(text: str, whole: str) -> Any:
    """An int, float, bool, or struct bytes."""
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    if text.startswith("bytes:"):
        try:
            return np.void(bytes.fromhex(text[len("bytes:") :]))
        except ValueError as error:
            raise Refusal("RK020", f"--arg {whole}: {error}") from error
    # Python reads no integer of more than 4,300 digits, and would call such a one infinite.
    for convert in (lambda t: int(t, 0), float, complex) if len(text) < 1_000 else ():
        try:
            return convert(text)
        except ValueError:
            continue
    raise Refusal(
        "RK020",
        f"--arg {whole}: neither an array nor a number",
        hint="NAME=f32[1024,1024], NAME=1024, NAME=@OTHER or NAME=bytes:HEX",
    )


def parse_sizes(option: str, text: str) -> tuple[int, int, int]:
    """`--grid 64,64` as x, y, z."""
    parts = text.replace(" ", "").split(",")
    if not 1 <= len(parts) <= 3 or not all(_WHOLE.match(p) for p in parts):
        raise Refusal("RK020", f"{option} {text}: one to three whole numbers, x,y,z")
    x, y, z = (*map(int, parts), 1, 1)[:3]
    return x, y, z


def parse_pairs(option: str, texts: Sequence[str], value_word: str = "FILE") -> dict[str, str]:
    """`--input x=x.npy` as a name and a value."""
    pairs: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise Refusal("RK020", f"{option} {text}: NAME={value_word}")
        if name in pairs:
            raise Refusal("RK020", f"{option}: {name} is given twice")
        pairs[name] = value
    return pairs
