"""Textures and surfaces: raised, on the reference executor, and in a NumPy model of their own.

Each case meets one optimization level here; `-m nightly` runs all cases at all levels, and every
combination of filter, address mode and normalization in one, two and three dimensions.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.kernels.levels import LEVELS
from tests.kernels.registry import ROOT, Draw
from tests.support.textures import model
from tests.support.textures.cases import Case, N, coordinates, load, run, zeros

import raise_kernel as rk
from raise_kernel.runtime.checking.verify import verify_call
from raise_kernel.runtime.images import Surface, Texture
from raise_kernel.tools.raise_kernel import run as command_line

pytestmark = pytest.mark.usefixtures("x64")

CASES: dict[str, Callable[[Draw], Case]] = {}


def case(make: Callable[[Draw], Case]) -> Callable[[Draw], Case]:
    CASES[make.__name__] = make
    return make


# --- fetches ----------------------------------------------------------------------------------


@case
def linear_memory(d: Draw) -> Case:
    t = rk.texture(d.f32(60), address="clamp")
    i = np.arange(N)
    want = model.linear_memory(t, i - 3) + 2 * model.linear_memory(t, i + 5)
    return Case("linear_memory", (t, zeros(N), N), (want,))


def sampled(rank: int, mode: dict[str, Any], d: Draw, shape: tuple[int, ...]) -> Case:
    t = rk.texture(d.f32(*shape), **mode)
    spans = [1.0 if mode.get("normalized") else size for size in reversed(shape)]
    u = [coordinates(d, -1.7 * s, 2.7 * s) for s in spans]
    for axis in range(1, rank):
        u[axis] = np.roll(u[axis], 11 * axis)  # the special values of one axis at a time
    return Case(f"sample{rank}d", (t, *u, zeros(N), N), (model.sample(t, u),), tolerance=5e-6)


SHAPES = {1: (9,), 2: (5, 7), 3: (3, 4, 5)}
MODES = [
    {"filter": f, "address": a, "normalized": n}
    for f in ("point", "linear")
    for a in ("clamp", "wrap", "mirror", "border")
    for n in (False, True)
]
# In CI, each filter and address mode once normalized; whole coordinates once a rank.
QUICK = [
    (1, {"filter": "point", "address": "wrap", "normalized": True}),
    (1, {"filter": "linear", "address": "mirror", "normalized": True}),
    (2, {"filter": "point", "address": ("mirror", "border"), "normalized": True}),
    (2, {"filter": "linear", "address": ("wrap", "clamp"), "normalized": True}),
    (2, {"filter": "linear", "address": "border", "border": 3.0}),
    (2, {"filter": "point", "address": "wrap"}),
    (3, {"filter": "linear", "address": ("clamp", "border", "mirror"), "normalized": True}),
]


def name_of(rank: int, mode: dict[str, Any]) -> str:
    words = "_".join(map(str, mode.values())).replace("', '", "-")
    return f"{rank}d_{words}"


def mode_case(rank: int, mode: dict[str, Any]) -> Callable[[Draw], Case]:
    return lambda d: sampled(rank, mode, d, SHAPES[rank])


CASES |= {name_of(rank, mode): mode_case(rank, mode) for rank, mode in QUICK}
ALL_MODES = {name_of(rank, mode): mode_case(rank, mode) for rank in SHAPES for mode in MODES}


@case
def one_dimensional_layers(d: Draw) -> Case:
    t = rk.texture(d.f32(4, 9), "linear", "mirror", normalized=True)
    u, layer = coordinates(d, -2, 3), d.i32(N, lo=-3, hi=7)
    want = model.sample(t, [u], layer)
    return Case("sample1d_layer", (t, u, layer, zeros(N), N), (want,), tolerance=5e-6)


@case
def two_dimensional_layers(d: Draw) -> Case:
    t = rk.texture(d.f32(3, 5, 4, 2), "linear", ("border", "clamp"), border=(2.0, -1.0))
    u, v, layer = coordinates(d, -3, 7), np.roll(coordinates(d, -3, 8), 9), d.i32(N, lo=0, hi=3)
    want = model.sample(t, [u, v], layer)
    args = (t, u, v, layer, zeros(N, 2), N)
    return Case("sample2d_layer", args, (want,), tolerance=5e-6)


@case
def gather(d: Draw) -> Case:
    t = rk.texture(d.f32(5, 4, 2), address="wrap", normalized=True)
    u, v = coordinates(d, -2, 3), np.roll(coordinates(d, -2, 3), 9)
    return Case("gather2d", (t, u, v, zeros(N, 4), N), (model.gather(t, u, v, 1),))


@case
def centers(d: Draw) -> Case:
    values = d.f32(13, 10)
    t = rk.texture(values)
    return Case("centers", (t, zeros(13, 10), 10, 13), (values,), grid=(2, 4), block=(8, 4))


@case
def halves(d: Draw) -> Case:
    t = rk.texture(d.f16(5, 7), "linear")
    u = [coordinates(d, -2, 9), coordinates(d, -2, 7)]
    want = model.sample(t, u)
    return Case("sample2d", (t, *u, zeros(N), N), (want,), tolerance=5e-6)


TEXELS = {
    "signed char": (np.int8, 1),
    "uchar2": (np.uint8, 2),
    "uchar4": (np.uint8, 4),
    "short2": (np.int16, 2),
    "unsigned short": (np.uint16, 1),
    "int4": (np.int32, 4),
    "unsigned int": (np.uint32, 1),
    "float4": (np.float32, 4),
}


def texel_case(type_: str) -> Callable[[Draw], Case]:
    dtype, channels = TEXELS[type_]

    def make(d: Draw) -> Case:
        def array(*shape: int) -> np.ndarray:
            shape = (*shape, channels) if channels > 1 else shape
            return d.f32(*shape) if dtype is np.float32 else d.ints(dtype, *shape)

        line, plane = rk.texture(array(N)), rk.texture(array(5, 6), address="border")
        u = coordinates(d, -1, 7)
        out = np.zeros((N, 2, channels), dtype)
        want = np.stack(
            [
                model.linear_memory(line, np.arange(N) - 1).reshape(N, channels),
                model.sample(plane, [u, u[::-1]]).reshape(N, channels),
            ],
            axis=1,
        )
        return Case(f"texels<{type_}>", (line, plane, u, out, N), (want,))

    return make


CASES |= {f"texels_{name.replace(' ', '_')}": texel_case(name) for name in TEXELS}


def normalized_case(dtype: Any) -> Callable[[Draw], Case]:
    def make(d: Draw) -> Case:
        values = d.ints(dtype, 5, 7)
        values[0, :2] = np.iinfo(dtype).min, np.iinfo(dtype).max
        t = rk.texture(values, "linear", read="normalized_float")
        u = [coordinates(d, -2, 9), coordinates(d, -2, 7)]
        return Case("sample2d", (t, *u, zeros(N), N), (model.sample(t, u),))

    return make


CASES |= {f"normalized_{k.__name__}": normalized_case(k) for k in (np.int8, np.uint16)}


# --- references -------------------------------------------------------------------------------


@case
def references(d: Draw) -> Case:
    row = rk.texture(d.f32(2 * N - 5))
    picture = rk.texture(d.ints(np.uint8, 6, 5, 4), read="normalized_float")
    stack = rk.texture(d.f32(2, 3, 4))
    u = coordinates(d, -1, 6)
    i = np.arange(N)
    want = model.sample(picture, [u, u[::-1]])
    want[:, 0] += model.linear_memory(row, 2 * i)
    want[:, 1] += model.sample(stack, [u, np.full(N, 0.5, np.float32)], i % 3)
    named = {"row": row, "picture": picture, "stack": stack}
    return Case("references", (u, zeros(N, 4), N), (want,), variables=named)


@case
def surface_reference(d: Draw) -> Case:
    canvas, x = d.f32(5, 5, 4), d.f32(25)
    want = canvas.copy()
    want[..., 3] = x.reshape(5, 5)
    named = {"canvas": rk.surface(canvas)}
    return Case("paint", (x, 25), (want,), grid=1, variables=named)


# --- handles ----------------------------------------------------------------------------------


@case
def choice(d: Draw) -> Case:
    a, b = rk.texture(d.f32(4, 6), "linear"), rk.texture(d.f32(3, 5), address="border")
    u, pick = coordinates(d, -1, 7), d.i32(N, lo=0, hi=1)
    v = np.full(N, 1.5, np.float32)
    want = np.where(pick > 0, model.sample(a, [u, v]), model.sample(b, [u, v]))
    return Case("choose", (a, b, u, pick, zeros(N), N), (want,), tolerance=5e-6)


@case
def in_struct(d: Draw) -> Case:
    t, u = rk.texture(d.f32(9), "linear"), coordinates(d, -2, 12)
    scale = np.float32(3)
    return Case("in_struct", ((t, scale), u, zeros(N), N), (scale * model.sample(t, [u]),))


@case
def assembly(d: Draw) -> Case:
    t, stack = rk.texture(d.f32(5, 7), "linear"), rk.texture(d.f32(3, 2, 4, 2))
    s, u = d.i32(N), coordinates(d, -1, 8)
    first = model.sample(t, [u, u[::-1]])
    second = model.sample(stack, [u, np.full(N, 0.25, np.float32)], np.arange(N) % 4)
    want = np.stack([first, np.ones(N, np.float32), second[:, 0], second[:, 1]], axis=1)
    args = (t, stack, rk.surface(s), u, zeros(N, 4), N)
    return Case("assembly", args, (2 * s, want), tolerance=5e-6)


# --- surfaces ---------------------------------------------------------------------------------


@case
def surface_of_one_dimension(d: Draw) -> Case:
    values, where = d.f32(20), d.i32(N, lo=-5, hi=30)
    inside = (where >= 0) & (where < 20)
    clamped = values[np.clip(where, 0, 19)]
    want = np.stack([clamped, np.where(inside, clamped, 0)], axis=1)
    s, r = rk.surface(values), rk.surface(zeros(N, 2))
    return Case("surface1d", (s, r, where, N), (want,))


@case
def surface_of_two_dimensions(d: Draw) -> Case:
    w, h = 10, 5
    x = d.ints(np.uint8, h + 2, w + 2, 4)
    s = rk.surface(zeros(h, w, 4, dtype=np.uint8))
    return Case("surface2d", (s, x, w, h), (x[1:-1, 1:-1],), grid=(2, 2), block=(8, 4))


@case
def surface_of_three_dimensions(d: Draw) -> Case:
    values, x = d.ints(np.int16, 3, 4, 6), d.ints(np.int16, 3, 4, 6)
    s = rk.surface(values)
    return Case("surface3d", (s, x, 6, 4, 3), (values + x,), grid=3, block=(6, 4))


@case
def surface_layers(d: Draw) -> Case:
    values = d.ints(np.int64, 3, 4, 5)
    want = (values + np.arange(4)[None, :, None]).astype(np.int32).reshape(3, 20)
    s, r = rk.surface(values), rk.surface(zeros(3, 20, dtype=np.int32))
    return Case("surface_layers", (s, r, 5, 4), (want,), grid=3, block=(5, 4))


# --- the tests --------------------------------------------------------------------------------


@pytest.mark.sample(4)
@pytest.mark.parametrize(("name", "level"), list(zip(CASES, itertools.cycle(LEVELS))))
def test_case(name: str, level: str):
    run(name, CASES[name], level)


@pytest.mark.nightly
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CASES)
def test_case_at_every_level(name: str, level: str):
    run(name, CASES[name], level)


@pytest.mark.nightly
@pytest.mark.parametrize("name", ALL_MODES)
def test_mode(name: str):
    run(name, ALL_MODES[name], "O3")


def test_what_a_texture_is_only_read_from_does_not_come_back():
    t = rk.texture(zeros(60))
    lowered = load("linear_memory", "O3")[3, 32].lower(t, zeros(N), N)
    assert lowered.raised.written == (1,)


def test_whole_coordinates_are_slices():
    t = rk.texture(zeros(80))
    text = load("linear_memory", "O3")[2, 32].lower(t, zeros(64), 64).as_text()
    assert "stablehlo.gather" not in text


def test_pixel_centers_are_slices():
    t = rk.texture(zeros(13, 10))
    lowered = load("centers", "O3")[(2, 4), (8, 4)].lower(t, zeros(13, 10), 10, 13)
    assert "stablehlo.gather" not in lowered.as_text()


def test_tracers_and_gradients():
    kernel = load("sample2d", "O3")[3, 32]
    d = Draw("gradient")
    image, v = d.f32(5, 7), d.f32(N, lo=0.5, hi=4)
    u = np.linspace(0.6, 6.3, N, dtype=np.float32) + np.float32(1 / 64)

    @jax.jit
    def f(image, u):
        return kernel(rk.texture(image, "linear"), u, v, jnp.zeros(N, jnp.float32), N)

    values = f(image, u)
    np.testing.assert_allclose(values, model.sample(rk.texture(image, "linear"), [u, v]), 1e-5)
    texels, slopes = jax.grad(lambda *a: f(*a).sum(), argnums=(0, 1))(image, u)
    assert texels.sum() == pytest.approx(N, rel=1e-5)  # the weights of a fetch sum to one
    step = np.float32(1 / 32)
    low = np.floor(u - 0.5) == np.floor(u + step - 0.5)  # both between the same texels
    secant = (f(image, u + step) - values) / step
    np.testing.assert_allclose(slopes[low], secant[low], atol=0.3)
    assert np.abs(slopes).max() > 0.5


def test_a_texture_is_a_pytree():
    doubled = jax.tree_util.tree_map(lambda x: 2 * x, rk.texture(np.ones(3), "linear"))
    assert isinstance(doubled, Texture)
    assert doubled.mode.filter == "linear"
    assert doubled.array.tolist() == [2, 2, 2]
    assert isinstance(jax.tree_util.tree_map(np.sum, rk.surface(np.ones(3))), Surface)


# --- refusals ---------------------------------------------------------------------------------


def refused(kernel: str, *args: Any, **variables: Any) -> str:
    with pytest.raises(rk.Refusal) as caught:
        load(kernel, "O1")[3, 32].lower(*args, **variables)
    assert caught.value.code == "RK042"
    return str(caught.value)


U = zeros(N)


def test_a_texture_of_another_rank():
    message = refused("sample2d", rk.texture(zeros(2, 3, 5)), U, U, U, N)
    assert "[2, 3, 5], not [height,width] or [height,width,channels]" in message
    assert "textures.cu:" in message


def test_a_matrix_as_linear_memory_names_its_channels():
    assert "channels=" in refused("linear_memory", rk.texture(zeros(8, 10)), U, N)
    flat = rk.texture(np.arange(80, dtype=np.float32).reshape(8, 10), channels=1)
    result = load("linear_memory", "O1")[3, 32](flat, U, N)
    assert result[10] == 7 + 2 * 15


@pytest.mark.parametrize(
    ("dtype", "mode"),
    [
        (np.int32, {}),
        (np.uint8, {"filter": "linear"}),
        (np.int32, {"read": "normalized_float"}),
        (np.float32, {"read": "normalized_float"}),
    ],
)
def test_elements_that_are_no_floats(dtype: Any, mode: dict[str, Any]):
    t = rk.texture(zeros(5, 7, dtype=dtype), **mode)
    assert "the kernel reads floats" in refused("sample2d", t, U, U, U, N)


def test_a_surface_is_no_texture():
    assert "it is a surface" in refused("sample2d", rk.surface(zeros(5, 7)), U, U, U, N)


def test_a_number_is_no_handle():
    assert "leads to no texture" in refused("sample2d", 1234, U, U, U, N)


def test_a_reference_is_bound_by_name():
    message = refused("paint", U, 25)
    assert "canvas is a reference" in message
    assert "canvas=rk.texture(array)" in message


def test_an_array_that_is_a_surface_has_no_address():
    values = zeros(20)
    where = zeros(N, dtype=np.int32)
    assert "as a surface and as a pointer" in refused(
        "surface1d", rk.surface(where), rk.surface(values), where, N
    )


@pytest.mark.parametrize(
    "call",
    [
        lambda: rk.texture(U, cast(Any, "cubic")),
        lambda: rk.texture(U, address=cast(Any, "repeat")),
        lambda: rk.texture(U, read=cast(Any, "float")),
        lambda: rk.texture(U, channels=3),
        lambda: rk.surface(U, channels=5),
    ],
)
def test_words_that_say_nothing(call: Callable[[], Any]):
    with pytest.raises(rk.Refusal, match=r"one of"):
        call()


def test_mipmaps_are_refused_by_name():
    message = refused("mipmap", rk.texture(zeros(4, 4)), zeros(1))
    assert "tex.unified.2d.level.v4f32.f32 is not raised" in message


def test_a_surface_access_outside_is_refused():
    s, r = rk.surface(zeros(20)), rk.surface(zeros(N - 5, 2))
    with pytest.raises(
        rk.Refusal, match=r"writes element 140 of .*, which has 140 of f32"
    ) as caught:
        verify_call(load("surface1d", "O3")[3, 32], (s, r, zeros(N, dtype=np.int32), N))
    assert caught.value.code == "RK022"


SURFACE_AT_DATA = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.sust.b.1d.i32.trap(i64, i32, i32)
define ptx_kernel void @k(i64 %s, ptr %where) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr %where, i32 %t
  %x = load i32, ptr %p
  %b = shl i32 %x, 2
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %s, i32 %b, i32 7)
  ret void
}
"""


