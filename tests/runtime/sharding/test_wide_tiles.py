"""Time loops whose devices exchange once in several iterations, and run some of their neighbours'
threads: bit for bit what one device gives, on any number of iterations."""

from __future__ import annotations

import pytest
from tests.runtime.sharding.test_blocks import HEAD, child
from tests.runtime.sharding.test_native_loops import WATCH, WAVE

TILES = """
from raise_kernel import config

tiles = []
real_choice = native_loops.chosen
def choice(*given):
    tiles.append(real_choice(*given))
    return tiles[-1]
native_loops.chosen = choice

def every(function, arrays, steps, iterations=(2, 3), found=None, **where):
    for count in iterations:
        config.steps_per_exchange = count
        tiles.clear()
        own(function, arrays, steps, **where)
        assert tiles and {t.iterations for t in tiles} == {found or count}, (count, tiles)
        assert (found or count) == 1 or sum(1 for l in tiles[0].launches if l.edges) == 1, tiles

def some(count, first=0):
    devices = jax.devices()[first : first + count]
    return jax.make_mesh((count,), ("a",), (AxisType.Auto,), devices=devices)

step = native(jacobi)
two = [field(64, 64), field(64, 64)]
cell = "{ int k = i * n + j; "
"""

SWAPPED = """
every(swapped(step, 64), two, (0, 1, 2, 3, 5, 37), (3,))
sharded = rk.shard(line, x=P("a"))(swapped(step, 64))
told = [e for e in sharded.communication(*two, 5).exchanges if e.iterations == 3]
assert told and all(e.bytes == 4 * 3 * 64 for e in told), told
assert "once in 3 iterations of a loop" in str(told[0]), told[0]
reads = {f"jacobi2d.cu:{line}:" for line in (6, 7)}
for one in sharded.communication(*two, 5).exchanges:  # those before the loop, too
    assert one.lines and all(any(r in line for r in reads) for line in one.lines), one

every(swapped(wave, 64), [field(4096), field(4096)], (0, 5), (2,), mesh=some(4, 1))  # in place
print("equal")
"""

BODIES = """
def half(odd):
    text = inside + "if ((i + j) % 2 == ODD) " + cell
    text += "y[k] = 0.25f * (x[k - 1] + x[k + 1] + x[k - n] + x[k + n]); }"
    return native(source(text.replace("ODD", str(odd)))[(4, 4), (16, 16)])
red, black = half(0), half(1)
def in_tile(x, y, steps):
    def body(_, s):
        y = red(s[0], s[1], 64)
        return black(y, s[0], 64), y
    return lax.fori_loop(0, steps, body, (x, y))
every(in_tile, two, (0, 1, 5), (2,), mesh=some(4))
print("equal")
"""

MORE_BODIES = """
hot = source(inside + "if (x[i * n + j] > 0) " + cell + "y[k] = x[k - n] - 0.5f * x[k + 1 + n]; }")
every(swapped(native(hot[(4, 4), (16, 16)]), 64), two, (0, 1, 5), (3,), mesh=some(2, 3))
def until(x, y, limit):
    return lax.while_loop(lambda s: s[2] * s[2] < limit,
                          lambda s: (step(s[0], s[1], 64), s[0], s[2] + 1), (x, y, 0))[:2]
every(until, two, (0, 30), (3,), found=1)
print("equal")
"""

