"""Launches on a GPU without one: what a remark says, and which array is what to XLA."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.kernels.specs import SPECS

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.native import native_launch
from raise_kernel.runtime.native.gpu import driver as driver_module
from raise_kernel.runtime.native.gpu import launch as launch_module
from raise_kernel.runtime.native.gpu import program as program_module
from raise_kernel.runtime.native.gpu.driver import Driver, Failure, GpuKernel, driver, refusal_of
from raise_kernel.runtime.native.gpu.faults import refuse_lost_context
from raise_kernel.runtime.native.gpu.program import gpu_code
from raise_kernel.runtime.native.gpu.target import GpuTarget

pytestmark = pytest.mark.usefixtures("x64")


def lowered(name: str, **options: str) -> Any:
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    kernel = rk.load(spec.path("O3"), kernel=spec.kernel)
    return kernel[call.launch].options(**options).lower(*call.args)


def test_without_a_driver_the_raised_program_runs() -> None:
    if Path("/dev/nvidiactl").exists():
        pytest.skip("a driver is here")
    low = lowered("saxpy", target="cuda", executor="native")
    assert low.executor == "xla"
    said = [str(remark) for remark in low.remarks if remark.pass_name == "native-gpu"]
    assert len(said) == 1
    assert "no native code for the GPU: there is no CUDA driver" in said[0]
    spec = SPECS["saxpy"]
    call = spec.call(spec.sizes[0])
    kernel = rk.load(spec.path("O3"))
    launch = kernel[call.launch].options(target="cuda", executor="native")
    assert spec.numpy is not None
    want = spec.numpy(*call.args)
    np.testing.assert_allclose(launch(*call.args), want, rtol=1e-5, atol=1e-6)


class Machine:
    """A driver that takes every kernel."""

    target = GpuTarget()

    def __init__(self, holds: bool = True) -> None:
        self.holds = holds
        self.loads: list[str] = []

    def load(self, ptx: str, name: str, devices: list[int], shared_bytes: int) -> GpuKernel:
        self.loads.append(name)
        return GpuKernel(0xCE11, 32, 0)

    def check_stack(self, kernel: GpuKernel, devices: list[int]) -> None:
        pass

    def fits_at_once(self, *_: object) -> bool:
        return self.holds

    def address(self, function: str) -> int:
        return {"cuLaunchKernel": 0x1, "cuLaunchCooperativeKernel": 0x2}[function]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    for module in (program_module, launch_module):
        monkeypatch.setattr(module, "driver", lambda: made)
    monkeypatch.setattr(launch_module, "cuda_devices", lambda: [0])
    monkeypatch.setattr(launch_module, "_loaded", {})
    monkeypatch.setattr(launch_module, "register_target", lambda *_: None)
    return made


def code(name: str) -> Any:
    low = lowered(name)
    return low, gpu_code(low.specialized, low.raised)


def test_a_written_array_is_its_operand_s_memory(machine: Machine) -> None:
    _, native = code("saxpy")
    assert not native.remarks
    assert (native.operands, native.aliases) == ((0, 1), ((1, 0),))
    assert native.launch.sources == (("arg", 0), ("arg", 1))
    assert machine.loads == ["rk__Z5saxpyifPKfPf"]
    native.target()
    assert len(machine.loads) == 1  # once a process
    loaded = native.launch.loaded()
    assert list((ctypes.c_void_p * 2).from_address(loaded.uses)) == [0x1, 0xCE11]


# x[at[t]] = 5
PUT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @put(ptr %x, ptr %at) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds i32, ptr %at, i32 %t
  %i = load i32, ptr %p
  %q = getelementptr inbounds float, ptr %x, i32 %i
  store float 5.0, ptr %q
  ret void
}
"""


def test_what_may_write_outside_is_tested_without_a_warning(machine: Machine) -> None:
    x, at = jnp.zeros(8, jnp.float32), jnp.zeros(8, jnp.int32)
    low = rk.load(PUT)[1, 8].lower(x, at)
    assert not [r for r in low.remarks if r.kind == "warning"]
    (remark,) = gpu_code(low.specialized, low.raised).remarks
    assert remark.message.startswith("1 of 2 accesses are tested")


def test_an_array_that_is_written_whole_is_no_operand(machine: Machine) -> None:
    low, native = code("transpose_padded")
    assert low.raised.written == (1,)
    assert low.raised.read == (0,)
    assert native.operands == (0,)
    assert native.launch.sources == (("arg", 0), ("ret", 0))


def test_a_grid_barrier_counts_in_a_word_of_zeros(machine: Machine) -> None:
    _, native = code("group_grid_sum")
    target = native.target()
    (word,) = target.zeros
    assert (word.shape, word.dtype) == ((), np.uint32)
    place, result = native.aliases[-1]
    assert place == len(native.operands)
    assert result == native.launch.results - 1
    assert native.launch.operands == len(native.operands) + 1
    uses = native.launch.loaded().uses
    assert ctypes.c_void_p.from_address(uses).value == 0x2


