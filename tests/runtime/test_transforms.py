"""Raised kernels under jax.grad, jvp, vmap, checkpoint and export.

Every example whose floats are differentiable is checked against finite differences; masked-out
lanes, whatever they hold, give gradients of zero.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export
from tests.kernels.specs import SPECS, Spec

import raise_kernel as rk

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = [name for name, spec in SPECS.items() if spec.source.startswith("examples/")]
# These run in every test run; `-m nightly` takes the others.
QUICK = ("spmv", "escape")
FLOATS = (np.float32, np.float64)


# Its shared memory holds floats and integers, and JAX has no derivative of bits.
STORED_BITS = "kmeans_sums"
# Elements change places within any step that 32 bits can tell: differences say nothing.
KINKED = "bitonic_sort"


def selected(nightly: bool) -> list[str]:
    return [name for name in EXAMPLES if (name not in QUICK) == nightly]


def on_device(arg: Any) -> Any:
    """An array as a JAX array; one of records stays NumPy's, and a scalar is a scalar."""
    return jnp.asarray(arg) if isinstance(arg, np.ndarray) and arg.dtype.names is None else arg


class Example:
    """An example at its usual size, as a function of its arrays of floats to its float results."""

    def __init__(self, spec: Spec) -> None:
        call = spec.call(spec.sizes[0])
        self.launcher = rk.load(spec.path("O3"), kernel=spec.kernel)[call.launch]
        self.args = list(call.args)
        self.places = [
            place
            for place, arg in enumerate(call.args)
            if isinstance(arg, np.ndarray) and arg.dtype in FLOATS and arg.size
        ]
        self.floats = [jnp.asarray(call.args[place]) for place in self.places]

    def __call__(self, *floats: Any) -> list[Any]:
        args = [on_device(a) for a in self.args]
        for place, value in zip(self.places, floats, strict=True):
            args[place] = value
        out = self.launcher(*args)
        results = out if isinstance(out, tuple) else (out,)
        return [r for r in results if jnp.issubdtype(r.dtype, jnp.floating)]

    def weighted(self) -> Callable[..., Any]:
        """A number that depends on every result."""
        random = np.random.default_rng(1)
        weights = [random.normal(size=r.shape) for r in self(*self.floats)]
        return lambda *floats: sum(
            jnp.vdot(w, r.astype(jnp.float64)) for w, r in zip(weights, self(*floats), strict=True)
        )


def check_gradient(name: str) -> None:
    example = Example(SPECS[name])
    if not example.places or not example(*example.floats):
        pytest.skip("no floats go in, or none come out")
    function = example.weighted()
    random = np.random.default_rng(2)
    along = [jnp.asarray(random.normal(size=x.shape).astype(x.dtype)) for x in example.floats]

    def moved(step: float) -> float:
        return float(function(*(x + step * d for x, d in zip(example.floats, along, strict=True))))

    if name == STORED_BITS:
        with pytest.raises(rk.Refusal, match="also holds integers") as error:
            jax.jvp(function, tuple(example.floats), tuple(along))
        assert error.value.code == "RK040" and error.value.hint
        return
    _, forward = jax.jvp(function, tuple(example.floats), tuple(along))
    size = sum(float(jnp.abs(r).sum()) for r in example(*example.floats))
    slopes = [(moved(h) - moved(-h)) / (2 * h) for h in (1e-2, 1e-3, 1e-4)]
    error = min(abs(float(forward) - slope) for slope in slopes)
    assert name == KINKED or error <= 2e-2 * (abs(float(forward)) + 1e-3 * size + 1e-6), (
        forward,
        slopes,
    )
    try:
        gradient = jax.grad(function, argnums=tuple(range(len(along))))(*example.floats)
    except rk.Refusal as refusal:
        assert refusal.code == "RK040" and refusal.hint
        return
    assert all(bool(jnp.isfinite(g).all()) for g in gradient)
    backward = sum(
        float(jnp.vdot(g.astype(jnp.float64), d)) for g, d in zip(gradient, along, strict=True)
    )
    assert abs(backward - float(forward)) <= 1e-3 * (abs(float(forward)) + 1)


