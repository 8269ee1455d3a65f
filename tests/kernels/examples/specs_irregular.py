"""The irregular kernels of examples/: sparse, divergent, indirect, local arrays, wide integers."""

from __future__ import annotations

import itertools

import numpy as np
from scipy.special import ndtr
from tests.kernels.registry import AFFINE, Call, Draw, cover, line, plane, spec

F32, F64, I32, U32, U64 = np.float32, np.float64, np.int32, np.uint32, np.uint64
LINE = (100, 33, 1, 0)


def _lists(n: int, most: int, d: Draw) -> np.ndarray:
    """Where each of n lists starts, and where the last one ends; some lists are empty."""
    lengths = d.i32(n, lo=0, hi=most)
    return np.concatenate([[0], np.cumsum(lengths)]).astype(I32)


# --- spmv.cu ----------------------------------------------------------------------------------


def _make_spmv(size, d: Draw):
    rows, columns = size
    start = _lists(rows, 6, d)
    entries = int(start[-1])
    column = d.i32(entries, lo=0, hi=columns - 1)
    return line(rows, start, column, d.f32(entries), d.f32(columns), d.f32(rows), rows)


def _spmv(start, column, value, x, y, rows):
    products = value.astype(F64) * x[column]
    return np.array([products[a:b].sum() for a, b in itertools.pairwise(start)])


spec(
    "spmv",
    "examples/irregular/spmv",
    sizes=((100, 60), (33, 7), (1, 3), (45, 1)),
    make=_make_spmv,
    numpy=_spmv,
    tolerance=10,
)

# --- bfs.cu -----------------------------------------------------------------------------------


def _make_bfs(size, d: Draw):
    nodes, current = size
    start = _lists(nodes, 4, d)
    edge = d.i32(int(start[-1]), lo=0, hi=nodes - 1)
    level = np.where(d.bools(nodes), -1, d.i32(nodes, lo=0, hi=3)).astype(I32)
    return line(nodes, start, edge, level, np.zeros(1, I32), current, nodes)


def _bfs(start, edge, level, more, current, nodes):
    for node in np.flatnonzero(level == current):
        near = edge[start[node] : start[node + 1]]
        new = near[level[near] < 0]
        level[new] = current + 1
        more[0] |= len(new) > 0
    return level, more


spec(
    "bfs",
    "examples/irregular/bfs",
    sizes=((100, 1), (33, 0), (1, 0), (45, 9)),
    make=_make_bfs,
    numpy=_bfs,
)

# --- permute.cu -------------------------------------------------------------------------------


def _make_permute(n, d: Draw):
    order = np.argsort(d.f64(n)).astype(I32)
    return line(n, d.f32(n), order, d.f32(n), d.f32(n), d.i32(n), n)


def _permute(x, order, gathered, scattered, inverse, n):
    return x[order], x[np.argsort(order)], np.argsort(order)


spec("permute", "examples/irregular/permute", sizes=LINE, make=_make_permute, numpy=_permute)

# --- escape.cu --------------------------------------------------------------------------------


def _escape(count, shade, width, height, x0, y0, step, limit):
    re = x0 + np.arange(width) * step
    im = y0 + np.arange(height) * step
    c = re[None] + 1j * im[:, None]
    z, count = np.zeros_like(c), np.zeros(c.shape, I32)
    for _ in range(limit):
        inside = z.real**2 + z.imag**2 <= 16.0
        z = np.where(inside, z * z + c, z)
        count += inside
    out = count < limit
    smooth = count - np.log2(0.5 * np.log(z.real**2 + z.imag**2))
    return count, np.where(out, smooth, shade)


def _make_escape(size, d: Draw):
    width, height, limit = size
    # Points near which no orbit of these lengths comes close to the circle of escape.
    return plane(
        *(width, height, d.i32(height, width), d.f32(height, width), width, height),
        *(-2.1, -1.3, 0.11, limit),
    )


spec(
    "escape",
    "examples/numerics/escape",
    sizes=((24, 20, 40), (13, 7, 25), (1, 1, 3), (5, 6, 0)),
    make=_make_escape,
    numpy=_escape,
    tolerance=20,
)

