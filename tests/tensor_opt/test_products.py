"""simplify-products: contractions of arrays whose axes were split, batched, tiled and crossed."""

from __future__ import annotations

import numpy as np
import pytest
from tests.tensor_opt.test_tensor_opt import check


def _type(shape: list[int], element: str) -> str:
    return f"tensor<{''.join(f'{n}x' for n in shape)}{element}>"


def split_product(rng: np.random.Generator, element: str) -> str:
    """A product of two arrays whose axes (one a role) are split in two to three, in any order of
    the roles; contracted axes are named in any order, and now and then the two sides differ."""
    sizes = {role: rng.integers(1, 4, int(rng.integers(1, 4))).tolist() for role in "bclr"}
    if rng.integers(4) == 0:
        sizes["b"] = []
    sides, places = [], []
    for roles in ("bcl", "bcr"):
        order = rng.permutation(list(roles))
        whole = [int(np.prod(sizes[r])) for r in order]
        split = [n for r in order for n in sizes[r]]
        sides.append((whole, split))
        starts = np.cumsum([0, *(len(sizes[r]) for r in order)])
        places.append({r: range(s, s + len(sizes[r])) for r, s in zip(order, starts, strict=False)})
    pairs = list(zip(places[0]["c"], places[1]["c"], strict=True))
    rng.shuffle(pairs)
    batch = [list(p["b"]) for p in places]
    result = [*sizes["b"], *sizes["l"], *sizes["r"]]
    batching = f"batching_dims = {batch[0]} x {batch[1]}, " if sizes["b"] else ""
    axes = " x ".join(str(list(side)) for side in zip(*pairs, strict=True))
    (x, a), (y, b) = [[_type(shape, element) for shape in side] for side in sides]
    return (
        f"func.func @main(%x: {x}, %y: {y}) -> {_type(result, element)} {{\n"
        f"  %a = stablehlo.reshape %x : ({x}) -> {a}\n"
        f"  %b = stablehlo.reshape %y : ({y}) -> {b}\n"
        f"  %c = stablehlo.dot_general %a, %b, {batching}contracting_dims = {axes}"
        f" : ({a}, {b}) -> {_type(result, element)}\n"
        f"  return %c : {_type(result, element)}\n}}\n"
    )


@pytest.mark.parametrize("element", ["i32", "ui8"])
def test_axes_that_were_split_are_one(element: str):
    rng = np.random.default_rng(0)
    assert (
        sum(check(split_product(rng, element), ("simplify-products",), k) for k in range(40)) > 25
    )
