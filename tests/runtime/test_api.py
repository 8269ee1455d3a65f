"""The Python API: loading, launching on arrays and tracers, lowering, compiling."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.runtime import kernel as kernel_module

ROOT = Path(__file__).resolve().parents[2]
N = 64
GRID, BLOCK = (4, 4), (16, 16)


@pytest.fixture(scope="module")
def jacobi() -> rk.Kernel:
    return rk.load(ROOT / "examples/jacobi2d.ll", kernel="jacobi2d")


@pytest.fixture(scope="module")
def saxpy() -> rk.Kernel:
    return rk.load(str(ROOT / "examples/saxpy.ll"))


def data(seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=(N, N)).astype(np.float32)


def sweep(x, y):
    """What jacobi2d computes, in NumPy or jax.numpy."""
    inner = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    if isinstance(x, np.ndarray):
        out = y.copy()
        out[1:-1, 1:-1] = inner
        return out
    return y.at[1:-1, 1:-1].set(inner)


def test_numpy_and_jax_arrays(jacobi: rk.Kernel) -> None:
    x, y = data(), np.zeros((N, N), np.float32)
    from_numpy = jacobi[GRID, BLOCK](x, y, N)
    assert isinstance(from_numpy, jax.Array)
    assert not y.any(), "arguments are left as they were"
    from_jax = jacobi[GRID, BLOCK](jnp.asarray(x), jnp.asarray(y), np.int32(N))
    np.testing.assert_allclose(from_numpy, sweep(x, y), rtol=1e-6)
    np.testing.assert_array_equal(from_numpy, from_jax)


def test_inside_jit_vmap_grad(jacobi: rk.Kernel) -> None:
    launched = jacobi[GRID, BLOCK]
    x, y = jnp.asarray(data()), jnp.zeros((N, N), jnp.float32)
    want = sweep(x, y)
    np.testing.assert_allclose(jax.jit(lambda a, b: launched(a, b, N))(x, y), want, rtol=1e-6)
    batch = jnp.stack([x, 2 * x, -x])
    many = jax.vmap(lambda a: launched(a, y, N))(batch)
    np.testing.assert_allclose(many[1], 2 * want, rtol=1e-6)
    mine = jax.grad(lambda a: (launched(a, y, N) ** 2).sum())(x)
    plain = jax.grad(lambda a: (sweep(a, y) ** 2).sum())(x)
    np.testing.assert_allclose(mine, plain, rtol=1e-5, atol=1e-6)
    looped = jax.lax.fori_loop(0, 3, lambda _, a: launched(a, a, N), x)
    assert looped.shape == x.shape


def test_one_array_twice_is_one_memory(saxpy: rk.Kernel) -> None:
    x = jnp.arange(100, dtype=jnp.float32)
    low = saxpy[4, 32].lower(100, 2.0, x, x)
    assert len(low.signature.memories) == 1
    out = saxpy[4, 32](100, 2.0, x, x)
    np.testing.assert_array_equal(out, 3 * x)
    twice = saxpy[4, 32](100, 2.0, x, x + 0)
    np.testing.assert_array_equal(twice, 3 * x)


def test_static_and_dynamic_scalars(saxpy: rk.Kernel) -> None:
    x, y = jnp.arange(100, dtype=jnp.float32), jnp.ones(100, jnp.float32)
    low = saxpy[4, 32].lower(100, jax.ShapeDtypeStruct((), jnp.float32), x, y)
    assert [s.dtype for s in low.signature.scalars] == [np.float32]
    for a in (2.0, -3.5):
        np.testing.assert_allclose(saxpy[4, 32](100, jnp.float32(a), x, y), a * x + y)
        np.testing.assert_allclose(saxpy[4, 32](100, a, x, y), a * x + y)
    slope = jax.grad(lambda a: saxpy[4, 32](100, a, x, y).sum())(jnp.float32(2))
    np.testing.assert_allclose(slope, x.sum())
    count = jnp.int32(40)
    part = saxpy[4, 32](count, 2.0, x, y)
    np.testing.assert_allclose(part, np.where(np.arange(100) < 40, 2 * x + y, y))


@pytest.mark.parametrize(
    "form",
    ["llvm", "llvm-dialect", "std", "scf", "parallel", "affine", "tensor", "stablehlo", "jax"],
)
def test_texts(jacobi: rk.Kernel, form: str) -> None:
    struct = jax.ShapeDtypeStruct((N, N), jnp.float32)
    other = jax.ShapeDtypeStruct((N, N), jnp.float32)
    text = jacobi[GRID, BLOCK].lower(struct, other, N).as_text(form)
    sign = {
        "llvm": "define", "llvm-dialect": "llvm.func", "std": "cf.cond_br", "scf": "scf.if",
        "parallel": "affine.parallel", "affine": "affine.load", "tensor": "stablehlo.slice",
        "stablehlo": "stablehlo.slice", "jax": "def jacobi2d",
    }  # fmt: skip
    assert sign[form] in text


def test_unknown_form(jacobi: rk.Kernel) -> None:
    struct = jax.ShapeDtypeStruct((N, N), jnp.float32)
    low = jacobi[GRID, BLOCK].lower(struct, struct, N)
    with pytest.raises(rk.Refusal, match="RK020"):
        low.as_text("sass")


def test_printed_source_runs(jacobi: rk.Kernel) -> None:
    x, y = data(), np.zeros((N, N), np.float32)
    namespace: dict = {}
    exec(jacobi[GRID, BLOCK].lower(x, y, N).as_text("jax"), namespace)
    np.testing.assert_array_equal(namespace["jacobi2d"](x, y), jacobi[GRID, BLOCK](x, y, N))


def test_compile(jacobi: rk.Kernel) -> None:
    x, y = data(), np.zeros((N, N), np.float32)
    compiled = jacobi[GRID, BLOCK].lower(x, y, N).compile()
    np.testing.assert_array_equal(compiled(x, y, N), jacobi[GRID, BLOCK](x, y, N))
    np.testing.assert_array_equal(jax.jit(lambda a: compiled(a, y, N))(x), compiled(x, y, N))
    assert compiled.signature.launch.block == (16, 16, 1)
    assert "HloModule" in compiled.as_text()
    with pytest.raises(rk.Refusal, match="RK006"):
        compiled(x, y, N - 1)


def test_launch_forms(saxpy: rk.Kernel) -> None:
    x = jnp.ones(64, jnp.float32)
    y = x + 1
    want = np.asarray(2 * x + y)
    for configuration in (
        (2, 32),
        ((2,), (32,)),
        ((2, 1, 1), (32, 1, 1)),
        (2, 32, 0),
        (2, 32, None, 0),
        (np.int64(2), [32]),
    ):
        np.testing.assert_array_equal(saxpy[configuration](64, 2.0, x, y), want)
    for bad in (3, (1,), (1, 2, 0, 0, 0), ((1, 2, 3, 4), 32), ("a", 32), (1.5, 32)):
        with pytest.raises(rk.Refusal, match="RK007"):
            saxpy[bad]
    with pytest.raises(rk.Refusal, match="RK007"):
        saxpy[1, 2048](64, 2.0, x, y)
    with pytest.raises(TypeError, match="grid, block"):
        saxpy(64, 2.0, x, y)


def test_wrong_arguments(saxpy: rk.Kernel) -> None:
    x = jnp.ones(64, jnp.float32)
    with pytest.raises(rk.Refusal, match="RK005"):
        saxpy[2, 32](64, 2.0, x)
    with pytest.raises(rk.Refusal, match="RK006"):
        saxpy[2, 32](x, 2.0, x, x)
    with pytest.raises(rk.Refusal, match="RK006"):
        saxpy[2, 32](64, 2.0, [1.0, 2.0], x)
    with pytest.raises(rk.Refusal, match="RK006"):
        saxpy[2, 32](64.5, 2.0, x, x)


def test_x64_is_refused_when_off(saxpy: rk.Kernel) -> None:
    wide = np.ones(64, np.float64)
    with pytest.raises(rk.Refusal, match="RK008") as error:
        saxpy[2, 32](64, 2.0, wide, wide)
    assert "jax_enable_x64" in str(error.value)
    with pytest.raises(TypeError, match="x64"):
        rk.load(DOUBLE)[2, 32].lower(wide, wide + 1).function(wide, wide)


def test_double_kernels_compute_in_64_bits() -> None:
    x = np.linspace(0, 1, 64)
    with jax.enable_x64(True):
        out = rk.load(DOUBLE)[2, 32](x, np.zeros(64))
        assert out.dtype == np.float64
        np.testing.assert_allclose(out, x * 0.1, rtol=1e-15)
    # 64-bit values inside a kernel of 32-bit arrays need no x64, and are not cut to 32 bits.
    single = np.full(64, 3.0, np.float32)
    out = rk.load(MIXED)[2, 32](single, np.zeros(64, np.float32))
    want = (single.astype(np.float64) * 1e-60 * 1e60).astype(np.float32)
    np.testing.assert_array_equal(out, want)


def test_load_errors(tmp_path: Path) -> None:
    with pytest.raises(rk.Refusal, match="RK019"):
        rk.load(tmp_path / "missing.ll")
    junk = tmp_path / "junk.ll"
    junk.write_text("this is no IR\n")
    with pytest.raises(rk.Refusal, match="RK001"):
        rk.load(junk)
    junk.write_bytes(b"\x7fELF\xff\xfe")
    with pytest.raises(rk.Refusal, match="RK001"):
        rk.load(junk)
    with pytest.raises(rk.Refusal, match="did you mean jacobi2d"):
        rk.load(ROOT / "examples/jacobi2d.ll", kernel="jacobi3d")
    with pytest.raises(AttributeError):
        rk.nothing  # noqa: B018


def test_refusals_name_file_and_kernel(saxpy: rk.Kernel) -> None:
    with pytest.raises(rk.Refusal) as error:
        saxpy[2, 32](64, 2.0)
    assert "saxpy.ll" in (error.value.file or "")
    assert "saxpy" in (error.value.kernel or "")


def test_specializations_are_raised_once(saxpy: rk.Kernel, monkeypatch) -> None:
    raised = []
    original = kernel_module.raise_specialized
    monkeypatch.setattr(
        kernel_module, "raise_specialized", lambda *a: raised.append(1) or original(*a)
    )
    x = jnp.ones(96, jnp.float32)
    y = x + 1
    threads = [threading.Thread(target=lambda: saxpy[3, 32](96, 1.25, x, y)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(raised) == 1
    saxpy[3, 32](96, 1.25, x, y)
    assert len(raised) == 1
    saxpy[3, 32].lower(96, -0.0, x, y)
    saxpy[3, 32].lower(96, 0.0, x, y)
    assert len(raised) == 3


def test_structured_arrays_are_bytes() -> None:
    pair = np.dtype([("a", np.float32), ("b", np.int32)])
    values = np.zeros(64, pair)
    values["a"], values["b"] = np.arange(64), np.arange(64) * 3
    out = rk.load(PAIRS)[2, 32](values)
    assert out.dtype == pair
    np.testing.assert_array_equal(out["a"], values["a"] + 1)
    np.testing.assert_array_equal(out["b"], values["b"])


def test_from_cuda_source() -> None:
    pytest.importorskip("shutil")
    source = """
    __global__ void twice(const float* x, float* y, int n) {
      int i = blockIdx.x * blockDim.x + threadIdx.x;
      if (i < n) y[i] = 2.0f * x[i];
    }
    """
    try:
        kernel = rk.from_cuda(source)
    except rk.Refusal as refusal:
        if refusal.code == "RK009":
            pytest.skip("no clang here")
        raise
    x = np.arange(50, dtype=np.float32)
    np.testing.assert_array_equal(kernel[2, 32](x, np.zeros(50, np.float32), 50), 2 * x)


def test_from_numba() -> None:
    cuda = pytest.importorskip("numba.cuda")

    @cuda.jit
    def triple(x, y):
        i = cuda.grid(1)
        if i < x.shape[0]:
            y[i] = 3 * x[i]

    kernel = rk.from_numba(triple)
    assert kernel.name == "triple"
    for dtype in (np.float32, np.int32):
        x = np.arange(50, dtype=dtype)
        np.testing.assert_array_equal(kernel[2, 32](x, np.zeros(50, dtype)), 3 * x)
    with pytest.raises(rk.Refusal, match="RK010"):
        rk.from_numba(3)


HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
"""

