"""`optimize="search"` for native code: which form is taken, what is remembered, and that every form
leaves what the plain one leaves."""

from __future__ import annotations

import subprocess
import zlib
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.kernels.compare import assert_close
from tests.kernels.specs import SPECS
from tests.native import direct
from tests.native.clock import forget
from tests.native.gpu.test_bad_machines import Library
from tests.native.gpu.test_ptx import of_spec
from tests.native.test_launch import SAXPY, expected, inputs
from tests.support.fork_server import python

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.driver import raise_specialized
from raise_kernel.runtime.choice import granularity
from raise_kernel.runtime.native import forms as forms_module
from raise_kernel.runtime.native.cpu import kernel as cpu_kernel
from raise_kernel.runtime.native.cpu.form import PLAIN, CpuForm, parts, vectors
from raise_kernel.runtime.native.gpu import program as program_module
from raise_kernel.runtime.native.gpu.driver import Driver
from raise_kernel.runtime.native.gpu.form import GpuForm
from raise_kernel.runtime.native.gpu.program import gpu_ptx

N = 1000
FORMS = [*vectors(True), *parts(CpuForm(lanes=4))]

# Guards and odd sizes, grid-stride loops, two dimensions, shared memory with barriers, warps,
# atomics.
QUICK = (
    *("saxpy", "jacobi2d", "chunked", "ping_pong", "matmul_tile16_guarded", "tree_sum", "warp_sum"),
    *("histogram256", "add_i", "mandelbrot", "several_returns", "bitonic_sort", "bfs", "index3d"),
    *("scan_warps", "list_push", "compact", "divide", "trigonometry", "shared_tickets"),
)


@pytest.mark.usefixtures("x64")
@pytest.mark.sample(3)
@pytest.mark.parametrize("name", QUICK)
def test_some_forms_leave_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = zlib.crc32(name.encode()) % 4
    check_forms(name, FORMS[first::4], 1, monkeypatch)


@pytest.mark.nightly
@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", QUICK)
def test_every_form_leaves_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_forms(name, FORMS, 2, monkeypatch)


