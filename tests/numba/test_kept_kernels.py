"""Kernels that an earlier process compiled: reused where nothing changed, and only there."""

from __future__ import annotations

import subprocess
import textwrap
from pathlib import Path

import pytest
from tests.support.fork_server import python

pytest.importorskip("numba.cuda")
pytest.importorskip("cuda.core")

BEGIN = """
import math
import sys
from types import ModuleType
import numpy as np
from numba import cuda, njit, types
from numba.cuda import compiler
from numba.cuda.extending import overload

compile_cuda, compiled = compiler.compile_cuda, []

def counted(function, *args, **words):
    compiled.append(function.__name__)
    return compile_cuda(function, *args, **words)

compiler.compile_cuda = counted

def run(kernel):
    x = np.ones(1)
    kernel[1, 1](x)
    return float(x[0])

FACTOR = float(sys.argv[1])
"""

# Each kernel gives FACTOR. A second process with the same factor compiles none of them.
DESCRIBED = """
TABLE = np.array([1.0, FACTOR])
PAIR = (1.0, FACTOR)
settings = ModuleType("settings")
settings.factor = FACTOR

@cuda.jit
def by_global(x):
    x[0] *= FACTOR

@cuda.jit
def by_array(x):
    x[0] *= TABLE[1]

@cuda.jit
def by_tuple(x):
    x[0] *= PAIR[1]

@cuda.jit
def by_module(x):
    x[0] *= math.fabs(settings.factor)

@cuda.jit(device=True)
def inner(x):
    return FACTOR * x

@cuda.jit(device=True)
def outer(x):
    return inner(x)

@cuda.jit
def by_device_function(x):
    x[0] = outer(x[0])

@njit
def for_cpus(x):
    return FACTOR * x

@cuda.jit
def by_function_for_cpus(x):
    x[0] = for_cpus(x[0])

def closed_over(factor):
    @cuda.jit
    def by_closure(x):
        x[0] *= factor
    return by_closure

@cuda.jit(device=True)
def defaulted(x, factor=FACTOR):
    return factor * x

@cuda.jit
def by_default(x):
    x[0] = defaulted(x[0])

@cuda.jit
def by_constant(x):
    x[0] *= CONSTANT

kernels = (by_global, by_array, by_tuple, by_module, by_device_function, by_default, by_constant)
others = (by_function_for_cpus, closed_over(FACTOR))
print({run(kernel) for kernel in (*kernels, *others)}, len(compiled))
"""

# Each kernel gives FACTOR, and each process compiles it.
UNDESCRIBED = """
def helper(x):
    pass

@overload(helper)
def of_helper(x):
    factor = FACTOR
    return lambda x: factor * x

@overload(abs)
def of_abs(x):
    factor = FACTOR
    if isinstance(x, types.BaseTuple):
        return lambda x: factor * x[1]

@cuda.jit
def by_extension(x):
    x[0] = helper(x[0])

@cuda.jit
def by_answer(x):
    x[0] = abs((1.0, x[0]))

device = cuda.to_device(np.array([FACTOR]))

@cuda.jit
def by_device_array(x):
    x[0] *= device[0]

# It is compiled before its name is bound.
def recursive():
    @cuda.jit("float64(float64)", device=True)
    def halved(x):
        return x if x <= FACTOR else halved(x * 0.5)
    return halved

halved = recursive()

@cuda.jit
def by_recursion(x):
    x[0] = halved(x[0] * 4 * FACTOR)

kernels = (by_extension, by_answer, by_device_array, by_recursion)
print({run(kernel) for kernel in kernels}, len(compiled))
"""

# The second kernel finds the device function compiled: its questions are asked already.
EXTENDED_INSIDE = """
@overload(abs)
def of_abs(x):
    factor = FACTOR
    if isinstance(x, types.BaseTuple):
        return lambda x: factor * x[1]

@cuda.jit(device=True)
def scaled(x):
    return abs((1.0, x))

@cuda.jit
def one(x):
    x[0] = scaled(x[0])

@cuda.jit
def other(x):
    x[0] = scaled(x[0]) + 1

print(run(one), run(other))
"""

# A definition for CUDA comes before Numba's own, and was not there when the kernel was kept.
OVERRIDDEN = """
def of_absolute(x):
    if isinstance(x, types.Float):
        return lambda x: x + FACTOR

if FACTOR > 0:
    overload(abs, target="cuda")(of_absolute)

@cuda.jit
def absolute(x):
    x[0] = abs(x[0])

print(run(absolute), len(compiled))
"""

# What Numba does: the device function has the value that it was compiled with.
CHANGING = """
first, FACTOR = FACTOR, 7.0

@cuda.jit(device=True)
def scaled(x):
    return FACTOR * x

@cuda.jit
def one(x):
    x[0] = scaled(x[0])

@cuda.jit
def other(x):
    x[0] = scaled(x[0]) + 1

print(run(one))
FACTOR = first
print(run(other))
"""


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Runs a program with a factor; what it prints, or its error."""
    monkeypatch.setenv("RAISE_KERNEL_CACHE", "on")
    monkeypatch.setenv("RAISE_KERNEL_CACHE_DIR", str(tmp_path / "cache"))
    program = tmp_path / "program.py"

    def run(text: str, factor: float) -> str:
        program.write_text(textwrap.dedent(BEGIN + text.replace("CONSTANT", str(factor))))
        command = [python(), "-m", "raise_kernel", "run", str(program), str(factor)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        return done.stdout.strip() + (done.stderr if done.returncode else "")

    return run


def test_what_is_described_is_compiled_once_for_each_value(ran) -> None:
    assert ran(DESCRIBED, 2.5) == "{2.5} 9"
    assert ran(DESCRIBED, 2.5) == "{2.5} 0"
    assert ran(DESCRIBED, 3.5) == "{3.5} 9"


def test_what_extensions_and_device_arrays_decide_is_compiled_each_time(ran) -> None:
    first = ran(UNDESCRIBED, 2.5)
    assert first.startswith("{2.5} ")
    assert ran(UNDESCRIBED, 2.5) == first
    assert ran(UNDESCRIBED, 3.5) == first.replace("2.5", "3.5")


def test_an_extension_that_a_device_function_of_an_earlier_kernel_calls(ran) -> None:
    assert ran(EXTENDED_INSIDE, 2.0) == "2.0 3.0"
    assert ran(EXTENDED_INSIDE, 5.0) == "5.0 6.0"


def test_an_extension_that_was_not_there(ran) -> None:
    assert ran(OVERRIDDEN, 0.0) == "1.0 1"
    assert ran(OVERRIDDEN, 0.0) == "1.0 0"
    assert ran(OVERRIDDEN, 2.0) == "3.0 1"


def test_a_global_that_changes_keeps_its_first_value(ran) -> None:
    for _ in range(2):
        assert ran(CHANGING, 3.0).split() == ["7.0", "8.0"]


def test_a_global_that_changes_after_a_kernel_was_reused(ran) -> None:
    assert ran(CHANGING, 7.0).split() == ["7.0", "8.0"]
    changed = ran(CHANGING.replace("+ 1", "- 1"), 3.0)
    assert changed.startswith("7.0")
    assert "RK012" in changed
    assert "a global that scaled reads changed" in changed
