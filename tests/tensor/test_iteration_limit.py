"""A cap on the iterations of loops whose trip count is not known: `config.max_iterations`."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.tools import raise_kernel as tool

# Each lane halves its number until it is 1; 0 stays 0 for ever.
HALVE = """
define ptx_kernel void @halve(ptr %x, ptr %steps) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr i32, ptr %x, i64 %i
  %v = load i32, ptr %p
  %q = getelementptr i32, ptr %steps, i64 %i
  br label %loop
loop:
  %n = phi i32 [ %v, %entry ], [ %next, %body ]
  %k = phi i32 [ 0, %entry ], [ %more, %body ]
  %one = icmp eq i32 %n, 1
  br i1 %one, label %done, label %body
body:
  %next = lshr i32 %n, 1
  %more = add i32 %k, 1
  br label %loop
done:
  store i32 %k, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch):
    def set_limit(value: int | None) -> None:
        monkeypatch.setattr(rk.config, "max_iterations", value)

    return set_limit


def test_loops_within_the_limit_are_as_without(limit) -> None:
    x = np.array([1, 2, 7, 1 << 20], np.int32)
    limit(20)  # exactly what the last lane takes
    steps = rk.load(HALVE)[1, 4](x, np.zeros_like(x))
    assert np.asarray(steps).tolist() == [0, 1, 2, 20]


def test_a_loop_past_the_limit_is_an_error(limit) -> None:
    x = np.array([1, 2, 7, 1 << 20], np.int32)
    limit(19)
    kernel = rk.load(HALVE)
    with pytest.raises(Refusal, match="more than 19 iterations") as caught:
        kernel[1, 4](x, np.zeros_like(x))
    assert caught.value.code == "RK026"
    assert caught.value.kernel == "halve"
    limit(1000)
    x[1] = 0
    for _ in range(2):  # the second call goes the same way
        with pytest.raises(Refusal, match="RK026"):
            kernel[1, 4](x, np.zeros_like(x))


def test_a_traced_kernel_ends_the_outer_program(limit) -> None:
    limit(100)
    kernel = rk.load(HALVE)
    outer = jax.jit(lambda x: kernel[1, 4](x, jnp.zeros_like(x)) + 1)
    assert np.asarray(outer(np.array([1, 2, 4, 8], np.int32))).tolist() == [1, 2, 3, 4]
    with pytest.raises(Exception, match="RK026"):
        jax.block_until_ready(outer(np.array([1, 0, 4, 8], np.int32)))
        jax.effects_barrier()


def test_limits_that_are_none(limit) -> None:
    limit(0)
    with pytest.raises(Refusal, match="RK020"):
        rk.load(HALVE)[1, 4]


def test_on_the_command_line(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "halve.ll").write_text(HALVE)
    np.save(tmp_path / "x.npy", np.array([1, 0, 4, 8], np.int32))
    words = [str(tmp_path / "halve.ll"), "--grid", "1", "--block", "4"]
    words += ["--arg", "x=i32[4]", "--arg", "steps=i32[4]", "--run"]
    words += ["--input", f"x={tmp_path / 'x.npy'}", "--max-iterations", "50"]
    assert tool.run(words) == 1
    error = capsys.readouterr().err
    assert error.startswith("error[RK026]: a loop") and "more than 50 iterations" in error
    assert "Traceback" not in error
