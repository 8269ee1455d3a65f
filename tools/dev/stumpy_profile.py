"""STUMPY's gpu_stump, unedited: equal to its own CPU stump, and timed against Numba's simulator.

    python -m raise_kernel.tools.dev.stumpy_profile --size 500

STUMPY, which pip installs into a folder of the run's own where it is missing, runs in processes of
its own: one that poses as CUDA, one with NUMBA_ENABLE_CUDASIM=1. Both compute the matrix profile of
one random walk. The posing one computes it three times, and the last time counts: kernels are
compiled in the first, and launches fused in the second. The matrix profile of `stumpy.stump` is
computed beside it, and has to be the same: distances to 1e-8, indices exactly.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from typing import Any

import click

_PROGRAM = """
import json, sys, time
import numpy as np
import stumpy

size, window, runs, check = map(int, sys.argv[1:])
series = np.cumsum(np.random.default_rng(0).standard_normal(size))
times = []
for _ in range(runs):
    start = time.perf_counter()
    profile = stumpy.gpu_stump(series, window)
    times.append(time.perf_counter() - start)
found = {"seconds": times, "distances": profile[:, 0].tolist(), "indices": profile[:, 1].tolist()}
if check:
    expected = stumpy.stump(series, window)
    found["distance"] = float(np.abs((profile[:, 0] - expected[:, 0]).astype(float)).max())
    found["indices_equal"] = bool((profile[:, 1:] == expected[:, 1:]).all())
print(json.dumps(found))
"""


def install_stumpy(folder: str) -> None:
    """STUMPY from PyPI in a folder, where it is not installed; ClickException where pip fails."""
    if importlib.util.find_spec("stumpy") is not None:
        return
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder]
    done = subprocess.run([*command, "stumpy"], capture_output=True, text=True)
    if done.returncode:
        raise click.ClickException(f"pip did not install STUMPY:\n{done.stderr[-1000:]}")


def run_stumpy(size: int, window: int, folder: str, *, simulator: bool) -> dict[str, Any]:
    """What `_PROGRAM` prints, on the simulator or posing; STUMPY may be in `folder`."""
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), folder]))
    simulated = "1" if simulator else "0"
    environment = dict(os.environ, NUMBA_ENABLE_CUDASIM=simulated, PYTHONPATH=path)
    runs, check = (1, 0) if simulator else (3, 1)
    command = [sys.executable, "-W", "ignore"]
    if simulator:
        command += ["-c", _PROGRAM]
    else:
        pose = "from raise_kernel.numba.pose import pose_as_cuda; pose_as_cuda()\n"
        command += ["-c", pose + _PROGRAM]
    numbers = [str(n) for n in (size, window, runs, check)]
    done = subprocess.run([*command, *numbers], capture_output=True, text=True, env=environment)
    if done.returncode:
        raise click.ClickException(f"STUMPY ended with {done.returncode}:\n{done.stderr[-3000:]}")
    return json.loads(done.stdout.splitlines()[-1])


@click.command()
@click.option("--size", default=500, help="Points of the series.")
@click.option("--window", default=20, help="Points of a subsequence.")
@click.option("--simulator/--no-simulator", default=True, help="Time Numba's simulator too.")
def main(size: int, window: int, simulator: bool) -> None:
    """Compare gpu_stump with stump, and its time with the simulator's."""
    with tempfile.TemporaryDirectory() as folder:
        install_stumpy(folder)
        sys.exit(_compare(size, window, folder, simulator))


def _compare(size: int, window: int, folder: str, simulator: bool) -> int:
    """Print how the profiles and the times compare; 0 where the profiles are the same."""
    posing = run_stumpy(size, window, folder, simulator=False)
    first, second, last = posing["seconds"]
    click.echo(
        f"gpu_stump, {size} points, window {window}: {last:.3f} s "
        f"({first:.1f} s at first, then {second:.1f} s)"
    )
    same = posing["distance"] < 1e-8 and posing["indices_equal"]
    click.echo(f"distances within {posing['distance']:.1e} of stump's, indices equal: {same}")
    if simulator:
        simulated = run_stumpy(size, window, folder, simulator=True)
        if simulated["indices"] != posing["indices"]:
            raise click.ClickException("the simulator's indices differ")
        seconds = simulated["seconds"][0]
        click.echo(f"NUMBA_ENABLE_CUDASIM=1: {seconds:.1f} s, {seconds / last:.0f} times as long")
    return 0 if same else 1


if __name__ == "__main__":
    main()
