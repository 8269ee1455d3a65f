"""What XLA compiles rounds as the kernel does: divisions, constants in a row, merged functions."""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk

KERNEL = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare {t} @llvm.sqrt.{f}({t})
define void @k(ptr %x, ptr %y, ptr %out, {t} %s) {{
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = and i32 %i, 31
  %a = getelementptr {t}, ptr %x, i32 %i
  %b = getelementptr {t}, ptr %y, i32 %row
  %o = getelementptr {t}, ptr %out, i32 %i
  %u = load {t}, ptr %a
  %v = load {t}, ptr %b
{body}
  store {t} %r, ptr %o
  ret void
}}
!nvvm.annotations = !{{!0}}
!0 = !{{ptr @k, !"kernel", i32 1}}
"""
WORDS = {np.float32: ("float", "f32"), np.float64: ("double", "f64"), np.float16: ("half", "f16")}

# Lines of IR, and what they are in NumPy, of the array, a row that repeats, and a number.
CASES = {
    "constant": (["%r = fdiv T %u, 3.0"], lambda u, v, s: u / 3),
    "number": (["%r = fdiv T %u, %s"], lambda u, v, s: u / s),
    "row": (["%r = fdiv T %u, %v"], lambda u, v, s: u / v),
    "row_and_number": (["%p = fadd T %v, %s", "%r = fdiv T %u, %p"], lambda u, v, s: u / (v + s)),
    "two": (["%p = fdiv T %u, %v", "%r = fdiv T %p, %s"], lambda u, v, s: u / v / s),
    "under": (["%p = fdiv T %v, %u", "%r = fdiv T %s, %p"], lambda u, v, s: s / (v / u)),
    "root": (
        ["%p = call T @llvm.sqrt.F(T %u)", "%r = fdiv T %v, %p"],
        lambda u, v, s: v / np.sqrt(u),
    ),
    "magic": (["%p = fadd T %u, 768.0", "%r = fsub T %p, 768.0"], lambda u, v, s: u + 768 - 768),
    "factors": (
        ["%p = fmul T %u, 5.0", "%q = fmul T %p, %s", "%r = fmul T %q, 3.0"],
        lambda u, v, s: u * 5 * s * 3,
    ),
    "quotient": (["%p = fdiv T %u, 5.0", "%r = fmul T %p, 3.0"], lambda u, v, s: u / 5 * 3),
}


def loaded(folder: Path, dtype: type, lines: list[str], flags: str = "") -> rk.Kernel:
    """The kernel of some lines of IR."""
    word, short = WORDS[dtype]
    body = "\n".join(f"  {line}" for line in lines)
    body = body.replace("fdiv ", f"fdiv {flags} ").replace("T", word).replace(".F", f".{short}")
    path = folder / "k.ll"
    path.write_text(KERNEL.format(t=word, f=short, body=body))
    return rk.load(path, kernel="k")


@pytest.fixture(autouse=True)
def wide(x64: None) -> None:
    """Doubles are doubles."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("dtype", WORDS, ids=lambda t: t.__name__)
def test_each_rounding_is_the_kernels(tmp_path: Path, dtype: type):
    rng = np.random.default_rng(5)
    u = (rng.random(1024) * 3 + 0.5).astype(dtype)
    row = (rng.random(32) * 3 + 0.5).astype(dtype)
    s = dtype(2.7)
    for name, (lines, expected) in CASES.items():
        kernel = loaded(tmp_path, dtype, lines)
        got = kernel[1, 1024](u, row, jnp.zeros(1024, dtype), jnp.asarray(s))
        want = expected(u, np.tile(row, 32), s)
        assert want.dtype == dtype
        np.testing.assert_array_equal(np.asarray(got), want, err_msg=name)


def test_fast_math_is_left_to_xla(tmp_path: Path):
    u, row = jnp.ones(1024, jnp.float32), jnp.ones(32, jnp.float32)
    arguments = u, row, jnp.zeros(1024, jnp.float32), jnp.float32(3)
    exact, fast = (
        loaded(tmp_path, np.float32, ["%r = fdiv T %u, %s"], flags)[1, 1024]
        .lower(*arguments)
        .as_text("jax")
        for flags in ("", "fast")
    )
    assert "jnp.where" in exact and "jnp.where" not in fast


def test_derivatives_and_batches_go_through(tmp_path: Path):
    kernel = loaded(tmp_path, np.float64, ["%r = fdiv T %u, %s"])
    zeros = jnp.zeros(1024)

    def total(u, s):
        return kernel[1, 1024](u, jnp.ones(32), zeros, s).sum()

    u = jnp.arange(1024.0)
    by_u, by_s = jax.grad(total, (0, 1))(u, jnp.asarray(2.7))
    np.testing.assert_allclose(by_u, 1 / 2.7)
    np.testing.assert_allclose(by_s, -(u / 2.7**2).sum())
    numbers = jnp.asarray([0.5, 3.0, 7.0])
    batch = jax.vmap(total, (None, 0))(u, numbers)
    np.testing.assert_allclose(batch, u.sum() / numbers)


BFLOAT = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y, ptr %out) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr bfloat, ptr %x, i32 %i
  %b = getelementptr float, ptr %y, i32 %i
  %o = getelementptr float, ptr %out, i32 %i
  %u = load bfloat, ptr %a
  %v = load float, ptr %b
  %p = fmul bfloat %u, %u
  %w = fpext bfloat %p to float
  %r = fadd float %w, %v
  store float %r, ptr %o
  ret void
}
"""


@pytest.mark.parametrize("target", ["cpu", "cuda"])
def test_a_product_of_bfloat16_is_rounded_before_it_is_widened(tmp_path: Path, target: str):
    path = tmp_path / "k.ll"
    path.write_text(BFLOAT)
    rng = np.random.default_rng(0)
    x = rng.standard_normal(256).astype(jnp.bfloat16)
    y = rng.standard_normal(256).astype(np.float32)
    launcher = rk.load(path, kernel="k")[1, 256].options(target=target)
    got = launcher(x, y, np.zeros_like(y))
    np.testing.assert_array_equal(np.asarray(got), y + (x * x).astype(np.float32))
