"""Vector types, structs, several outputs, and kernels from scientific and learning codes."""

from __future__ import annotations

import numpy as np
import scipy.special as special
from tests.kernels.registry import AFFINE, SEQUENTIAL, Call, Draw, cover, line, plane, spec

F32, F64, I32, U32 = np.float32, np.float64, np.int32, np.uint32
LINE = (100, 33, 1, 0)
SQUARE = ((12, 24), (7, 9), (1, 1), (0, 3))

# --- vectors.cu -------------------------------------------------------------------------------

BODY = np.dtype([("x", F32), ("y", F32), ("z", F32), ("mass", F32)])
MIXED = np.dtype([("count", I32), ("value", F64), ("tag", np.int16)], align=True)
GRID = np.dtype([("nx", I32), ("ny", I32), ("dx", F64), ("dy", F64), ("shift", F32)], align=True)


def _complex_multiply(a, b, c, n):
    z = (a[:, 0] + 1j * a[:, 1]) * (b[:, 0] + 1j * b[:, 1])
    return np.stack([z.real, z.imag], axis=1)


def _pixel_gray(pixels, gray, n):
    return (pixels[:, :3].astype(I32) @ np.array([77, 150, 29]) >> 8).astype(np.uint8)


def _gravity(bodies, forces, n, softening):
    at = np.stack([bodies[k] for k in "xyz"], axis=1).astype(F64)
    delta = at[None] - at[:, None]
    weight = bodies["mass"] * ((delta**2).sum(axis=2) + softening) ** -1.5
    return (delta * weight[..., None]).sum(axis=1)


def _make_gravity(n, d: Draw):
    bodies = np.zeros(n, BODY)
    for name in BODY.names or ():
        bodies[name] = d.f32(n, lo=0.1, hi=1)
    return line(n, bodies, d.f32(n, 3), n, F32(0.01))


def _make_mixed(n, d: Draw):
    items = np.zeros(n, MIXED)
    items["count"], items["value"], items["tag"] = d.i32(n), d.f64(n), d.i32(n, lo=-9, hi=9)
    return line(n, items, n)


def _update_mixed(items, n):
    items["value"] = items["value"] * 2 + items["count"]
    items["count"] += items["tag"]
    return items


def _make_laplacian(size, d: Draw):
    h, w = size
    grid = np.array((w, h, 0.5, 0.25, 3.0), GRID)[()]
    return plane(w, h, d.f64(h, w), d.f64(h, w), grid)


def _laplacian(u, out, grid):
    across = (u[1:-1, :-2] - 2 * u[1:-1, 1:-1] + u[1:-1, 2:]) / grid["dx"] ** 2
    down = (u[:-2, 1:-1] - 2 * u[1:-1, 1:-1] + u[2:, 1:-1]) / grid["dy"] ** 2
    out[1:-1, 1:-1] = across + down + grid["shift"]
    return out


spec(
    "complex_multiply",
    "vectors",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n, 2), d.f32(n, 2), d.f32(n, 2), n),
    numpy=_complex_multiply,
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "scale4",
    "vectors",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n, 4), d.f32(n, 4), F32(0.3), n),
    numpy=lambda x, y, s, n: x * s,
    free_of=AFFINE,
)
spec(
    "dot4",
    "vectors",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n, 4), d.f32(n, 4), d.f32(n), n),
    numpy=lambda a, b, y, n: (a * b).sum(axis=1),
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "reinterpreted",
    "vectors",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(4 * n), d.f32(4 * n), n),
    numpy=lambda x, y, quads: x.reshape(-1, 4)[:, ::-1].ravel(),
    free_of=AFFINE,
)
spec(
    "swap_int2",
    "vectors",
    sizes=LINE,
    make=lambda n, d: line(n, d.i32(n, 2), n),
    numpy=lambda x, n: x[:, ::-1],
    free_of=AFFINE,
)
spec(
    "pixel_gray",
    "vectors",
    sizes=LINE,
    make=lambda n, d: line(n, d.ints(np.uint8, n, 4), d.ints(np.uint8, n), n),
    numpy=_pixel_gray,
    free_of=AFFINE,
)
spec(
    "gravity",
    "vectors",
    sizes=(40, 7, 1, 0),
    make=_make_gravity,
    numpy=_gravity,
    free_of=SEQUENTIAL,
    tolerance=100,
)
spec("update_mixed", "vectors", sizes=LINE, make=_make_mixed, numpy=_update_mixed)
spec(
    "laplacian",
    "vectors",
    sizes=((12, 24), (7, 9), (3, 3), (1, 2)),
    make=_make_laplacian,
    numpy=_laplacian,
    free_of=AFFINE,
    tolerance=10,
)

