"""Numba CUDA functions, compiled without a GPU and run lane by lane."""

from __future__ import annotations

import math
import re
import subprocess
import sys

import numpy as np
import pytest
from tests.support.lanes import run_lanes

import raise_kernel
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    DynamicArg,
    Launch,
    StaticArg,
)
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.module import find_kernel
from raise_kernel.frontend.numba_cuda import from_numba, numba_module
from raise_kernel.frontend.specialization.specialize import specialize
from raise_kernel.runtime.checking.verify import verify, verify_call

cuda = pytest.importorskip("numba.cuda", reason="numba-cuda is not installed", exc_type=ImportError)

F32, F64 = np.dtype(np.float32), np.dtype(np.float64)
ONE_D = Launch((2, 1, 1), (32, 1, 1))


def run(kernel, launch: Launch, args: list[Argument], memories, scalars=()):
    special = specialize(from_numba(kernel, args), None, launch, args)
    run_lanes(special, memories, scalars)
    return special


@cuda.jit(device=True)
def _half(value):
    return value * np.float32(0.5)


@cuda.jit
def _jacobi(x, y, n):
    i = cuda.grid(1)
    if 0 < i < n - 1:
        y[i] = _half(x[i - 1] + x[i + 1])


def _matmul(a, b, c):
    i, j = cuda.grid(2)
    if i < c.shape[0] and j < c.shape[1]:
        total = 0.0
        for k in range(a.shape[1]):
            total += a[i, k] * b[k, j]
        c[i, j] = total


def _mixed(x, z, flag, pair, nothing, records):
    i = cuda.grid(1)
    if flag and i < x.size:
        x[i] = z.real * pair[0] + z.imag + pair[1] + records[i].b - x[-1 - i]


def _calls_math(x):
    i = cuda.grid(1)
    if i < x.size:
        x[i] = math.exp(x[i]) + math.sqrt(x[i])


def _undefined(x):
    i = cuda.grid(1)
    x[i] = not_defined(x[i])  # noqa: F821  # pyright: ignore[reportUndefinedVariable]


def test_a_stencil_with_a_device_function():
    args = [ArrayArg((37,), F32, 0), ArrayArg((37,), F32, 1), StaticArg(37)]
    x, y = np.arange(37, dtype=np.float32) ** 2, np.zeros(37, np.float32)
    special = run(_jacobi, ONE_D, args, [x, y])
    expected = np.zeros(37, np.float32)
    expected[1:-1] = (x[:-2] + x[2:]) * np.float32(0.5)
    np.testing.assert_array_equal(y, expected)
    assert [m.name for m in special.signature.memories] == ["x", "y"]
    assert "alloca" not in special.text and special.text.count("define ") == 1


def test_two_dimensions_and_a_loop():
    a, b = np.arange(35.0).reshape(5, 7), np.arange(21.0).reshape(7, 3)
    c = np.zeros((5, 3))
    args: list[Argument] = [ArrayArg(m.shape, F64, i) for i, m in enumerate((a, b, c))]
    run(_matmul, Launch((2, 1, 1), (4, 4, 1)), args, [a, b, c])
    np.testing.assert_array_equal(c, a @ b)


def test_every_kind_of_argument():
    record = np.dtype([("a", np.float32), ("b", np.float32)])
    records = np.zeros(40, record)
    records["b"] = np.arange(40)
    x = np.ones(40, np.float32)
    args = [
        ArrayArg((40,), F32, 0),
        StaticArg(2 + 3j),
        StaticArg(True),
        StaticArg((4, 0.5)),
        StaticArg(None),
        ArrayArg((40,), record, 1),
    ]
    launch = Launch((1, 1, 1), (20, 1, 1))
    run(_mixed, launch, args, [x, records])
    np.testing.assert_array_equal(x[:20], 2 * 4 + 3 + 0.5 + np.arange(20) - 1)


