"""Halos exchanged once in several iterations: exactly what one device gives, for every number of
iterations, and words where a loop cannot be run so.

The checks run in a child process: the number of devices is fixed when JAX starts.
"""

from __future__ import annotations

import pytest
from tests.runtime.sharding.test_blocks import HEAD, child

TILES = """
from raise_kernel.runtime.sharding import blocks

pair = jax.make_mesh((2,), ("a",), (AxisType.Auto,), devices=jax.devices()[:2])
four = jax.make_mesh((4,), ("a",), (AxisType.Auto,), devices=jax.devices()[:4])

def same(function, arrays, mesh, spec, length, said=None):
    # Time tiles of `length` iterations, and none, some and no whole number of them.
    rk.config.steps_per_exchange = length
    said = said or f"halos once in {length} iterations"
    plain, sharded = jax.jit(function), rk.shard(mesh, x=spec)(function)
    (report,) = sharded.loops(*arrays, 1)
    assert report.devices == BLOCKS + ", " + said, report
    for steps in (0, 1, length - 1, length, length + 1, 3 * length, 4 * length + 1, 37):
        want = plain(*map(jnp.asarray, arrays), steps)
        for one, other in zip(sharded(*arrays, steps), want, strict=True):
            np.testing.assert_array_equal(one, other, strict=True, err_msg=str(steps))
    return sharded

def twos(*shape, **kind):
    return [field(*shape, **kind), field(*shape, **kind)]

torus = source("if (i < n && j < n) y[i * n + j] = x[((i + 1) % n) * n + (j + n - 1) % n]"
               " - 0.5f * x[((i + n - 1) % n) * n + j];")[(4, 4), (16, 16)]
clamped = source("if (i < n && j < n) { float a = i > 0 ? x[(i - 1) * n + j] : x[i * n + j];"
                 " float b = i < n - 1 ? x[(i + 1) * n + j] : x[i * n + j];"
                 " y[i * n + j] = a - 0.5f * b; }")[(4, 4), (16, 16)]
ahead = source("if (j < n - 1) y[j] = x[j + 1] - x[j];")[4, 64]
"""

FIXED = """
sharded = same(swapped(jacobi, 64), twos(64, 64), pair, P("a"), 4)
found = sharded.communication(*twos(64, 64), 8)
assert sorted(e.bytes for e in found.exchanges if e.in_loop)[-2:] == [4 * 64 * 4] * 2, found
assert not found.remarks and set(found.totals()) == {"collective-permute"}, found
before = [e for e in found.exchanges if not e.in_loop]
assert before and all("jacobi2d.cu:6:" in str(e) for e in found.exchanges), found
rk.config.steps_per_exchange = 1  # it counts for a function that has been called, too
found = sharded.communication(*twos(64, 64), 8)
assert sorted(e.bytes for e in found.exchanges if e.in_loop)[-2:] == [64 * 4] * 2, found
print("tiles on blocks")
"""

