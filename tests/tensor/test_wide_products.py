"""Double sums of products of floats: rounded products overflow, exact ones do not."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.run_stablehlo import run_stablehlo

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

N = 12

# z[i, j] = sum over k of (double)(x[i, k] * y[k, j])
PRODUCT = f"""
func.func @main(%x: memref<{N}x{N}xf32>, %y: memref<{N}x{N}xf32>, %z: memref<{N}x{N}xf64>)
    attributes {{rk.kernel}} {{
  affine.parallel (%i, %j) = (0, 0) to ({N}, {N}) {{
    %s = affine.parallel (%k) = (0) to ({N}) reduce ("addf") -> (f64) {{
      %a = affine.load %x[%i, %k] : memref<{N}x{N}xf32>
      %b = affine.load %y[%k, %j] : memref<{N}x{N}xf32>
      %p = arith.mulf %a, %b : f32
      %w = arith.extf %p : f32 to f64
      affine.yield %w : f64
    }}
    affine.store %s, %z[%i, %j] : memref<{N}x{N}xf64>
  }}
  return
}}"""


@pytest.mark.parametrize(
    "large, other", [(1.0, 1.0), (1e30, 1e30), (1e19, 3e19), (np.inf, 1.0), (np.nan, 1.0)]
)
def test_products_overflow_as_the_kernel_rounds_them(large: float, other: float) -> None:
    module = parse_module(PRODUCT)
    run_pipeline(module, "lower-to-stablehlo", PipelineOptions())
    assert "dot_general" in str(module)
    random = np.random.default_rng(3)
    x, y = (random.normal(size=(N, N)).astype(np.float32) for _ in range(2))
    x[3, 5:7], y[5, 7], y[6, 7] = large, other, -other
    (got,) = run_stablehlo(str(module), [x, y, np.zeros((N, N))])
    with np.errstate(all="ignore"):
        want = (x[:, :, None] * y[None]).astype(np.float64).sum(1)
        # Exact products differ from rounded ones by half a unit in the last place of a float.
        scale = (np.abs(x).astype(np.float64)[:, :, None] * np.abs(y)[None]).sum(1)
        close = np.abs(got - want) <= 1e-7 * scale
    assert np.all(close | (got == want) | (np.isnan(got) & np.isnan(want)))
