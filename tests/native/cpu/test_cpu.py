"""Native code on the CPU: traps, subnormal numbers, lanes that are not there, kernels without code,
several devices, the cache."""

from __future__ import annotations

import os
import re
import subprocess
from typing import Any

import numpy as np
import pytest
from tests.kernels.specs import SPECS
from tests.support.fork_server import python

import raise_kernel as rk
from raise_kernel import config

HEAD = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define i32 @index() alwaysinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %s = mul i32 %b, %d
  %i = add i32 %s, %t
  ret i32 %i
}
"""


def binary(type_: str, operation: str) -> str:
    """z[i] = x[i] OP y[i] where y[i] is not zero."""
    return f"""{HEAD}
define ptx_kernel void @k(ptr %x, ptr %y, ptr %z, i32 %n) {{
  %i = call i32 @index()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %look, label %end
look:
  %w = sext i32 %i to i64
  %px = getelementptr {type_}, ptr %x, i64 %w
  %py = getelementptr {type_}, ptr %y, i64 %w
  %pz = getelementptr {type_}, ptr %z, i64 %w
  %vx = load {type_}, ptr %px
  %vy = load {type_}, ptr %py
  {operation}
  store {type_} %r, ptr %pz
  br label %end
end:
  ret void
}}
"""


def run(text: str, block: int, *args: Any) -> Any:
    n = int(args[-1])
    launch = rk.load(text, kernel="k")[-(-n // block), block].options(executor="native")
    assert launch.lower(*args).executor == "native"
    return launch(*args)


@pytest.mark.sample(3)
@pytest.mark.parametrize("word", ["sdiv", "srem", "udiv", "urem"])
@pytest.mark.parametrize("n", [5, 100])
def test_divisions_do_not_trap(word: str, n: int, x64: None):
    random = np.random.default_rng(n)
    for bits in (32, 64):
        dtype = np.dtype(f"i{bits // 8}")
        x = random.integers(-100, 100, n).astype(dtype)
        y = random.integers(-3, 4, n).astype(dtype)
        x[0], y[0] = np.iinfo(dtype).min, -1
        text = binary(f"i{bits}", f"%r = {word} i{bits} %vx, %vy")
        z = np.asarray(run(text, 32, x, y, np.zeros_like(x), n))
        defined = (y != 0) & ~((x == x[0]) & (y == -1) & (word[0] == "s"))
        a, b = x[defined].astype(object), y[defined].astype(object)
        if word[0] == "u":
            a, b = a % (1 << bits), b % (1 << bits)
        quotient = [
            abs(p) // abs(q) * (1 if (p < 0) == (q < 0) else -1) for p, q in zip(a, b, strict=True)
        ]
        want = (
            quotient
            if "div" in word
            else [p - q * k for p, q, k in zip(a, b, quotient, strict=True)]
        )
        want = np.array([v % (1 << bits) for v in want], np.dtype(f"u{bits // 8}")).view(dtype)
        np.testing.assert_array_equal(z[defined], want)


@pytest.mark.parametrize("n", [3, 16, 33, 1000])
def test_subnormal_numbers_stay(n: int):
    x = np.full(n, np.float32(1e-38))
    y = np.full(n, np.float32(0.25))
    z = run(binary("float", "%r = fmul float %vx, %vy"), 64, x, y, np.zeros_like(x), n)
    np.testing.assert_array_equal(z, x * y)
    assert np.all(np.asarray(z) > 0)


@pytest.mark.parametrize("type_", ["i8", "i16", "i32", "i64"])
def test_integers_wrap(type_: str, x64: None):
    dtype = np.dtype(f"i{int(type_[1:]) // 8}")
    random = np.random.default_rng(1)
    limits = np.iinfo(dtype)
    x, y = (random.integers(limits.min, limits.max, 333, dtype=dtype, endpoint=True) for _ in "xy")
    operation = f"%a = add {type_} %vx, %vy\n  %r = mul {type_} %a, %vy"
    z = run(binary(type_, operation), 128, x, y, np.zeros_like(x), 333)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(z, (x + y) * y)


def test_lanes_that_are_not_there_touch_nothing():
    """Elements past the guard belong to nobody."""
    n = 37
    x, y = np.arange(n, dtype=np.float32), np.ones(n, np.float32)
    z = np.full(64, -1, np.float32)
    out = np.asarray(run(binary("float", "%r = fadd float %vx, %vy"), 64, x, y, z, n))
    np.testing.assert_array_equal(out[:n], x + 1)
    np.testing.assert_array_equal(out[n:], z[n:])


def test_one_array_passed_twice():
    x = np.arange(100, dtype=np.float32)
    launch = rk.load(binary("float", "%r = fadd float %vx, %vy"), kernel="k")[1, 128]
    z = launch.options(executor="native")(x, x, x, 100)
    np.testing.assert_array_equal(z, 2 * x)


def test_bytes_of_truth_values_are_zero_or_one():
    x = np.array([True, False] * 50)
    z = run(binary("i8", "%r = add i8 %vx, %vy"), 64, x, x, ~x, 100)
    np.testing.assert_array_equal(np.asarray(z).view(np.uint8), x.view(np.uint8))


def test_without_native_code_the_raised_program_runs_and_a_remark_says_why():
    spec = SPECS["mma16816"]
    call = spec.call(spec.sizes[0])
    kernel = rk.load(spec.path("O2"), kernel=spec.kernel)
    launch = kernel[call.launch].options(executor="native")
    lowered = launch.lower(*call.args)
    assert lowered.executor == "xla"
    (remark,) = [r for r in lowered.remarks if r.pass_name == "native-cpu"]
    assert remark.kind == "missed"
    assert "rk.warp.mma" in remark.message and "the raised program is used" in remark.message
    np.testing.assert_array_equal(launch(*call.args), kernel[call.launch](*call.args))


def test_a_limit_of_iterations_is_the_raised_program_s(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(config, "max_iterations", 1000)
    spec = SPECS["newton"]
    call = spec.call(spec.sizes[0])
    lowered = (
        rk.load(spec.path("O2"), kernel=spec.kernel)[call.launch]
        .options(executor="native")
        .lower(*call.args)
    )
    assert lowered.executor == "xla"


SEVERAL = """
import jax, numpy as np, raise_kernel as rk
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from tests.native.test_launch import SAXPY
n = 1024
x, y, z = np.arange(n, dtype="f4"), np.ones(n, "f4"), np.zeros(n, "i4")
launch = rk.load(SAXPY)[8, 128].options(executor="native")
want = launch(x, y, z, 2.0, n)[0]
sharding = NamedSharding(Mesh(jax.devices(), "d"), PartitionSpec("d"))
parts = [jax.device_put(v, sharding) for v in (x, y, z)]
call = jax.jit(lambda x, y, z: launch(x, y, z, 2.0, n))
assert "raise_kernel.native" not in call.lower(*parts).as_text()
np.testing.assert_allclose(call(*parts)[0], want)
np.testing.assert_allclose(launch(*parts, 2.0, n)[0], want)
"""


def test_arrays_on_several_devices_take_the_raised_program():
    flags = {"XLA_FLAGS": "--xla_force_host_platform_device_count=2"}
    done = subprocess.run(
        [python(), "-c", SEVERAL],
        env={**os.environ, **flags},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.sample(1)
@pytest.mark.parametrize("value", ["on", "off"])
def test_another_process_finds_the_code_on_disk(tmp_path: Any, value: str):
    """The second process links what the first one compiled: the kernel, and what kernels call."""
    program = (
        "import numpy as np, raise_kernel as rk\n"
        "from raise_kernel.runtime.native import jit\n"
        "from tests.native.test_launch import SAXPY\n"
        "made = []\n"
        "compile_ = jit.object_image\n"
        "jit.object_image = lambda text: made.append(1) or compile_(text)\n"
        "x = np.ones(64, 'f4')\n"
        "launch = rk.load(SAXPY)[1, 64].options(executor='native')\n"
        "y, z = launch(x, x, np.zeros(64, 'i4'), 2.0, 64)\n"
        "assert y.sum() == 192 and z.sum() == 2016\n"
        "print(len(made))\n"
    )
    env = {**os.environ, "RAISE_KERNEL_CACHE": value, "RAISE_KERNEL_CACHE_DIR": str(tmp_path)}
    made = []
    for _ in range(2):
        done = subprocess.run(
            [python(), "-c", program], env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        made.append(int(done.stdout))
    assert made == [3, 0 if value == "on" else 3]


_WARP = r"""
extern "C" __global__ void k(const int *x, int *y, int *z, int n) {
  int t = threadIdx.x;
  for (int i = t; i < n; i += blockDim.x) y[i] = 2 * x[i];
  BARRIER
  if (t == 0)
    for (int i = 0; i < n; ++i) z[i] = y[(i + 7) % n] - y[i];
}
"""


@pytest.mark.parametrize("barrier", ["", "__syncthreads();"])
def test_a_thread_reads_what_its_warp_has_written(barrier: str):
    """Without a barrier, old code relies on the warp's lock step."""
    n = 29
    x = (np.arange(n, dtype=np.int32) * 37) % 101
    kernel = rk.from_cuda(_WARP.replace("BARRIER", barrier))
    launch = kernel[1, 64].options(executor="native")
    y, z = launch(x, np.zeros(n, np.int32), np.zeros(n, np.int32), n)
    np.testing.assert_array_equal(y, 2 * x)
    np.testing.assert_array_equal(z, 2 * (np.roll(x, -7) - x))


