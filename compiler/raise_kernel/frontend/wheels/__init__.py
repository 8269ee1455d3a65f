"""Headers of CUDA's libraries that are NVIDIA's own, from the wheels of PyPI that have them."""

from __future__ import annotations

from raise_kernel.frontend.wheels.curand import curand_options
from raise_kernel.frontend.wheels.thrust import WHEEL_FOLDERS, thrust_options


def wheel_options(folder: str) -> list[str]:
    """clang's options for the wheels that are installed, with what they name in `folder`."""
    return [*thrust_options(folder), *curand_options(folder)]


def wheel_hint(header: str | None) -> str | None:
    """What to do where clang did not find `header`, if a wheel has it."""
    if header is None:
        return None
    if header.startswith("curand_") or header == "nv/target":
        return f"a wheel has {header}: pip install 'raise-kernel[curand]'"
    if header.startswith(WHEEL_FOLDERS):
        return f"a wheel has {header}: pip install 'raise-kernel[thrust]'"
    return None
