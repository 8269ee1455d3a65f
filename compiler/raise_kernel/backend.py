"""JAX: its default device, its 64-bit mode, and a refusal where it does not start.

JAX reads its environment when it is imported and again when it is first asked for a device. It says
what it does not like by exceptions of many types. Importing it takes longer than to raise a kernel,
so it is imported where it is needed, and not to learn what the environment says as well.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from raise_kernel.diagnostics import Refusal


def import_jax() -> None:
    """Imports JAX. RK045 where a variable of the environment keeps it from starting."""
    try:
        import jax  # noqa: F401
    except ImportError:
        raise
    except Exception as error:  # plugins and jaxlib raise what they like of a bad environment
        raise _refused(error) from error


def check_environment() -> None:
    """RK045 where JAX would not start. It does where the environment names at most a platform."""
    if set(_variables()) - {"JAX_PLATFORMS"}:
        import_jax()


def is_set_to_cpu() -> bool:
    """Whether the environment alone says that JAX computes on the CPU. (A program may say more.)"""
    return "jax" not in sys.modules and _variables() == {"JAX_PLATFORMS": "cpu"}


def default_device() -> Any:
    """The device that computes. RK045 where there is none."""
    import_jax()
    import jax

    try:
        return jax.local_devices()[0]
    except (RuntimeError, AssertionError) as error:
        raise _refused(error) from error


def x64_is_on() -> bool:
    """JAX's 64-bit mode in this thread: the flag, or the innermost `jax.enable_x64`."""
    import jax

    return bool(jax.config.read("jax_enable_x64"))


def _variables() -> dict[str, str]:
    """What the environment says to JAX and XLA."""
    return {n: value for n, value in os.environ.items() if n.startswith(("JAX_", "XLA_"))}


def _refused(error: Exception) -> Refusal:
    named = ", ".join(f"{name}={value}" for name, value in sorted(_variables().items()))
    said = str(error).strip() or "the platform that was asked for is not there"
    hint = f"the environment has {named}" if named else None
    return Refusal("RK045", f"JAX does not start: {said}", hint=hint)