def check_forms(
    name: str, forms: list[CpuForm], sizes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = SPECS[name]
    form = PLAIN
    monkeypatch.setattr(
        direct,
        "module_text",
        lambda *given, **more: cpu_kernel.module_text(*given, form=form, **more),
    )
    for size in spec.sizes[-sizes:]:
        call = spec.call(size)
        kernel = direct.load(spec.path("O2"), spec.kernel)
        form = PLAIN
        wanted = direct.native_arrays(kernel, call.launch, call.args)
        for form in forms:
            found = direct.native_arrays(kernel, call.launch, call.args)
            for number, (new, want) in enumerate(zip(found, wanted, strict=True)):
                assert_close(new, want, spec.tolerance, f"{form.words()}: array {number}")


class Times:
    """Stands in for samples of forms: seconds by the form's words, 1 for the rest."""

    def __init__(self, **times: float) -> None:
        self.times = times
        self.searches = 0
        self.samples = 0

    def sample(self, form: Any) -> float:
        self.samples += 1
        return self.times.get(form.words().replace(" ", "_"), 1.0)


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Times:
    """A process that remembers nothing, with an empty cache on disk and these times."""
    made = Times(no_vectors=0.5)
    monkeypatch.setattr(granularity._Search, "_sample", lambda _, form: made.sample(form))
    monkeypatch.setattr(config, "disk_cache", True)
    monkeypatch.setattr(config, "cache_dir", tmp_path)
    monkeypatch.setattr(config, "search_seconds", 200.0)
    monkeypatch.setattr(
        forms_module, "first_forms", lambda *_: [CpuForm(lanes=1), CpuForm(lanes=4)]
    )
    monkeypatch.setattr(granularity, "first_forms", forms_module.first_forms)
    monkeypatch.setattr(granularity, "second_forms", lambda best, code: [*parts(best)][:1])
    forget(monkeypatch)
    return made


def launcher(n: int = N, executor: str = "native") -> Any:
    return rk.load(SAXPY)[-(-n // 128), 128].options(executor=executor, optimize="search")


def check(results: Any, x: Any, y: Any) -> None:
    np.testing.assert_allclose(results[0], expected(x, y), rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(results[1], np.arange(len(x)))


def said(lowered: Any) -> list[str]:
    return [r.message for r in lowered.remarks if r.pass_name == "granularity"]


def test_the_first_call_searches_and_the_fastest_form_is_taken(times: Times) -> None:
    x, y, z = inputs(N)
    launch = launcher()
    (message,) = said(launch.lower(x, y, z, 2.5, N))
    assert "no form was searched" in message
    assert times.samples == 0, "lowering is no call"
    check(launch(x, y, z, 2.5, N), x, y)
    (message,) = said(launch.lower(x, y, z, 2.5, N))
    assert message.startswith("search takes no vectors: 500 ms, and 1e+03 ms as launched; 3 other")
    before = times.samples
    check(launch(x, y, z, 2.5, N), x, y)
    assert times.samples == before


def test_what_helps_only_in_noise_is_not_taken(times: Times) -> None:
    times.times = {"no_vectors": 0.98}
    x, y, z = inputs(N)
    launch = launcher()
    check(launch(x, y, z, 2.5, N), x, y)
    (message,) = said(launch.lower(x, y, z, 2.5, N))
    assert "search keeps the launch as it is" in message


def test_other_processes_and_tracing_take_what_is_remembered(
    times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    x, y, z = inputs(N)
    check(launcher()(x, y, z, 2.5, N), x, y)
    plain = rk.load(SAXPY)[-(-N // 128), 128].options(executor="native").lower(x, y, z, 2.5, N)
    before = times.samples
    forget(monkeypatch)
    traced = jax.jit(lambda x, y: launcher()(x, y, z, 2.5, N)).lower(x, y).as_text()
    assert plain.native is not None
    assert "raise_kernel.native" in traced
    assert plain.native.name not in traced, "another form"
    check(launcher()(x, y, z, 2.5, N), x, y)
    assert times.samples == before


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", ["shape", "scalar", "launch", "flags"])
def test_what_a_search_is_of(times: Times, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    x, y, z = inputs(N)
    launcher()(x, y, z, 2.5, N)
    forget(monkeypatch)
    before, n, factor, launch = times.samples, N, 2.5, launcher()
    if what == "shape":
        n = N + 1
        x, y, z = inputs(n)
    elif what == "scalar":
        factor = 3.5
    elif what == "launch":
        launch = rk.load(SAXPY)[16, 64].options(executor="native", optimize="search")
    else:
        monkeypatch.setenv("XLA_FLAGS", "--xla_cpu_enable_fast_math=false")
    launch(x, y, z, factor, n)
    assert times.samples > before


def test_off_by_default(times: Times) -> None:
    x, y, z = inputs(N)
    rk.load(SAXPY)[-(-N // 128), 128].options(executor="native")(x, y, z, 2.5, N)
    assert times.samples == 0


def test_under_tracing_nothing_is_searched(times: Times) -> None:
    x, y, z = map(jnp.asarray, inputs(N))
    check(jax.jit(lambda x, y: launcher()(x, y, z, 2.5, N))(x, y), x, y)
    assert times.samples == 0


def test_a_search_ends_with_its_time(times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "search_seconds", 0.0)
    x, y, z = inputs(N)
    launch = launcher()
    check(launch(x, y, z, 2.5, N), x, y)
    (message,) = said(launch.lower(x, y, z, 2.5, N))
    assert "0 other forms" in message
    assert message.endswith("which was all the time that there was")


def test_a_form_that_leaves_other_bits_is_left_out(
    times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = granularity._Search._outputs

    def wrong(search: Any, form: CpuForm) -> list[Any]:
        found = plain(search, form)
        return [found[0] * (1 + 1e-7), *found[1:]] if form.lanes == 1 else found

    monkeypatch.setattr(granularity._Search, "_outputs", wrong)
    x, y, z = inputs(N)
    launch = launcher()
    check(launch(x, y, z, 2.5, N), x, y)
    keeps, left = said(launch.lower(x, y, z, 2.5, N))
    assert "search keeps the launch" in keeps
    assert left == "left out no vectors: it leaves other bits than the launch as it is"


def test_donated_arrays_are_copied(times: Times) -> None:
    x, y, z = map(jnp.asarray, inputs(N))
    before = np.asarray(y).copy()
    result, _ = launcher().donate()(x, y, z, 2.5, N)
    assert times.samples > 0
    assert y.is_deleted()
    np.testing.assert_allclose(result, expected(x, before), rtol=1e-5, atol=1e-6)


def test_a_search_is_of_a_launch_whether_arrays_are_donated_or_not(times: Times) -> None:
    """A time loop is traced with the launch as it is, and writes in place."""
    x, y, z = map(jnp.asarray, inputs(N))
    launch = launcher()
    launch.donate()(x, jnp.copy(y), jnp.copy(z), 2.5, N)
    searched = times.samples
    assert searched > 0
    (message,) = said(launch.lower(x, y, z, 2.5, N))
    assert message.startswith("search takes no vectors")
    check(jax.jit(lambda x, y, z: launch(x, y, z, 2.5, N))(x, y, z), x, y)
    assert times.samples == searched


def test_the_same_bits() -> None:
    nan = np.array([np.nan, 1.0], np.float32)
    other = np.array([0x7FC00001, 0x3F800000], np.uint32).view(np.float32)
    assert granularity._same([jnp.asarray(nan)], [jnp.asarray(other)])
    for left, right in (([1.0], [1.0 + 2e-7]), ([1], [2]), ([True], [False]), ([1j], [2j])):
        assert not granularity._same([jnp.asarray(left)], [jnp.asarray(right)])


def test_a_damaged_entry_is_searched_anew(
    times: Times, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    x, y, z = inputs(N)
    launcher()(x, y, z, 2.5, N)
    before = times.samples
    for path in tmp_path.glob("*.raised"):
        path.write_bytes(path.read_bytes()[:-7])
    forget(monkeypatch)
    check(launcher()(x, y, z, 2.5, N), x, y)
    assert times.samples > before


TWO = """
import sys
import numpy as np
import raise_kernel as rk
from raise_kernel import config
from raise_kernel.runtime.choice import granularity
config.disk_cache, config.cache_dir, config.search_seconds = True, sys.argv[1], 1.0
n = 4096
x, y = np.arange(n, dtype=np.float32), np.ones(n, np.float32)
launch = rk.load(sys.argv[2])[32, 128].options(executor="native", optimize="search")
z = np.zeros(n, np.int32)
result = np.asarray(launch(x, y, z, 2.5, n)[0])
assert np.allclose(result, 2.5 * x + 1), result
print([r.message for r in launch.lower(x, y, z, 2.5, n).remarks if r.pass_name == "granularity"][0])
"""


def test_two_processes_search_at_once(tmp_path: Path) -> None:
    kernel = tmp_path / "saxpy.ll"
    kernel.write_text(SAXPY)
    command = [python(), "-c", TWO, str(tmp_path / "cache"), str(kernel)]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    words = [process.communicate(timeout=300)[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert all(text.startswith("search ") for text in words)
    third = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    assert third.stdout in words, "what one of them has found"


@pytest.mark.usefixtures("x64")
def test_auto_weighs_the_searched_form(times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    from raise_kernel.runtime.choice import decision, work

    monkeypatch.setattr(work, "WORTH", 0.0)
    monkeypatch.setattr(decision, "seconds", lambda call, kernels, **_: [1.0, 0.5])
    x, y, z = inputs(N)
    launch = launcher(executor="auto")
    check(launch(x, y, z, 2.5, N), x, y)
    lowered = launch.lower(x, y, z, 2.5, N)
    assert lowered.executor == "native"
    assert "search takes no vectors" in said(lowered)[0]


@pytest.mark.usefixtures("x64")
def test_forms_on_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each form becomes code that a driver is given, ahead of time and when it is asked for."""
    made: Any = Driver(Library())
    for module in (forms_module, program_module):
        monkeypatch.setattr(module, "driver", lambda: made)
    module = of_spec("jacobi2d")
    raised = raise_specialized(module)
    forms = forms_module.first_forms(module, raised, "cuda")
    assert all(isinstance(form, GpuForm) for form in forms)
    with forms_module.Compilers(module, raised, False) as compilers:
        compilers.begin(forms[:3])
        assert all(compilers.wait(form, 100.0) for form in forms[:3])
    for form in forms[:3]:
        assert isinstance(form, GpuForm)
        assert ".visible .entry" in gpu_ptx(module, raised, False, form)
    a, b = (GpuForm(items=(2, 1, 1), unroll=8), GpuForm(items=(2, 1, 1), registers=64))
    both = GpuForm(items=(2, 1, 1), unroll=8, registers=64)
    assert forms_module.joined(GpuForm(items=(2, 1, 1)), [a, b]) == both
