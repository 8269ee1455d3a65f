"""The handler that records a launch as a command of XLA's, with a runtime that only notes its
calls."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import pytest

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.native.call_frame import api_version
from raise_kernel.runtime.native.gpu import recording
from raise_kernel.runtime.native.gpu.handler import HostLaunch
from raise_kernel.runtime.native.jit import compiled

CONTEXT, RECORDER, COMMAND, FAILED = 0x77, 0x4EC, 0xC0DE, 0xE
PTX = b".visible .entry rk_saxpy() {}"
_API_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)


class _Sizes(ctypes.Structure):
    _fields_ = (("sizes", ctypes.c_int32 * 9),)


class _Argument(ctypes.Structure):
    _fields_ = (("address", ctypes.c_void_p), ("size", ctypes.c_int64), ("kind", ctypes.c_int32))


class _Arguments(ctypes.Structure):
    _fields_ = (("arguments", ctypes.POINTER(_Argument)), ("count", ctypes.c_int64))


_CREATE = ctypes.CFUNCTYPE(
    ctypes.c_void_p,
    ctypes.c_void_p,
    ctypes.c_char_p,
    ctypes.c_void_p,
    ctypes.c_int64,
    ctypes.c_int,
    _Sizes,
    ctypes.c_uint32,
    ctypes.c_int32,
    ctypes.POINTER(_Arguments),
    ctypes.c_void_p,
    ctypes.c_uint32,
    ctypes.POINTER(ctypes.c_void_p),
)
_UPDATE = ctypes.CFUNCTYPE(
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(_Arguments)
)


class Xla:
    """A runtime with room for `most` commands, whose recorder may refuse or be of a `version`."""

    def __init__(
        self, most: int = 16, refuses: bool = False, version: tuple[int, int] = recording.VERSION
    ) -> None:
        self.calls: list[Any] = []
        self.errors: list[str] = []
        self._refuses = refuses
        self._create, self._update = _CREATE(self._created), _UPDATE(self._updated)
        self._functions = [_API_FUNCTION(self._found), _API_FUNCTION(self._error)]
        self._table = (ctypes.c_void_p * 6)(_address(self._create), _address(self._update))
        self.commands, self.count = (ctypes.c_void_p * most)(), ctypes.c_int64()
        self._record = (ctypes.c_int64 * 6)(
            RECORDER,
            ctypes.addressof(self._table),
            0,
            ctypes.addressof(self.commands),
            ctypes.addressof(self.count),
            most,
        )
        versions = version[0] | version[1] << 32
        self._extension = (ctypes.c_int64 * 5)(
            40, recording.EXTENSION, versions, 0, ctypes.addressof(self._record)
        )
        offsets = api_version().offsets
        self._api = (ctypes.c_void_p * 64)()
        for name, function in zip(
            ("XLA_FFI_InvokeContext_FindExtension", "XLA_FFI_Error_Create"),
            self._functions,
            strict=True,
        ):
            self._api[offsets[name] // 8] = _address(function)

    def _found(self, args: int) -> None:
        words = (ctypes.c_int64 * 5).from_address(args)
        assert words[:4] == [40, 0, CONTEXT, recording.EXTENSION]
        words[4] = ctypes.addressof(self._extension)

    def _error(self, args: int) -> int:
        self.errors.append((ctypes.c_char_p.from_address(args + 16).value or b"").decode())
        return FAILED

    def _created(
        self,
        recorder: int,
        name: bytes,
        ptx: int,
        size: int,
        form: int,
        sizes: _Sizes,
        shared: int,
        overlaps: int,
        arguments: Any,
        _before: int,
        before: int,
        made: Any,
    ) -> int | None:
        text = ctypes.string_at(ptx, size)
        kernel = name.decode(), text, form, list(sizes.sizes), shared, overlaps, before
        self.calls.append((recorder, kernel, _read(arguments)))
        if self._refuses:
            return FAILED
        made[0] = COMMAND
        return None

    def _updated(self, recorder: int, command: int, arguments: Any) -> None:
        self.calls.append((recorder, command, _read(arguments)))

    def run(self, host: HostLaunch, buffers: list[int], update: bool = False) -> int | None:
        """Calls the handler on buffers at addresses; the error that it returns."""
        self._record[2] = int(update)
        addresses = compiled(host.text(), (host.symbol, host.record, host.uses))
        text = ctypes.create_string_buffer(PTX)
        uses = (ctypes.c_void_p * 4).from_address(addresses[host.uses])
        uses[:] = [None, None, ctypes.addressof(text), len(PTX)]
        places = [(ctypes.c_void_p * 8)(56, 0, 0, address) for address in buffers]
        pointers = (ctypes.c_void_p * len(buffers))(*map(ctypes.addressof, places))
        frame = (ctypes.c_void_p * 16)(0, 0, ctypes.addressof(self._api), CONTEXT)
        frame[7], frame[9] = host.operands, ctypes.addressof(pointers)
        frame[12], frame[14] = host.results, ctypes.addressof(pointers)
        return _API_FUNCTION(addresses[host.record])(ctypes.addressof(frame))


def _address(function: Any) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value


def _read(arguments: Any) -> list[tuple[int | None, int, int]]:
    listed = arguments[0]
    rows = [listed.arguments[k] for k in range(listed.count)]
    return [(row.address, row.size, row.kind) for row in rows]


@pytest.fixture
def extended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A runtime whose handlers may have extensions, whatever this jaxlib has."""
    version = api_version()
    name = "XLA_FFI_InvokeContext_FindExtension"
    if name not in version.offsets:
        offsets = {**version.offsets, name: 8 + max(version.offsets.values())}
        larger = replace(version, offsets=offsets)
        monkeypatch.setattr(recording, "api_version", lambda: larger)
        monkeypatch.setitem(globals(), "api_version", lambda: larger)


