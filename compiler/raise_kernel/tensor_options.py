"""What the tensor program is made for: a target, and how hard to look for its best form."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from raise_kernel.diagnostics import Refusal

TARGETS = ("cpu", "cuda", "tpu")
OPTIMIZE = ("target", "saturate", "search", "convolution", "none")
UPDATE_FORMS = ("update", "pad", "roll")

# JAX's names of platforms -> targets.
_PLATFORMS = {"cpu": "cpu", "gpu": "cuda", "cuda": "cuda", "rocm": "cuda", "tpu": "tpu"}


@dataclass(frozen=True)
class TensorOptions:
    """`target`: whose cost decides.

    `optimize`: "target" takes the form of least cost by the target's table; "saturate" also looks
    for a cheaper program by equality saturation (egglog), which takes up to some seconds; "search"
    compiles the candidates and times them on this device; "convolution" makes convolutions of all
    stencils and windows, whatever they cost; "none" leaves the program as it was lowered.
    `update_form` fixes how a store to a part of an array is written, whatever it costs: "update",
    "pad" or "roll". The pad form is the one that XLA's partitioner shards without gathering the
    array. `in_place`: the memory of the arrays that are written is the results' to use, so an
    update costs no copy.
    """

    target: str = "cpu"
    optimize: str = "target"
    update_form: str = ""
    in_place: bool = False

    def __post_init__(self) -> None:
        for name, value, known in (
            ("target", self.target, TARGETS),
            ("optimize", self.optimize, OPTIMIZE),
            ("update_form", self.update_form, ("", *UPDATE_FORMS)),
        ):
            if value not in known:
                words = ", ".join(word for word in known if word)
                raise Refusal("RK020", f"{name} {value!r} is none of {words}")


@functools.cache
def device_target() -> str:
    """The target of JAX's default device; "cpu" for one that no table knows."""
    import jax

    return _PLATFORMS.get(jax.default_backend(), "cpu")
