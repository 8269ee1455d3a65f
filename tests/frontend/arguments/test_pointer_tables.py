"""Pointers in memory: tables of arrays, structs with pointers to pointers, refusals."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.kernels.levels import LEVELS, ir_file
from tests.kernels.registry import ROOT

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.checking.verify import verify_call
from raise_kernel.tools import raise_kernel as tool

pytestmark = pytest.mark.usefixtures("x64")

SOURCE = ROOT / "tests/kernels/language/access/tables.cu"


RANDOM = np.random.default_rng(5)


def floats(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    return RANDOM.uniform(-2, 2, shape).astype(dtype)


def ints(*shape: int) -> np.ndarray:
    return RANDOM.integers(-9, 9, shape).astype(np.int32)


@dataclass(frozen=True)
class Case:
    """A call of a kernel of tables.cu, and what it leaves in the arrays that come back."""

    launch: tuple[Any, ...]
    args: tuple[Any, ...]
    want: Callable[..., tuple[np.ndarray, ...]]
    variables: dict[str, Any] | None = None


def item(n: int, shift: int) -> tuple[Any, ...]:
    return ints(n), np.int32(n), np.int16(shift), ints(n)


def _each_item(items: Any, count: int) -> tuple[np.ndarray, ...]:
    """Inputs come back as they were: the kernel writes through some pointers of the table."""
    return tuple(a for i, n, s, _ in items[:count] for a in (i, i[::-1] << s)) + tuple(
        a for i, _, _, o in items[count:] for a in (i, o)
    )


def _pick_item(items: Any, which: np.ndarray, y: np.ndarray, n: int) -> tuple[np.ndarray]:
    picked = [items[k][0][t % items[k][1]] + items[k][2] for t, k in enumerate(which)]
    return (np.array(picked, np.int32),)


def _gather_rows(rows: Any, y: np.ndarray, w: int, n: int) -> tuple[np.ndarray]:
    return (np.stack(rows, 1).reshape(-1)[:n] * 2 + w,)


ROW = floats(33)
CASES = {
    "gather_rows": Case(
        (2, 32), ([floats(17), floats(17), floats(17)], floats(50), 3, 50), _gather_rows
    ),
    "scale_rows": Case(
        ((2, 3), 32),
        ([floats(33), None, floats(33)], 3, 33, np.float32(3)),
        lambda rows, *_: (rows[0] * 3, rows[2] * 3),
    ),
    "each_item": Case(
        (1, 32), ([item(20, 1), item(13, 2), item(31, 0), item(2, 3)], 3), _each_item
    ),
    "pick_item": Case(
        (2, 32),
        ([item(5, 1), item(9, 2)], RANDOM.integers(0, 2, 50).astype(np.int32), ints(50), 50),
        _pick_item,
    ),
    "constant_wave": Case(
        (1, 32),
        (),
        lambda u, f, c, n: (u + c * f, f),
        {"wave": (floats(20, dtype=float), floats(20, dtype=float), np.float64(0.5), np.int32(20))},
    ),
    "two_levels": Case(
        (1, 32),
        ((rk.table([floats(12), floats(12), floats(12)]), 3), floats(12), 12),
        lambda level, y, w: (np.sum(level[0].elements, axis=0),),
    ),
    "batched_product": Case(
        (2, (4, 4)),
        ([floats(4, 4), floats(4, 4)], [floats(4, 4), floats(4, 4)], [floats(4, 4), ROW], 4),
        lambda a, b, c, n: (
            *a,
            *b,
            a[0] @ b[0],
            np.concatenate([(a[1] @ b[1]).reshape(-1), c[1][16:]]),
        ),
    ),
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("level", ["O0", "O3"])
@pytest.mark.parametrize("name", CASES)
def test_tables(name: str, level: str):
    check(name, level)


@pytest.mark.nightly
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CASES)
def test_tables_at_other_levels(name: str, level: str):
    check(name, level)


def check(name: str, level: str) -> None:
    case = CASES[name]
    kernel = rk.load(ir_file(SOURCE, level), kernel=name)[case.launch]
    variables = case.variables or {}
    with warnings.catch_warnings():  # an address is not an index that may be outside
        warnings.simplefilter("error", rk.KernelWarning)
        result = kernel(*case.args, **variables)
    given = case.args or next(iter(variables.values()))
    got = result if isinstance(result, tuple) else (result,)
    for new, want in zip(got, case.want(*given), strict=True):
        np.testing.assert_allclose(new, want, rtol=2e-5, atol=1e-5)
    assert verify_call(kernel, case.args, variables=variables).ok


def test_one_array_twice_is_one_memory():
    text = """
    extern "C" __global__ void twice(float** rows, int n) {
      for (int k = 0; k < n; k++) rows[k][threadIdx.x] *= 3.0f;
    }
    """
    x = floats(32)
    result = rk.from_cuda(text)[1, 32]([x, x], 2)
    np.testing.assert_allclose(result, x * 9, rtol=1e-6)


def test_null_is_no_array():
    text = """
    extern "C" __global__ void count(float** rows, float* y, int n) {
      int found = 0;
      for (int k = 0; k < n; k++) if (rows[k]) { found++; rows[k][threadIdx.x] += 1.0f; }
      y[threadIdx.x] = found;
    }
    """
    x, z = floats(8), floats(8)
    kernel = rk.from_cuda(text)[1, 8]
    args = ([None, x, None, z, None], np.zeros(8, np.float32), 5)
    a, b, y = kernel(*args)
    np.testing.assert_array_equal(y, np.full(8, 2.0))
    np.testing.assert_array_equal(a, x + 1)
    np.testing.assert_array_equal(b, z + 1)
    assert verify_call(kernel, args).ok


def test_an_array_in_a_table_and_beside_it_is_one_memory():
    text = """
    extern "C" __global__ void turn(float** rows, float* x, int n) {
      int i = threadIdx.x;
      if (i < n) { x[i] += 1.0f; rows[i & 1][i] *= 2.0f; x[i] += 1.0f; }
    }
    """
    x, y = floats(20), floats(20)
    kernel = rk.from_cuda(text)[1, 32]
    a, b = kernel([x, y], x, 20)
    even = np.arange(20) % 2 == 0
    np.testing.assert_allclose(a, np.where(even, (x + 1) * 2 + 1, x + 2), rtol=1e-5)
    np.testing.assert_allclose(b, np.where(even, y, y * 2), rtol=1e-5)
    assert verify_call(kernel, ([x, y], x, 20)).ok


def test_tables_of_tables_and_of_variables():
    text = """
    __device__ float near[4] = {1, 2, 3, 4};
    __device__ float far[4] = {5, 6, 7, 8};
    __constant__ float* const both[2] = {near, far};
    struct Node { const Node* next; float value; };
    extern "C" __global__ void walk(const Node* head, float*** cube, float* y) {
      int i = threadIdx.x;
      float sum = 0.0f;
      for (const Node* p = head; p; p = p->next) sum += p->value;
      y[i] = sum + cube[i & 1][i >> 1][i] + both[i & 1][i >> 1];
    }
    """
    node = rk.table([None, np.float32(0.25)])
    head = rk.table([rk.table([node, np.float32(0.5)]), np.float32(1.0)])
    rows = [[floats(4), floats(4)] for _ in range(2)]
    args = (head, [rk.table(rows[0]), rk.table(rows[1])], np.zeros(4, np.float32))
    kernel = rk.from_cuda(text)[1, 4]
    want = [1.75 + rows[i & 1][i >> 1][i] + (i & 1) * 4 + (i >> 1) + 1 for i in range(4)]
    np.testing.assert_allclose(kernel(*args), want, rtol=1e-6)
    assert verify_call(kernel, args).ok


def test_gradient_through_a_table():
    import jax

    kernel = rk.load(ir_file(SOURCE, "O3"), kernel="two_levels")[1, 32]
    rows = [jax.numpy.asarray(floats(12)) for _ in range(2)]
    y = jax.numpy.zeros(12, "float32")
    grads = jax.grad(lambda r: kernel((rk.table(r), 2), y, 12).sum())(rows)
    for grad in grads:
        np.testing.assert_array_equal(grad, np.ones(12, np.float32))


REFUSED = {
    "a pointer put into the table": (
        "float** t, float* x, int n",
        "t[threadIdx.x] = x + n;",
        lambda: ([floats(4), floats(4)], floats(4), 1),
        "RK014",
        "changes",
    ),
    "an address put into an array": (
        "unsigned long long* x, int n",
        "x[threadIdx.x] = (unsigned long long)(x + n);",
        lambda: (np.zeros(4, np.uint64), 1),
        "RK014",
        "address",
    ),
    "a pointer put into an array": (
        "void** x, float* y",
        "x[threadIdx.x] = y + threadIdx.x;",
        lambda: (np.zeros(4, np.uint64), floats(4)),
        "RK014",
        "address",
    ),
    "a pointer from an array of numbers": (
        "float** x, float* y",
        "y[threadIdx.x] = *x[threadIdx.x];",
        lambda: (np.zeros(4, np.uint64), floats(4)),
        "RK014",
        "cannot be traced",
    ),
    "a number without a size": (
        "float** x, float* y",
        "y[threadIdx.x] = *x[0];",
        lambda: ([floats(4), 3], floats(4)),
        "RK006",
        "size of its own",
    ),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", REFUSED)
def test_refusals(name: str):
    params, body, make, code, words = REFUSED[name]
    text = f'\n\nextern "C" __global__ void k({params}) {{\n  {body}\n}}\n'
    kernel = rk.from_cuda(text, clang_args=["-g"])[1, 2]
    with pytest.raises(Refusal, match=words) as caught:
        kernel(*make())
    assert caught.value.code == code
    if code == "RK014":
        assert ":4" in str(caught.value)


def test_command_line(tmp_path: Path):
    out = tmp_path / "a.npy"
    x = floats(12)
    np.save(tmp_path / "x.npy", x)
    file = str(ir_file(SOURCE, "O3"))
    command = [file, "--kernel", "scale_rows", "--grid", "1,3", "--block", "32"]
    for arg in ("rows=[first=f32[12],null,last=f32[12]]", "count=3", "w=12", "a=2.0"):
        command += ["--arg", arg]
    files = ["--input", f"first={tmp_path}/x.npy", "--output", f"first={out}"]
    assert tool.run([*command, "--run", *files]) == 0
    np.testing.assert_allclose(np.load(out), x * 2, rtol=1e-6)


def test_command_line_for_a_variable(capsys: pytest.CaptureFixture[str]):
    file = str(ir_file(SOURCE, "O3"))
    command = [file, "--kernel", "constant_wave", "--grid", "1", "--block", "32"]
    wave = "wave={u=f64[20],f=f64[20],c=f64(0.5),n=i32(20)}"
    assert tool.run([*command, "--verify", "--global", wave]) == 0
    assert "agrees with the reference executor" in capsys.readouterr().out