# --- updates.cu -------------------------------------------------------------------------------


def _mirror_half(x, half):
    x[half:] = 2 * x[:half]
    return x


def _red_black(x, n):
    for i in range(2, n - 1, 2):
        x[i] = F32(0.5) * (x[i - 1] + x[i + 1])
    return x


def _partial_write(x, y, n, start, stop):
    y[start:stop] = x[start:stop]
    return y


def _set_border(u, h, w, value):
    u[0], u[-1], u[:, 0], u[:, -1] = value, value, value, value
    return u


spec(
    "sum_and_difference",
    "updates",
    sizes=LINE,
    make=lambda n, d: line(n, *(d.f32(n) for _ in range(4)), n),
    numpy=lambda a, b, s, t, n: (a + b, a - b),
    free_of=AFFINE,
)
spec(
    "in_place",
    "updates",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), n),
    numpy=lambda x, n: 1 - x * x,
    free_of=AFFINE,
)
spec(
    "swap",
    "updates",
    sizes=LINE,
    make=lambda n, d: line(n, d.f64(n), d.f64(n), n),
    numpy=lambda a, b, n: (b, a),
    free_of=AFFINE,
)
spec(
    "mirror_half",
    "updates",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(2 * n), n),
    numpy=_mirror_half,
    free_of=AFFINE,
)
spec(
    "red_black",
    "updates",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), n),
    numpy=_red_black,
    free_of=AFFINE,
)
spec(
    "partial_write",
    "updates",
    sizes=((100, 20, 75), (33, 0, 40), (1, 1, 1)),
    make=lambda s, d: line(s[0], d.i32(s[0]), d.i32(s[0]), *s),
    numpy=_partial_write,
    free_of=AFFINE,
)
spec(
    "set_border",
    "updates",
    sizes=((12, 24), (7, 9), (1, 1)),
    make=lambda s, d: line(max(s), d.f32(*s), *s, F32(-4)),
    numpy=_set_border,
    free_of=AFFINE,
)
spec(
    "fill",
    "updates",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), F32(1.25), n),
    numpy=lambda y, value, n: np.full(n, value),
    free_of=AFFINE,
)
spec(
    "rewritten",
    "updates",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), d.f32(n), n),
    numpy=lambda x, y, n: x * x + x,
    free_of=AFFINE,
)

# --- science.cu -------------------------------------------------------------------------------


def _black_scholes(spot, strike, years, call, put, rate, sigma, n):
    s, k, t = (v.astype(F64) for v in (spot, strike, years))
    root = sigma * np.sqrt(t)
    d1 = (np.log(s / k) + (rate + 0.5 * sigma**2) * t) / root
    d2, discounted = d1 - root, k * np.exp(-rate * t)
    worth = s * special.ndtr(d1) - discounted * special.ndtr(d2)
    return worth, discounted * special.ndtr(-d2) - s * special.ndtr(-d1)


def _make_black_scholes(n, d: Draw):
    prices = d.f32(n, lo=5, hi=30), d.f32(n, lo=1, hi=100), d.f32(n, lo=0.25, hi=10)
    return line(n, *prices, d.f32(n), d.f32(n), F32(0.02), F32(0.3), n)