@pytest.mark.sample(1)
@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", selected(nightly=False))
def test_gradient_of_examples(name: str) -> None:
    check_gradient(name)


@pytest.mark.nightly
@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", selected(nightly=True))
def test_gradient_of_other_examples(name: str) -> None:
    check_gradient(name)


def check_vmap(name: str) -> None:
    """vmap over each array argument in turn, and over all, is one launch after another."""
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    arrays = [(p, a) for p, a in enumerate(call.args) if isinstance(a, np.ndarray)]
    if any(a.dtype.names is not None for _, a in arrays):
        pytest.skip("arrays of structures are NumPy's, and no results of vmap")
    launcher = rk.load(spec.path("O3"), kernel=spec.kernel)[call.launch]
    places = [p for p, a in arrays if a.size]

    def run(batch: dict[int, Any]) -> Any:
        args = [on_device(a) for a in call.args]
        for place, value in batch.items():
            args[place] = value
        return launcher(*args)

    for chosen in [*([p] for p in places), places]:
        # Other contents, of the same kind: an index stays an index.
        stacks = {p: np.stack([call.args[p], call.args[p][::-1]]) for p in chosen}
        many = jax.vmap(run)(stacks)
        for row in range(2):
            one = run({p: jnp.asarray(s[row]) for p, s in stacks.items()})
            for got, want in zip(jax.tree.leaves(many), jax.tree.leaves(one), strict=True):
                np.testing.assert_allclose(
                    np.asarray(got[row], want.dtype), want, rtol=2e-5, atol=1e-5
                )


@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", ["permute"])
def test_vmap_over_any_argument(name: str) -> None:
    check_vmap(name)


@pytest.mark.nightly
@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", [n for n in EXAMPLES if n != "permute"])
def test_vmap_of_other_examples(name: str) -> None:
    check_vmap(name)


MASKED = """
#define AT int i = blockIdx.x * blockDim.x + threadIdx.x
__global__ void branch(const float* x, float* y, const int* at, int n) {
  AT; if (i < n && x[i] > 0.f) y[i] = sqrtf(x[i]) * logf(x[i]) / x[i];
}
__global__ void choice(const float* x, float* y, const int* at, int n) {
  AT; if (i < n) y[i] = x[i] > 0.f ? powf(x[i], 1.5f) : 0.f;
}
__global__ void scattered(const float* x, float* y, const int* at, int n) {
  AT; if (i < n && x[i] > 0.f) y[at[i]] = 1.0f / x[i] + sqrtf(x[i]);
}
__global__ void added(const float* x, float* y, const int* at, int n) {
  AT; if (i < n && x[i] > 0.f) atomicAdd(&y[at[i]], 1.0f / x[i] + sqrtf(x[i]));
}
__global__ void nested(const float* x, float* y, const int* at, int n) {
  AT; if (i < n && x[i] > 0.f) {
    float r = sqrtf(x[i]);
    if (r > 0.5f) y[i] = acosf(r / 3.f); else y[i] = x[i] * x[i];
  }
}
__global__ void looped(const float* x, float* y, const int* at, int n) {
  AT; if (i < n && x[i] > 0.f) {
    float r = x[i];
    for (int k = 0; k < 4; k++) r = sqrtf(r) + x[i] / r;
    y[i] = r;
  }
}
__global__ void summed(const float* x, float* y, const int* at, int n) {
  AT; if (i >= n) return;
  float s = 0.f;
  for (int k = 0; k < n; k++) if (x[k] > 0.f && k != i) s += 1.f / sqrtf(x[k]);
  y[i] = s;
}
__global__ void gathered(const float* x, float* y, const int* at, int n) {
  AT; if (i < n) { float v = x[at[i]]; if (v > 0.f) y[i] = logf(v); }
}
"""
KERNELS = ["branch", "scattered", "looped", "added", "choice", "nested", "summed", "gathered"]


