"""What a launch has written, as its own code or its raised program has written it.

    written(value, zero, launch, otherwise)    ->  value                      [its own code]
                                               ->  otherwise(value, zero)     [its raised program]

XLA looks into no code but its own. So where the values of a raised program have to be hidden from
XLA, those of native code are hidden already, and stay where they are. Which of the two a program
has is known when it is lowered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jax.extend.core import Primitive

from raise_kernel.jax_interpreters import lower_fun, register_lowering
from raise_kernel.runtime.native.launch import NativeLaunch, is_served

Otherwise = Callable[[Any, Any], Any]

written_p = Primitive("raise_kernel_written")


def written(value: Any, zero: Any, launch: NativeLaunch, otherwise: Otherwise) -> Any:
    """A result of a launch; of its raised program, what `otherwise` makes of it and of `zero`. For
    programs that are not differentiated, nor vectorized."""
    return written_p.bind(value, zero, launch=launch, otherwise=otherwise)


def _raised(value: Any, zero: Any, *, launch: NativeLaunch, otherwise: Otherwise) -> Any:
    del launch
    return otherwise(value, zero)


written_p.def_impl(_raised)
_lower_raised = lower_fun(_raised, multiple_results=False)


@written_p.def_abstract_eval
def _type(value: Any, zero: Any, **_: Any) -> Any:
    del zero
    return value


def _rule(platform: str) -> Callable[..., Sequence[Any]]:
    def rule(
        ctx: Any, value: Any, zero: Any, *, launch: NativeLaunch, otherwise: Otherwise
    ) -> Sequence[Any]:
        if is_served(ctx, platform, launch):
            return [value]
        return _lower_raised(ctx, value, zero, launch=launch, otherwise=otherwise)

    return rule


register_lowering(written_p, _lower_raised)
for _platform in ("cpu", "cuda"):
    register_lowering(written_p, _rule(_platform), platform=_platform)
