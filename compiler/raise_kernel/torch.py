"""Raised kernels as functions of PyTorch tensors, with gradients.

    import raise_kernel.torch

    f = raise_kernel.torch.function(kernel[grid, block])
    y = f(x, y, n)                       # tensors in, the written arrays as new tensors
    y.sum().backward()                   # runs the derivative of the raised kernel

PyTorch is imported when a function is made. It is an optional package: the extra `torch`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raise_kernel.diagnostics import Refusal


def function(launcher: Callable[..., Any]) -> Callable[..., Any]:
    """A launch as a function of PyTorch tensors, which autograd differentiates.

    `launcher` is `kernel[grid, block]`, or what `rk.jax_kernel` returns. The function takes the
    same arguments, tensors in place of arrays, and returns the same results, as new tensors. The
    arguments stay as they are. Gradients reach every tensor that requires them.

    Raises a refusal: RK025 without PyTorch, RK006 for a launch that donates its arguments. A call
    raises RK008 for 64-bit tensors while JAX's 64-bit mode is off, RK006 for a tensor that JAX
    cannot read (sparse, or on a device that JAX does not have), and whatever the launch raises.
    """
    try:
        from raise_kernel.interop.torch import tensor_function
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise Refusal(
            "RK025", "PyTorch is not installed", hint="pip install 'raise-kernel[torch]'"
        ) from None
    return tensor_function(launcher)