# --- search.cu --------------------------------------------------------------------------------


def _make_search(size, d: Draw):
    n, length = size
    table = np.unique(d.i32(length))
    keys = np.where(d.bools(n), d.i32(n), table[d.i32(n, lo=0, hi=len(table) - 1)]).astype(I32)
    return line(n, table, len(table), keys, d.i32(n), d.i32(n), n)


def _search(table, length, key, position, found, n):
    return np.searchsorted(table, key), np.isin(key, table)


spec(
    "search",
    "examples/irregular/search",
    sizes=((100, 300), (33, 5), (1, 1), (0, 9)),
    make=_make_search,
    numpy=_search,
)

# --- newton.cu --------------------------------------------------------------------------------


def _newton(mean, eccentricity, anomaly, steps, n, tolerance):
    at = np.where(eccentricity < 0.8, mean, np.pi)
    steps, going = np.zeros(n, I32), np.ones(n, bool)
    while going.any():
        slope = 1 - eccentricity * np.cos(at)
        step = np.where(going, (at - eccentricity * np.sin(at) - mean) / slope, 0)
        at = at - step
        steps += going
        going &= (steps < 50) & (np.abs(step) > tolerance)
    return at, steps


spec(
    "newton",
    "examples/numerics/newton",
    sizes=LINE,
    make=lambda n, d: line(
        *(n, d.f64(n, lo=0, hi=3), d.f64(n, lo=0, hi=0.95), d.f64(n), d.i32(n), n, 1e-9)
    ),
    numpy=_newton,
    tolerance=100,
)

# --- queens.cu --------------------------------------------------------------------------------


def _completions(columns: list[int], n: int) -> int:
    """The ways to place queens in the rows below those placed."""
    row = len(columns)
    for above, column in enumerate(columns[:-1]):
        if abs(column - columns[-1]) in (0, row - 1 - above):
            return 0
    return 1 if row == n else sum(_completions([*columns, c], n) for c in range(n))


spec(
    "queens",
    "examples/irregular/queens",
    sizes=(6, 5, 4, 7),
    make=lambda n, d: line(n * n, d.i32(n * n), n),
    numpy=lambda ways, n: np.array([_completions([a, b], n) for a in range(n) for b in range(n)]),
)

# --- node_sums.cu -----------------------------------------------------------------------------

FORCE = np.dtype([("x", F64), ("y", F64), ("z", F64)])


def _forces(n: int, d: Draw) -> np.ndarray:
    return d.f64(n, 3).view(FORCE)[:, 0]


def _make_node_sums(n, d: Draw):
    corners = _lists(n, 8, d)
    count = int(corners[-1])
    elements = max(n, 1)
    corner_of = d.i32(count, lo=0, hi=elements - 1)
    mass = np.where(d.bools(n), 0.0, d.f64(n, lo=1, hi=2))
    return line(
        *(n, corners, corner_of, _forces(elements, d), _forces(n, d), mass, _forces(n, d), n)
    )


def _node_sums(corners, corner_of, force, total, mass, acceleration, nodes):
    for node in range(nodes):
        met = force[corner_of[corners[node] : corners[node + 1]]]
        for axis in "xyz":
            total[axis][node] = met[axis].sum()
            if mass[node] > 0:
                acceleration[axis][node] = met[axis].sum() / mass[node]
    return total, acceleration


spec(
    "node_sums",
    "examples/irregular/node_sums",
    sizes=LINE,
    make=_make_node_sums,
    numpy=_node_sums,
    tolerance=10,
)

# --- black_scholes.cu -------------------------------------------------------------------------


def _make_black_scholes(n, d: Draw):
    prices = d.f32(n, lo=5, hi=30), d.f32(n, lo=1, hi=100), d.f32(n, lo=0.25, hi=10)
    written = d.f32(n), d.f32(n), d.f32(n)
    # Fewer lanes than options: a stride of the grid takes them all.
    return Call((3,), (32,), (*prices, *written, F32(0.02), F32(0.3), n))


