"""Sums over sliding windows as convolutions and window reductions, by execution.

Kernels in the affine dialect go through both stages as `--optimize=convolution` runs them, and are
compared with the loops that they say, in Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline, run_stage
from raise_kernel.pass_manager.stages import find_stage
from raise_kernel.runtime.replay import jax_source

pytestmark = pytest.mark.usefixtures("x64")

DTYPES = {
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
}
PRECISION = {"f16": 2e-2, "bf16": 2e-1, "f32": 1e-5, "f64": 1e-13}


def conv1d(
    element: str, n: int, taps: int, stride: int, dilation: int, start: int, guard: str
) -> str:
    """`y[i] = sum over k of x[stride * i + dilation * k + start] * w[k]`, for as many i as there
    are windows that begin inside; `guard`: what stands under it, "product", "load" or nothing."""
    count = outputs(n, taps, stride, dilation, start, guard)
    place = f"%i * {stride} + %k * {dilation} + {start}"
    inside = (
        f"affine_set<(d0, d1) : (d0 * {stride} + d1 * {dilation} + {start} >= 0, "
        f"-d0 * {stride} - d1 * {dilation} + {n - 1 - start} >= 0)>(%i, %k)"
    )
    load = f"%v = affine.load %x[{place}] : memref<{n}x{element}>"
    weight = f"%c = affine.load %w[%k] : memref<{taps}x{element}>"
    product = f"%p = arith.mulf %v, %c : {element}"
    if guard == "product":
        body = f"""%t = affine.if {inside} -> {element} {{
            {load}
            {weight}
            {product}
            %s = arith.addf %a, %p : {element}
            affine.yield %s : {element}
          }} else {{ affine.yield %a : {element} }}"""
    elif guard == "load":
        body = f"""%v = affine.if {inside} -> {element} {{
            %l = affine.load %x[{place}] : memref<{n}x{element}>
            affine.yield %l : {element}
          }} else {{ affine.yield %zero : {element} }}
          {weight}
          {product}
          %t = arith.addf %a, %p : {element}"""
    else:
        body = f"{load}\n{weight}\n{product}\n%t = arith.addf %a, %p : {element}"
    return f"""
    func.func @k(%x: memref<{n}x{element}>, %w: memref<{taps}x{element}>,
                 %y: memref<{count}x{element}>)
        attributes {{rk.kernel, rk.optimize = "convolution"}} {{
      %zero = arith.constant 0.0 : {element}
      affine.parallel (%i) = (0) to ({count}) {{
        %r = affine.for %k = 0 to {taps} iter_args(%a = %zero) -> ({element}) {{
          {body}
          affine.yield %t : {element}
        }}
        affine.store %r, %y[%i] : memref<{count}x{element}>
      }}
      return
    }}"""


def outputs(n: int, taps: int, stride: int, dilation: int, start: int, guard: str) -> int:
    if guard:
        return -(-n // stride)
    reach = dilation * (taps - 1)
    return (n - 1 - start - max(reach, 0)) // stride + 1


def raised(text: str) -> tuple[str, Callable[..., Any]]:
    module = parse_module(text)
    options = PipelineOptions(check_stages=True)
    run_pipeline(module, "guard-addends,canonicalize,affine-parallelize", options)
    for name in ("tensor", "tensor-opt"):
        stage = find_stage(name)
        assert stage is not None
        run_stage(module, stage, options)
    return str(module), jax_source(module).function()


def by_loops(x, w, stride, dilation, start, count, guard):
    wide = np.float64
    y = np.zeros(count, wide)
    with np.errstate(all="ignore"):
        for i in range(count):
            for k in range(len(w)):
                place = stride * i + dilation * k + start
                if 0 <= place < len(x):
                    y[i] += wide(x[place]) * wide(w[k])
                elif guard == "load":
                    y[i] += 0.0 * wide(w[k])
    return y


CASES = [
    # n, taps, stride, dilation, start, guard
    (17, 5, 1, 1, 0, ""),
    (17, 4, 2, 3, 1, ""),
    (18, 5, 1, -1, 4, ""),
    (5, 4, 1, 1, 0, ""),
    (17, 5, 1, 1, -2, "product"),
    (16, 5, 3, 2, -4, "product"),
    (16, 6, 1, -1, 0, "product"),
    (1, 5, 1, 1, -2, "product"),
    (3, 9, 1, 1, -4, "product"),
    (9, 4, 1, 1, 12, "product"),
    (17, 5, 2, 1, -2, "load"),
]


@pytest.mark.sample(5)
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("element", ["f32", "f64"])
def test_convolution(case, element):
    check(case, element, special=False)


@pytest.mark.parametrize("element", ["f16", "bf16"])
def test_convolution_of_short_floats(element):
    check(CASES[0], element, special=False)
    check(CASES[4], element, special=False)


@pytest.mark.sample(5)
@pytest.mark.parametrize("case", [c for c in CASES if c[0] > 1 and c[4] < 9], ids=str)
def test_what_the_kernel_does_not_multiply_is_not_seen(case):
    check(case, "f32", special=True)


def check(case, element, *, special):
    n, taps, stride, dilation, start, guard = case
    rng = np.random.default_rng(n * 100 + taps)
    dtype = DTYPES[element]
    x = rng.uniform(-2, 2, n).astype(dtype)
    w = rng.uniform(-2, 2, taps).astype(dtype)
    if special:
        w[0], w[-1], x[n // 2] = np.inf, np.nan, -np.inf
    count = outputs(*case)
    text, function = raised(conv1d(element, *case))
    # One output is a product of two vectors; where no window reaches the array, nothing is left.
    if count > 1 and start < n:
        assert "stablehlo.convolution" in text
        assert ("stablehlo.if" in text) == (guard == "product")
    got = np.asarray(function(x, w, np.zeros(count, dtype))).astype(np.float64)
    want = by_loops(x, w, stride, dilation, start, count, guard)
    np.testing.assert_allclose(got, want, PRECISION[element], PRECISION[element] * 10)


KINDS = {
    "arith.addf": ("f32", "0.0", np.add.reduce),
    "arith.maxnumf": ("f32", "0xFF800000", np.fmax.reduce),
    "arith.minimumf": ("f32", "0x7F800000", np.minimum.reduce),
    "arith.addi": ("i32", "0", lambda v, axis: v.sum(axis, dtype=np.int32)),
    "arith.maxsi": ("i32", "-2147483648", np.maximum.reduce),
    "arith.minui": ("i32", "-1", lambda v, axis: v.view(np.uint32).min(axis).view(np.int32)),
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("shape", [(13, 20), (6, 8)], ids=str)
def test_window_reduction(name, shape):
    """Windows of 4 by 5 with steps, on two of three axes."""
    element, start, reduce = KINDS[name]
    h, w = shape
    oh, ow = (h - 4) // 2 + 1, (w - 5) // 3 + 1
    text, function = raised(f"""
    func.func @k(%x: memref<3x{h}x{w}x{element}>, %y: memref<3x{oh}x{ow}x{element}>)
        attributes {{rk.kernel}} {{
      %start = arith.constant {start} : {element}
      affine.parallel (%c, %i, %j) = (0, 0, 0) to (3, {oh}, {ow}) {{
        %r = affine.for %k = 0 to 4 iter_args(%a = %start) -> ({element}) {{
          %s = affine.for %l = 0 to 5 iter_args(%b = %a) -> ({element}) {{
            %v = affine.load %x[%c, %i * 2 + %k, %j * 3 + %l] : memref<3x{h}x{w}x{element}>
            %t = {name} %b, %v : {element}
            affine.yield %t : {element}
          }}
          affine.yield %s : {element}
        }}
        affine.store %r, %y[%c, %i, %j] : memref<3x{oh}x{ow}x{element}>
      }}
      return
    }}""")
    assert "stablehlo.reduce_window" in text
    assert "stablehlo.while" not in text
    rng = np.random.default_rng(h)
    if element == "f32":
        x = rng.uniform(-2, 2, (3, h, w)).astype(np.float32)
        if name != "arith.addf":
            x[rng.random(x.shape) < 0.05] = np.nan
    else:
        x = rng.integers(-(2**31), 2**31 - 1, (3, h, w), np.int32, endpoint=True)
    windows = np.lib.stride_tricks.sliding_window_view(x, (4, 5), (1, 2))[:, ::2, ::3]
    with np.errstate(all="ignore"):
        want = reduce(np.ascontiguousarray(windows).reshape(3, oh, ow, 20), axis=3)
    got = np.asarray(function(x, np.zeros((3, oh, ow), x.dtype)))
    np.testing.assert_allclose(got, want, 1e-5, 1e-5)
