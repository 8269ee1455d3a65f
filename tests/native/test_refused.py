"""Kernels that raising refuses, run by native code alone.

On the CPU native code is made of a stage that most of them do not reach. So the refusal is put in
here, in a kernel that has native code: what runs, and all that must not, is the same. Kernels that
are refused for what they do are lowered for a GPU, by a driver that takes every kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export
from tests.kernels.registry import ROOT
from tests.native.clock import Clock
from tests.native.gpu.test_program import Machine, machine  # noqa: F401
from tests.native.test_launch import SAXPY, expected, inputs
from tests.support.commands import refused, run

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.remarks import KernelWarning
from raise_kernel.runtime import kernel as kernel_module
from raise_kernel.runtime import telling
from raise_kernel.runtime.cache import KernelCache
from raise_kernel.runtime.checking.verify import verify
from raise_kernel.tools import job

N = 200
ARGUMENTS = ("--arg", "x=f32[200]", "--arg", "y=f32[200]", "--arg", "z=i32[200]")

pytestmark = pytest.mark.filterwarnings("ignore::raise_kernel.KernelWarning")


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Refusal], None]:
    """Every kernel is refused from here on."""

    def set_up(refusal: Refusal) -> None:
        def refuse(*_: Any, **__: Any) -> Any:
            raise replace(refusal)

        monkeypatch.setattr(kernel_module, "_cache", KernelCache())
        monkeypatch.setattr(kernel_module, "raise_specialized", refuse)
        monkeypatch.setattr(job, "raise_specialized", refuse)

    return set_up


CONSTRUCT = Refusal("RK011", "a construct without a tensor form", line="k.cu:3:1")


def launcher(executor: str = "native") -> Any:
    return rk.load(SAXPY)[2, 128].options(executor=executor)


@pytest.mark.parametrize("executor", ["native", "auto"])
def test_it_runs(refusing: Any, executor: str) -> None:
    refusing(CONSTRUCT)
    x, y, z = inputs(N)
    launch = launcher(executor)
    for call in (launch, jax.jit(lambda *args: launch(*args, 2.5, N)), launch):
        args = (x, y, z, 2.5, N) if call is launch else (x, y, z)
        new_y, new_z = call(*args)
        np.testing.assert_allclose(new_y, expected(x, y), rtol=1e-6, atol=1e-6)
        np.testing.assert_array_equal(new_z, np.arange(N))
    assert launch.lower(x, y, z, 2.5, N).executor == "native"


def test_the_reference_executor_agrees(refusing: Any) -> None:
    refusing(CONSTRUCT)
    x, y, z = inputs(N)
    lowered = launcher().lower(x, y, z, 2.5, N)
    assert verify(lowered, LLVMModule.parse(SAXPY)).ok


def test_it_is_said_what_it_is(refusing: Any) -> None:
    refusing(CONSTRUCT)
    x, y, z = inputs(N)
    launch = launcher()
    telling.forget("native")
    with pytest.warns(KernelWarning, match="k.cu:3:1: the kernel has no tensor form") as caught:
        launch(x, y, z, 2.5, N)
    message = str(caught[0].message)
    assert "RK011: a construct without a tensor form" in message
    assert "no derivative and no export" in message


def test_what_needs_a_tensor_form_is_refused(refusing: Any) -> None:
    refusing(CONSTRUCT)
    x, y, z = map(jnp.asarray, inputs(N))
    launch = launcher()

    def run(x: Any, y: Any) -> Any:
        return launch(x, y, z, 2.5, N)[0]

    lowered = launch.lower(x, y, z, 2.5, N)
    program = jax.jit(run)
    for use in (
        lambda: jax.grad(lambda x: run(x, y).sum())(x),
        lambda: jax.jvp(run, (x, y), (x, y)),
        lambda: export.export(program)(x, y),
        lambda: program.trace(x, y).lower(lowering_platforms=("cuda",)),
        lambda: lowered.as_text(),
        lambda: lowered.as_text("jax"),
        lambda: rk.optimize(run)(x, y),
        lambda: launcher("xla")(x, y, z, 2.5, N),
    ):
        with pytest.raises(Refusal, match="a construct without a tensor form") as caught:
            use()
        assert caught.value.code == "RK011"
    np.testing.assert_allclose(program(x, y), expected(x, y), rtol=1e-5, atol=1e-6)
    assert "define" in lowered.as_text("llvm")


def test_a_batch_is_one_launch_after_the_other(refusing: Any) -> None:
    refusing(CONSTRUCT)
    x, y, z = map(jnp.asarray, inputs(N))
    launch = launcher()
    many = jnp.stack([x, 2 * x, 3 * x], axis=1)
    batch = jax.jit(jax.vmap(lambda x: launch(x, y, z, 2.5, N), in_axes=1))
    rows, numbers = batch(many)
    for column, row in zip(many.T, rows, strict=True):
        np.testing.assert_allclose(row, expected(column, y), rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(numbers, np.tile(np.arange(N), (3, 1)))


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("RK022", "an access outside"),
        Refusal("RK006", "an argument that does not fit"),
        Refusal("RK017", "a barrier that not all reach", pass_name="check-barriers"),
    ],
)
def test_other_refusals_stay(refusing: Any, refusal: Refusal) -> None:
    refusing(refusal)
    x, y, z = inputs(N)
    for executor in ("native", "auto"):
        with pytest.raises(Refusal, match=refusal.message):
            launcher(executor)(x, y, z, 2.5, N)


def test_addresses_out_of_arrays_run_by_name_alone(refusing: Any, clock: Clock) -> None:
    """The cache on disk is in use: what one executor leaves there is not the other's."""
    refusing(Refusal("RK014", "an address out of an array"))
    x, y, z = inputs(N)
    telling.forget("native")
    with pytest.warns(KernelWarning, match="is valid until its launch ends"):
        new_y, _ = launcher()(x, y, z, 2.5, N)
    np.testing.assert_allclose(new_y, expected(x, y), rtol=1e-6, atol=1e-6)
    for executor in ("auto", "xla"):
        with pytest.raises(Refusal, match="an address out of an array"):
            launcher(executor)(x, y, z, 2.5, N)


