"""Quotients and roots that decide whole numbers, where XLA's err by an ulp as on GPUs.

The program for a GPU runs on the CPU, with an ulp taken from each f32 quotient and root in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from tests.support.run_stablehlo import run_stablehlo

import raise_kernel as rk
from raise_kernel.bindings import ir, parse_module, stablehlo
from raise_kernel.mlir.walks import walk
from raise_kernel.passes.tensor.elementwise.build import element_type, splat

N = 1024
KERNEL = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.sqrt.f32(float)
declare float @llvm.floor.f32(float)
define void @main(ptr %x, ptr %y, ptr %out, float %s) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr float, ptr %x, i32 %i
  %b = getelementptr float, ptr %y, i32 %i
  %o = getelementptr i32, ptr %out, i32 %i
  %u = load float, ptr %a
  %v = load float, ptr %b
BODY
  store i32 %r, ptr %o
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @main, !"kernel", i32 1}
"""

Case = tuple[list[str], Any]
TO_INT = "%r = fptosi float %q to i32"
# Lines of IR, and what they are in NumPy, of two arrays and a number.
CASES: dict[str, Case] = {
    "quotient": (["%q = fdiv float %u, %v", TO_INT], lambda u, v, s: u / v),
    "number": (["%q = fdiv float %u, %s", TO_INT], lambda u, v, s: u / s),
    "constant": (["%q = fdiv float %u, 3.0", TO_INT], lambda u, v, s: u / 3),
    "two": (
        ["%p = fdiv float %u, %v", "%q = fdiv float %p, %s", TO_INT],
        lambda u, v, s: u / v / s,
    ),
    "unsigned": (
        ["%q = fdiv float %u, %v", "%r = fptoui float %q to i32"],
        lambda u, v, s: u / v,
    ),
    "floor": (
        ["%p = fdiv float %u, %v", "%q = call float @llvm.floor.f32(float %p)", TO_INT],
        lambda u, v, s: np.floor(u / v),
    ),
    "root": (["%q = call float @llvm.sqrt.f32(float %u)", TO_INT], lambda u, v, s: np.sqrt(u)),
    "triangle": (
        ["%p = call float @llvm.sqrt.f32(float %u)", "%m = fsub float %p, 1.0",
         "%q = fdiv float %m, %s", TO_INT],
        lambda u, v, s: (np.sqrt(u) - np.float32(1)) / s,
    ),
    "chosen": (
        ["%p = fdiv float %u, %v", "%l = fcmp olt float %p, %s",
         "%q = select i1 %l, float %p, float %s", TO_INT],
        lambda u, v, s: np.where(u / v < s, u / v, s),
    ),
}  # fmt: skip


@pytest.fixture(autouse=True)
def wide(x64: None) -> None:
    """Doubles are doubles."""


def inputs() -> Iterator[tuple[np.ndarray, np.ndarray, np.float32]]:
    """Whole quotients and roots, exactly at a step; numbers just below and above; any numbers."""
    rng = np.random.default_rng(8)
    whole = rng.integers(1, 3000, N).astype(np.float32)
    steps = rng.integers(1, 50, N).astype(np.float32)
    yield whole * steps, steps, np.float32(7)
    yield whole * whole, whole, np.float32(3)
    for side in (-np.inf, np.inf):
        yield np.nextafter(whole * whole, np.float32(side)), whole, np.float32(2)
    drawn = (rng.random((2, N)) * 1e3 + 1e-3).astype(np.float32)
    yield drawn[0] * drawn[1], drawn[1], np.float32(0.1)


def loaded(folder: Path, lines: list[str], flags: str = "") -> rk.Kernel:
    path = folder / "main.ll"
    body = "\n".join(f"  {line}" for line in lines).replace("fdiv ", f"fdiv {flags} ")
    path.write_text(KERNEL.replace("BODY", body))
    return rk.load(path, kernel="main")


def program(kernel: rk.Kernel, args: Any, target: str = "cuda") -> str:
    low = kernel[1, N].options(target=target, executor="xla").lower(*args)
    return low.as_text("stablehlo")


