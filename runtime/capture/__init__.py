"""A part of a program as one JAX function: `raise_kernel.capture`."""

from raise_kernel.runtime.capture.marks import capture
from raise_kernel.runtime.capture.program import Captured

__all__ = ["Captured", "capture"]
