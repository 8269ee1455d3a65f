"""What a process says of a launch, or of recorded launches, that it is about to run with others."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.frontend.arguments.signature import Argument, ArrayArg, DynamicArg, StaticArg
from raise_kernel.runtime.arguments import arguments_key
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.recorded.items import Item, Repeat, Step
from raise_kernel.runtime.native.refused import refusal_of
from raise_kernel.runtime.sharding.rendezvous import Facts, digest

# Of a list that differs, what a message shows.
_MOST_SHOWN = 200


def launch_facts(lowered: Lowered) -> Facts:
    """A kernel with its launch and its arguments, and the program that it became."""
    launch = lowered.signature.launch
    raised = lowered.raised
    program = raised.stablehlo if refusal_of(raised) is None else lowered.specialized.text
    return {
        "the launch": f"{lowered.info.demangled}[{launch.grid}, {launch.block}]",
        "its arguments": ", ".join(map(_said, lowered.arguments)),
        "its program": digest(program, arguments_key(lowered.arguments)),
    }


def run_facts(items: Sequence[Item], inputs: Sequence[int]) -> Facts:
    """Recorded launches: their kernels, the buffers that they take, their numbers."""
    return {
        "the launches": _shortened(", ".join(map(_names, items))),
        "their arrays": digest(list(inputs), *(s.memories for item in items for s in _steps(item))),
        "their numbers": _shortened(", ".join(text for item in items for text in _numbers(item))),
    }


def _said(argument: Argument) -> str:
    if isinstance(argument, ArrayArg):
        return f"{argument.dtype}{list(argument.shape)}"
    if isinstance(argument, DynamicArg):
        return str(argument.dtype)
    return str(argument.value) if isinstance(argument, StaticArg) else type(argument).__name__


def _steps(item: Item) -> Sequence[Step]:
    steps = item.steps if isinstance(item, Repeat) else (item,)
    return [step for step in steps if isinstance(step, Step)]


def _names(item: Item) -> str:
    names = " ".join(step.lowered.info.demangled for step in _steps(item))
    return f"{item.rounds} times ({names})" if isinstance(item, Repeat) else names


def _numbers(item: Item) -> list[str]:
    if isinstance(item, Repeat) and item.scalars is not None:
        return [digest(values.tobytes()) for values in item.scalars]
    return [repr(scalar) for step in _steps(item) for scalar in step.scalars]


def _shortened(text: str) -> str:
    """The text, or its beginning and what tells it from others."""
    if len(text) <= _MOST_SHOWN:
        return text
    return f"{text[:_MOST_SHOWN]}... ({digest(text)})"
