"""Machines on which a kernel does not run natively: the raised program does, and a remark says why;
where there is none, the refusal of the kernel says it."""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Iterator
from typing import Any

import jax
import numpy as np
import pytest
from tests.kernels.specs import SPECS
from tests.native.clock import forget

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Raised
from raise_kernel.runtime import kernel as kernel_module
from raise_kernel.runtime.native.gpu import launch as launch_module
from raise_kernel.runtime.native.gpu import program as program_module
from raise_kernel.runtime.native.gpu.driver import Driver


class Library:
    """libcuda of one device: a code for each function that fails, what the assembler says, the
    local memory of a thread and the memory that is free."""

    def __init__(
        self,
        codes: dict[str, int] | None = None,
        log: str = "",
        local: int = 0,
        free: int = 1 << 30,
    ) -> None:
        self.codes, self.log, self.local, self.free = codes or {}, log, local, free

    def cuDriverGetVersion(self, to: Any) -> int:
        to._obj.value = 12040
        return 0

    def cuDeviceGetCount(self, to: Any) -> int:
        to._obj.value = 1
        return 0

    def cuDeviceGetAttribute(self, to: Any, attribute: int, device: int) -> int:
        to._obj.value = {75: 9, 76: 0, 16: 132, 39: 2048, 95: 1}[attribute]
        return 0

    def cuGetErrorName(self, code: int, to: Any) -> int:
        names = {2: b"CUDA_ERROR_OUT_OF_MEMORY", 218: b"CUDA_ERROR_INVALID_PTX"}
        to._obj.value = names.get(code, b"CUDA_ERROR_UNSUPPORTED_PTX_VERSION")
        return 0

    def cuLibraryLoadData(
        self, library: Any, image: Any, options: Any, values: Any, *_: Any
    ) -> int:
        said = self.log.encode() + b"\0"
        ctypes.memmove(values[0], said, len(said))
        return self.codes.get("cuLibraryLoadData", 0)

    def cuKernelGetAttribute(self, to: Any, attribute: int, *_: Any) -> int:
        to._obj.value = {3: self.local, 4: 32}[attribute]
        return 0

    def cuMemGetInfo_v2(self, free: Any, total: Any) -> int:
        free._obj.value, total._obj.value = self.free, 1 << 37
        return 0

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("cu"):
            raise AttributeError(name)
        return lambda *_: self.codes.get(name, 0)


@contextlib.contextmanager
def machine(library: Library) -> Iterator[None]:
    made: Any = Driver(library)
    made.address = lambda function: 1
    with pytest.MonkeyPatch.context() as patch:
        for module in (program_module, launch_module):
            patch.setattr(module, "driver", lambda: made)
        patch.setattr(launch_module, "cuda_devices", lambda: [0])
        patch.setattr(launch_module, "_loaded", {})
        patch.setattr(launch_module, "register_target", lambda *_: None)
        forget(patch)
        yield


BAD = {
    "no memory": (Library({"cuLibraryLoadData": 2}), "CUDA_ERROR_OUT_OF_MEMORY (2)"),
    "no memory for the code": (Library({"cuKernelGetFunction": 2}), "CUDA_ERROR_OUT_OF_MEMORY (2)"),
    "a driver too old for the PTX": (
        Library({"cuLibraryLoadData": 222}, "Unsupported .version 8.4"),
        "CUDA_ERROR_UNSUPPORTED_PTX_VERSION (222): Unsupported .version 8.4",
    ),
    "a stack that no device has": (
        Library({"cuLibraryLoadData": 218}, "uses too much local data (0x90000 bytes)"),
        "CUDA_ERROR_INVALID_PTX (218): uses too much local data",
    ),
    "a stack that does not fit": (
        Library(local=1 << 18, free=1 << 33),
        "262144 bytes of local memory a thread are 67584 MiB on device 0, which has 8192 MiB left",
    ),
}


def launcher(executor: str) -> tuple[Any, Any]:
    spec = SPECS["saxpy"]
    call = spec.call(spec.sizes[0])
    kernel = rk.load(spec.path("O3"), kernel=spec.kernel)
    return kernel[call.launch].options(target="cuda", executor=executor), call


@pytest.mark.parametrize("what", BAD)
def test_the_raised_program_runs(what: str) -> None:
    library, said = BAD[what]
    launch, call = launcher("native")
    with machine(library):
        result = launch(*call.args)
        lowered = launch.lower(*call.args)
    in_numpy = SPECS["saxpy"].numpy
    assert in_numpy is not None
    want = in_numpy(*call.args)
    np.testing.assert_allclose(result, want, rtol=1e-5, atol=1e-6)
    assert lowered.executor == "xla"
    (remark,) = [r for r in lowered.remarks if r.pass_name == "native-gpu"]
    assert remark.kind == "missed"
    assert said in remark.message
    assert "the raised program is used" in remark.message


@pytest.mark.parametrize("what", BAD)
def test_a_kernel_without_a_tensor_form_is_refused(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> Raised:
        raise Refusal("RK033", "a lock between threads")

    monkeypatch.setattr(kernel_module, "raise_specialized", refuse)
    library, said = BAD[what]
    launch, call = launcher("native")
    with machine(library), pytest.raises(Refusal) as caught:
        launch.lower(*call.args)
    assert caught.value.code == "RK033"
    assert said in str(caught.value.hint)


def test_a_machine_that_has_it_all() -> None:
    launch, call = launcher("native")
    with machine(Library(local=1 << 18, free=1 << 37)):
        structs = [
            jax.ShapeDtypeStruct(a.shape, a.dtype) if isinstance(a, np.ndarray) else a
            for a in call.args
        ]
        assert launch.lower(*structs).executor == "native"