def _black_scholes(spot, strike, years, call, put, delta, rate, sigma, n):
    s, k, t = (v.astype(F64) for v in (spot, strike, years))
    root = sigma * np.sqrt(t)
    d1 = (np.log(s / k) + (rate + 0.5 * sigma**2) * t) / root
    now = k * np.exp(-rate * t)
    worth = s * ndtr(d1) - now * ndtr(d1 - root)
    return worth, now * ndtr(root - d1) - s * ndtr(-d1), ndtr(d1)


spec(
    "black_scholes_strided",
    "examples/numerics/black_scholes",
    kernel="black_scholes",
    sizes=(500, 33, 1, 0),
    make=_make_black_scholes,
    numpy=_black_scholes,
    tolerance=20,
)

# --- philox.cu --------------------------------------------------------------------------------


def _philox(bits, normal, seed, n):
    mask = U64(0xFFFFFFFF)
    words = [np.arange(n, dtype=U64), *(np.zeros(n, U64) for _ in range(3))]
    low, high = seed & 0xFFFFFFFF, seed >> 32
    for _ in range(10):
        first, second = U64(0xD2511F53) * words[0], U64(0xCD9E8D57) * words[2]
        words = [
            (second >> U64(32)) ^ words[1] ^ U64(low),
            second & mask,
            (first >> U64(32)) ^ words[3] ^ U64(high),
            first & mask,
        ]
        low, high = (low + 0x9E3779B9) % 2**32, (high + 0xBB67AE85) % 2**32
    u = ((words[0] >> U64(8)) + 0.5) * 2.0**-24
    v = (words[1] >> U64(8)) * 2.0**-24
    radius, angle = np.sqrt(-2 * np.log(u)), 2 * np.pi * v
    return np.stack(words, 1), np.stack([radius * np.cos(angle), radius * np.sin(angle)], 1)


spec(
    "philox",
    "examples/numerics/philox",
    kernel="philox_normal",
    sizes=LINE,
    make=lambda n, d: line(n, d.ints(U32, n, 4), d.f32(n, 2), 0x9E3779B97F4A7C15, n),
    numpy=_philox,
    free_of=AFFINE[:2],
    tolerance=20,
)

# --- rays.cu ----------------------------------------------------------------------------------

SPHERE = np.dtype([("centre", F32, 3), ("radius", F32), ("colour", F32, 3), ("mirror", F32)])


def _make_rays(size, d: Draw):
    width, height, count = size
    spheres = np.zeros(count, SPHERE)
    spheres["centre"] = d.f32(count, 3, lo=-1, hi=1)
    spheres["radius"], spheres["mirror"] = d.f32(count, lo=0.2, hi=0.6), d.f32(count, lo=0, hi=0.9)
    spheres["colour"] = d.f32(count, 3, lo=0, hi=1)
    return plane(width, height, spheres, count, d.f32(height, width, 3), width, height)


spec(
    "rays",
    "examples/irregular/rays",
    sizes=((24, 20, 5), (13, 7, 2), (1, 1, 1), (9, 5, 3)),
    make=_make_rays,
    tolerance=500,
)

# --- montgomery.cu ----------------------------------------------------------------------------

PRIME = 2**256 - 2**224 + 2**192 + 2**96 - 1


def _words(values: list[int]) -> np.ndarray:
    rows = [[v >> 32 * k & 0xFFFFFFFF for k in range(8)] for v in values]
    return np.array(rows, U32).reshape(len(values), 8)


def _numbers(words: np.ndarray) -> list[int]:
    return [sum(int(w) << 32 * k for k, w in enumerate(row)) for row in words]


def _make_montgomery(n, d: Draw):
    a, b = (_words([v % PRIME for v in _numbers(d.ints(U32, n, 8))]) for _ in range(2))
    inverse = U32(pow(-PRIME, -1, 2**32))
    return Call((cover(n, 32),), (32,), (a, b, _words([PRIME]), d.ints(U32, n, 8), inverse, n))


def _montgomery(a, b, p, out, inverse, n):
    shrink = pow(2, -256, PRIME)
    pairs = zip(_numbers(a), _numbers(b), strict=True)
    return _words([x * y * shrink % PRIME for x, y in pairs])


spec(
    "montgomery",
    "examples/numerics/montgomery",
    sizes=LINE,
    make=_make_montgomery,
    numpy=_montgomery,
)
