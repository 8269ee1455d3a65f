"""Donated arrays: no copy in the compiled program, and one clear error for using them again."""

from __future__ import annotations

import re
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk

ROOT = Path(__file__).resolve().parents[2]
N = 4096
INPLACE = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @bump(ptr %x, ptr readonly %s) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %q = getelementptr inbounds float, ptr %s, i64 %i
  %v = load float, ptr %p, align 4
  %w = load float, ptr %q, align 4
  %r = fadd float %v, %w
  store float %r, ptr %p, align 4
  ret void
}
"""


@pytest.fixture(scope="module")
def bump() -> rk.Launcher:
    return rk.load(INPLACE)[1, 64]  # 64 of the array's 4096 elements


def arrays() -> tuple[jax.Array, jax.Array]:
    return jnp.arange(N, dtype=jnp.float32), jnp.ones(N, jnp.float32)


def program(launcher: rk.Launcher) -> str:
    return launcher.lower(*arrays()).compile().as_text()


def test_the_compiled_program_updates_in_place(bump: rk.Launcher) -> None:
    plain, donating = program(bump), program(bump.donate("x"))
    assert "input_output_alias" not in plain
    assert re.search(r"input_output_alias=\{ \{\}: \(0, \{\}, (may|must)-alias\) \}", donating)
    whole = re.compile(rf"= f32\[{N}\]\S* copy\(")
    assert whole.search(plain), "a copy of the whole array where it is not given up"
    assert not whole.search(donating)


@pytest.mark.parametrize("which", [(), (0,), ("x",)])
def test_results_and_the_buffer(bump: rk.Launcher, which: tuple) -> None:
    x, s = arrays()
    want = np.asarray(bump(x, s))
    before = x.unsafe_buffer_pointer()
    out = bump.donate(*which)(x, s)
    np.testing.assert_array_equal(out, want)
    assert out.unsafe_buffer_pointer() == before
    assert x.is_deleted() and not s.is_deleted()
    for _ in range(3):  # the short way of calls made before
        out = bump.donate(*which)(out, s)
    np.testing.assert_array_equal(out[:64], want[:64] + 3)


def test_using_a_donated_array_again_is_refused(bump: rk.Launcher) -> None:
    x, s = arrays()
    donating = bump.donate("x")
    kept = donating(x, s)
    for launcher in (donating, bump):
        for _ in range(2):
            with pytest.raises(rk.Refusal, match=r"argument 0 was donated") as error:
                launcher(x, s)
            assert error.value.code == "RK041" and "came back" in str(error.value)
            launcher(kept + 0, s)


def test_what_is_not_written_cannot_be_donated(bump: rk.Launcher) -> None:
    x, s = arrays()
    with pytest.raises(rk.Refusal, match="does not write"):
        bump.donate("s")(x, s)
    for bad in ("z", 2, -1):
        with pytest.raises(rk.Refusal, match=r"0 \(x\), 1 \(s\)"):
            bump.donate(bad)(x, s)
    assert not x.is_deleted() and not s.is_deleted()


def test_inside_jit_the_caller_donates(bump: rk.Launcher) -> None:
    x, s = arrays()
    want = np.asarray(bump(x, s))
    inner = bump.donate("x")
    np.testing.assert_array_equal(jax.jit(lambda a: inner(a, s))(x), want)
    assert not x.is_deleted()
    step = jax.jit(lambda a: bump(a, s), donate_argnums=0)
    np.testing.assert_array_equal(step(x), want)
    assert x.is_deleted()


def test_one_array_of_numpy(bump: rk.Launcher) -> None:
    x, s = map(np.asarray, arrays())
    np.testing.assert_array_equal(bump.donate()(x, s), bump(x, s))
    assert x[1] == 1, "the host's array is the host's"