def _layer_norm(x, gain, bias, y, h, w, epsilon):
    scale = np.sqrt(x.var(axis=1, keepdims=True) + epsilon)
    return (x - x.mean(axis=1, keepdims=True)) / scale * gain + bias


def _distances(p, q, out, m, n, dims):
    return np.sqrt(((p[:, None] - q[None]) ** 2).sum(axis=2))


def _lennard_jones(x, force, n):
    r = x[:, None] - x[None] + np.eye(n)
    r2 = 1 / r**2
    pair = 24 * (2 * r2**6 - r2**3) * r2 * r
    return (pair * (1 - np.eye(n))).sum(axis=1)


def _wave2d(now, before, after, h, w, c):
    if h > 2 and w > 2:
        u = now[1:-1, 1:-1]
        around = now[1:-1, :-2] + now[1:-1, 2:] + now[:-2, 1:-1] + now[2:, 1:-1] - 4 * u
        after[1:-1, 1:-1] = 2 * u - before[1:-1, 1:-1] + c * c * around
    return after


def _fdtd_h(ez, hx, hy, h, w, k):
    hx[:-1, :-1] -= k * (ez[1:, :-1] - ez[:-1, :-1])
    hy[:-1, :-1] += k * (ez[:-1, 1:] - ez[:-1, :-1])
    return hx, hy


def _oscillator(p, v, frequency, n, steps, dt):
    w2 = frequency**2

    def slope(p, v):
        return v, -w2 * p - 0.1 * v

    for _ in range(steps):
        k1 = slope(p, v)
        k2 = slope(p + 0.5 * dt * k1[0], v + 0.5 * dt * k1[1])
        k3 = slope(p + 0.5 * dt * k2[0], v + 0.5 * dt * k2[1])
        k4 = slope(p + dt * k3[0], v + dt * k3[1])
        p = p + dt / 6 * (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0])
        v = v + dt / 6 * (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1])
    return p, v


def _monte_carlo(s, pi, n, draws):
    inside = np.zeros(n, I32)
    for _ in range(draws):
        s = s * U32(1664525) + U32(1013904223)
        u = (s >> U32(8)).astype(F32) * F32(2.0**-24)
        s = s * U32(1664525) + U32(1013904223)
        v = (s >> U32(8)).astype(F32) * F32(2.0**-24)
        inside += u * u + v * v <= 1
    return 4 * inside / draws


def _conv2d(x, w, bias, y, channels, h, wd, filters, k):
    for i in range(y.shape[1]):
        for j in range(y.shape[2]):
            y[:, i, j] = bias + np.tensordot(w, x[:, i : i + k, j : j + k], 3)
    return y


def _make_conv2d(size, d: Draw):
    channels, h, w, filters, k = size
    oh, ow = h - k + 1, w - k + 1
    arrays = d.f32(channels, h, w), d.f32(filters, channels, k, k), d.f32(filters)
    grid = cover(ow, 8), cover(oh, 4), filters
    return Call(grid, (8, 4), (*arrays, d.f32(filters, oh, ow), *size))


def _max_pool(x, y, h, w, k):
    return x.reshape(h, k, w, k).max(axis=(1, 3))


def _make_gemm(size, d: Draw):
    batches, m, n, k = size
    arrays = d.f64(batches, m, k), d.f64(batches, k, n), d.f64(batches, m, n)
    return Call((cover(n, 8), cover(m, 4), batches), (8, 4), (*arrays, m, n, k, 1.5, -0.5))


