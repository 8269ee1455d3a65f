"""Time loops on eight devices, each of which has its blocks: exactly what one device gives.

No product here rounds before a sum: XLA contracts the two in one program, and in another not.

The checks run in a child process: the number of devices is fixed when JAX starts.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from tests.support.fork_server import python

ROOT = Path(__file__).resolve().parents[3]

HEAD = """
import jax, jax.numpy as jnp, numpy as np
from jax import lax
from jax.sharding import AxisType, PartitionSpec as P
import raise_kernel as rk

random = np.random.default_rng(0)
line = jax.make_mesh((8,), ("a",), (AxisType.Auto,))
plane = jax.make_mesh((4, 2), ("a", "b"))
BLOCKS = "each device on its blocks"

def field(*shape, dtype=np.float32):
    values = random.normal(size=shape).astype(dtype)
    if np.issubdtype(dtype, np.integer):
        return random.integers(-5, 6, shape).astype(dtype)
    values.flat[:: 37], values.flat[5 :: 91], values[0] = np.nan, np.inf, -np.inf
    return values

def swapped(launch, *rest):
    return lambda x, y, steps: lax.fori_loop(
        0, steps, lambda _, s: (launch(*s, *rest), s[0]), (x, y))

def check(function, arrays, mesh, spec, steps=5, devices=BLOCKS):
    want = jax.jit(function)(*map(jnp.asarray, arrays), steps)
    sharded = rk.shard(mesh, x=spec)(function)
    (report,) = sharded.loops(*arrays, steps)
    assert devices in report.devices and (devices or not report.devices), report
    for one, other in zip(sharded(*arrays, steps), want, strict=True):
        np.testing.assert_array_equal(one, other, strict=True)
    return sharded.communication(*arrays, steps)

def source(body, kind="float"):
    text = "__global__ void k(const T *x, T *y, int n) {"
    text += "int j = blockIdx.x * blockDim.x + threadIdx.x;"
    text += "int i = blockIdx.y * blockDim.y + threadIdx.y;"
    return rk.from_cuda(text.replace("T *", kind + " *") + body + "}")

inside = "if (i > 0 && j > 0 && i < n - 1 && j < n - 1) "
jacobi = rk.from_cuda("examples/jacobi2d.cu")[(4, 4), (16, 16)]
"""

STENCILS = """
rk.config.steps_per_exchange = 1
two = [field(64, 64), field(64, 64)]
found = check(swapped(jacobi, 64), two, line, P("a"))
assert set(found.totals()) == {"collective-permute"} and not found.remarks, found
assert all("jacobi2d.cu" in text for e in found.exchanges for text in e.lines), found
assert all(e.in_loop and e.lines and e.bytes == 64 * 4 for e in found.exchanges), found

box = source(inside + "{ float s = 0; for (int a = -1; a < 2; a++) for (int b = -1; b < 2; b++)"
             " s += x[(i + a) * n + j + b] * (a * b ? 0.5f : 2);"
             " y[i * n + j] = s; }")[(4, 4), (16, 16)]
check(swapped(box, 64), two, plane, P("a", "b"))  # corners
print("stencils on blocks")
"""

MORE_STENCILS = """
two = [field(64, 64), field(64, 64)]
check(swapped(jacobi, 64), two, line, P(None, "a"), steps=4)
check(swapped(jacobi, 64), two, plane, P("b", "a"))

far = source("if (j >= 2 && j + 2 < n) y[j] = x[j - 2] * 3 + x[j + 2] - x[j] / (x[j - 1] - 1);",
             "int")[4, 64]
check(swapped(far, 256), [field(256, dtype=np.int32) for _ in "xy"], line, P("a"), steps=3)

torus = source("if (i < n && j < n) y[i * n + j] = x[((i + 1) % n) * n + (j + n - 1) % n]"
               " - 0.5f * x[((i + n - 1) % n) * n + j];")[(4, 4), (16, 16)]
