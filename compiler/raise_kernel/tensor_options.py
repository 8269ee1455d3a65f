"""What the tensor program is made for: a target, and how hard to look for its best form."""

from __future__ import annotations

import copy
import functools
import warnings
from dataclasses import dataclass

from raise_kernel.config import EXECUTORS
from raise_kernel.diagnostics import Refusal

# Those with a table of costs.
TARGETS = ("cpu", "cuda", "tpu")
# JAX's other platforms. So is what JAX's own default device calls itself.
PLATFORMS = ("rocm", "oneapi", "metal", "neuron")
# JAX's other names of targets.
ALIASES = {"gpu": "cuda"}
OPTIMIZE = ("target", "saturate", "search", "convolution", "none")
UPDATE_FORMS = ("update", "pad", "roll", "block")


@dataclass(frozen=True)
class TensorOptions:
    """`target`: whose cost decides. One without a table is taken with a warning: the CPU's decides.

    `optimize`: "target" takes the form of least cost by the target's table; "saturate" also
    looks for a cheaper program by equality saturation (egglog), which takes up to some seconds;
    "search" compiles the candidates and times them on this device, of the tensor program, and of
    the granularity of native code where that may run (docs/guide/native.md); "convolution" makes
    convolutions of sums over windows, whatever they cost; "none" leaves the program as it was
    lowered.
    `update_form` fixes how a store to a part of an array is written, whatever it costs: "update",
    "pad" or "roll". The pad form is the one that XLA's partitioner shards without gathering the
    array. "block" is the update of which the loops of one device are made; `rk.shard` asks for it.
    `in_place`: the memory of the arrays that are written is the results' to use, so an
    update costs no copy.
    `executor`: "xla" runs the tensor program; "native" runs the kernel's own code where there is
    such for the device (docs/guide/native.md), and the tensor program elsewhere; "auto" runs the
    faster one of the two.
    """

    target: str = "cpu"
    optimize: str = "target"
    update_form: str = ""
    in_place: bool = False
    executor: str = "xla"

    def __post_init__(self) -> None:
        object.__setattr__(self, "target", ALIASES.get(self.target, self.target))
        for name, value, known in (
            ("optimize", self.optimize, OPTIMIZE),
            ("update_form", self.update_form, ("", *UPDATE_FORMS)),
            ("executor", self.executor, EXECUTORS),
        ):
            if value not in known:
                words = ", ".join(word for word in known if word)
                raise Refusal("RK020", f"{name} {value!r} is not one of {words}")
        if self.target in TARGETS:
            return
        if not is_target(self.target):
            words = ", ".join((*TARGETS, *PLATFORMS))
            raise Refusal("RK020", f"target {self.target!r} is not one of {words}")
        warnings.warn(f"no cost table for {self.target}: the CPU's decides", stacklevel=3)

    @property
    def of_program(self) -> TensorOptions:
        """What the tensor program is made for: the same whoever runs it. It is not searched where
        native code is what runs."""
        skips = self.executor == "native" and self.optimize == "search"
        # A copy is not checked again, so that a warning of the target comes once.
        program = copy.copy(self)
        object.__setattr__(program, "executor", "xla")
        object.__setattr__(program, "optimize", "target" if skips else self.optimize)
        return program


def is_target(word: str) -> bool:
    """Whether it names a kind of device: a target, or a platform that JAX knows."""
    return word in (*TARGETS, *PLATFORMS, *ALIASES) or word == device_target()


@functools.cache
def device_target() -> str:
    """The target of JAX's default device: "cuda" for NVIDIA's GPUs alone, the maker's platform for
    others, else what JAX calls it."""
    from raise_kernel.backend import default_device, is_set_to_cpu

    if is_set_to_cpu():
        return "cpu"
    default_device()
    import jax

    name = jax.default_backend().lower()
    if name != "gpu":
        return name
    from jax.extend.backend import get_backend

    version = get_backend().platform_version.lower()
    return next((maker for maker in ("rocm", "oneapi") if maker in version), "cuda")