@pytest.fixture(scope="module")
def masked() -> str:
    try:
        return rk.from_cuda(MASKED, kernel="branch").module.text
    except rk.Refusal as refusal:
        if refusal.code == "RK009":
            pytest.skip("no clang here")
        raise


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", KERNELS[:3])
def test_masked_out_lanes_have_gradient_zero(name: str, masked: str) -> None:
    check_masked(name, masked)


@pytest.mark.nightly
@pytest.mark.parametrize("name", KERNELS[3:])
def test_other_masked_out_lanes_have_gradient_zero(name: str, masked: str) -> None:
    check_masked(name, masked)


def check_masked(name: str, masked: str) -> None:
    n = 12
    held = [1.5, -1, 0, np.nan, -np.inf, 0.1, 4, -0.5, 2, -0.0, 0.3, -3]
    x, at = jnp.asarray(held, jnp.float32), jnp.arange(n, dtype=jnp.int32)[::-1]
    launcher = rk.load(masked, kernel=name)[1, 16]

    def total(values: Any) -> Any:
        return launcher(values, jnp.zeros(n, jnp.float32), at, n).sum()

    gradient = np.asarray(jax.grad(total)(x), np.float64)
    here = np.asarray(held) > 0
    assert (gradient[~here] == 0).all(), gradient
    _, forward = jax.jvp(total, (x,), (jnp.ones(n, jnp.float32),))
    np.testing.assert_allclose(forward, gradient.sum(), rtol=1e-4)
    plain = np.where(here, held, -1.0).astype(np.float32)
    for lane in np.flatnonzero(here):
        step = np.zeros(n, np.float32)
        step[lane] = 2e-3 * held[lane]
        up, down = (float(total(jnp.asarray(plain + s))) for s in (step, -step))
        slope = (up - down) / (2 * step[lane])
        assert abs(gradient[lane] - slope) <= 2e-2 * (abs(slope) + 1), lane


DYNAMIC = """
__global__ void powers(const float* x, float* y, const int* count, int n) {
  int i = threadIdx.x;
  float a = 1.f;
  for (int k = 0; k < (n < 0 ? count[i] : n); k++)
    a = a * x[i] + 1.f;
  y[i] = a;
}
"""


def test_reverse_mode_through_loops() -> None:
    try:
        launcher = rk.from_cuda(DYNAMIC)[1, 4]
    except rk.Refusal as refusal:
        if refusal.code == "RK009":
            pytest.skip("no clang here")
        raise
    x, y = jnp.linspace(-1.0, 1.0, 4), jnp.zeros(4)
    count = jnp.full(4, 5, jnp.int32)

    def total(bound: int) -> Callable[..., Any]:
        return lambda x, y: launcher(x, y, count, bound).sum()

    static = jax.grad(total(5))(x, y)
    _, forward = jax.jvp(lambda x: total(-1)(x, y), (x,), (jnp.ones(4),))
    np.testing.assert_allclose(forward, static.sum(), rtol=1e-5)
    np.testing.assert_allclose(jax.jacfwd(total(-1))(x, y), static, rtol=1e-5)
    batched = jax.vmap(jax.jacfwd(total(-1)), (0, None))(jnp.stack([x, x]), y)
    np.testing.assert_allclose(batched[1], static, rtol=1e-5)
    dynamic = total(-1)
    reverse = (
        jax.grad(dynamic),
        jax.jit(jax.grad(dynamic)),
        jax.grad(jax.jit(dynamic)),
        jax.grad(jax.checkpoint(dynamic)),
    )
    for function in reverse:
        with pytest.raises(rk.Refusal, match="iterations") as error:
            function(x, y)
        assert error.value.code == "RK040" and error.value.kernel == "powers"
        assert ":5:" in (error.value.line or "") and "jvp" in str(error.value)
    # What the loop does not depend on has its derivative all the same.
    np.testing.assert_array_equal(jax.grad(dynamic, argnums=1)(x, y), 0 * y)


