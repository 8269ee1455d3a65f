"""Merged sums of exponentials: named only where that is proved, and equal to the program where data
reach a constant of it. Constants that begin a maximum, thresholds, orders, one mutation each."""

from __future__ import annotations

import functools
import itertools

import numpy as np
import pytest
from numba import cuda
from tests.kernels.numba.merged import merged_tree
from tests.support.direct_xla import run_directly

import raise_kernel as rk
from raise_kernel.bindings import parse_module
from raise_kernel.pipeline import PipelineOptions, run_pipeline
from raise_kernel.runtime.kernel import Kernel
from raise_kernel.runtime.verify import verify_call

ROWS, COLUMNS = 6, 16
LARGEST = float(np.finfo(np.float32).max)
# XLA may flush what is smaller to zero.
SMALLEST = float(np.finfo(np.float32).tiny)

# One way each to merge two pairs (m, d): `{m1}`, `{d1}` and `{m2}`, `{d2}` become `{m}`, `{d}`.
MAXIMUM = """
    {m} = stablehlo.maximum {m1}, {m2} : {T}
    {m}_a = stablehlo.subtract {m1}, {m} : {T}
    {m}_ea = stablehlo.exponential {m}_a : {T}
    {m}_b = stablehlo.subtract {m2}, {m} : {T}
    {m}_eb = stablehlo.exponential {m}_b : {T}
    {m}_pa = stablehlo.multiply {d1}, {m}_ea : {T}
    {m}_pb = stablehlo.multiply {d2}, {m}_eb : {T}
    {d} = stablehlo.add {m}_pa, {m}_pb : {T}"""
# The larger pair and the smaller one, as of a struct.
STRUCTS = """
    {m}_g = stablehlo.compare GT, {m1}, {m2} : ({T}, {T}) -> {B}
    {m} = stablehlo.select {m}_g, {m1}, {m2} : {B}, {T}
    {m}_low = stablehlo.select {m}_g, {m2}, {m1} : {B}, {T}
    {m}_dh = stablehlo.select {m}_g, {d1}, {d2} : {B}, {T}
    {m}_dl = stablehlo.select {m}_g, {d2}, {d1} : {B}, {T}
    {m}_a = stablehlo.subtract {m}_low, {m} : {T}
    {m}_ea = stablehlo.exponential {m}_a : {T}
    {m}_pa = stablehlo.multiply {m}_dl, {m}_ea : {T}
    {d} = stablehlo.add {m}_dh, {m}_pa : {T}"""
# Both sides of a branch, each with the exponential that it needs.
BRANCHES = """
    {m}_g = stablehlo.compare GE, {m1}, {m2} : ({T}, {T}) -> {B}
    {m} = stablehlo.select {m}_g, {m1}, {m2} : {B}, {T}
    {m}_a = stablehlo.subtract {m2}, {m1} : {T}
    {m}_ea = stablehlo.exponential {m}_a : {T}
    {m}_pa = stablehlo.multiply {d2}, {m}_ea : {T}
    {m}_sa = stablehlo.add {d1}, {m}_pa : {T}
    {m}_b = stablehlo.subtract {m1}, {m2} : {T}
    {m}_eb = stablehlo.exponential {m}_b : {T}
    {m}_pb = stablehlo.multiply {d1}, {m}_eb : {T}
    {m}_sb = stablehlo.add {d2}, {m}_pb : {T}
    {d} = stablehlo.select {m}_g, {m}_sa, {m}_sb : {B}, {T}"""
MERGES = {"maximum": MAXIMUM, "structs": STRUCTS, "branches": BRANCHES}

SKIP = """
    %lim = stablehlo.constant dense<{limit}> : {T}
    %skip = stablehlo.compare LT, %x, %lim : ({T}, {T}) -> {B}
    %ms = stablehlo.select %skip, %i, %m16 : {B}, {T}
    %ds = stablehlo.select %skip, %z, %d16 : {B}, {T}"""


def tensor(columns: int, element: str = "f32") -> str:
    return f"tensor<{ROWS}x{columns}x{element}>"


def program(merge: str, start: str, limit: str = "") -> str:
    """A lane an element, which begins at (start, 0), then merges of halves."""
    wide, one = tensor(COLUMNS), tensor(1)
    lines = [f"func.func @main(%x: {wide}) -> ({one}, {one}) {{"]
    for name, value in (("i", start), ("z", "0.0"), ("u", "1.0")):
        lines.append(f"    %{name} = stablehlo.constant dense<{value}> : {wide}")
    types = {"T": wide, "B": tensor(COLUMNS, "i1")}
    own = {"m1": "%i", "d1": "%z", "m2": "%x", "d2": "%u", "m": "%m16", "d": "%d16"}
    lines.append(merge.format(**own, **types))
    m, d = "%m16", "%d16"
    if limit:
        lines.append(SKIP.format(limit=limit, **types))
        m, d = "%ms", "%ds"
    size = COLUMNS
    while size > 1:
        half = size // 2
        types = {"T": tensor(half), "B": tensor(half, "i1")}
        for letter, value in (("m", m), ("d", d)):
            for part, low in (("1", 0), ("2", half)):
                lines.append(
                    f"    %{letter}{part}_{half} = stablehlo.slice {value} "
                    f"[0:{ROWS}, {low}:{low + half}] : ({tensor(size)}) -> {tensor(half)}"
                )
        names = {f"{k}{part}": f"%{k}{part}_{half}" for k in "md" for part in "12"}
        m, d = f"%m{half}", f"%d{half}"
        lines.append(merge.format(**names, m=m, d=d, **types))
        size = half
    lines.append(f"    return {m}, {d} : {one}, {one}\n}}")
    return "\n".join(lines)


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, "recognize-softmax,simplify-tensors,canonicalize", PipelineOptions())
    return str(module)


