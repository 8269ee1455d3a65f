"""Time loops on eight devices, each running the kernels' own code on its blocks: bit for bit what
one device gives. Launches whose parts are not proved take the raised road, and say why."""

from __future__ import annotations

import pytest
from tests.runtime.sharding.test_blocks import HEAD, child

WATCH = """
from raise_kernel.runtime.native import jit
from raise_kernel.runtime.sharding import blocks, native_loops

# Products and sums are contracted as at the highest level; vectors are not what is asked for here.
jit.LEVEL = 1

outcomes = []
real = blocks.native_loop
def watched(*given):
    try:
        found = real(*given)
    except native_loops.NotSplit as why:
        outcomes.append(str(why))
        raise
    outcomes.append("native")
    return found
blocks.native_loop = watched

def native(launch):
    return launch.options(executor="native")

def own(function, arrays, steps=(5,), mesh=line, spec=P("a"), outcome="native"):
    sharded = rk.shard(mesh, x=spec)(function)
    outcomes.clear()
    for count in steps:
        want = jax.jit(function)(*map(jnp.asarray, arrays), count)
        got = sharded(*arrays, count)
        for one, other in zip(got, want, strict=True):
            np.testing.assert_array_equal(one, other, strict=True)
    assert outcomes and all(outcome in one for one in outcomes), outcomes
"""

WAVE = """
wave = native(source(inside + "{ int k = i * n + j; y[k] = 2 * x[k] - y[k] + 0.1f * (x[k - 1]"
              " + x[k + 1] + x[k + n + 1] + x[k - n] - 4 * x[k]); }")[(4, 4), (16, 16)])
"""

PROVED = """
two = [field(64, 64), field(64, 64)]
step = native(jacobi)
own(swapped(step, 64), two, (0, 1, 6))

own(swapped(wave, 64), [field(4096), field(4096)])  # in place
print("proved")
"""

MORE = """
two = [field(64, 64), field(64, 64)]
step = native(jacobi)
own(swapped(step, 64), [v.ravel() for v in two])
far = source("if (j >= 2 && j + 2 < n)"
             " y[j] = x[j - 2] * 3 + x[j + 2] - x[j] / (x[j - 1] - 1);", "int")
far = native(far[4, 64])
own(swapped(far, 256), [field(256, dtype=np.int32) for _ in "xy"], (3,))
def twice(x, y, steps):
    def body(_, s):
        c = step(s[0], s[1], 64)
        return step(c, s[0], 64), c
    return lax.fori_loop(0, steps, body, (x, y))
own(twice, two)
def scanned(x, y, steps):
    return lax.scan(lambda s, _: ((step(*s, 64), s[0]), None), (x, y), None, length=5)[0]
own(scanned, two)
with jax.enable_x64(True):
    ahead = native(source("if (j < n - 1) y[j] = x[j + 1] - x[j];", "double")[4, 64])
    own(swapped(ahead, 256), [field(256, dtype=np.float64) for _ in "xy"])

rotate = native(rk.from_cuda("__global__ void r(const float *x, const float *v, float *y, int n) {"
    "int j = blockIdx.x * blockDim.x + threadIdx.x; if (j > 0 && j < n - 1)"
    "y[j] = x[j - 1] + x[j + 1] - v[j]; }")[4, 64])
def rotated(x, v, w, steps):
    return lax.fori_loop(0, steps, lambda _, s: (rotate(*s, 256), s[0], s[1]), (x, v, w))
own(rotated, [field(256) for _ in range(3)], (7, 8))

def meshes():
    yield line, P("a")
    for devices in (jax.devices()[:2], jax.devices()[5:2:-2]):
        yield jax.make_mesh((2,), ("a",), (AxisType.Auto,), devices=devices), P("a")
    yield plane, P("b")
    yield plane, P("a")

uneven = native(source("if (j >= 100 && j < n - 3) y[j] = x[j - 100] - x[j + 3];")[8, 128])
for mesh, spec in meshes():
    own(swapped(step, 64), two, (0, 1, 6), mesh, spec)
    own(swapped(wave, 64), [field(4096), field(4096)], mesh=mesh, spec=spec)
    own(swapped(uneven, 1024), [field(1024) for _ in "xy"], (7,), mesh, spec)
    with jax.enable_x64(True):
        own(swapped(ahead, 256), [field(256, dtype=np.float64) for _ in "xy"], (3,), mesh, spec)
print("proved")
"""

REFUSALS = """
two = [field(64, 64), field(64, 64)]
rows = [field(256), field(256)]
torus = source("if (i < n && j < n) y[i * n + j] = x[((i + 1) % n) * n + j];")[(4, 4), (16, 16)]
mirror = source("if (j < n) y[j] = x[n - 1 - j];")[4, 64]
later = source("if (j < n - 1) y[j + 1] = x[j];")[4, 64]
some = source("if (j < n) y[j] = x[((int) fabsf(x[j]) * 7) & 255];")[4, 64]
add = source("if (j < n) atomicAdd(&y[j / 2], x[j]);")[4, 64]
whole = source("if (j == 0) y[n - 1] = 1; else if (j < n - 1) y[j] = x[j];")[4, 64]
refused = [
    (mirror, 256, rows), (some, 256, [abs(v) for v in rows]), (later, 256, rows),
    (torus, 64, two), (add, 256, [np.ones(256, np.float32)] * 2), (whole, 256, rows),
]
for launch, n, arrays in refused[CASES]:
    arrays = [np.nan_to_num(v, posinf=9, neginf=3) for v in arrays]
    try:
        own(swapped(native(launch), n), arrays, outcome="")
    except AssertionError as difference:
        raise AssertionError((launch, outcomes)) from difference
    assert "native" not in outcomes, (launch, outcomes)
print("refused")
"""

MORE_REFUSALS = """
own(swapped(jacobi, 64), two, outcome='executor="native"')

def turned(x, y, steps):  # a reshape of the transpose
    def body(_, s):
        return native(jacobi)(*s, 64), lax.reshape(s[0], (64, 64), dimensions=(1, 0))
    return lax.fori_loop(0, steps, body, (x, y))
own(turned, two, outcome="reshape of split arrays")
print("refused")
"""


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(PROVED, id="proved"),
        pytest.param(MORE, id="more", marks=pytest.mark.nightly),
        pytest.param(REFUSALS.replace("CASES", ":2"), id="refused", marks=pytest.mark.nightly),
        pytest.param(
            REFUSALS.replace("CASES", "2:") + MORE_REFUSALS,
            id="more-refused",
            marks=pytest.mark.nightly,
        ),
    ],
)
def test_own_code_on_blocks_gives_what_one_device_gives(program: str) -> None:
    done = child("-c", HEAD + WATCH + WAVE + program)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] in ("proved", "refused")
