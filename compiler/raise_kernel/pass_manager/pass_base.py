"""What a pass is, what the driver hands to it, and how it is made known by its CLI name.

What a pass needs to know about the program is in the IR, as attributes `rk.*`, so that `raise-opt`
can run it alone. A pass is a function of the module and a `PassContext`, or, where it has options,
a frozen dataclass with `run`.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from raise_kernel.pass_manager.soundness import Claim, claims_of
from raise_kernel.remarks import RemarkSink

if TYPE_CHECKING:
    from raise_kernel.bindings import ir


@dataclass
class PassContext:
    """What the driver hands to each pass besides the module."""

    remarks: RemarkSink = field(default_factory=RemarkSink)


class Pass(Protocol):
    """One rewrite of a module, in place. Refuses with `diagnostics.Refusal`."""

    def run(self, module: ir.Module, ctx: PassContext) -> None: ...


@dataclass(frozen=True)
class PassInfo:
    """One pass: its CLI name, its stage, its options with their types and defaults.

    `settles`: it goes on until it finds no more, so run again it leaves its result as it is.
    `needs`: it does nothing, and says nothing, where a module has none of these operations.
    `soundness`: of a recognizer, the grounds on which it replaces programs (soundness.py).
    """

    name: str
    stage: str
    summary: str
    module: str
    options: dict[str, tuple[type, Any]] = dataclasses.field(default_factory=dict)
    settles: bool = False
    needs: tuple[str, ...] = ()
    soundness: tuple[Claim, ...] = ()

    def build(self, **options: Any) -> Pass:
        """The pass with these options, from its module, which is imported now."""
        if self.name not in registered:
            importlib.import_module(self.module)
        known = registered.get(self.name)
        if known is None or (known.info is not self and known.info != self):
            from raise_kernel.diagnostics import InternalError

            remake = "python -m raise_kernel.tools.dev.pass_manifest"
            raise InternalError(f"the manifest has an old entry of {self.name}: run {remake}")
        return known.build(**options)


@dataclass(frozen=True)
class _Registered:
    """A pass whose module was imported."""

    info: PassInfo
    build: Callable[..., Pass]


registered: dict[str, _Registered] = {}


def register_pass(
    name: str,
    *,
    stage: str,
    settles: bool = False,
    needs: Sequence[str] = (),
) -> Callable[[Any], Any]:
    """Class or function decorator that makes a pass known under its CLI name."""

    def decorate(target: Any) -> Any:
        module = target.__module__
        if name in registered and registered[name].info.module != module:
            raise ValueError(f"two passes are named {name}")
        summary = (inspect.getdoc(target) or "").splitlines()
        if not summary:
            raise ValueError(f"pass {name} has no docstring")
        is_class = inspect.isclass(target)
        options = _options(target) if is_class else {}
        build: Any = target if is_class else _function_pass(target)
        claims = claims_of(sys.modules[module].__doc__)
        info = PassInfo(name, stage, summary[0], module, options, settles, tuple(needs), claims)
        registered[name] = _Registered(info, build)
        return target

    return decorate


def _options(cls: Any) -> dict[str, tuple[type, Any]]:
    types = inspect.get_annotations(cls, eval_str=True)
    return {f.name: (types[f.name], f.default) for f in dataclasses.fields(cls)}


def _function_pass(function: Callable[[Any, PassContext], None]) -> Callable[[], Pass]:
    class FunctionPass:
        def run(self, module: Any, ctx: PassContext) -> None:
            function(module, ctx)

    return FunctionPass
