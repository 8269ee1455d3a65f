"""Structs passed by value that hold pointers: fields in order, arrays where pointers stand."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.struct_layout import Leaf, leaves_of, matched
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.runtime.checking.verify import verify_call

HERE = Path(__file__).parents[2]
VIEWS = """
struct View { float* data; int n; };
struct Iterator { View view; const float* bias; float scale[2]; char tag; };
extern "C" __global__ void scale(View v, Iterator t, float* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < v.n) {
    v.data[i] = t.view.data[i] * t.scale[1] + t.bias[i];
    out[i] = t.tag + t.scale[0];
  }
}
"""


def arrays(count: int, *shape: int) -> list[np.ndarray]:
    random = np.random.default_rng(3)
    return [random.uniform(-1, 1, shape).astype(np.float32) for _ in range(count)]


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_fields_of_nested_structs(level: str):
    kernel = rk.from_cuda(VIEWS, clang_args=[level])[4, 32]
    a, b, c, out = arrays(4, 100)
    iterator = {"view": (b, 100), "bias": c, "scale": [1.5, 2.5], "tag": 3}
    written, told = kernel((a, 90), iterator, out)  # what is only read does not come back
    inside = np.arange(100) < 90
    np.testing.assert_allclose(written, np.where(inside, b * 2.5 + c, a), rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(told, np.where(inside, np.float32(4.5), out))
    assert verify_call(kernel, ((a, 90), iterator, out)).ok


def test_one_array_in_two_fields_is_one_memory():
    kernel = rk.from_cuda(VIEWS)[4, 32]
    a, out = arrays(2, 100)
    result, _ = kernel((a, 100), ((a, 100), a, 0.0, 2.0, 1), out)
    np.testing.assert_allclose(result, a * 3, rtol=1e-6)


def test_null_pointers():
    text = """
    struct Maybe { float* data; int n; };
    extern "C" __global__ void fill(Maybe m, float* out) {
      out[threadIdx.x] = m.data ? m.data[threadIdx.x] : 7.0f;
    }
    """
    kernel = rk.from_cuda(text)[1, 8]
    a, out = arrays(2, 8)
    np.testing.assert_array_equal(kernel((None, 0), out), np.full(8, 7.0, np.float32))
    np.testing.assert_array_equal(kernel((a, 8), out), a)


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        (lambda a: (a,), "struct of 2 fields, not 1"),
        (lambda a: (a, 1.5), "1.5"),
        (lambda a: (3, 4), "is an array"),
        (lambda a: (a, a), "an array of float32"),
    ],
)
def test_fields_that_do_not_fit(fields, what: str):
    text = 'struct V { float* p; int n; }; extern "C" __global__ void k(V v) { v.p[v.n] = 1; }'
    kernel = rk.from_cuda(text)
    with pytest.raises(Refusal, match=what) as caught:
        kernel[1, 1](fields(arrays(1, 4)[0]))
    assert caught.value.code == "RK006"


def test_a_julia_array_is_an_array():
    kernel = rk.load(HERE / "frontend" / "inputs" / "julia.ll")
    assert len(kernel.info.params) == 1  # the state is not an argument
    (x,) = arrays(1, 32)
    np.testing.assert_allclose(kernel[1, 32](x), x + 1, rtol=1e-6)
    assert verify_call(kernel[1, 32], (x,)).ok
    with pytest.raises(Refusal, match="RK006"):
        kernel[1, 32](x.reshape(8, 4))


def test_julias_exceptions_end_the_lane():
    kernel = rk.load(HERE / "frontend" / "devices" / "bounds.jl.ll")
    x, y = arrays(2, 3, 4)
    result = kernel[1, 16](x, y)  # four lanes past the end
    np.testing.assert_allclose(result, x * 4, rtol=1e-6)  # Julia's first dimension is C's last
    assert verify_call(kernel[1, 12], (x, y)).ok


def test_the_command_line(tmp_path: Path):
    from raise_kernel.tools.raise_kernel import run

    (tmp_path / "k.cu").write_text(VIEWS)
    a, b = arrays(2, 100)
    np.save(tmp_path / "a.npy", a)
    np.save(tmp_path / "b.npy", b)
    line = f"{tmp_path}/k.cu --grid 4 --block 32 --run --verify --arg {{data=f32[100],100}}"
    line += " --arg {{in=f32[100],100},@in,{0.0,3.0},1} --arg out=f32[100]"
    line += f" --input data={tmp_path}/a.npy --input in={tmp_path}/b.npy"
    line += f" --output data={tmp_path}/new.npy"
    assert run(line.split()) == 0
    np.testing.assert_allclose(np.load(tmp_path / "new.npy"), b * 4, rtol=1e-6)


def test_scalars_of_a_struct_and_their_padding():
    text = """
    %base = type { ptr, i8 }
    %t = type { %base, [7 x i8], i32, [2 x double] }
    define ptx_kernel void @k(ptr byval(%t) %x) { ret void }
    """
    module = LLVMModule.parse(text)
    found = leaves_of(module.type_named("%t"), module.layout)
    assert [leaf.offset for leaf in found if not leaf.padding] == [0, 8, 24, 32, 40]
    assert matched(found, range(5)) is not None and matched(found, range(12)) is not None
    assert matched(found, range(6)) is None
    assert find_kernel(module).params[0].leaves[0] == Leaf(0, "ptr", 8, readonly=True)
