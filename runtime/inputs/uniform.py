"""Uniform inputs: small integers and floats in [-1, 1), the same for one seed in every run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    DynamicArg,
    ImageArg,
    StaticArg,
    StructArg,
    TableArg,
    leaves,
)
from raise_kernel.runtime.arguments import Table, image_of
from raise_kernel.runtime.checking.compare import is_floating

# How integers are drawn, in turn: a kernel may take them for indices, or divide by them.
INTEGER_RANGES: tuple[Callable[[np.dtype, int], tuple[int, int]], ...] = (
    lambda dtype, extent: (-8 if dtype.kind == "i" else 0, 9),
    lambda dtype, extent: (1, 9),
    lambda dtype, extent: (0, max(min(extent, 9), 1)),
    lambda dtype, extent: (0, 1),
)


def _texels(dtype: np.dtype) -> tuple[int, int]:
    """All values of a small integer type: a fetch may make floats of them."""
    return (-8, 9) if dtype.itemsize > 2 else (np.iinfo(dtype).min, np.iinfo(dtype).max + 1)


def random_array(
    shape: tuple[int, ...],
    dtype: np.dtype,
    random: np.random.Generator,
    integers: tuple[int, int] = (-8, 9),
) -> np.ndarray:
    """Floats in [-1, 1), small integers."""
    if dtype.names:
        whole = np.zeros(shape, dtype)
        for name in dtype.names:
            field = whole[name]
            field[...] = random_array(field.shape, field.dtype, random, integers)
        return whole
    if dtype.kind == "c":
        part = np.dtype(f"f{dtype.itemsize // 2}")
        pairs = random_array((*shape, 2), part, random, integers)
        return pairs.view(dtype).reshape(shape)
    if is_floating(dtype):
        return random.uniform(-1.0, 1.0, shape).astype(dtype)
    if dtype.kind == "b":
        return random.integers(0, 2, shape).astype(dtype)
    if dtype.kind in "iu":
        return random.integers(*integers, shape).astype(dtype)
    return random.integers(0, 256, (*shape, dtype.itemsize), np.uint8).view(dtype).reshape(shape)


def random_arguments(
    arguments: Sequence[Argument],
    random: np.random.Generator,
    attempt: int = 0,
) -> list[Any]:
    """Values for the arguments of a call; an array that is passed twice is one object."""
    flat = [*leaves(arguments)]
    extent = min((max(a.shape, default=1) for a in flat if isinstance(a, ArrayArg)), default=1)
    memories: dict[int, np.ndarray] = {}

    def value_of(argument: Argument) -> Any:
        if isinstance(argument, StaticArg):
            return argument.value
        if isinstance(argument, StructArg):
            fields = tuple(map(value_of, argument.fields))
            return Table(fields) if isinstance(argument, TableArg) else fields
        span = INTEGER_RANGES[attempt](argument.dtype, extent)
        if isinstance(argument, DynamicArg):
            return random_array((), argument.dtype, random, span)
        if argument.memory not in memories:
            if isinstance(argument, ImageArg) and argument.dtype.kind in "iu":
                span = _texels(argument.dtype)
            memories[argument.memory] = random_array(argument.shape, argument.dtype, random, span)
        array = memories[argument.memory]
        return image_of(argument.mode, array) if isinstance(argument, ImageArg) else array

    return [value_of(argument) for argument in arguments]
