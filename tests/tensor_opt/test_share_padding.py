"""Shifted copies with made-up edges as slices of one array, by execution."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest
from tests.support.evaluate_stablehlo import evaluate

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

ROWS, COLUMNS = 7, 5

# What lies past the ends of an axis of n elements.
BOUNDARIES = {
    "clamped": lambda p, n: min(max(p, 0), n - 1),
    "periodic": lambda p, n: p % n,
    "mirrored": lambda p, n: -p if p < 0 else 2 * n - 2 - p if p >= n else p,
    # A fixed element; no list of the others agrees with it in place 1.
    "fixed": lambda p, n: 2 if p < 0 or p >= n else p,
}


class Copies:
    """A program that adds shifted copies of %x, made of slices along one axis, then the other."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def emit(self, text: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def along(self, name: str, shape: tuple[int, int], axis: int, indices: list[int]) -> str:
        """The elements of `name` that `indices` name along `axis`."""
        source = f"tensor<{shape[0]}x{shape[1]}xf32>"
        parts, types = [], []
        for _, run in itertools.groupby(enumerate(indices), lambda item: item[1] - item[0]):
            places = [index for _, index in run]
            cuts = [f"0:{n}" for n in shape]
            cuts[axis] = f"{places[0]}:{places[-1] + 1}"
            sizes = list(shape)
            sizes[axis] = len(places)
            types.append(f"tensor<{sizes[0]}x{sizes[1]}xf32>")
            text = f"stablehlo.slice {name} [{', '.join(cuts)}] : ({source}) -> {types[-1]}"
            parts.append(self.emit(text))
        if len(parts) == 1:
            return parts[0]
        sizes = list(shape)
        sizes[axis] = len(indices)
        joined = f"tensor<{sizes[0]}x{sizes[1]}xf32>"
        head = f"stablehlo.concatenate {', '.join(parts)}, dim = {axis}"
        return self.emit(f"{head} : ({', '.join(types)}) -> {joined}")

    def program(self, boundary: str, shifts: list[tuple[int, int]]) -> str:
        past, type_ = BOUNDARIES[boundary], f"tensor<{ROWS}x{COLUMNS}xf32>"
        total = "%x"
        for down, right in shifts:
            x = self.along("%x", (ROWS, COLUMNS), 0, [past(i + down, ROWS) for i in range(ROWS)])
            columns = [past(j + right, COLUMNS) for j in range(COLUMNS)]
            x = self.along(x, (ROWS, COLUMNS), 1, columns)
            doubled = self.emit(f"stablehlo.add {total}, {total} : {type_}")
            total = self.emit(f"stablehlo.add {doubled}, {x} : {type_}")
        body = "\n".join(self.lines)
        return f"func.func @main(%x: {type_}) -> {type_} {{\n{body}\n  return {total} : {type_}\n}}"


@pytest.mark.parametrize("boundary", BOUNDARIES)
@pytest.mark.parametrize("seed", range(6))
def test_shifted_copies(boundary: str, seed: int):
    rng = random.Random(seed)
    shifts = [(rng.randint(-2, 2), rng.randint(-1, 1)) for _ in range(5)]
    text = Copies().program(boundary, shifts)
    module = parse_module(text)
    run_pipeline(module, "share-padding", PipelineOptions())
    x = np.arange(ROWS * COLUMNS, dtype=np.float32).reshape(ROWS, COLUMNS)
    np.testing.assert_array_equal(evaluate(module, [x])[0], evaluate(text, [x])[0])


@pytest.mark.parametrize("boundary", ["clamped", "periodic", "mirrored"])
def test_nine_points_are_slices_of_one_array(boundary: str):
    shifts = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    module = parse_module(Copies().program(boundary, shifts))
    run_pipeline(module, "share-padding,cse", PipelineOptions())
    assert str(module).count("stablehlo.concatenate") == 2