def with_errors(text: str) -> str:
    """The program with an ulp less in each f32 quotient and root."""
    module = parse_module(text)
    with module.context, ir.Location.unknown():
        for op in [
            o for o in walk(module.body) if o.name in ("stablehlo.divide", "stablehlo.sqrt")
        ]:
            if isinstance(element_type(op.results[0]), ir.F32Type):
                with ir.InsertionPoint.after(op):
                    less = stablehlo.multiply(op.results[0], splat(1 - 2.0**-24, op.results[0]))
                op.results[0].replace_all_uses_except(less, less.owner)
    return str(module)


def run(text: str, args: Any) -> np.ndarray:
    """The result; the program takes those of the arguments that it reads."""
    given = dict(zip(("x", "y", "out", "s"), args, strict=True))
    names = re.findall(r'rk\.name = "(\w+)"', text)
    (found,) = run_stablehlo(text, [given[name] for name in names], optimized=True)
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", CASES)
def test_the_whole_number_is_the_kernels(tmp_path: Path, name: str) -> None:
    lines, expected = CASES[name]
    kernel = loaded(tmp_path, lines)
    for u, v, s in inputs():
        args = (u, v, np.zeros(N, np.int32), s)
        found = run(with_errors(program(kernel, args)), args)
        np.testing.assert_array_equal(found, expected(u, v, s).astype(np.int32))


@pytest.mark.parametrize("name", CASES)
def test_on_the_gpu_of_this_machine(tmp_path: Path, name: str) -> None:
    if jax.default_backend() != "gpu":
        pytest.skip("JAX has no GPU here")
    lines, expected = CASES[name]
    launch = loaded(tmp_path, lines)[1, N].options(executor="xla")
    for u, v, s in inputs():
        found = launch(u, v, np.zeros(N, np.int32), s)
        np.testing.assert_array_equal(np.asarray(found), expected(u, v, s).astype(np.int32))


def test_edges(tmp_path: Path) -> None:
    """Quotients that are no numbers, infinite, subnormal or too large, before a floor."""
    edges = np.array([0, 1, 3, np.inf, np.nan, 1e-45, 1e-38, 3e38, 1.1754944e-38], np.float32)
    signed = np.concatenate([edges, -edges])
    u, v = (part.ravel()[:N] for part in np.meshgrid(signed, signed))
    u, v = (np.resize(part, N) for part in (u, v))
    lines = ["%p = fdiv float %u, %v", "%q = call float @llvm.floor.f32(float %p)",
             "%r = bitcast float %q to i32"]  # fmt: skip
    args = (u, v, np.zeros(N, np.float32), np.float32(0))
    kernel = loaded(tmp_path, lines)
    found, plain = (run(program(kernel, args, target), args) for target in ("cuda", "cpu"))
    np.testing.assert_array_equal(found, plain)
    number = ~np.isnan(plain)
    np.testing.assert_array_equal(np.signbit(found[number]), np.signbit(plain[number]))


def test_what_stays(tmp_path: Path) -> None:
    """Quotients that decide no whole number, and those of kernels with fast math."""
    args = (*(np.ones(N, np.float32) for _ in range(2)), np.zeros(N, np.int32), np.float32(1))
    quotient, _ = CASES["quotient"]
    bits = ["%q = fdiv float %u, %v", "%r = bitcast float %q to i32"]
    floats = (*args[:2], np.zeros(N, np.float32), args[3])
    assert "f64" in program(loaded(tmp_path, quotient), args)
    assert "f64" not in program(loaded(tmp_path, quotient), args, "cpu")
    assert "f64" not in program(loaded(tmp_path, bits), floats)
    assert "f64" not in program(loaded(tmp_path, quotient, "fast"), args)


def test_without_64_bit_types(tmp_path: Path) -> None:
    """The doubles inside need no flag of the caller's."""
    lines, expected = CASES["triangle"]
    u, v, s = next(inputs())
    with jax.enable_x64(False):
        launch = loaded(tmp_path, lines)[1, N].options(target="cuda", executor="xla")
        found = launch(u, v, np.zeros(N, np.int32), s)
    np.testing.assert_array_equal(np.asarray(found), expected(u, v, s).astype(np.int32))
