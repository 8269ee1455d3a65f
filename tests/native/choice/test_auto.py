"""`executor="auto"`: what is measured and when, what is remembered, and that the results are the
kernel's whichever executor was taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export
from tests.kernels.compare import assert_close
from tests.kernels.specs import SPECS
from tests.native.clock import Clock, forget
from tests.native.test_launch import SAXPY, expected, inputs

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime import telling
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.choice import decision
from raise_kernel.runtime.reference.execute import execute

N = 1000


def launcher(n: int = N) -> Any:
    return rk.load(SAXPY)[-(-n // 128), 128].options(executor="auto")


def check(results: Any, x: Any, y: Any) -> None:
    np.testing.assert_allclose(results[0], expected(x, y), rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(results[1], np.arange(len(x)))


def said(lowered: Any) -> str:
    (remark,) = [r for r in lowered.remarks if r.pass_name == "executor"]
    assert remark.kind == "note"
    return remark.message


@pytest.mark.parametrize(
    ("times", "executor"),
    [((1.0, 0.5), "native"), ((1.0, 0.96), "xla"), ((0.5, 1.0), "xla"), ((1.0, 0.95), "native")],
)
def test_the_first_call_measures_and_the_faster_one_is_taken(
    clock: Clock, times: tuple[float, float], executor: str
) -> None:
    clock.times = list(times)
    x, y, z = inputs(N)
    launch = launcher()
    assert launch.lower(x, y, z, 2.5, N).executor == "xla"
    assert clock.calls == 0, "lowering is no call"
    for _ in range(3):
        check(launch(x, y, z, 2.5, N), x, y)
    assert clock.calls == 1
    lowered = launch.lower(x, y, z, 2.5, N)
    assert lowered.executor == executor
    text = lowered.function.lower(x, y, z).as_text()
    assert ("raise_kernel.native" in text) == (executor == "native")


def test_the_remark_says_what_was_measured_and_how_to_fix_it(clock: Clock) -> None:
    clock.times = [1e-3, 2e-4]
    x, y, z = inputs(N)
    launch = launcher()
    launch(x, y, z, 2.5, N)
    message = said(launch.lower(x, y, z, 2.5, N))
    assert "auto takes native code: 0.2 ms natively, 1 ms on XLA, measured on " in message
    assert "roundings may differ" in message
    assert 'executor="native" fixes this choice' in message
    assert "atomic" not in message


@pytest.mark.parametrize(
    ("name", "ordered"), [("add_f", True), ("list_push", True), ("histogram256", False)]
)
def test_atomics_that_do_not_commute_are_told(clock: Clock, name: str, ordered: bool) -> None:
    """Sums of floats, and places that are counted out; sums of integers are the same in any
    order."""
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    launch = rk.load(spec.path("O2"), kernel=spec.kernel)[call.launch].options(executor="auto")
    launch(*call.args)
    message = said(launch.lower(*call.args))
    assert "auto takes native code" in message
    assert ("its atomic operations have another order" in message) == ordered


def test_other_processes_remember(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    x, y, z = inputs(N)
    launcher()(x, y, z, 2.5, N)
    clock.times = [0.1, 5.0]
    forget(monkeypatch)
    check(launcher()(x, y, z, 2.5, N), x, y)
    assert launcher().lower(x, y, z, 2.5, N).executor == "native"
    assert clock.calls == 1
    forget(monkeypatch)
    traced = jax.jit(lambda x, y: launcher()(x, y, z, 2.5, N))
    assert "raise_kernel.native" in traced.lower(x, y).as_text(), "tracing takes what is remembered"


@pytest.mark.parametrize("what", ["shape", "scalar", "cores", "flags", "version"])
def test_what_a_measurement_is_of(clock: Clock, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    x, y, z = inputs(N)
    launcher()(x, y, z, 2.5, N)
    forget(monkeypatch)
    factor, n = 2.5, N
    if what == "shape":
        n = N + 1
        x, y, z = inputs(n)
    elif what == "scalar":
        factor = 3.5
    elif what == "cores":
        monkeypatch.setattr(decision, "cpu_cores", lambda: 77)
    elif what == "flags":
        monkeypatch.setenv("XLA_FLAGS", "--xla_cpu_enable_fast_math=false")
    else:
        from raise_kernel.runtime import disk_cache

        monkeypatch.setattr(disk_cache, "environment", lambda: ("jax 99",))
    launcher(n)(x, y, z, factor, n)
    assert clock.calls == 2


def test_under_tracing_nothing_is_measured(clock: Clock) -> None:
    x, y, z = map(jnp.asarray, inputs(200))
    launch = launcher(200)

    def run(x: Any, y: Any) -> Any:
        return launch(x, y, z, 2.5, 200)[0]

    text = jax.jit(run).lower(x, y).as_text()
    np.testing.assert_allclose(jax.jit(run)(x, y), expected(x, y), rtol=1e-5, atol=1e-6)
    jax.grad(lambda x: run(x, y).sum())(x)
    jax.vmap(run)(jnp.stack([x, x]), jnp.stack([y, y]))
    jax.make_jaxpr(run)(x, y)
    assert clock.calls == 0
    assert "raise_kernel.native" not in text
    assert "neither executor was measured" in said(launch.lower(x, y, z, 2.5, 200))


def test_transformations_after_a_measurement(clock: Clock) -> None:
    x, y, z = map(jnp.asarray, inputs(200))
    launch = launcher(200)
    launch(x, y, z, 2.5, 200)

    def run(x: Any, y: Any) -> Any:
        return launch(x, y, z, 2.5, 200)[0]

    assert "raise_kernel.native" in jax.jit(run).lower(x, y).as_text()
    gradient = jax.jit(jax.grad(lambda x, y: run(x, y).sum()))(x, y)
    np.testing.assert_allclose(gradient, np.full(200, 2.5), rtol=1e-6)
    rows = jax.vmap(run)(jnp.stack([x, 2 * x]), jnp.stack([y, y]))
    np.testing.assert_allclose(rows[1], expected(2 * x, y), rtol=1e-5, atol=1e-6)
    assert "custom_call" not in export.export(jax.jit(run))(x, y).mlir_module()
    assert clock.calls == 1


def test_donated_arrays_are_copied_for_the_measurement(clock: Clock) -> None:
    x, y, z = map(jnp.asarray, inputs(N))
    before = np.asarray(y).copy()
    place = y.unsafe_buffer_pointer()
    result, _ = launcher().donate()(x, y, z, 2.5, N)
    assert clock.calls == 1
    assert y.is_deleted()
    assert result.unsafe_buffer_pointer() == place
    np.testing.assert_allclose(result, expected(x, before), rtol=1e-5, atol=1e-6)


def test_without_jit_nothing_is_measured(clock: Clock) -> None:
    x, y, z = inputs(200)
    with jax.disable_jit():
        launcher(200)(x, y, z, 2.5, 200)
    assert clock.calls == 0


def test_a_kernel_without_native_code_is_not_measured(clock: Clock) -> None:
    spec = SPECS["mma16816"]
    call = spec.call(spec.sizes[0])
    launch = rk.load(spec.path("O2"), kernel=spec.kernel)[call.launch].options(executor="auto")
    assert spec.numpy is not None
    want = spec.numpy(*call.args)
    assert_close(np.asarray(launch(*call.args)), want, spec.tolerance, "raised")
    lowered = launch.lower(*call.args)
    assert (lowered.executor, clock.calls) == ("xla", 0)
    assert any("no native code for the CPU" in remark.message for remark in lowered.remarks)


@pytest.mark.parametrize("pinned", ["xla", "native"])
def test_a_setting_of_the_process_decides(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, pinned: Any
) -> None:
    x, y, z = inputs(N)
    monkeypatch.setattr(config, "executor", pinned)
    plain = rk.load(SAXPY)[8, 128]
    for launch in (plain, plain.options(executor="auto")):
        check(launch(x, y, z, 2.5, N), x, y)
        assert launch.lower(x, y, z, 2.5, N).executor == pinned
    assert plain.options(executor="xla").lower(x, y, z, 2.5, N).executor == "xla"
    assert clock.calls == 0


def test_a_setting_that_is_no_executor_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "executor", "fast")
    with pytest.raises(Refusal, match="executor 'fast' is not one of xla, native, auto"):
        rk.load(SAXPY)[8, 128]


NUMBERS = ("add_f", "histogram256", "tree_syncwarp", "multiply_add_f16", "mandelbrot")


@pytest.mark.sample(2)
@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("times", [(1.0, 0.5), (0.5, 1.0)], ids=["native", "xla"])
@pytest.mark.parametrize("name", NUMBERS)
def test_against_the_reference_executor(
    clock: Clock, name: str, times: tuple[float, float]
) -> None:
    clock.times = list(times)
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    kernel = rk.load(spec.path("O2"), kernel=spec.kernel)
    launch = kernel[call.launch].options(executor="auto")
    results = launch(*call.args)
    results = results if isinstance(results, tuple) else (results,)
    lowered = launch.lower(*call.args)
    table_decides = lowered.choice is not None and lowered.choice.by == "table"
    assert clock.calls == (0 if table_decides else 1)
    module = LLVMModule.parse(spec.path("O2").read_text())
    after = execute(module, spec.kernel, launch_of(call.launch), call.args)
    for number, found in zip(lowered.raised.written, results, strict=True):
        assert_close(np.asarray(found), after[number], spec.tolerance, f"array {number}")


def test_what_the_table_says_is_not_measured(clock: Clock) -> None:
    kernel = rk.load(str(Path(__file__).parents[3] / "examples/matmul.ll"))
    a = np.random.default_rng(0).standard_normal((512, 512)).astype(np.float32)
    c = np.zeros((512, 512), np.float32)
    launch = kernel[(32, 32), (16, 16)].options(executor="auto")
    result = launch(a, a, c, 512, 512, 512)
    np.testing.assert_allclose(result, a @ a, rtol=1e-3, atol=1e-3)
    assert clock.calls == 0
    assert "by the table of costs its time goes into library calls" in said(
        launch.lower(a, a, c, 512, 512, 512)
    )


def test_short_launches_stay_on_xla(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """No native code is generated for them."""
    monkeypatch.undo()
    x, y, z = inputs(N)
    launch = launcher()
    check(launch(x, y, z, 2.5, N), x, y)
    lowered = launch.lower(x, y, z, 2.5, N)
    assert (lowered.executor, lowered.native, clock.calls) == ("xla", None, 0)
    assert not [r for r in lowered.remarks if r.pass_name == "executor"]


def test_it_is_the_default(clock: Clock) -> None:
    x, y, z = inputs(N)
    launch = rk.load(SAXPY)[8, 128]
    check(launch(x, y, z, 2.5, N), x, y)
    assert clock.calls == 1
    assert launch.lower(x, y, z, 2.5, N).executor == "native"


def test_a_kernel_that_may_leave_its_arrays_is_tested(clock: Clock) -> None:
    telling.forget("check-bounds")
    x, y, z = (a[:-100] for a in inputs(N))
    with pytest.warns(rk.KernelWarning, match="reads element"):
        check(launcher()(x, y, z, 2.5, jnp.int32(N)), x, y)
    lowered = launcher().lower(x, y, z, 2.5, jnp.int32(N))
    assert (lowered.executor, clock.calls) == ("native", 1)
    assert any("accesses are tested" in r.message for r in lowered.remarks)
    check(launcher()(x, y, z, 2.5, jnp.int32(N)), x, y)
