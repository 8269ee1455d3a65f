"""Names that are not ASCII, need quotes, or are no text at all."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.commands import refused, run

from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.text_parts import quote, unquote
from raise_kernel.runtime.kernel import load

KERNEL = """target triple = "nvptx64-nvidia-cuda"
%"struct.{type}" = type {{ float }}
define ptx_kernel void @"{kernel}"(ptr %"{array}", ptr byval(%"struct.{type}") %"{struct}") {{
  %factor = load float, ptr %"{struct}"
  %x = load float, ptr %"{array}"
  %y = fmul float %x, %factor
  store float %y, ptr %"{array}"
  ret void
}}
"""


def _escaped(name: str) -> str:
    plain = "".join(c if c.isascii() and c not in '"\\' else "?" for c in name)
    if plain == name:
        return name
    return "".join(f"\\{byte:02X}" for byte in name.encode())


@pytest.mark.parametrize("name", ["größe", "変数", "π", "naïve", "a b", 'a"b', "a\\b", "@x", "def"])
def test_kernels_with_such_names(name: str, tmp_path: Path) -> None:
    words = dict.fromkeys(("type", "kernel", "array", "struct"), _escaped(name))
    words["struct"] += "2"
    text = KERNEL.format(**words)
    kernel = load(text)
    assert kernel.name == name
    x = np.array([3.0], np.float32)
    result = kernel[1, 1](x, np.void(np.float32(2).tobytes()))
    np.testing.assert_array_equal(result, [6.0])
    file = tmp_path / "k.ll"
    file.write_text(text)
    assert run("raise-kernel", file, "--list").out.startswith(f"{name}\n")
    assert unquote(quote(name)) == name


def test_a_parameter_is_given_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "k.ll"
    words = {"type": "T", "kernel": "k", "array": _escaped("größe"), "struct": "s"}
    file.write_text(KERNEL.format(**words))
    launch = ["--grid", "1", "--block", "1", "--arg", "s=bytes:00000040", "--run", "--verify"]
    launch = [*launch[:4], "--arg", "größe=f32[1]", *launch[4:]]
    result = run("raise-kernel", file, *launch)
    assert result.code == 0, result.err
    assert "größe: float32[1]" in result.out


def test_names_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "k.ll"
    for field in ("type", "kernel", "array"):
        words = {"type": "T", "kernel": "k", "array": "x", "struct": "s"}
        file.write_text(KERNEL.format(**{**words, field: "a\\FFb"}))
        assert "UTF-8" in refused("raise-kernel", [file, "--list"], "RK001")


def test_mangled_names_count_bytes() -> None:
    assert demangle("_Z7größePfi") == "größe(float*, int)"
    assert demangle("_Z1k7GrößePf") == "k(Größe, float*)"
    for name in ("_Z", "_Z9", "_Z99999999999999999999f", "_ZN", "_Z1kIL", "_ZS_", "_Z1kS9_"):
        assert demangle(name) == name