def test_the_command(refusing: Any, tmp_path: Any) -> None:
    refusing(CONSTRUCT)
    file = tmp_path / "saxpy.ll"
    file.write_text(SAXPY)
    command = [file, "--grid", "2", "--block", "128", *ARGUMENTS, "--arg", "2.5", "--arg", "200"]
    result = run("raise-kernel", *command, "--run", "--executor", "native")
    assert result.code == 0, result.err
    assert "z: int32[200] min 0 max 199 mean 99.5" in result.out
    assert "warning: the kernel has no tensor form (RK011: " in result.err
    checked = run("raise-kernel", *command, "--verify", "--executor", "native")
    assert checked.code == 0, checked.err
    assert "agrees with the reference executor" in checked.out
    output = ["-o", str(tmp_path / "k.mlir")]
    for options in (["--run"], [], ["--run", "--executor", "native", *output]):
        refused("raise-kernel", [*command, *options], "RK011")
    assert list(tmp_path.iterdir()) == [file]


WAITS = ROOT / "tests/kernels/threads/waits.ll"
SPINS = ("lock_spin", "lock_inside", "flag_wait", "ticket_lock", "lookback", "grid_wait")


def waiting(name: str, **options: str) -> Any:
    module = LLVMModule.parse(WAITS.read_text())
    arrays = [np.zeros(64, np.int32) for _ in find_kernel(module, name).params]
    kernel = rk.load(module.text, kernel=name)
    return kernel[4, 64].options(executor="native", **options).lower(*arrays)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", SPINS)
def test_waiting_loops_run_on_a_gpu_and_not_on_a_cpu(machine: Machine, name: str) -> None:  # noqa: F811
    lowered = waiting(name, target="cuda")
    assert lowered.executor == "native"
    assert "bra" in lowered.native.text
    values = [jnp.zeros(64, jnp.int32) for _ in lowered.raised.parameters]
    program = jax.jit(lambda *args: lowered.function(*args))
    text = program.trace(*values).lower(lowering_platforms=("cuda",)).as_text()
    assert text.count("output_operand_alias<") == len(lowered.raised.written) > 0
    with pytest.raises(Refusal) as caught:
        program(*values)  # this device is a CPU
    assert caught.value.code == "RK033"
    with pytest.raises(Refusal) as caught:
        waiting(name)
    assert caught.value.code == "RK033"
    assert "no native code for the CPU: " in str(caught.value.hint)


@pytest.mark.parametrize("name", ["twice", "sides"])
def test_barriers_that_not_all_reach_stay_refused(machine: Machine, name: str) -> None:  # noqa: F811
    with pytest.raises(Refusal) as caught:
        waiting(name, target="cuda")
    assert caught.value.code == "RK017"


def test_a_device_heap_on_a_gpu(machine: Machine) -> None:  # noqa: F811
    """What `malloc` gives lives on: the driver has it."""
    source = """
    extern "C" __global__ void sized(float* x, const int* n) {
      float* t = (float*)malloc(*n);
      t[0] = x[0];
      x[0] = t[0] + 1;
      x[1] = (float)(unsigned long)t;
    }
    """
    kernel = rk.from_cuda(source)
    args = np.ones(4, np.float32), np.array([4], np.int32)
    with pytest.raises(Refusal) as caught:
        kernel[1, 1].options(target="cuda", executor="xla").lower(*args)
    assert caught.value.code == "RK012"
    lowered = kernel[1, 1].options(target="cuda", executor="native").lower(*args)
    assert lowered.executor == "native"
    assert lowered.native is not None and "malloc" in lowered.native.text