def host(sources: tuple[tuple[str, int], ...], symbol: str = "rk.gpu.recorded") -> HostLaunch:
    launch = Launch((7, 5, 3), (32, 4, 2), 4096)
    operands = sum(word == "arg" for word, _ in sources)
    return HostLaunch(symbol, "saxpy", launch, sources, operands, 1, entry="rk_saxpy")


TWO = (("arg", 0), ("arg", 1))


def test_the_launch_becomes_a_command(extended: None) -> None:
    xla = Xla()
    assert xla.run(host(TWO), [0x1000, 0x2000]) is None
    kernel = "rk_saxpy", PTX, 0, [7, 5, 3, 32, 4, 2, 0, 0, 0], 4096, 0, 0
    assert xla.calls == [(RECORDER, kernel, [(0x1000, 0, 0), (0x2000, 0, 0)])]
    assert (xla.count.value, xla.commands[0]) == (1, COMMAND)


def test_a_command_gets_new_addresses(extended: None) -> None:
    xla = Xla()
    xla.run(host(TWO), [0x1000, 0x2000])
    assert xla.run(host(TWO), [0x5000, 0], update=True) is None
    assert xla.calls[1:] == [(RECORDER, COMMAND, [(0x5000, 0, 0), (None, 0, 0)])]
    assert xla.count.value == 1


def test_results_that_are_no_operands_are_arguments_too(extended: None) -> None:
    xla = Xla()
    launch = host((("ret", 0), ("arg", 0)), "rk.gpu.recorded.result")
    assert xla.run(launch, [0x3000]) is None
    assert xla.calls[0][2] == [(0x3000, 0, 0), (0x3000, 0, 0)]


def test_an_error_of_the_recorder_is_returned(extended: None) -> None:
    xla = Xla(refuses=True)
    assert xla.run(host(TWO), [0x1000, 0x2000]) == FAILED
    assert xla.count.value == 0


@pytest.mark.parametrize("runtime", [{"version": (0, 2)}, {"version": (1, 1)}, {"most": 0}])
def test_another_recorder_is_an_error(extended: None, runtime: dict[str, Any]) -> None:
    xla = Xla(**runtime)
    assert xla.run(host(TWO), [0x1000, 0x2000]) == FAILED
    assert "RK050" in xla.errors[0]


def test_launches_are_recorded_where_the_header_is_known(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, extended: None
) -> None:
    folder = tmp_path / "xla" / "ffi" / "api"
    folder.mkdir(parents=True)
    monkeypatch.setattr(jax.ffi, "include_dir", lambda: str(tmp_path))

    def recorded(lines: str) -> bool:
        (folder / "record_c_api.h").write_text(lines)
        return recording.records.__wrapped__()

    known = (
        "#define XLA_FFI_Extension_Record 128\n"
        "#define XLA_FFI_Extension_Record_MajorVersion 0\n"
        "#define XLA_FFI_Extension_Record_MinorVersion 1\n"
    )
    assert not recording.records.__wrapped__()
    assert recorded(known)
    assert not recorded(known.replace("MinorVersion 1", "MinorVersion 2"))
    assert not recorded("")