def test_the_executor_names_a_surface_access_outside():
    """Where the coordinate is data, nothing is known when raising."""
    kernel = rk.load(SURFACE_AT_DATA)[1, 4]
    args = (rk.surface(zeros(4)), np.array([0, 1, 4, 2], np.int32))
    with pytest.raises(rk.Refusal, match="surface write outside, at byte 16") as caught:
        verify_call(kernel, args)
    assert caught.value.code == "RK022"


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    np.save(tmp_path / "t.npy", np.arange(35, dtype=np.float32).reshape(5, 7))
    np.save(tmp_path / "u.npy", np.full(N, 1.25, np.float32))
    arguments = "t=texture(f32[5,7],filter=linear,address=wrap:border,normalized)"
    textures = str(ROOT / "tests/kernels/language/access/O1/textures.ll")
    command = [textures, "--kernel", "sample2d"]
    command += ["--grid", "3", "--block", "32", "--verify", "--run"]
    for text in (arguments, "u=f32[75]", "v=f32[75]", "y=f32[75]", "n=75"):
        command += ["--arg", text]
    for name, file in (("t", "t"), ("u", "u"), ("v", "u")):
        command += ["--input", f"{name}={tmp_path / file}.npy"]
    command += ["--output", f"y={tmp_path / 'y.npy'}"]
    assert command_line(command) == 0
    assert "agrees with the reference executor" in capsys.readouterr().out
    assert np.load(tmp_path / "y.npy").tolist() == [0.0] * N  # 1.25 is under the lower border


def test_the_command_line_binds_references(capsys: pytest.CaptureFixture[str]):
    textures = str(ROOT / "tests/kernels/language/access/textures.ll")
    command = [textures, "--kernel", "paint", "--grid", "1"]
    command += ["--block", "32", "--arg", "f32[25]", "--arg", "25", "--verify"]
    assert command_line([*command, "--global", "canvas=surface(f32[5,5,4])"]) == 0
    assert "canvas: largest error 0" in capsys.readouterr().out
    assert command_line([*command, "--global", "canvas=surface(f32[5,5,4],filter=linear)"]) == 1
    assert "RK020" in capsys.readouterr().err