# A small number lives in a register, and then across a barrier.
SMALL = f"""{HEAD}
declare void @llvm.nvvm.barrier0()
@s = internal addrspace(3) global [32 x i32] zeroinitializer
define ptx_kernel void @k(ptr %x, ptr %y, ptr %z, i32 %n) {{
  %i = call i32 @index()
  %px = getelementptr i32, ptr %x, i32 %i
  %py = getelementptr i32, ptr %y, i32 %i
  %pz = getelementptr i32, ptr %z, i32 %i
  %vx = load i32, ptr %px
  %vy = load i32, ptr %py
  %a = trunc i32 %vx to WIDTH
  %b0 = trunc i32 %vy to WIDTH
  %b = or WIDTH %b0, 1
  %q = udiv WIDTH %a, %b
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = xor i32 %t, 31
  %own = getelementptr [32 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  %other = getelementptr [32 x i32], ptr addrspace(3) @s, i32 0, i32 %o
  store i32 %vx, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier0()
  %theirs = load i32, ptr addrspace(3) %other
  %w = zext WIDTH %q to i32
  %sum = add i32 %w, %theirs
  store i32 %sum, ptr %pz
  ret void
}}
"""


@pytest.mark.parametrize("width", [2, 3, 17])
def test_integers_of_any_width(width: int) -> None:
    x, y = np.random.default_rng(width).integers(-(2**31), 2**31, (2, 64)).astype(np.int32)
    found = run(SMALL.replace("WIDTH", f"i{width}"), 32, x, y, np.zeros_like(x), 64)
    last = (1 << width) - 1
    wanted = (x & last) // (y & last | 1) + x.reshape(2, 32)[:, ::-1].reshape(-1)
    np.testing.assert_array_equal(found, wanted)