PARTS = """__global__ void parts(const float *x, const int *k, float *y) {
  extern __shared__ char memory[];
  float *values = (float *)memory;
  int *numbers = (int *)(values + 8), t = threadIdx.x;
  values[t] = x[t];
  numbers[t] = k[t];
  __syncthreads();
  y[t] = values[numbers[t]];
}
"""


def test_one_array_for_floats_and_integers_has_no_derivative() -> None:
    try:
        launcher = rk.from_cuda(PARTS)[1, 8, 0, 64]
    except rk.Refusal as refusal:
        if refusal.code == "RK009":
            pytest.skip("no clang here")
        raise
    x, k, y = jnp.linspace(-1.0, 1.0, 8), jnp.arange(8, dtype=jnp.int32)[::-1], jnp.zeros(8)
    np.testing.assert_array_equal(launcher(x, k, y), x[::-1])

    def total(x: Any) -> Any:
        return launcher(x, k, y).sum()

    for function in (jax.grad(total), jax.jacfwd(jax.jit(total))):
        with pytest.raises(rk.Refusal, match="also holds integers") as error:
            function(x)
        assert error.value.code == "RK040" and error.value.kernel == "parts"
        assert ":5:" in (error.value.line or "") and "each type" in str(error.value)


def test_checkpoint(jacobi: rk.Launcher) -> None:
    x = jnp.asarray(np.random.default_rng(0).normal(size=(20, 20)), jnp.float32)

    def chain(step: Callable[[Any], Any]) -> Callable[[Any], Any]:
        return lambda v: (step(step(step(v))) ** 2).sum()

    def step(v: Any) -> Any:
        return jnp.sin(jacobi(v, v, 20))

    plain, saved = jax.grad(chain(step))(x), jax.grad(chain(jax.checkpoint(step)))(x)
    np.testing.assert_allclose(plain, saved, rtol=1e-6)
    looped = jax.grad(lambda v: (jax.lax.fori_loop(0, 3, lambda _, a: step(a), v) ** 2).sum())(x)
    np.testing.assert_allclose(plain, looped, rtol=1e-5)


@pytest.fixture(scope="module")
def jacobi() -> rk.Launcher:
    return rk.load(ROOT / "examples/jacobi2d.ll")[(2, 2), (16, 16)]


CALL_EXPORTED = """
import sys
from pathlib import Path
import numpy as np
from jax import export
data = np.load(sys.argv[2])
out = export.deserialize(Path(sys.argv[1]).read_bytes()).call(data["x"], data["y"])
np.testing.assert_allclose(out, data["want"], rtol=1e-6)
assert "raise_kernel" not in sys.modules
print("same")
"""


def test_exported_kernels_run_without_this_package(jacobi: rk.Launcher, tmp_path: Path) -> None:
    pytest.importorskip("flatbuffers")
    x = np.random.default_rng(0).normal(size=(20, 20)).astype(np.float32)
    y = np.zeros_like(x)
    exported = export.export(jax.jit(lambda x, y: jacobi(x, y, 20)))(x, y)
    (tmp_path / "jacobi.bin").write_bytes(exported.serialize())
    np.savez(tmp_path / "data.npz", x=x, y=y, want=jacobi(x, y, 20))
    command = [sys.executable, "-c", CALL_EXPORTED, "jacobi.bin", "data.npz"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == "same\n", done.stderr


def test_bad_input(jacobi: rk.Launcher) -> None:
    kernel = rk.load(ROOT / "examples/jacobi2d.ll")
    x = jnp.zeros((20, 20), jnp.float32)
    with pytest.raises(rk.Refusal, match="traces") as error:
        jax.jit(lambda n: kernel[(n, n), (16, 16)](x, x, 20))(2)
    assert error.value.code == "RK007" and "static" in (error.value.hint or "")
    wide = np.zeros((20, 20))
    with pytest.raises(rk.Refusal, match="RK008") as error:
        jacobi(wide, wide, 20)
    assert "jax_enable_x64" in (error.value.hint or "")
