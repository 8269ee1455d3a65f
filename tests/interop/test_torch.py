"""raise_kernel.torch: tensors in and out, gradients, memory that is shared, what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jax
import pytest
from tests.support.clang import needs_clang
from tests.support.commands import ROOT
from tests.support.pages import Session, blocks

import raise_kernel as rk
from raise_kernel.torch import function

torch: Any = None
pytestmark = needs_clang


@pytest.fixture(scope="module", autouse=True)
def imported() -> None:
    """PyTorch takes seconds to import: not in each process that collects tests."""
    global torch
    torch = pytest.importorskip("torch")


SOURCE = r"""
template <typename T>
__device__ void poly(const T* x, const T* w, T* y, int* sign, int n) {
  int i = threadIdx.x;
  if (i < n) {
    y[i] = y[i] * T(2) + x[i] * x[i] * w[i];
    sign[i] = x[i] > T(0);
  }
}
__global__ void poly_f(const float* x, const float* w, float* y, int* sign, int n) {
  poly(x, w, y, sign, n);
}
__global__ void poly_d(const double* x, const double* w, double* y, int* sign, int n) {
  poly(x, w, y, sign, n);
}

__global__ void root(const float* x, float* y, int n) {
  int i = threadIdx.x;
  if (i < n) y[i] = sqrtf(x[i]);
}
__global__ void copy(const int* x, int* y, int n) {
  int i = threadIdx.x;
  if (i < n) y[i] = x[i];
}
__global__ void scale(const float* x, float by, int n, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = by * x[i];
}
__global__ void halves(const __half* x, __half* y) {
  y[threadIdx.x] = __hadd(x[threadIdx.x], x[threadIdx.x]);
}
__global__ void brains(const __nv_bfloat16* x, __nv_bfloat16* y) {
  y[threadIdx.x] = __hadd(x[threadIdx.x], x[threadIdx.x]);
}
__global__ void grow(const float* x, float* y) {
  float v = x[0];
  while (v < 100.0f) v = v * 1.5f;
  y[0] = v;
}
"""


@pytest.fixture(scope="module")
def module() -> rk.RawModule:
    text = f"#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n{SOURCE}"
    return rk.RawModule(text)


@pytest.fixture
def x64() -> Iterator[None]:
    with jax.enable_x64(True):
        yield


def launched(module: rk.RawModule, name: str, threads: int = 8) -> Any:
    return function(module.get_function(name).kernel[1, threads])


def leaves(count: int, dtype: Any, size: int = 5) -> list[Any]:
    generator = torch.Generator().manual_seed(7)
    made = [torch.randn(size, dtype=dtype, generator=generator) for _ in range(count)]
    return [tensor.requires_grad_() for tensor in made]


def polynomial(x: Any, w: Any, y: Any) -> Any:
    return 2 * y + x * x * w


def test_results_are_new_tensors(module: rk.RawModule):
    f = launched(module, "poly_f")
    x, w, y = (t.detach() for t in leaves(3, torch.float32))
    before, sign = y.clone(), torch.full((5,), 7, dtype=torch.int32)
    new, signs = f(x, w, y, sign, 5)
    torch.testing.assert_close(new, polynomial(x, w, y))
    assert torch.equal(signs, (x > 0).int()) and signs.dtype == torch.int32
    assert torch.equal(y, before) and torch.equal(sign, torch.full_like(sign, 7))
    assert not new.requires_grad


def test_derivatives_of_both_orders(module: rk.RawModule, x64: None):
    f = launched(module, "poly_d")
    sign = torch.zeros(5, dtype=torch.int32)
    arguments = leaves(3, torch.float64)
    assert torch.autograd.gradcheck(lambda x, w, y: f(x, w, y, sign, 5)[0], arguments)
    assert torch.autograd.gradgradcheck(lambda x, w, y: f(x, w, y, sign, 5)[0], arguments)


@pytest.mark.nightly
def test_complex_derivatives_are_pytorchs(x64: None):
    cuda = pytest.importorskip("numba.cuda")

    @cuda.jit
    def product(x, y, z):
        i = cuda.grid(1)
        if i < x.shape[0]:
            z[i] = x[i] * y[i] * y[i]

    f = function(rk.from_numba(product)[1, 8])
    x, y = leaves(2, torch.complex128)
    z = torch.zeros(5, dtype=torch.complex128)
    assert torch.autograd.gradcheck(lambda x, y: f(x, y, z), (x, y))
    assert torch.autograd.gradgradcheck(lambda x, y: f(x, y, z), (x, y))
    torch.testing.assert_close(f(x.conj(), y, z), x.conj() * y * y)


def test_gradients_reach_what_requires_them(module: rk.RawModule):
    f = launched(module, "poly_f")
    x, w, y = leaves(3, torch.float32)
    w = w.detach()
    sign = torch.zeros(5, dtype=torch.int32)
    new, signs = f(x * 3, w, y, sign, 5)
    assert new.requires_grad and not signs.requires_grad
    (new**2).sum().backward()
    expected = torch.autograd.grad((polynomial(x * 3, w, y) ** 2).sum(), (x, y))
    torch.testing.assert_close((x.grad, y.grad), expected)
    assert w.grad is None
    with torch.no_grad():
        assert not f(x, w, y, sign, 5)[0].requires_grad
    with torch.inference_mode():
        assert f(x, w, y, sign, 5)[0].is_inference()


def test_one_tensor_twice_is_one_memory(module: rk.RawModule):
    f = launched(module, "poly_f")
    (x,) = leaves(1, torch.float32)
    new, _ = f(x, x, x, torch.zeros(5, dtype=torch.int32), 5)
    torch.testing.assert_close(new, polynomial(x, x, x))
    (gradient,) = torch.autograd.grad(new.sum(), x)
    torch.testing.assert_close(gradient, 2 + 3 * x * x)


def test_a_scalar_has_a_gradient(module: rk.RawModule):
    f = launched(module, "scale")
    x, by = torch.arange(6.0), torch.tensor(2.0, requires_grad=True)
    y = f(x, by, 6, torch.zeros(6))
    torch.testing.assert_close(y, 2 * x)
    y.sum().backward()
    assert by.grad.item() == 15


def test_a_function_of_outputs_that_are_allocated():
    f = function(rk.jax_kernel(SOURCE[SOURCE.index("__global__ void scale") :].split("\n__")[0]))
    x = torch.arange(6.0, requires_grad=True)
    (y,) = f(x, 3.0, 6)
    y.sum().backward()
    assert torch.equal(x.grad, torch.full((6,), 3.0))


@pytest.mark.parametrize("name, dtype", [("halves", "float16"), ("brains", "bfloat16")])
def test_narrow_floats(module: rk.RawModule, name: str, dtype: str):
    f = launched(module, name)
    x = torch.arange(8, dtype=getattr(torch, dtype)).requires_grad_()
    y = f(x, torch.zeros_like(x))
    assert y.dtype == x.dtype and torch.equal(y, 2 * x)
    y.sum().backward()
    assert torch.equal(x.grad, torch.full_like(x, 2))


def test_strides(module: rk.RawModule):
    f = launched(module, "root", 12)
    columns = torch.rand(3, 4).t()
    torch.testing.assert_close(f(columns, torch.zeros(4, 3), 12), columns.sqrt())
    every_other = torch.rand(24)[::2].requires_grad_()
    y = f(every_other, torch.zeros(12), 12)
    torch.testing.assert_close(y, every_other.sqrt())
    (gradient,) = torch.autograd.grad(y, every_other, torch.ones(1).expand(12))
    torch.testing.assert_close(gradient, 0.5 / every_other.detach().sqrt())
    unaligned = torch.rand(13)[1:]
    torch.testing.assert_close(f(unaligned, torch.zeros(12), 12), unaligned.sqrt())


def test_memory_goes_both_ways_without_a_copy():
    passed: list[Any] = []

    def add_one(x: Any) -> Any:
        passed.append(x)
        passed.append(x + 1)
        return passed[-1]

    x = torch.zeros(1024)
    y = function(add_one)(x)
    assert [a.unsafe_buffer_pointer() for a in passed] == [x.data_ptr(), y.data_ptr()]


@pytest.mark.parametrize("requires_grad", [False, True])
def test_a_result_is_never_an_argument(requires_grad: bool):
    f = function(lambda x: (x, x))
    x = torch.ones(4, requires_grad=requires_grad)
    first, second = f(x)
    first.add_(1)
    second.add_(2)
    assert (x[0].item(), first[0].item(), second[0].item()) == (1, 2, 3)
    if requires_grad:
        cotangent = torch.ones(4)
        torch.autograd.backward([first], [cotangent])
        assert x.grad.data_ptr() != cotangent.data_ptr()


def test_a_write_between_the_call_and_backward(module: rk.RawModule):
    """It is an error where the derivative needs what was there, and does nothing elsewhere."""
    f = launched(module, "poly_f")
    x, w, y = leaves(3, torch.float32)
    expected = torch.autograd.grad(polynomial(x, w, y).sum(), (x, w, y))
    sign = torch.zeros(5, dtype=torch.int32)
    caught = 0
    for changed in (x, w, y):
        new, _ = f(x, w, y, sign, 5)
        kept = changed.detach().clone()
        with torch.no_grad():
            changed.add_(1)
        try:
            torch.testing.assert_close(torch.autograd.grad(new.sum(), (x, w, y)), expected)
        except RuntimeError as error:
            assert "modified by an inplace operation" in str(error)
            caught += 1
        with torch.no_grad():
            changed.copy_(kept)
    assert caught == 2  # y, which the derivative does not read, may change


def test_a_write_to_a_result_that_the_derivative_reads():
    x = torch.rand(5, requires_grad=True)
    y = function(jax.jit(jax.numpy.exp))(x)
    y.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_a_write_before_a_second_derivative(module: rk.RawModule):
    x = torch.rand(5, requires_grad=True)
    y = launched(module, "scale")(x, 2.0, 5, torch.zeros(5))
    with torch.no_grad():
        x.add_(1)
    with pytest.raises(RuntimeError, match="was written to since the call"):
        torch.autograd.grad(y.sum(), x, create_graph=True)


def test_integers_have_no_gradient(module: rk.RawModule):
    f = launched(module, "copy")
    x = torch.arange(5, dtype=torch.int32)
    assert torch.equal(f(x, torch.zeros(5, dtype=torch.int32), 5), x)


@pytest.mark.nightly
def test_a_step_of_an_optimizer(module: rk.RawModule):
    f = launched(module, "scale")
    x, by = torch.arange(1.0, 6.0), torch.nn.Parameter(torch.tensor(0.5))
    optimizer = torch.optim.SGD([by], lr=0.01)
    for _ in range(60):
        optimizer.zero_grad()
        loss = ((f(x, by, 5, torch.zeros(5)) - 3 * x) ** 2).mean()
        loss.backward()
        optimizer.step()
    assert abs(by.item() - 3) < 1e-3


@pytest.mark.parametrize(
    "change, code, words",
    [
        (lambda x: x.double(), "RK008", "float64, and JAX's 64-bit mode is off"),
        (lambda x: x.long(), "RK008", "int64, and JAX's 64-bit mode is off"),
        (lambda x: x.to("meta"), "RK006", "on meta"),
        (lambda x: x.to_sparse(), "RK006", "sparse_coo"),
    ],
)
def test_refused_tensors(module: rk.RawModule, change: Any, code: str, words: str):
    with pytest.raises(rk.Refusal, match=words) as error:
        launched(module, "root")(change(torch.rand(5)), torch.zeros(5), 5)
    assert error.value.code == code and error.value.hint


def test_refused_launches(module: rk.RawModule, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(rk.Refusal, match="donates") as error:
        function(module.get_function("root").kernel[1, 8].donate())
    assert error.value.code == "RK006"
    x = torch.ones(1, requires_grad=True)
    y = launched(module, "grow")(x, torch.zeros(1))
    with pytest.raises(rk.Refusal) as error:
        y.backward()
    assert error.value.code == "RK040"
    monkeypatch.setattr(rk.config, "max_iterations", 3)
    with pytest.raises(rk.Refusal, match="more than 3 iterations") as error:
        launched(module, "grow")(x, torch.zeros(1))
    assert error.value.code == "RK026"


def test_transformations_of_torch_func_are_an_error(module: rk.RawModule):
    f = launched(module, "root")
    x = torch.rand(5, requires_grad=True)
    with pytest.raises(RuntimeError, match="functorch"):
        torch.func.grad(lambda x: f(x, torch.zeros(5), 5).sum())(x)


def test_the_page(tmp_path: Any, monkeypatch: pytest.MonkeyPatch):
    """The blocks of the page that need PyTorch, which the tests of pages leave to this one."""
    monkeypatch.chdir(tmp_path)
    page = ROOT / "docs" / "guide" / "other-packages.md"
    wanted = [b for b in blocks(page) if b.language == "python" and "torch" in b.text]
    assert len(wanted) >= 2
    session = Session()
    for block in wanted:
        session.do(type(block)(block.language, block.text, "", block.line), str(page))
