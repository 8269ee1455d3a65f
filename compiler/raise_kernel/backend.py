"""JAX's default device, and a refusal where JAX does not start.

JAX reads its environment when it is imported and again when it is first asked for a device. It says
what it does not like by exceptions of many types.
"""

from __future__ import annotations

import os
from typing import Any

from raise_kernel.diagnostics import Refusal


def import_jax() -> None:
    """Imports JAX. RK045 where a variable of the environment keeps it from starting."""
    try:
        import jax  # noqa: F401
    except ImportError:
        raise
    except Exception as error:
        raise _refused(error) from error


def default_device() -> Any:
    """The device that computes. RK045 where there is none."""
    import_jax()
    import jax

    try:
        return jax.devices()[0]
    except (RuntimeError, AssertionError) as error:
        raise _refused(error) from error


def _refused(error: Exception) -> Refusal:
    set_here = [name for name in os.environ if name.startswith(("JAX_", "XLA_"))]
    named = ", ".join(f"{name}={os.environ[name]}" for name in sorted(set_here))
    said = str(error).strip() or "the platform that was asked for is not there"
    hint = f"the environment has {named}" if named else None
    return Refusal("RK045", f"JAX does not start: {said}", hint=hint)
