"""Products by execution: axes that were split, batched, tiled and crossed; products that are each
other's transpose; the forms that targets take."""

from __future__ import annotations

import numpy as np
import pytest
from tests.tensor_opt.test_tensor_opt import check

from raise_kernel.passes.tensor_opt.products import choose_product_form


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


def mirrored_products(rng: np.random.Generator, element: str) -> str:
    """Two products of the same arrays, the operands in either order; in some, other axes."""
    batch, terms, more, left, right = rng.integers(2, 5, 5).tolist()
    a, b = [batch, left, terms * 3, more], [more, terms * 3, right, batch]
    first, second = [_type([batch, *free], element) for free in ((left, right), (right, left))]
    x, y = _type(a, element), _type(b, element)
    pairs = [(2, 1), (3, 0)]
    if rng.integers(2):
        pairs.reverse()
    (c, d), (e, f) = zip(*pairs, strict=True), zip((2, 1), (3, 0), strict=True)
    return (
        f"func.func @main(%x: {x}, %y: {y}) -> ({first}, {second}) {{\n"
        f"  %p = stablehlo.dot_general %x, %y, batching_dims = [0] x [3], "
        f"contracting_dims = {list(c)} x {list(d)} : ({x}, {y}) -> {first}\n"
        f"  %q = stablehlo.dot_general %y, %x, batching_dims = [3] x [0], "
        f"contracting_dims = {list(f)} x {list(e)} : ({y}, {x}) -> {second}\n"
        f"  return %p, %q : {first}, {second}\n}}\n"
    )


@pytest.mark.parametrize("element", ["i32", "ui8"])
def test_a_product_and_its_transpose(element: str):
    rng = np.random.default_rng(0)
    texts = [mirrored_products(rng, element) for _ in range(20)]
    assert sum(check(text, ("share-products",), k) for k, text in enumerate(texts)) == len(texts)


def test_other_axes_are_another_product():
    square = _type([9, 9], "i32")
    text = (
        f"func.func @main(%x: {square}, %y: {square}) -> ({square}, {square}) {{\n"
        f"  %p = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]"
        f" : ({square}, {square}) -> {square}\n"
        f"  %q = stablehlo.dot_general %y, %x, contracting_dims = [1] x [0]"
        f" : ({square}, {square}) -> {square}\n"
        f"  return %p, %q : {square}, {square}\n}}\n"
    )
    assert check(text, ("share-products",), 0) == 0


FORMS = {
    "columns": ([7, 5], [7], "[0] x [0]", [5], "i32"),
    "two axes": ([3, 7, 5], [7, 3], "[0, 1] x [1, 0]", [5], "i32"),
    "two free axes": ([7, 3, 5], [7], "[0] x [0]", [3, 5], "ui8"),
    "rows of f64": ([65, 67], [65, 66], "[0] x [0]", [67, 66], "f64"),
    "both sides turned": ([65, 67], [66, 65], "[0] x [1]", [67, 66], "f64"),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", FORMS)
def test_forms(name: str):
    """Elements are small multiples of a quarter, or not numbers: sums are exact in any order."""
    a, b, axes, result, element = FORMS[name]
    x, y, z = (_type(shape, element) for shape in (a, b, result))
    text = (
        f"func.func @main(%x: {x}, %y: {y}) -> {z} {{\n"
        f"  %c = stablehlo.dot_general %x, %y, contracting_dims = {axes} : ({x}, {y}) -> {z}\n"
        f"  return %c : {z}\n}}\n"
    )
    assert check(text, ("choose-product-form",), 0) == 1


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("swapped", [False, True])
def test_a_vector_and_parts_of_a_matrix(swapped: bool, flat: bool, monkeypatch: pytest.MonkeyPatch):
    """NaNs and infinities of the matrix meet zeros in the other row alone."""
    monkeypatch.setattr(choose_product_form, "MATRIX", 70)
    operands = "%a, %t" if swapped else "%t, %a"
    types = ["tensor<14xf64>", "tensor<14x5xf64>"][:: -1 if swapped else 1]
    given = "tensor<70xf64>" if flat else "tensor<14x5xf64>"
    text = (
        f"func.func @main(%x: {given}, %t: tensor<14xf64>) -> tensor<5xf64> "
        'attributes {rk.kernel, rk.whole, rk.target = "cuda"} {\n'
        f"  %a = stablehlo.reshape %x : ({given}) -> tensor<14x5xf64>\n"
        f"  %y = stablehlo.dot_general {operands}, contracting_dims = [0] x [0]"
        f" : ({', '.join(types)}) -> tensor<5xf64>\n"
        "  return %y : tensor<5xf64>\n}\n"
    )
    assert sum(check(text, ("choose-product-form",), seed) for seed in range(5)) == 5
