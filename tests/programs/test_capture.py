"""Parts of programs as JAX functions: marks in C++, options of `run`, `rk.capture`."""

from __future__ import annotations

import os
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from tests.support.programs import EXAMPLES, output_of, run_program, tool

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.frontend.module import LLVMModule, kernels
from raise_kernel.runtime.capture.marks import MARKS
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, HostBuffer
from raise_kernel.runtime.device.driver import DRIVER
from raise_kernel.runtime.device.launch import Program, launch
from raise_kernel.runtime.device.recorded import lazy
from raise_kernel.runtime.kernel import launch_of

N = 256
GRID = launch_of((2, 128))
TEXT = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @mix(ptr %x, ptr %y, float %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b = shl nsw i32 %c, 7
  %n = add nsw i32 %b, %t
  %i = sext i32 %n to i64
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %q = getelementptr inbounds float, ptr %y, i64 %i
  %v = load float, ptr %p
  %w = load float, ptr %q
  %m = fmul float %v, %a
  %r = fadd float %w, %m
  store float %r, ptr %q
  ret void
}
"""


@pytest.fixture(autouse=True)
def recording() -> Iterator[None]:
    lazy.flush()
    before, config.lazy = config.lazy, True
    yield
    MARKS.drop()
    config.lazy = before


@pytest.fixture
def mix() -> Any:
    module = LLVMModule.parse(TEXT)
    program = Program(module, kernels(module)[0])

    def run(x: DeviceArray, y: DeviceArray, a: float = 0.5) -> None:
        launch(program, GRID, [x, y, np.float32(a)])

    return run


def numbers(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=N).astype(np.float32)


def device(seed: int | None = None, dtype: type = np.float32) -> DeviceArray:
    buffer = Buffer(4 * N)
    if seed is not None:
        buffer.from_host(0, numbers(seed).view(np.uint8))
    return DeviceArray(buffer, 0, (N,), (4,), np.dtype(dtype))


def host(array: DeviceArray) -> np.ndarray:
    return array.buffer.to_host(0, 4 * N).view(np.float32).copy()


def results(part: Any, *values: Any) -> tuple[np.ndarray, ...]:
    given = part.function(*(values or part.inputs.values()))
    return tuple(map(np.asarray, given if isinstance(given, tuple) else (given,)))


@pytest.mark.sample(2)
@pytest.mark.parametrize("lazily", [True, False])
@pytest.mark.parametrize("rounds", [1, 3, 10])
def test_launches_are_a_function(mix: Any, rounds: int, lazily: bool) -> None:
    config.lazy = lazily
    x, y = device(0), device(1)
    mix(x, y)  # before the part: no launch of it
    with rk.capture("rounds") as part:
        for number in range(rounds):
            mix(x, y, 0.25 * number)
            mix(y, x)
    assert part.signature == "rounds(x, y) -> x, y"
    assert part.launches == 2 * rounds
    want = numbers(0), numbers(1) + np.float32(0.5) * numbers(0)
    np.testing.assert_array_equal(part.inputs["x"], want[0])
    np.testing.assert_allclose(part.inputs["y"], want[1], rtol=1e-6)
    for got, array in zip(results(part), (x, y), strict=True):
        np.testing.assert_allclose(got, host(array), rtol=1e-5)
    assert ("fori_loop" in part.source) == (rounds == 10)
    gradient = jax.grad(lambda x, y: sum(v.sum() for v in part.function(x, y)))
    a, b = (np.float64(v) for v in (1, 1))
    for number in reversed(range(rounds)):
        # The adjoint of x += y / 2, and of y += number / 4 * x.
        b = b + 0.5 * a
        a = a + 0.25 * number * b
    np.testing.assert_allclose(gradient(*part.inputs.values()), np.full(N, a), rtol=1e-5)


def test_a_repeated_step_is_seen_each_time(mix: Any) -> None:
    x, y = device(0), device(1)
    with rk.capture() as part:
        rk.repeat(50)(lambda: mix(x, y))
    assert part.launches == 50
    np.testing.assert_allclose(results(part)[0], host(y), rtol=1e-4)


def test_what_the_host_writes_is_another_input(mix: Any) -> None:
    x, y = device(0), device(1)
    with rk.capture() as part:
        mix(x, y)
        x.buffer.from_host(0, numbers(2).view(np.uint8))
        mix(x, y)
    assert part.signature == "captured(x, y, x_2) -> y"
    np.testing.assert_array_equal(part.inputs["x_2"], numbers(2))
    np.testing.assert_allclose(results(part)[0], host(y), rtol=1e-6)


def test_copies_fills_and_other_types(mix: Any) -> None:
    x, y, z = (DRIVER.allocate(4 * N, None) for _ in range(3))

    def array(address: int, dtype: type = np.float32) -> DeviceArray:
        return DeviceArray(DRIVER.find(address)[0], 0, (N,), (4,), np.dtype(dtype))

    DRIVER.copy_in(x, numbers(0).view(np.uint8))
    DRIVER.copy_in(y, numbers(1).view(np.uint8))
    with rk.capture() as part:
        mix(array(x), array(y))
        DRIVER.copy(z, y, 4 * N)
        DRIVER.copy(z + 40, x + 20, 100)
        DRIVER.fill(y, 0, 8 * N // 4)
        mix(array(z), array(y), 2.0)
    assert set(part.inputs) == {"x", "y"}
    second = np.zeros(N, np.float32)
    z_now = numbers(1) + np.float32(0.5) * numbers(0)
    second[N // 2 :] = z_now[N // 2 :]
    z_now[10:35] = numbers(0)[5:30]
    by_name = dict(zip(part.outputs, results(part), strict=True))
    np.testing.assert_allclose(by_name["y"], second + 2 * z_now, rtol=1e-6)
    np.testing.assert_allclose(by_name["y"], host(array(y)), rtol=1e-6)
    assert len(by_name) == 2
    for address in (x, y, z):
        DRIVER.free(address)


def test_memory_that_is_gone_counts_where_the_host_has_read_it(mix: Any) -> None:
    addresses = [DRIVER.allocate(4 * N, None) for _ in range(3)]
    for seed, address in enumerate(addresses):
        DRIVER.copy_in(address, numbers(seed).view(np.uint8))

    def run(source: int, target: int) -> None:
        arrays = [
            DeviceArray(DRIVER.find(one)[0], 0, (N,), (4,), np.dtype(np.float32))
            for one in (source, target)
        ]
        mix(*arrays)

    x, y, z = addresses
    with rk.capture() as part:
        run(x, y)
        run(y, z)
        got = DRIVER.copy_out(z, 4 * N).view(np.float32).copy()
        for address in addresses:
            DRIVER.free(address)
    assert part.signature == "captured(x, y, y_2) -> y_2"
    np.testing.assert_allclose(results(part)[0], got, rtol=1e-6)


def test_what_is_no_function_is_refused(mix: Any) -> None:
    x, y = device(0), device(1)
    shared = DeviceArray(HostBuffer(np.zeros(4 * N, np.uint8)), 0, (N,), (4,), np.dtype(np.float32))
    refused = pytest.raises(rk.Refusal, match=r"RK052.*launch 2 of the part: mix.*share")
    with refused, rk.capture():
        mix(x, y)
        mix(shared, y)
    with pytest.raises(rk.Refusal, match=r"RK052.*writes no device memory"), rk.capture():
        pass
    with pytest.raises(rk.Refusal, match=r"RK052.*already"), rk.capture(), rk.capture():
        pass
    with pytest.raises(ZeroDivisionError), rk.capture():
        print(1 / 0)
    with rk.capture() as part:
        mix(x, y)
        with pytest.raises(AttributeError, match="before the with statement has ended"):
            print(part.source)
    assert part.launches == 1


def test_files(mix: Any, tmp_path: Path) -> None:
    x, y = device(0), device(1)
    with rk.capture("step") as part:
        mix(x, y)
    for name in ("step.py", "step.mlir", "step.mlirbc"):
        part.write(tmp_path / name)
    functions = [
        runpy.run_path(str(tmp_path / "step.py"))["step"],
        *(rk.load_artifact(tmp_path / name) for name in ("step.mlir", "step.mlirbc")),
    ]
    for function in functions:
        np.testing.assert_array_equal(function(*part.inputs.values()), host(y))
    with pytest.raises(rk.Refusal, match=r"RK020.*step.txt"):
        part.write(tmp_path / "step.txt")


def test_options_of_a_program(tmp_path: Path) -> None:
    """The whole program, some launches of it, and launches that it does not have."""
    source = EXAMPLES / "membrane.cu"
    words = (str(source), "--", "64", "12")
    path = tmp_path / "part.py"
    done = tool("run", "--capture", str(path), *words)
    assert output_of(done)
    assert "part(now, before, speed) -> now (12 launches)" in done.stderr
    assert "fori_loop" in path.read_text()
    done = tool("run", f"--capture={path}", "--capture-launches=3:4", *words)
    assert "part(now, before, speed) -> now, before (2 launches)" in done.stderr
    done = tool("run", f"--capture={path}", "--capture-launches=13:", *words)
    assert "part.py is not written: error[RK052]: the program has 12 launches" in done.stderr
    assert tool("run", "--capture=part.c", *words).returncode == 1
    assert tool("run", f"--capture={path}", "--capture-launches=0:3", *words).returncode == 1


def test_the_example_is_differentiated_split_and_exported(monkeypatch: pytest.MonkeyPatch) -> None:
    # The example asks for devices; the variable is not to reach the tests that follow.
    monkeypatch.setenv("XLA_FLAGS", os.environ.get("XLA_FLAGS", ""))
    namespace = runpy.run_path(str(EXAMPLES / "membrane.py"))
    namespace["main"]()


PINNED = r"""
#include <cstdio>
#include "rk_capture.h"
__global__ void twice(float *x) { x[threadIdx.x] *= 2; }
int main() {
  float *x, *shared;
  cudaMalloc(&x, 128);
  cudaMallocManaged(&shared, 128);
  std::printf("%d", rk_capture_end() != 0);
  rk_capture_begin("no/folder.py");
  twice<<<1, 32>>>(x);
  std::printf("%d", rk_capture_end() != 0);
  rk_capture_begin("x.py");
  twice<<<1, 32>>>(shared);
  cudaDeviceSynchronize();
  std::printf("%d%d\n", rk_capture_end() != 0, rk_capture_begin("x.c") != 0);
}
"""


def test_marks_that_fail_give_an_error_and_say_why(tmp_path: Path) -> None:
    done = run_program(PINNED, folder=tmp_path)
    assert output_of(done) == ["1111"]
    for reason in ("no part of the program", "folder.py", "share", "x.c: a part is written to"):
        assert reason in done.stderr