def test_the_bounds_of_strided_loops_are_computed_again_after_a_barrier() -> None:
    """Kept for each thread they would look as if threads had different ones, and every load of the
    second loop would be under a mask."""
    kernel = rk.from_cuda("""
extern "C" __global__ void k(const float *x, float *y, int n) {
  __shared__ float part[64];
  float sum = 0, squares = 0;
  for (int j = threadIdx.x; j < n; j += 64) sum += x[j];
  part[threadIdx.x] = sum;
  __syncthreads();
  float other = part[63 - threadIdx.x];
  for (int j = threadIdx.x; j < n; j += 64) squares += (x[j] - other) * (x[j] - other);
  y[threadIdx.x] = squares;
}""")
    x = np.random.default_rng(3).standard_normal(500).astype(np.float32)
    launch = kernel[1, 64].options(executor="native")
    lowered = launch.lower(x, np.zeros(64, np.float32), 500)
    assert lowered.executor == "native"
    assert lowered.native is not None
    text = lowered.native.text
    assert not re.findall(r"store <\d+ x i64> %\w+, ptr %\w+", text)
    rows = np.pad(x, (0, 12)).reshape(8, 64)
    there = np.arange(512).reshape(8, 64) < 500
    other = rows.sum(0)[::-1]
    wanted = np.where(there, (rows - other) ** 2, 0).sum(0)
    np.testing.assert_allclose(launch(x, np.zeros(64, np.float32), 500), wanted, rtol=1e-4)
