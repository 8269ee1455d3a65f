"""Time steps of membrane.cu as a JAX function: differentiated, on several devices, for a TPU.

    python examples/programs/membrane.py

The CUDA program runs unedited but for its two marks. What it did between them comes back as a
function of its device memory, `steps(now, before, speed) -> now, before`. From the membrane at the
end the gradient tells by how much each point's wave speed moves it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=4")

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

N, STEPS = 64, 12
PROGRAM = Path(__file__).with_suffix(".cu")


def captured(folder: str) -> tuple[str, str]:
    """What the program prints, and the source of its time steps."""
    path = Path(folder, "steps.py")
    command = [sys.executable, "-m", "raise_kernel", "run", str(PROGRAM), "--"]
    done = subprocess.run(
        [*command, str(N), str(STEPS), str(path)], capture_output=True, text=True, check=True
    )
    return done.stdout.strip(), path.read_text()


def start() -> tuple[jax.Array, jax.Array]:
    """The membrane and the wave speed that the program begins with."""
    y, x = np.divmod(np.arange(N * N), N)
    membrane = (x - N // 3) ** 2 + (y - N // 2) ** 2 < 9
    speed = np.float32(0.3) + np.float32(0.2) * (x > N // 2)
    return jnp.asarray(membrane, jnp.float32), jnp.asarray(speed, jnp.float32)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        printed, source = captured(folder)
    print(source)
    namespace: dict[str, Any] = {}
    exec(source, namespace)
    steps = namespace["steps"]

    membrane, speed = start()
    end, _ = steps(membrane, membrane, speed)
    energy = float(jnp.sum(end.astype(jnp.float32) ** 2))
    print(f"the program: {printed}\nthe function: {energy:.6f}")
    assert abs(energy - float(printed.split()[-1])) < 1e-4 * energy

    # The gradient of the sum of squares, against central differences.
    def squares(speed: jax.Array) -> jax.Array:
        return jnp.sum(steps(membrane, membrane, speed)[0] ** 2)

    gradient = jax.grad(squares)(speed)
    for x, y in ((N // 3, N // 2), (N // 3 + 3, N // 2 - 1), (N // 3 + 8, N // 2 + 2)):
        point, step = y * N + x, 1e-2
        high, low = (squares(speed.at[point].add(d)) for d in (step, -step))
        difference = float(high - low) / (2 * step)
        print(f"d/d speed at ({x}, {y}): {gradient[point]:+.4f}, differences: {difference:+.4f}")
        assert abs(float(gradient[point]) - difference) < 1e-2 * abs(difference) + 1e-3

    # On four devices, split by rows.
    mesh = Mesh(np.array(jax.devices()[:4]), ("rows",))
    split = NamedSharding(mesh, PartitionSpec("rows"))
    placed = [jax.device_put(array, split) for array in (membrane, membrane, speed)]
    parted = jax.jit(steps, out_shardings=split)
    np.testing.assert_allclose(parted(*placed)[0], end, atol=1e-6)
    text = parted.lower(*placed).compile().as_text() or ""
    print(f"four devices: the same, {text.count('collective-permute(')} collective permutes")

    exported = jax.export.export(jax.jit(steps), platforms=["tpu"])(membrane, membrane, speed)
    print(f"for {exported.platforms[0]}: {len(exported.mlir_module_serialized)} bytes of StableHLO")


if __name__ == "__main__":
    main()