def test_run_time_scalars():
    args = [ArrayArg((9,), F32, 0), ArrayArg((9,), F32, 1), DynamicArg(np.dtype(np.int64))]
    x, y = np.ones(9, np.float32), np.zeros(9, np.float32)
    run(_jacobi, ONE_D, args, [x, y], (5,))
    np.testing.assert_array_equal(y, [0, 1, 1, 1, 0, 0, 0, 0, 0])


def test_math_stays_a_call_of_libdevice():
    args: list[Argument] = [ArrayArg((9,), F64, 0)]
    special = specialize(from_numba(_calls_math, args), None, ONE_D, args)
    assert "call double @__nv_exp(" in special.text
    assert "call double @__nv_sqrt(" in special.text


def test_names_are_python_names():
    args = [ArrayArg((9,), F32, 0), ArrayArg((9,), F32, 1), StaticArg(9)]
    module = from_numba(_jacobi, args)
    assert find_kernel(module).demangled == "_jacobi"
    # Numba counts its compilations in the name.
    assert demangle("_ZN8__main__3jacB4v123B4cw51E5ArrayIfLi2EE") == "jac"
    assert module.source == __file__
    assert "DILocation" in module.text


@cuda.jit(device=True)
def _doubleB2v7(value):
    return value * np.float32(2)


def _calls(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = _doubleB2v7(x[i]) + _half(x[i])


def test_a_function_that_is_compiled_again_has_the_same_text():
    args = [ArrayArg((9,), F32, 0), ArrayArg((9,), F32, 1)]
    first, second = from_numba(_calls, args), from_numba(_calls, args)
    assert first.text == second.text
    assert find_kernel(first).name == find_kernel(second).name
    # A count is told from a name that looks like one, and tells functions apart.
    assert "11_doubleB2v7B2v" in first.text
    counts = re.findall(r"define .*@_ZN\d+.*?(B\dv\d+)B", first.text)
    assert len(set(counts)) == len(counts) == 3


def test_the_text_does_not_depend_on_the_order_of_libraries(monkeypatch):
    def plus(offset):
        return cuda.jit(device=True)(lambda value: value + offset)

    first, second, third, fourth = map(plus, (0.0, 1.0, 2.0, 3.0))

    def kernel(x):
        x[0] = _half(first(x[0])) + second(x[0]) * third(x[0]) - fourth(x[0])

    library = numba_module("numba.cuda.codegen").CUDACodeLibrary
    add, texts = library.add_linking_library, set()
    # A set keeps them by their addresses, which differ from process to process.
    for at in (0, -1):

        def ordered(self, other, at=at):
            libraries = [x for x in self._linking_libraries if x is not other]
            self._linking_libraries = set()
            add(self, other)
            libraries.insert(at % (len(libraries) + 1), other)
            self._linking_libraries = libraries

        monkeypatch.setattr(library, "add_linking_library", ordered)
        texts.add(from_numba(kernel, [ArrayArg((1,), F64, 0)]).text)
    assert len(texts) == 1


def test_device_functions_that_only_others_call():
    @cuda.jit(device=True)
    def inner(value):
        return 2.5 * value

    @cuda.jit(device=True)
    def outer(value):
        return inner(value)

    def kernel(x):
        x[cuda.grid(1)] = outer(x[cuda.grid(1)])

    memories = [np.ones(64)]
    run(kernel, ONE_D, [ArrayArg((64,), F64, 0)], memories)
    np.testing.assert_array_equal(memories[0], np.full(64, 2.5))


def test_a_call_is_verified_after_it_was_lowered():
    x = np.arange(9, dtype=np.float32)
    launcher = raise_kernel.from_numba(_calls)[1, 32]
    lowered = launcher.lower(x, np.zeros_like(x))
    for _ in range(2):
        assert verify_call(launcher, [x, np.zeros_like(x)]).ok
    module, info = launcher.module(lowered.arguments)
    assert info.name == lowered.info.name
    assert verify(lowered, module).ok


def test_a_function_that_does_not_compile():
    with pytest.raises(Refusal) as refusal:
        from_numba(_undefined, [ArrayArg((9,), F32, 0)])
    assert refusal.value.code == "RK010"
    assert "not_defined" in refusal.value.message
    line = _undefined.__code__.co_firstlineno
    assert refusal.value.line in {f"{__file__}:{line + d}" for d in range(3)}


def test_what_is_no_function():
    with pytest.raises(Refusal, match="neither a function"):
        from_numba(3, [])


def test_argument_counts_and_types():
    x = ArrayArg((9,), F32, 0)
    with pytest.raises(Refusal) as refusal:
        from_numba(_jacobi, [x])
    assert refusal.value.code == "RK010"
    module = from_numba(_jacobi, [x, x, StaticArg(3)])
    wrong = [ArrayArg((9,), F64, 0), x, StaticArg(3)]
    with pytest.raises(Refusal, match="argument 0 is an array of float32"):
        specialize(module, None, ONE_D, wrong)


def test_numba_is_imported_only_when_needed():
    code = "import sys, raise_kernel.frontend.numba_cuda; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_without_numba_one_line_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    numba_module.cache_clear()
    try:
        with pytest.raises(Refusal) as refusal:
            from_numba(_jacobi, [])
    finally:
        numba_module.cache_clear()
    assert refusal.value.code == "RK025"
    assert refusal.value.hint == "pip install 'raise-kernel[numba]'"


# As in a Python that was running while numba-cuda was installed: no .pth file of it was read.
_BEFORE_INSTALLATION = """
import sys
sys.path += {path!r}
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.numba_cuda import from_numba
try:
    from_numba(lambda: None, [])
except Refusal as refusal:
    print(refusal)
"""


def test_numba_cuda_that_was_installed_meanwhile_wants_a_new_process():
    code = _BEFORE_INSTALLATION.format(path=[p for p in sys.path if p])
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True)
    assert "error[RK025]" in done.stdout, done.stderr
    assert "start Python again" in done.stdout