check(swapped(torus, 64), two, plane, P("a", "b"))

ahead = source("if (j < n - 1) y[j] = x[j + 1] - x[j];", "double")[4, 64]
with jax.enable_x64(True):
    check(swapped(ahead, 256), [field(256, dtype=np.float64) for _ in "xy"], line, P("a"))

# The new value is computed of a wider row than the halo, and stored where it is read.
mixed = source(inside + "y[i * n + j] += x[(i - 1) * n + j] - 2 * x[i * n + j + 1];")
check(swapped(mixed[(4, 4), (16, 16)], 64), two, plane, P("a", "b"))
print("more stencils on blocks")
"""

LOOPS = """
two = [field(64, 64), field(64, 64)]
def twice(x, y, steps):
    def body(_, s):
        c = jacobi(s[0], s[1], 64)
        return jacobi(c, s[0], 64), c
    return lax.fori_loop(0, steps, body, (x, y))
check(twice, two, plane, P("a", "b"))

def scanned(x, y, steps):
    return lax.scan(lambda s, _: ((jacobi(*s, 64), s[0]), None), (x, y), None, length=5)[0]
check(scanned, two, line, P("a"))

wave = source(inside + "{ int k = i * n + j; y[k] = 2 * x[k] - y[k] + 0.1f * (x[k - 1] + x[k + 1]"
              " + x[k - n] + x[k + n] - 4 * x[k]); }")[(4, 4), (16, 16)]
check(swapped(wave, 64), [field(4096), field(4096)], line, P("a"))  # in place, on flat arrays

rotate = rk.from_cuda("__global__ void r(const float *x, const float *v, float *y, int n) {"
    "int j = blockIdx.x * blockDim.x + threadIdx.x; if (j > 0 && j < n - 1)"
    "y[j] = x[j - 1] + x[j + 1] - v[j]; }")[4, 64]
def rotated(x, v, w, steps):
    return lax.fori_loop(0, steps, lambda _, s: (rotate(*s, 256), s[0], s[1]), (x, v, w))
check(rotated, [field(256) for _ in range(3)], line, P("a"), steps=8)

def counts(x, y, steps):  # the iteration's number takes part
    def body(i, s):
        return jacobi(*s, 64) + i.astype(np.float32), s[0]
    return lax.fori_loop(0, steps, body, (x, y))
check(counts, two, line, P("a"))

# What stays XLA's to split, and why.
mirror = source("if (j < n) y[j] = x[n - 1 - j];")[4, 64]
check(swapped(mirror, 256), [field(256), field(256)], line, P("a"), devices="is reversed")
ahead = source("if (j < n - 1) y[j] = x[j + 1] - x[j];")[1, 64]
check(swapped(ahead, 16), [field(16), field(16)], line, P("a"), devices="have no interior")
check(swapped(jacobi, 64), two, line, P(), devices="")
def settles(x, y, steps):
    return lax.while_loop(lambda s: jnp.max(s[0]) > 1, lambda s: (jacobi(*s, 64), s[0]), (x, y))
report, = rk.shard(line, x=P("a"))(settles).loops(*two, 1)
assert "what ends the loop" in report.devices, report
print("loops on blocks")
"""


def child(*command: str) -> subprocess.CompletedProcess[str]:
    flags = "--xla_force_host_platform_device_count=8"
    return subprocess.run(
        [python(), *command],
        cwd=ROOT,
        env={**os.environ, "JAX_PLATFORMS": "cpu", "XLA_FLAGS": flags},
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(STENCILS, id="stencils"),
        pytest.param(MORE_STENCILS, id="more-stencils", marks=pytest.mark.nightly),
        pytest.param(LOOPS, id="loops", marks=pytest.mark.nightly),
    ],
)
def test_loops_on_blocks_give_what_one_device_gives(program: str) -> None:
    done = child("-c", HEAD + program)
    assert done.returncode == 0, done.stderr
    assert "on blocks" in done.stdout