INDEX = """  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b = mul nsw i32 %c, 32
  %i = add nsw i32 %b, %t
  %j = sext i32 %i to i64
"""

DOUBLE = f"""{HEAD}
define ptx_kernel void @scale(ptr %x, ptr %y) {{
{INDEX}  %p = getelementptr inbounds double, ptr %x, i64 %j
  %v = load double, ptr %p, align 8
  %w = fmul double %v, 1.000000e-01
  %q = getelementptr inbounds double, ptr %y, i64 %j
  store double %w, ptr %q, align 8
  ret void
}}
"""

MIXED = f"""{HEAD}
define ptx_kernel void @mixed(ptr %x, ptr %y) {{
{INDEX}  %p = getelementptr inbounds float, ptr %x, i64 %j
  %v = load float, ptr %p, align 4
  %d = fpext float %v to double
  %s = fmul double %d, 1.000000e-60
  %r = fmul double %s, 1.000000e+60
  %w = fptrunc double %r to float
  %q = getelementptr inbounds float, ptr %y, i64 %j
  store float %w, ptr %q, align 4
  ret void
}}
"""

PAIRS = f"""{HEAD}
%struct.pair = type {{ float, i32 }}
define ptx_kernel void @pairs(ptr %x) {{
{INDEX}  %p = getelementptr inbounds %struct.pair, ptr %x, i64 %j, i32 0
  %v = load float, ptr %p, align 4
  %w = fadd float %v, 1.000000e+00
  store float %w, ptr %p, align 4
  ret void
}}
"""


def test_importing_starts_no_device() -> None:
    """A process that only raises takes no memory of a GPU."""
    code = (
        "import raise_kernel.tools.job\n"
        "from jax._src import xla_bridge\n"
        "assert not xla_bridge.backends_are_initialized()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_public_name_is_there() -> None:
    for name in rk.__all__:
        assert getattr(rk, name) is not None