MORE = """
every(swapped(step, 64), two, (0, 1, 7, 8, 37), range(1, 9))
every(swapped(step, 64), two, (0, 1, 7, 37), (2, 5, 8), mesh=some(2))
every(swapped(step, 64), [v.ravel() for v in two], (9,), (4,), mesh=plane, spec=P("a"))
every(swapped(step, 64), two, (9,), (9,), found=1)  # blocks are of eight rows

rotate = native(rk.from_cuda("__global__ void r(const float *x, const float *v, float *y, int n) {"
    "int j = blockIdx.x * blockDim.x + threadIdx.x; if (j > 0 && j < n - 1)"
    "y[j] = x[j - 1] + x[j + 1] - v[j]; }")[4, 64])
three = [field(256) for _ in range(3)]
def rotated(x, v, w, steps):
    return lax.fori_loop(0, steps, lambda _, s: (rotate(*s, 256), s[0], s[1]), (x, v, w))
every(rotated, three, (0, 1, 7, 13), (2, 3, 4))
def constant(x, c, y, steps):
    return lax.fori_loop(0, steps, lambda _, s: (rotate(s[0], c, s[1], 256), s[0]), (x, y))
every(constant, three, (0, 1, 7, 13), (2, 4))
def carried(x, c, y, steps):
    return lax.fori_loop(0, steps, lambda _, s: (rotate(*s, 256), s[1], s[0]), (x, c, y))
every(carried, three, (0, 1, 7, 13), (2, 4))

def twice(x, y, steps):
    def body(_, s):
        c = step(s[0], s[1], 64)
        return step(c, s[0], 64), c
    return lax.fori_loop(0, steps, body, (x, y))
every(twice, two, (0, 3, 7), mesh=some(4))
def scanned(x, y, steps):
    return lax.scan(lambda s, _: ((step(*s, 64), s[0]), None), (x, y), None, length=11)[0]
every(scanned, two, (5,), (2, 4))
every(scanned, two, (5,), (12,), found=1)

uneven = native(source("if (j >= 100 && j < n - 3) y[j] = x[j - 100] - x[j + 3];")[8, 128])
lines = [field(1024), field(1024)]
every(swapped(uneven, 1024), lines, (7,), (2, 5), mesh=some(2))
every(swapped(uneven, 1024), lines, (7,), (2,), found=1)
far = source("if (j >= 2 && j + 2 < n)"
             " y[j] = x[j - 2] * 3 + x[j + 2] - x[j] / (x[j - 1] - 1);", "int")
every(swapped(native(far[4, 64]), 256), [field(256, dtype=np.int32) for _ in "xy"], (3, 8))
with jax.enable_x64(True):
    ahead = native(source("if (j < n - 1) y[j] = x[j + 1] - x[j];", "double")[4, 64])
    every(swapped(ahead, 256), [field(256, dtype=np.float64) for _ in "xy"], (9,))
ends = source(cell + "if (i == 0) y[k] = 1; else if (i == n - 1) y[k] = x[k - n];"
              " else y[k] = x[k - n] - 0.5f * x[k + n]; }")[(4, 4), (16, 16)]
every(swapped(native(ends), 64), two, (0, 1, 9), (4,))

odd = native(rk.load("examples/jacobi2d.ll")[(7, 7), (16, 16)])
every(swapped(odd, 100), [field(100, 100), field(100, 100)], (0, 5, 11), (3, 4), mesh=some(4, 2))
seven = native(rk.load("examples/stencil3d.ll")[(5, 5, 8), (8, 4, 4)])
cubes = [field(32, 20, 33), field(32, 20, 33)]
every(swapped(seven, 33, 20, 32, 0.5, 0.1), cubes, (0, 5, 12), (3, 5), mesh=some(4, 2))
every(swapped(seven, 33, 20, 32, 0.5, 0.1), cubes, (6,), (2, 4))
print("equal")
"""


@pytest.mark.nightly  # as several iterations an exchange
@pytest.mark.parametrize(
    "program",
    [
        pytest.param(SWAPPED, id="swapped"),
        pytest.param(BODIES, id="bodies", marks=pytest.mark.nightly),
        pytest.param(MORE_BODIES, id="more-bodies", marks=pytest.mark.nightly),
        pytest.param(MORE, id="more", marks=pytest.mark.nightly),
    ],
)
def test_time_tiles_of_several_iterations_give_what_one_device_gives(program: str) -> None:
    done = child("-c", HEAD + WATCH + WAVE + TILES + program)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] == "equal"
