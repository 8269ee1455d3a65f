"""Prints reports of lanes on the host. Part of the JAX source of a kernel that prints."""

from __future__ import annotations

from typing import Any

import numpy as np


def print_lanes(parts: Any, mask: Any, block: Any, thread: Any, *values: Any) -> None:
    """Prints one line for each lane of the mask, by block, then by thread, formatted as C does.

    `parts` are texts and (specification, kinds): "*" takes an int32, "d" and "u" an integer, "c" a
    character, "f" and "a" a float64. The arrays have the lanes as axes; 64-bit values are pairs of
    int32 along a last axis, low word first.
    """
    mask = np.asarray(mask)
    lanes = np.flatnonzero(mask)
    order = np.lexsort((np.asarray(thread).ravel()[lanes], np.asarray(block).ravel()[lanes]))
    columns = [np.asarray(v).reshape(mask.size, -1)[lanes[order]] for v in values]

    def numbers(column: Any, kind: str) -> list[Any]:
        wide = column.shape[1] == 2
        floating = {"f": np.float64, "a": np.float64, "A": np.float64}
        unsigned = {"u": np.uint64 if wide else np.uint32}
        dtype = {**floating, **unsigned}.get(kind, np.int64 if wide else np.int32)
        return np.ascontiguousarray(column).view(dtype).ravel().tolist()

    def hexadecimal(value: float, kind: str) -> str:
        text = value.hex()
        if "." in text:
            digits, power = text.split("p")
            text = digits.rstrip("0").rstrip(".") + "p" + power
        return text.upper() if kind == "A" else text

    def convert(specification: str, kinds: str, items: tuple[Any, ...]) -> str:
        *stars, value = items
        kind = kinds[-1]
        if kind in "aA":
            value = hexadecimal(value, kind)
        elif kind == "c":
            value = chr(value & 0xFF)
        elif kind == "f" and not np.isfinite(value):
            flags = specification[1:].lstrip("-+ #0")
            specification = "%" + specification[1 : -len(flags)].replace("0", "") + flags
        return specification % (*stars, value)

    taken = iter(columns)
    pieces = []
    for part in parts:
        if isinstance(part, str):
            pieces.append([part] * len(lanes))
        else:
            specification, kinds = part
            items = [numbers(next(taken), "d" if kind == "*" else kind) for kind in kinds]
            pieces.append(
                [convert(specification, kinds, item) for item in zip(*items, strict=True)]
            )
    print("".join("".join(line) for line in zip(*pieces, strict=True)), end="", flush=True)


def stop_lanes(message: str, size: Any, mask: Any, block: Any, thread: Any) -> None:
    """Ends the run where a lane of the mask failed; names the first one by block and thread.

    `size`: the grid's and the block's sizes in x, y, z order.
    """
    lanes = np.flatnonzero(np.asarray(mask))
    if not len(lanes):
        return
    numbers = (np.asarray(n).ravel()[lanes].tolist() for n in (block, thread))
    first = min(zip(*numbers, strict=True))

    def coordinates(number: int, shape: Any) -> str:
        x, y = shape[0], shape[1]
        return f"({number % x},{number // x % y},{number // (x * y)})"

    where = f"block {coordinates(first[0], size[0])}, thread {coordinates(first[1], size[1])}"
    raise RuntimeError(f"error[RK027]: {message}, in {where}")
