"""The host's half of a launch on a GPU, with a driver and a runtime of XLA that only record."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.native.call_frame import api_version
from raise_kernel.runtime.native.gpu.handler import HostLaunch
from raise_kernel.runtime.native.jit import compiled
from raise_kernel.runtime.native.launch import register_target

STREAM, KERNEL = 0x5EA, 0xCE11
LAUNCH = Launch((7, 5, 3), (32, 4, 2), 4096)

_LAUNCHER = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.c_void_p,
    *[ctypes.c_uint] * 7,
    ctypes.c_void_p,
    ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p)),
    ctypes.c_void_p,
)
_API_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)


class Recorder:
    """A runtime and a driver: what they were called with, and what the driver returns."""

    def __init__(self, buffers: Sequence[int], results: int, code: int = 0) -> None:
        self.code = code
        self.launches: list[tuple[int, ...]] = []
        self.parameters: list[int | None] = []
        self.errors: list[tuple[str, int]] = []
        self._buffers = len(buffers)
        self._launcher = _LAUNCHER(self._launch)
        functions = {
            "XLA_FFI_Stream_Get": self._stream,
            "XLA_FFI_Error_Create": self._error,
            "XLA_FFI_DeviceOrdinal_Get": self._device,
        }
        self.device = 0
        self.numbers: list[int] = []
        self._functions = {name: _API_FUNCTION(f) for name, f in functions.items()}
        offsets = api_version().offsets
        api = (ctypes.c_void_p * 64)()
        for name, function in self._functions.items():
            api[offsets[name] // 8] = ctypes.cast(function, ctypes.c_void_p)
        places = [(ctypes.c_void_p * 8)(56, 0, 0, address) for address in buffers]
        pointers = (ctypes.c_void_p * len(buffers))(*map(ctypes.addressof, places))
        outputs = (ctypes.c_void_p * max(results, 1))(*map(ctypes.addressof, places[:results]))
        # size, extensions, api, context, stage; then args and rets: size, extensions, count,
        # types, buffers.
        frame = (ctypes.c_void_p * 16)(0, 0, ctypes.addressof(api), 0x77)
        frame[7], frame[9] = len(buffers), ctypes.addressof(pointers)
        frame[12], frame[14] = results, ctypes.addressof(outputs)
        self._frame = frame
        self._kept = (api, places, pointers, outputs)

    def _launch(self, kernel: int, *rest: Any) -> int:
        self.launches.append((kernel, *rest[:8]))
        slots = rest[8]
        self.parameters = [slots[k][0] for k in range(self._buffers)]
        for k in range(self._numbers):
            at = ctypes.cast(slots[self._buffers + k], ctypes.c_void_p).value or 0
            self.numbers.append(ctypes.c_int.from_address(at).value)
        return self.code

    def _device(self, args: int) -> None:
        assert ctypes.c_void_p.from_address(args + 16).value == 0x77
        ctypes.c_int.from_address(args + 24).value = self.device

    def _stream(self, args: int) -> None:
        assert ctypes.c_void_p.from_address(args + 16).value == 0x77
        ctypes.c_void_p.from_address(args + 24).value = STREAM

    def _error(self, args: int) -> int:
        message = ctypes.c_char_p.from_address(args + 16).value or b""
        self.errors.append((message.decode(), ctypes.c_int.from_address(args + 24).value))
        return 0xE

    def run(self, host: HostLaunch) -> int | None:
        """Calls the handler; the error that it returns."""
        self._numbers = len(host.by_device)
        addresses = compiled(host.text(), (host.symbol, host.uses))
        uses = (ctypes.c_void_p * 2).from_address(addresses[host.uses])
        uses[:] = [ctypes.cast(self._launcher, ctypes.c_void_p).value, KERNEL]
        return _API_FUNCTION(addresses[host.symbol])(ctypes.addressof(self._frame))


def host(buffers: int, symbol: str = "rk.gpu.test") -> HostLaunch:
    """A launch of so many operands, the first of which is also a result."""
    places = tuple(("arg", number) for number in range(buffers))
    return HostLaunch(symbol, "saxpy", LAUNCH, places, buffers, 1)


def test_launches_on_the_stream_of_xla() -> None:
    recorder = Recorder([0x1000, 0x2000, 0x3000], 1)
    assert recorder.run(host(3)) is None
    assert recorder.launches == [(KERNEL, 7, 5, 3, 32, 4, 2, 4096, STREAM)]
    assert recorder.parameters == [0x1000, 0x2000, 0x3000]


def test_an_array_of_no_elements_has_a_null_address() -> None:
    recorder = Recorder([0, 0x2000], 1)
    assert recorder.run(host(2)) is None
    assert recorder.parameters == [None, 0x2000]


def test_numbers_of_the_device_are_passed_by_value() -> None:
    sources = (("arg", 0), ("arg", 1), ("device", 0), ("device", 1))
    numbers = ((0, 3, -4), (7, 8, 9))
    launch = HostLaunch("rk.gpu.numbers", "saxpy", LAUNCH, sources, 2, 1, by_device=numbers)
    recorder = Recorder([0x1000, 0x2000], 1)
    for recorder.device in (2, 0, 1):
        assert recorder.run(launch) is None
    assert recorder.parameters == [0x1000, 0x2000]
    assert recorder.numbers == [-4, 9, 0, 7, 3, 8]
    recorder.device = 3
    assert recorder.run(launch) == 0xE
    assert len(recorder.launches) == 3


@pytest.mark.parametrize(
    ("code", "kind", "said"),
    [
        (
            700,
            13,
            "error[RK050]: saxpy[(7,5,3), (32,4,2)]: the device's context is lost: an address",
        ),
        (2, 8, "error[RK043]: saxpy[(7,5,3), (32,4,2)]: the device has no memory"),
        (999, 13, "error[RK050]: saxpy[(7,5,3), (32,4,2)]: the driver does not launch it"),
    ],
)
def test_an_error_of_the_driver_names_kernel_and_launch(code: int, kind: int, said: str) -> None:
    recorder = Recorder([0x1000], 1, code)
    assert recorder.run(host(1)) == 0xE
    ((message, category),) = recorder.errors
    assert message.startswith(said)
    assert category == kind


def test_another_number_of_buffers_is_an_error() -> None:
    recorder = Recorder([0x1000, 0x2000], 1)
    assert recorder.run(host(1)) == 0xE
    assert recorder.launches == []


def test_without_a_stream_the_error_is_of_xla() -> None:
    launch = host(1, "rk.gpu.on.a.cpu")
    addresses = compiled(launch.text(), (launch.symbol, launch.uses))
    register_target(launch.symbol, addresses[launch.symbol], "cpu")
    x = jnp.zeros(4)
    run = jax.ffi.ffi_call(
        launch.symbol, jax.ShapeDtypeStruct(x.shape, x.dtype), input_output_aliases={0: 0}
    )
    with pytest.raises(jax.errors.JaxRuntimeError, match="UNIMPLEMENTED"):
        jax.block_until_ready(run(x))
