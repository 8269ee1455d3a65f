"""What the README promises of the examples."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.kernels.specs import LEVELS, SPECS
from tests.support.fork_server import python

import raise_kernel

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = [spec for spec in SPECS.values() if spec.source.startswith("examples/")]
GRID, BLOCK = (4, 4), (16, 16)


@pytest.fixture
def field() -> np.ndarray:
    return np.random.default_rng(1).standard_normal((60, 60), dtype=np.float32)


def sweep(x: np.ndarray) -> np.ndarray:
    out = np.zeros_like(x)
    out[1:-1, 1:-1] = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    return out


def without_names(stablehlo: str) -> str:
    """A module without the names of its function and arrays."""
    return re.sub(r'@\w+|rk\.name = "\w+"|\{\}', "", stablehlo)


def test_every_example_is_under_test():
    """Whole programs are in tests/programs."""
    programs = ROOT / "examples" / "programs"
    sources = (p for p in (ROOT / "examples").rglob("*.cu") if programs not in p.parents)
    names = {str(path.relative_to(ROOT).with_suffix("")) for path in sources}
    assert names == {spec.source for spec in EXAMPLES}


def test_same_program_from_ir_numba_and_source(field: np.ndarray):
    pytest.importorskip("numba.cuda")
    from tests.kernels.numba import kernels as numba_kernels

    args = field, np.zeros_like(field), 60
    kernels = [
        *(raise_kernel.load(SPECS["jacobi2d"].path(level)) for level in LEVELS),
        raise_kernel.from_cuda(ROOT / "examples" / "jacobi2d.cu"),
        raise_kernel.from_numba(numba_kernels.jacobi2d),
    ]
    programs = {without_names(k[GRID, BLOCK].lower(*args).as_text()) for k in kernels}
    assert len(programs) == 1, "\n".join(programs)


def test_jax_source_runs_by_itself(field: np.ndarray):
    kernel = raise_kernel.load(SPECS["jacobi2d"].path("O3"))
    source = kernel[GRID, BLOCK].lower(field, field.copy(), 60).as_text("jax")
    scope: dict = {}
    exec(source, scope)
    y = scope["jacobi2d"](field, np.zeros_like(field))
    np.testing.assert_allclose(y, sweep(field), rtol=1e-6, atol=1e-6)


def test_kernel_is_a_jax_function(field: np.ndarray):
    launch = raise_kernel.load(SPECS["jacobi2d"].path("O3"))[GRID, BLOCK]
    x, zero = jnp.asarray(field), jnp.zeros_like(field)

    def total(v):
        return jnp.sum(launch(v, zero, 60) ** 2)

    want = 2 * sweep(field)
    pulled = np.zeros_like(field)
    pulled[:-2, 1:-1] += want[1:-1, 1:-1] / 4
    pulled[2:, 1:-1] += want[1:-1, 1:-1] / 4
    pulled[1:-1, :-2] += want[1:-1, 1:-1] / 4
    pulled[1:-1, 2:] += want[1:-1, 1:-1] / 4
    np.testing.assert_allclose(jax.jit(jax.grad(total))(x), pulled, rtol=1e-5, atol=1e-5)
    batch = jnp.stack([x, 2 * x])
    swept = jax.vmap(lambda v: launch(v, zero, 60))(batch)
    np.testing.assert_allclose(swept[1], 2 * sweep(field), rtol=1e-5, atol=1e-5)


def test_readme_shows_what_the_tool_prints():
    """The README's command, run, prints a slice and update; its JAX source is the README's."""
    readme = (ROOT / "README.md").read_text()
    line = re.search(r"<!-- main -->\n```sh\n(.*)\n", readme)
    assert line is not None
    words = shlex.split(line.group(1).rsplit("raise-kernel ", 1)[1])
    tool = Path(python()).with_name("raise-kernel")

    def printed(*more: str) -> str:
        command = [tool, *words, *more]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout

    operations = set(re.findall(r"stablehlo\.(\w+)", printed()))
    assert operations == {"constant", "slice", "add", "multiply", "dynamic_update_slice"}
    shown = re.search(r"```python\n(@jax\.jit\n.*?)\n```", readme, re.DOTALL)
    assert shown is not None
    assert shown.group(1) in printed("--emit", "jax")