@pytest.mark.parametrize("name", ["saxpy", "group_grid_sum", "transpose_padded"])
def test_the_program_for_the_device_calls_the_handler(machine: Machine, name: str) -> None:
    low, native = code(name)
    function = jax.jit(native_launch(low.raised.source.function(), low.raised, native))
    structs = [jax.ShapeDtypeStruct(t.shape, t.dtype) for t in low.raised.parameters]
    text = function.trace(*structs).lower(lowering_platforms=("cuda",)).as_text()
    assert f"@{native.target().name}" in text.replace('"', "")
    assert text.count("output_operand_alias<") == len(native.aliases)


def test_a_grid_that_is_too_large_is_not_native(machine: Machine) -> None:
    machine.holds = False
    _, native = code("group_grid_sum")
    assert native.launch is None
    assert "does not hold" in native.remarks[0].message


def test_a_device_that_jax_does_not_have_is_not_used(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(program_module, "driver", lambda: machine)
    monkeypatch.setattr(launch_module, "driver", lambda: machine)
    _, native = code("saxpy")
    assert "JAX has no CUDA device" in native.remarks[0].message


KEPT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @kept(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds float, ptr %x, i32 %t
  %q = getelementptr inbounds float, ptr %y, i32 %t
  %v = load volatile float, ptr %p
  store volatile float 5.0, ptr %p
  store volatile float %v, ptr %p
  store float %v, ptr %q
  ret void
}
"""


def test_an_array_that_is_written_and_does_not_come_back_is_nobody_else_s(machine: Machine) -> None:
    kernel = rk.load(KEPT)
    x = jnp.zeros(8, jnp.float32)
    low = kernel[1, 8].lower(x, x + 1)
    native = gpu_code(low.specialized, low.raised)
    for number, memory in enumerate(low.signature.memories):
        assert memory.written
        assert number in low.raised.written or number in native.spoiled


def test_a_limit_of_iterations_is_of_the_raised_program(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rk.config, "max_iterations", 10)
    _, native = code("saxpy")
    assert "a limit of iterations" in native.remarks[0].message


class Library:
    """libcuda, of a version and with so many devices; cuInit returns `start`."""

    def __init__(self, version: int, devices: int = 1, start: int = 0) -> None:
        self.version, self.count, self.start = version, devices, start

    def cuInit(self, flags: int) -> int:
        return self.start

    def cuDriverGetVersion(self, to: Any) -> int:
        to._obj.value = self.version
        return 0

    def cuDeviceGetCount(self, to: Any) -> int:
        to._obj.value = self.count
        return 0

    def cuGetErrorName(self, code: int, to: Any) -> int:
        to._obj.value = b"CUDA_ERROR_NO_DEVICE"
        return 0

    def cuDeviceGetAttribute(self, to: Any, attribute: int, device: int) -> int:
        to._obj.value = {75: 9, 76: 0}[attribute]
        return 0


@pytest.mark.parametrize(
    ("library", "said"),
    [
        (Library(11080), r"the driver is for CUDA 11.8; 12.0 is the oldest"),
        (Library(12040, devices=0), "finds no device"),
        (Library(12040, start=100), r"does not start: cuInit: CUDA_ERROR_NO_DEVICE \(100\)"),
    ],
)
def test_a_driver_that_does_not_serve(
    library: Library, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module.ctypes, "CDLL", lambda name: library)
    with pytest.raises(Refusal, match=said):
        driver.__wrapped__()


def test_the_target_is_the_oldest_device() -> None:
    assert Driver(Library(12040, 2)).target == GpuTarget(90, 84)


def test_a_lost_context_names_the_kernels(machine: Machine) -> None:
    error = RuntimeError("INTERNAL: CUDA error: ... CUDA_ERROR_ILLEGAL_ADDRESS: an illegal ...")
    refuse_lost_context(error)  # no native kernel ran
    code("saxpy")
    refuse_lost_context(RuntimeError("out of range"))
    with pytest.raises(Refusal, match=r"RK050.*ILLEGAL_ADDRESS.*saxpy.*\(32, 1, 1\)"):
        refuse_lost_context(error)


def test_no_memory_has_its_own_code() -> None:
    assert refusal_of(Failure("cuLibraryLoadData", 2, "CUDA_ERROR_OUT_OF_MEMORY")).code == "RK043"
    failure = Failure("cuLibraryLoadData", 222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION", "too new")
    assert refusal_of(failure).code == "RK050"
    assert "CUDA_ERROR_UNSUPPORTED_PTX_VERSION (222): too new" in refusal_of(failure).message