def test_names_of_kernels_and_launches():
    kernel = raise_kernel.from_numba(_jacobi)
    assert repr(kernel) == "<NumbaKernel _jacobi>"
    assert repr(kernel[1, 32]) == "<Launcher _jacobi, grid (1, 1, 1), block (32, 1, 1)>"


def test_a_function_that_several_call_is_read_once(monkeypatch):
    @cuda.jit(device=True)
    def shared(x):
        return x * x + 1.0

    @cuda.jit(device=True)
    def one(x):
        return shared(x) + 1.0

    @cuda.jit(device=True)
    def other(x):
        return shared(x) - 1.0

    def kernel(x, y):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = one(x[i]) * other(x[i]) + shared(x[i])

    texts: list[str] = []
    link = llvm_context.link

    def seen(given, source):
        texts.extend(given)
        return link(given, source)

    monkeypatch.setattr(llvm_context, "link", seen)
    x = np.linspace(-2, 2, 40)
    memories = [x.copy(), np.zeros(40)]
    run(kernel, ONE_D, [ArrayArg((40,), F64, 0), ArrayArg((40,), F64, 1)], memories)
    square = x * x + 1
    np.testing.assert_allclose(memories[1], (square + 1) * (square - 1) + square, rtol=1e-15)
    assert len(texts) == len(set(texts))


def test_flags_compare_as_numba_compares_them():
    kind = numba_module("numba.cuda.flags").CUDAFlags
    names = ("nrt", "lto", "error_model", "max_registers", "debuginfo")
    values = ((True, False), (False,), ("numpy", "python"), (None, 32), (False, 1))
    flags = [kind()]
    for name, choices in zip(names, values, strict=True):
        for before in list(flags):
            for value in choices:
                flags.append(before.copy())
                setattr(flags[-1], name, value)
    other = numba_module("numba.cuda.flags").Flags()
    for a in [*flags, other]:
        assert hash(a) == hash(tuple(sorted(a.values())))
        for b in [*flags[:40], other]:
            assert (a == b) is (a.values() == b.values())
    assert flags[0] != 1
