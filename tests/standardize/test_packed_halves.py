"""Inline assembly on two half-precision floats of one register."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk

LANES = 32
# Exact in half precision, products too.
PAIRS = np.random.default_rng(5).integers(-40, 40, (3, LANES, 2)) / 4


def _run(asm: str, inputs: list[np.ndarray]) -> np.ndarray:
    """One assembly string on a 32-bit word of each input a lane."""
    types = ["float" if a.dtype.kind == "f" else "i32" for a in inputs]
    names = [f"a{n}" for n in range(len(inputs))]
    loads = "\n".join(
        f"  %p{n} = getelementptr i32, ptr %{a}, i32 %t\n  %v{n} = load {type_}, ptr %p{n}"
        for n, (a, type_) in enumerate(zip(names, types, strict=True))
    )
    operands = ", ".join(f"{type_} %v{n}" for n, type_ in enumerate(types))
    registers = ",".join("f" if type_ == "float" else "r" for type_ in types)
    parameters = "".join(f"ptr %{a}, " for a in names)
    text = f"""
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @apply({parameters}ptr %out) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
{loads}
  %r = call i32 asm "{asm}", "=r,{registers}"({operands})
  %q = getelementptr i32, ptr %out, i32 %t
  store i32 %r, ptr %q
  ret void
}}
"""
    return np.asarray(rk.load(text)[1, LANES](*inputs, np.zeros(LANES, np.uint32)))


def _packed(pairs: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(pairs.astype(np.float16)).view(np.uint32)[:, 0]


def _unpacked(words: np.ndarray) -> np.ndarray:
    return words[:, None].view(np.float16)


@pytest.mark.parametrize(
    ("opcode", "function"),
    [
        ("add", np.add),
        ("sub", np.subtract),
        ("mul", np.multiply),
        ("min", np.minimum),
        ("max", np.maximum),
    ],
)
def test_arithmetic(opcode: str, function: np.ufunc) -> None:
    found = _run(f"{opcode}.f16x2 $0, $1, $2;", [_packed(PAIRS[0]), _packed(PAIRS[1])])
    np.testing.assert_array_equal(_unpacked(found), function(PAIRS[0], PAIRS[1]))


def test_fused() -> None:
    found = _run("fma.rn.f16x2 $0, $1, $2, $3;", [_packed(pairs) for pairs in PAIRS])
    np.testing.assert_array_equal(_unpacked(found), PAIRS[0] * PAIRS[1] + PAIRS[2])


def test_a_conversion_takes_the_high_half_first() -> None:
    floats = [PAIRS[0][:, k].astype(np.float32) for k in range(2)]
    found = _run("cvt.rn.f16x2.f32 $0, $1, $2;", floats)
    np.testing.assert_array_equal(_unpacked(found), np.stack(floats[::-1], axis=1))