spec(
    "black_scholes",
    "science",
    sizes=LINE,
    make=_make_black_scholes,
    numpy=_black_scholes,
    free_of=AFFINE,
    tolerance=400,
)
spec(
    "softmax_rows",
    "science",
    sizes=((40, 12), (33, 7), (1, 1)),
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(*s), *s),
    numpy=lambda x, y, h, w: special.softmax(x, axis=1),
    free_of=SEQUENTIAL,
    tolerance=10,
)
spec(
    "layer_norm",
    "science",
    sizes=((40, 12), (33, 7), (1, 2)),
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(s[1]), d.f32(s[1]), d.f32(*s), *s, F32(1e-3)),
    numpy=_layer_norm,
    free_of=SEQUENTIAL,
    tolerance=100,
)
spec(
    "distances",
    "science",
    sizes=((12, 20, 3), (7, 9, 4), (1, 1, 1)),
    make=lambda s, d: plane(s[1], s[0], d.f64(s[0], s[2]), d.f64(*s[1:]), d.f64(*s[:2]), *s),
    numpy=_distances,
    free_of=SEQUENTIAL,
)
spec(
    "lennard_jones",
    "science",
    sizes=(30, 7, 1, 0),
    make=lambda n, d: line(n, np.arange(n) * 1.1 + d.f64(n, lo=0, hi=0.1), d.f64(n), n),
    numpy=_lennard_jones,
    free_of=SEQUENTIAL,
    tolerance=1000,
)
spec(
    "wave2d",
    "science",
    sizes=((12, 24), (7, 9), (3, 3), (1, 2)),
    make=lambda s, d: plane(s[1], s[0], *(d.f32(*s) for _ in range(3)), *s, F32(0.3)),
    numpy=_wave2d,
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "fdtd_h",
    "science",
    sizes=SQUARE,
    make=lambda s, d: plane(s[1], s[0], *(d.f32(*s) for _ in range(3)), *s, F32(0.3)),
    numpy=_fdtd_h,
    free_of=AFFINE,
)
spec(
    "oscillator",
    "science",
    sizes=((40, 6), (33, 3), (1, 1)),
    make=lambda s, d: line(s[0], *(d.f64(s[0]) for _ in range(3)), *s, 0.05),
    numpy=_oscillator,
    free_of=SEQUENTIAL,
    tolerance=10,
)
spec(
    "monte_carlo",
    "science",
    sizes=((40, 20), (33, 5), (1, 1)),
    make=lambda s, d: line(s[0], d.u32(s[0]), d.f32(s[0]), *s),
    numpy=_monte_carlo,
    free_of=SEQUENTIAL,
)
spec(
    "quantize",
    "science",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), d.ints(np.int8, n), F32(0.0125), 3, n),
    numpy=lambda x, q, scale, zero, n: np.clip(np.rint(x / scale) + zero, -128, 127),
    free_of=AFFINE,
)
spec(
    "gelu",
    "science",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), d.f32(n), n),
    numpy=lambda x, y, n: x * special.ndtr(x),
    free_of=AFFINE,
    tolerance=40,
)
spec(
    "conv2d",
    "science",
    sizes=((3, 8, 12, 2, 3), (2, 5, 7, 3, 2), (1, 1, 1, 1, 1)),
    make=_make_conv2d,
    numpy=_conv2d,
    free_of=SEQUENTIAL,
    tolerance=40,
)
spec(
    "max_pool",
    "science",
    sizes=((6, 12, 2), (5, 3, 3), (1, 1, 1)),
    make=lambda s, d: plane(s[1], s[0], d.f32(s[0] * s[2], s[1] * s[2]), d.f32(*s[:2]), *s),
    numpy=_max_pool,
    free_of=SEQUENTIAL,
)
spec(
    "batched_gemm",
    "science",
    sizes=((2, 8, 12, 6), (3, 5, 7, 4), (1, 1, 1, 1)),
    make=_make_gemm,
    numpy=lambda a, b, c, m, n, k, alpha, beta: alpha * (a @ b) + beta * c,
    free_of=SEQUENTIAL,
    tolerance=10,
)
spec(
    "determinants",
    "science",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n, 3, 3), d.f32(n), n),
    numpy=lambda a, out, n: np.linalg.det(a.astype(F64)),
    free_of=AFFINE,
    tolerance=100,
)
spec(
    "periodic",
    "science",
    sizes=(100, 33, 2, 1),
    make=lambda n, d: line(n, d.f32(n), d.f32(n), n),
    numpy=lambda u, y, n: F32(0.5) * (np.roll(u, -1) - np.roll(u, 1)),
)
