"""The reference executor: inline PTX."""

from __future__ import annotations

import numpy as np
import pytest
from tests.reference.load import LEVELS, run

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.checking.verify import verify_call
from raise_kernel.runtime.reference import execute

levels = pytest.mark.parametrize("level", LEVELS)
N = 32
RANDOM = np.random.default_rng(5)
X = RANDOM.integers(0, 2**32, N, np.uint32)
Y = RANDOM.integers(0, 2**32, N, np.uint32)
X[:4] = [0, 1, 0xFFFFFFFF, 0x80000000]


def _bits(values: np.ndarray, count: int) -> list[str]:
    return [f"{int(v):0{count}b}" for v in values]


@levels
def test_integer_instructions(level: str):
    out = run("assembly", "integers", (1, N), X, Y, np.zeros((14, N), np.uint32), level=level)[2]
    a, b = X.astype(np.uint64), Y.astype(np.uint64)
    field = np.uint64(((1 << 12) - 1) << 8)
    amount = b & np.uint64(63)
    want = [
        a + b,
        (a * b) >> np.uint64(32),
        (a >> np.uint64(4)) & np.uint64(255),
        (b & ~field) | ((a << np.uint64(8)) & field),
        a ^ b ^ (a >> np.uint64(3)),
        (b << np.uint64(7)) | (a >> np.uint64(25)),
        (a & np.uint64(0xFFFF)) | (b << np.uint64(16)),
        np.array([int(v).bit_length() - 1 for v in X]).astype(np.uint64),
        np.where(X < Y, 1, 2),
        np.where(amount > 31, 0, a << np.minimum(amount, np.uint64(31))),
        np.where(X > 100, 9, 5),
        np.array([int(text[::-1], 2) for text in _bits(X, 32)]),
        np.array([text.count("1") for text in _bits(X, 32)]),
        np.full(N, 0xFFFFFFFF),
    ]
    for row, expected in enumerate(want):
        kept = np.asarray(expected).astype(np.uint64) & np.uint64(0xFFFFFFFF)
        np.testing.assert_array_equal(out[row], kept, err_msg=f"row {row}")


@levels
def test_carry(level: str):
    x = RANDOM.integers(0, 2**32, (8, 4), np.uint32)
    y = RANDOM.integers(0, 2**32, (8, 4), np.uint32)
    y[0], x[0] = 0xFFFFFFFF, [1, 0, 0, 0]
    out = run("assembly", "wide_add", (1, 8), x, y, np.zeros_like(x), level=level)[2]

    def number(words: np.ndarray) -> int:
        return int.from_bytes(words.tobytes(), "little")

    for a, b, r in zip(x, y, out, strict=True):
        assert number(r) == (number(a) + number(b)) % (1 << 128)


@levels
def test_float_instructions(level: str):
    x = RANDOM.uniform(0.1, 3.0, N).astype(np.float32)
    out = run("assembly", "floats", (1, N), x, np.zeros((8, N), np.float32), level=level)[1]
    wide = x.astype(np.float64)
    np.testing.assert_allclose(out[0], np.exp2(wide), rtol=1e-7)
    np.testing.assert_allclose(out[1], 1 / np.sqrt(wide), rtol=1e-7)
    np.testing.assert_array_equal(out[2], (wide * wide + 1).astype(np.float32))
    exact = wide + 2.0**-24
    near = exact.astype(np.float32)
    toward_zero = np.where(near > exact, np.nextafter(near, np.float32(0)), near)
    np.testing.assert_array_equal(out[3], toward_zero)
    np.testing.assert_allclose(out[4], np.tanh(wide), rtol=1e-7)
    np.testing.assert_array_equal(out[5], np.maximum(x, 2))
    np.testing.assert_array_equal(out[6], np.rint(x))
    np.testing.assert_array_equal(out[7], np.clip(x + np.float32(0.25), 0, 1))


@levels
def test_memory_instructions(level: str):
    x = np.arange(4, dtype=np.float32)
    y = run("assembly", "memory", (1, 1), x, np.zeros_like(x), level=level)[1]
    np.testing.assert_array_equal(y, [1, 1, 2, 3])


@levels
def test_branches(level: str):
    x = np.array([1000, 5, 16, 44], np.uint32)
    np.testing.assert_array_equal(run("assembly", "loop", (1, 4), x, level=level)[0], [7, 2, 8, 5])


@levels
def test_packed_halves(level: str):
    x = RANDOM.normal(size=2 * N).astype(np.float16)
    y = RANDOM.normal(size=2 * N).astype(np.float16)
    out = run(
        "assembly",
        "halves",
        (1, N),
        x.view(np.uint32),
        y.view(np.uint32),
        np.zeros((2, N), np.uint32),
        level=level,
    )[2].view(np.float16)
    np.testing.assert_array_equal(out[0], x + y)
    wide = x.astype(np.float64) * y.astype(np.float64) + x.astype(np.float64)
    np.testing.assert_array_equal(out[1], wide.astype(np.float16))


@levels
def test_barriers_in_shared_memory(level: str):
    x = np.arange(48, dtype=np.float32)
    y = run("assembly", "memory_barrier", (2, 48), x, np.zeros_like(x), 4, level=level)[1]
    np.testing.assert_array_equal(y, 4 * x[::-1] + 6)


def test_unknown_instruction_is_refused_with_its_line():
    with pytest.raises(Refusal, match="frobnicate") as caught:
        run("assembly", "unknown", (1, 1), X)
    assert caught.value.code == "RK013"
    assert caught.value.line is not None


@pytest.mark.parametrize("declared", [".reg .b32 c", ".reg.b32 c", ".reg.b32 d, c"])
def test_declarations_with_and_without_blanks(declared: str):
    text = f"""
define ptx_kernel void @k(ptr %x, ptr %y) {{
  %v = load i32, ptr %x
  %r = call i32 asm "{{{declared}; add.u32 c, $1, 5; mov.b32 $0, c;}}", "=r,r"(i32 %v)
  store i32 %r, ptr %y
  ret void
}}
"""
    x, y = np.array([37], np.int32), np.zeros(1, np.int32)
    assert verify_call(rk.load(text)[1, 1], (x, y)).ok
    assert np.asarray(rk.load(text)[1, 1](x, y)).tolist() == [42]


@pytest.mark.parametrize("count", [16, 4, 0])
def test_a_prefetching_copy_is_an_instruction_and_no_label(count: int):
    """`L2::128B` in its name; with a count of source bytes, the rest is zero."""
    text = """
@s = addrspace(3) global [4 x i32] undef, align 16
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
  %to = ptrtoint ptr addrspace(3) @s to i32
  call void asm sideeffect "cp.async.cg.shared.global.L2::128B [$0], [$1], $2, $3;", "r,l,n,r"(i32 %to, ptr %x, i32 16, i32 %n)
  call void asm sideeffect "cp.async.wait_all;", ""()
  %v = load <4 x i32>, ptr addrspace(3) @s, align 16
  store <4 x i32> %v, ptr %y, align 16
  ret void
}
"""  # noqa: E501
    x, y = np.array([3, 5, 7, 9], np.int32), np.full(4, -1, np.int32)
    module, launch = LLVMModule.parse(text, "copy.ll"), launch_of((1, 1))
    found = execute(module, "k", launch, (x, y, np.int32(count)))
    assert np.asarray(found[1]).tolist() == [v if 4 * i < count else 0 for i, v in enumerate(x)]
