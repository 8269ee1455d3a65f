"""printf, assertions and traps: collected from the raised program, or dropped with a remark."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.analysis.lanes.print_format import Conversion, parse_format
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.reference import execute
from raise_kernel.runtime.replay.print_lanes import print_lanes
from raise_kernel.tools import raise_kernel as tool

FILES = Path(__file__).parents[1] / "reference" / "kernels"
O1 = FILES / "O1" / "printing.ll"


@pytest.fixture
def collect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rk.config, "printf", "collect")


@pytest.mark.parametrize("level", ["O0", "O1"])
def test_every_conversion_as_the_reference_executor_prints_it(
    level: str, collect: None, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = rk.load(FILES / level / "printing.ll", kernel="forms")
    a = np.array([1, -2, 300, 0, 2**31 - 1, -(2**31)], np.int32)
    d = np.array([1.5, -np.inf, 1e30, np.nan, -0.0, 0.1])
    with jax.enable_x64(True):
        kernel[2, 3](a, d, np.zeros_like(a))
    raised = capsys.readouterr().out
    execute(kernel.module, kernel.info.name, kernel[2, 3].launch, [a, d, np.zeros_like(a)])
    assert len(raised.splitlines()) == 6
    assert raised == capsys.readouterr().out


def test_masked_lanes_print_nothing_and_a_lane_keeps_its_order(
    collect: None, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = rk.load(O1, kernel="masked")
    x = np.array([1, 1, 2, 3, -1, 5, 6, 7, 8, 9, 10], np.float32)
    y = kernel[3, 4](x, np.full(11, -1, np.int32), 11)
    assert np.asarray(y).tolist() == [*range(11)]
    lines = capsys.readouterr().out.splitlines()
    pairs = [tuple(map(int, re.findall(r"\d+", line)[:2])) for line in lines]
    expected = [(i, j) for i in range(11) for j in range(i % 3) if x[i] > 0]
    assert sorted(pairs) == expected
    assert pairs == sorted(pairs, key=lambda pair: pair[::-1])  # trip by trip, in lane order


def test_between_barriers_and_in_a_jitted_program(
    collect: None, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = rk.load(O1, kernel="tile")
    x = np.arange(16, dtype=np.float32)
    sums = np.repeat(x.reshape(2, 8).sum(1), 8)
    np.testing.assert_array_equal(kernel[2, 8](x, np.zeros_like(x)), sums)
    assert capsys.readouterr().out == "block 0 first 7\nblock 1 first 15\n"
    outer = jax.jit(lambda x: kernel[2, 8](x, jnp.zeros_like(x)) + 1)
    np.testing.assert_array_equal(outer(x), sums + 1)
    jax.effects_barrier()
    assert capsys.readouterr().out == "block 0 first 7\nblock 1 first 15\n"
    with pytest.raises(Exception, match=r"RK027.*v < 1000.f, at printing.cu:\d+"):
        jax.block_until_ready(outer(x + 900))
        jax.effects_barrier()


def test_a_failed_assertion_and_a_trap_name_lane_and_line(collect: None) -> None:
    kernel = rk.load(O1, kernel="tile")
    x = np.zeros(16, np.float32)
    for at, value, message in ((9, 2000, "assertion failed: v < 1000.f"), (1, -2000, "trap")):
        bad = x.copy()
        bad[at] = value
        with pytest.raises(Refusal, match=message) as caught:
            kernel[2, 8](bad, x)
        assert caught.value.code == "RK027"
        assert f"in block ({at // 8},0,0), thread (0,0,0)" in str(caught.value)
        assert re.search(r"at printing\.cu:\d+", str(caught.value))
        with pytest.raises(Refusal) as reference:
            execute(kernel.module, kernel.info.name, kernel[2, 8].launch, [bad, x])
        assert reference.value.code == "RK027"
        assert reference.value.line is not None and "printing.cu:" in reference.value.line
        assert f"block ({at // 8},0,0), thread" in str(reference.value)
    np.testing.assert_array_equal(kernel[2, 8](x, x + 1), x)  # the next call is none the worse


def test_dropped_with_a_remark(capsys: pytest.CaptureFixture[str]) -> None:
    launch = rk.load(O1, kernel="tile")[2, 8]
    x = np.full(16, 900, np.float32)
    launch(x, x)
    assert capsys.readouterr().out == ""
    low = launch.lower(x, x)
    assert "custom_call" not in low.as_text()
    remarks = " ".join(map(str, low.remarks))
    for word in ("printf is dropped", "assertion ends the lane", "a trap ends the lane"):
        assert word in remarks


def test_a_string_that_is_data_is_dropped_with_a_remark(
    collect: None, capsys: pytest.CaptureFixture[str]
) -> None:
    launch = rk.load(O1, kernel="unknown")[1, 2]
    args = np.zeros(4, np.int8), np.zeros(2, np.int32)
    assert np.asarray(launch(*args)[1]).tolist() == [1, 1]
    assert capsys.readouterr().out == ""
    assert any("not constant" in str(r) for r in launch.lower(*args).remarks)


def test_on_the_command_line(capfd: pytest.CaptureFixture[str]) -> None:
    words = [str(O1), "--kernel", "tile", "--grid", "2", "--block", "8", "--run"]
    words += ["--arg", "x=f32[16]", "--arg", "y=f32[16]"]
    assert tool.run([*words, "--printf", "collect"]) == 0
    assert "block 1 first 0\n" in capfd.readouterr().out
    assert tool.run(words) == 0
    assert "block 1" not in capfd.readouterr().out
    assert tool.run([*words, "--printf", "some"]) == 1
    assert "RK020" in capfd.readouterr().err


def test_a_setting_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rk.config, "printf", "sometimes")
    with pytest.raises(Refusal, match="not one of collect, drop"):
        rk.load(O1, kernel="tile")[1, 8]


INTEGERS = [0, 7, -7, 2**31 - 1, -(2**31)]
FLOATS = [0.0, -0.0, 1.0, -1.5, 1e-310, 1e300, np.inf, -np.inf, 123456.789]


def test_formats_as_c_does(capsys: pytest.CaptureFixture[str]) -> None:
    """Every flag, width and precision, against the C library."""
    libc = ctypes.CDLL(None)
    libc.snprintf.argtypes = (ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p)
    buffer = ctypes.create_string_buffer(4096)
    at = np.zeros(1, np.int32)
    count = 0
    for kind in "diuxXoeEfFgGaA":
        floating = kind in "eEfFgGaA"
        for shape in ("", "9", "-9", "09", "+", " 9", "+09.3", "-09.2", ".0", ".", "12.5", "-0"):
            parts = parse_format(f"%{shape}{kind}")
            if parts is None:
                assert kind in "aA" or shape in (".0", ".")
                continue
            part = parts[0]
            assert isinstance(part, Conversion)
            for value in FLOATS if floating else INTEGERS:
                c = ctypes.c_double(value) if floating else ctypes.c_int(int(value))
                libc.snprintf(buffer, 4096, f"%{shape}{kind}".encode(), c)
                word = np.array([value], np.float64 if floating else np.int32).view(np.int32)
                print_lanes([[part.text, part.kind]], [True], at, at, word)
                assert capsys.readouterr().out == buffer.value.decode(), (shape, kind, value)
                count += 1
    assert count > 500
    assert [parse_format(f) for f in ("%p", "%n", "%#x", "%.3a", "%ls", "%", "%5%")] == [None] * 7