KINDS = """
# A coefficient that is read with a halo is the neighbours' too, from before the loop on.
flow = rk.from_cuda("__global__ void f(const float *x, const float *c, float *y, int n) {"
    "int j = blockIdx.x * blockDim.x + threadIdx.x; if (j > 0 && j < n - 1)"
    "y[j] = c[j - 1] + c[j + 1] + (x[j - 1] - x[j + 1]); }")[5, 64]
def flows(x, c, y, steps):
    return lax.fori_loop(0, steps, lambda _, s: (flow(s[0], c, s[1], 296), s[0]), (x, y))
same(flows, [field(296) for _ in "xcy"], four, P("a"), 6)
found = rk.shard(four, x=P("a"))(flows).communication(*(field(296) for _ in "xcy"), 7)
assert all("source.cu" in str(e) for e in found.exchanges), found  # the coefficient's, too

same(swapped(jacobi, 64), twos(64, 64), jax.make_mesh((4, 2), ("a", "b")), P("a", "b"), 5)
same(swapped(ahead, 256), twos(256), line, P("a"), 3)
same(swapped(torus, 64), twos(64, 64), line, P("a"), 3)
same(swapped(torus, 64), twos(64, 64), jax.make_mesh((4, 2), ("a", "b")), P("b", "a"), 4)
same(swapped(clamped, 64), twos(64, 64), four, P("a"), 4)
same(swapped(clamped, 64), twos(64, 64), jax.make_mesh((4, 2), ("a", "b")), P("a", "b"), 2)

wave = source(inside + "{ int k = i * n + j; y[k] = 2 * x[k] - y[k] + 0.5f * (x[k - 1] + x[k + 1]"
              " + x[k - n] + x[k + n] - 4 * x[k]); }")[(4, 4), (16, 16)]
same(swapped(wave, 64), [field(4096), field(4096)], four, P("a"), 4)

box = rk.from_cuda("__global__ void b(const float *x, float *y, int n, int m) {"
    "int k = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y,"
    " i = blockIdx.z; if (i > 1 && j > 0 && k > 0 && i < n - 1 && j < m - 1 && k < m - 2) {"
    " int c = (i * m + j) * m + k; y[c] = x[c + 2] + x[c - 1] - x[c + m] + x[c - m * m * 2]"
    " - x[c + m * m]; } }")[(1, 1, 64), (32, 32)]
def boxes(x, y, steps):
    return lax.fori_loop(0, steps, lambda _, s: (box(*s, 64, 13), s[0]), (x, y))
same(boxes, twos(64, 13, 13), four, P("a"), 3)

def twice(x, y, steps):
    def body(_, s):
        c = jacobi(s[0], s[1], 64)
        return jacobi(c, s[0], 64), c
    return lax.fori_loop(0, steps, body, (x, y))
same(twice, twos(64, 64), four, P("a"), 3)

def both(x, y, steps):  # fixed ends, then around them
    def body(_, s):
        c = jacobi(s[0], s[1], 64)
        return torus(c, s[0], 64), c
    return lax.fori_loop(0, steps, body, (x, y))
same(both, twos(64, 64), pair, P(None, "a"), 2,
     "halos in each iteration: an update inside of what is read around its ends")

rotate = rk.from_cuda("__global__ void r(const int *x, const int *v, int *y, int n) {"
    "int j = blockIdx.x * blockDim.x + threadIdx.x; if (j > 0 && j < n - 1)"
    "y[j] = x[j - 1] + x[j + 1] - v[j]; }")[4, 64]
def rotated(x, v, w, steps):
    return lax.fori_loop(0, steps, lambda _, s: (rotate(*s, 256), s[0], s[1]), (x, v, w))
same(rotated, [field(256, dtype=np.int32) for _ in "xvw"], four, P("a"), 4)

def numbered(x, y, steps):  # by the iteration, and by the position
    def body(i, s):
        return jacobi(*s, 64) + i.astype(np.float32), s[0]
    return lax.fori_loop(0, steps, body, (x, y))
same(numbered, twos(64, 64), four, P("a"), 4,
     "halos in each iteration: an iteration updates what another one computes anew")
print("kinds of tiles on blocks")
"""

REST = """
def scanned(x, y, steps):
    return lax.scan(lambda s, _: ((jacobi(*s, 64), s[0]), None), (x, y), None, length=11)[0]
same(scanned, twos(64, 64), four, P("a"), 4)

def narrow(x, y, steps):  # a counter of eight bits
    end = (steps - 128).astype(np.int8)
    return lax.fori_loop(np.int8(-128), end, lambda _, s: (jacobi(*s, 64), s[0]), (x, y))
same(narrow, twos(64, 64), four, P("a"), 4)

# What is exchanged in each iteration, and why.
def settles(x, y, steps):
    def go(s):
        return (s[2] < steps) & (s[3] < 1e30)
    def body(s):
        return jacobi(s[0], s[1], 64), s[0], s[2] + 1, s[3] * 2
    return lax.while_loop(go, body, (x, y, 0, np.float32(1)))[:2]
same(settles, twos(64, 64), four, P("a"), 4,
     "halos in each iteration: whether there is another one is asked in each")

rk.config.steps_per_exchange, blocks.TILES = None, (2, 4, 16)
(report,) = rk.shard(line, x=P("a"))(swapped(jacobi, 64)).loops(*twos(64, 64), 1)
assert report.devices.endswith("once in 4 iterations"), report  # 16 rows are more than a block

edge = source("if (j > 0 && j < n - 2) y[j] = x[j + 1] - x[j];")[4, 64]
def parts(x, y, steps):  # two updates of an array that leave other elements as they are
    def body(_, s):
        c = ahead(s[0], s[1], 256)
        return c, edge(c, s[0], 256)
    return lax.fori_loop(0, steps, body, (x, y))
same(parts, twos(256), four, P("a"), 2,
     "halos in each iteration: iterations update different parts of an array")
print("other loops on blocks")
"""


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(FIXED, id="fixed"),
        pytest.param(KINDS, id="kinds", marks=pytest.mark.nightly),
        pytest.param(REST, id="rest", marks=pytest.mark.nightly),
    ],
)
def test_several_iterations_an_exchange_give_what_one_device_gives(program: str) -> None:
    done = child("-c", HEAD + TILES + program)
    assert done.returncode == 0, done.stderr
    assert "on blocks" in done.stdout