@functools.cache
def adversary() -> list[np.ndarray]:
    """Rows of extremes, ties, thresholds, zeros, infinities and NaNs, beside ordinary ones."""
    rng = np.random.default_rng(7)
    ordinary = rng.uniform(-5, 5, (ROWS, COLUMNS))
    special = (-LARGEST, -3e38, -1e30, -1e20, -1e9, -2e5, -1e5, -1e4, -1e3, -20.0, -5.0, 0.0, -0.0,
               1e-45, 88.0, 1e20, LARGEST, np.inf, -np.inf, np.nan)  # fmt: skip
    found = [ordinary, np.rint(ordinary), ordinary - 1e4, ordinary * 1e37]
    for value, where in itertools.product(special, ("row", "first", "last", "half")):
        x = ordinary.copy()
        x[1, {"row": slice(None), "first": 0, "last": -1, "half": slice(0, None, 2)}[where]] = value
        x[4] = np.nextafter(np.float32(value), np.float32(rng.choice([-1e38, 1e38])))
        found.append(x)
    return [x.astype(np.float32) for x in found]


def check(text: str, after: str) -> None:
    for x in adversary():
        for want, got in zip(run_directly(text, [x]), run_directly(after, [x]), strict=True):
            np.testing.assert_allclose(got, want, rtol=2e-5, atol=SMALLEST, err_msg=str(x))


STARTS = ("0xFF800000", "-1.0e+05", "-1.0e+20", "-1.0e+30", f"{-LARGEST:e}", "-1.0e+03", "0.0")


@pytest.mark.sample(5)
@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("merge", MERGES)
def test_maxima_that_begin_with_constants(merge: str, start: str) -> None:
    text = program(MERGES[merge], start)
    after = named(text)
    # Ordinary data are below the last two: a test for that would fail.
    assert ("stablehlo.if" in after) == (start not in STARTS[-2:])
    check(text, after)


@pytest.mark.sample(3)
@pytest.mark.parametrize("limit", ["-1.0e+09", "-2.0e+04", "-1.0e+30", "-20.0", "0.0"])
@pytest.mark.parametrize("start", ["0xFF800000", "-1.0e+30"])
def test_thresholds(start: str, limit: str) -> None:
    text = program(MAXIMUM, start, limit)
    check(text, named(text))


MUTATIONS = [
    ("maximum", "stablehlo.maximum {m1}, {m2}", "stablehlo.minimum {m1}, {m2}"),
    ("maximum", "multiply {d1}, {m}_ea", "multiply {d1}, {m}_eb"),
    ("maximum", "subtract {m1}, {m}", "subtract {m}, {m1}"),
    ("maximum", "add {m}_pa, {m}_pb", "subtract {m}_pa, {m}_pb"),
    ("maximum", "add {m}_pa, {m}_pb", "maximum {m}_pa, {m}_pb"),
    ("maximum", "multiply {d2}, {m}_eb", "add {d2}, {m}_eb"),
    ("structs", "compare GT", "compare LT"),
    ("structs", "select {m}_g, {d2}, {d1}", "select {m}_g, {d1}, {d2}"),
    ("structs", "subtract {m}_low, {m}", "subtract {m}, {m}_low"),
    ("structs", "compare GT", "compare EQ"),
    ("branches", "select {m}_g, {m}_sa, {m}_sb", "select {m}_g, {m}_sb, {m}_sa"),
    ("branches", "compare GE", "compare LE"),
    ("branches", "subtract {m2}, {m1}", "subtract {m1}, {m2}"),
]


@pytest.mark.parametrize(("merge", "old", "new"), MUTATIONS)
def test_mutations_stay(merge: str, old: str, new: str) -> None:
    assert old in MERGES[merge]
    text = program(MERGES[merge].replace(old, new), "0xFF800000")
    assert "stablehlo.if" not in named(text)


def test_a_row_that_is_not_covered_does_not_change_the_others() -> None:
    after = named(program(MAXIMUM, "-1.0e+30"))
    x = adversary()[0]
    alone = run_directly(after, [x])
    for bad in (-np.inf, np.nan, -3e38):
        y = x.copy()
        y[2] = bad
        for want, got in zip(alone, run_directly(after, [y]), strict=True):
            np.testing.assert_array_equal(np.delete(got, 2, 0), np.delete(want, 2, 0))


def test_a_masked_row_of_a_numba_kernel() -> None:
    """A tree in shared memory; its maxima begin at -1e30, and all of one row is below that."""
    x = np.random.default_rng(0).uniform(-8, 2, (5, 150)).astype(np.float32)
    out = np.zeros(5, np.float32)
    launcher = rk.from_numba(cuda.jit(merged_tree))[5, 64]
    lowered = launcher.lower(x, out, out.copy())
    assert "stablehlo.if" in lowered.as_text("stablehlo")
    kernel = Kernel(*launcher.module(lowered.arguments))[5, 64]
    for row in (None, -3e38, -1e30, -np.inf, np.nan):
        if row is not None:
            x[3] = row
        report = verify_call(kernel, (x, out, out.copy()))
        assert report.ok, str(report)
