"""The registry that `raise-opt --list-passes`, the pipeline parser and docs/passes.md read."""

from __future__ import annotations

import dataclasses
import functools
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from raise_kernel.pass_base import Pass, PassContext
from raise_kernel.soundness import Claim

STAGE_FOLDERS = (
    "import_llvm",
    "standardize",
    "structure",
    "parallel",
    "affine",
    "tensor",
    "tensor_opt",
)


@dataclass(frozen=True)
class PassInfo:
    """One registered pass: its CLI name, its stage, its options with their defaults.

    `settles`: it goes on until it finds no more, so run again it leaves its result as it is.
    `needs`: it does nothing, and says nothing, where a module has none of these operations.
    `soundness`: of a recognizer, the grounds on which it replaces programs (soundness.py).
    """

    name: str
    stage: str
    summary: str
    options: dict[str, tuple[type, Any]]
    build: Callable[..., Pass]
    module: str
    settles: bool = False
    needs: tuple[str, ...] = ()
    soundness: tuple[Claim, ...] = ()


_passes: dict[str, PassInfo] = {}


def register_pass(
    name: str,
    *,
    stage: str,
    settles: bool = False,
    needs: Sequence[str] = (),
    soundness: Sequence[Claim] = (),
) -> Callable[[Any], Any]:
    """Class or function decorator that makes a pass known under its CLI name."""

    def decorate(target: Any) -> Any:
        if name in _passes and _passes[name].module != target.__module__:
            raise ValueError(f"two passes are named {name}")
        summary = (inspect.getdoc(target) or "").splitlines()
        if not summary:
            raise ValueError(f"pass {name} has no docstring")
        is_class = inspect.isclass(target)
        options = _options(target) if is_class else {}
        build: Any = target if is_class else _function_pass(target)
        place = target.__module__
        _passes[name] = PassInfo(
            name, stage, summary[0], options, build, place, settles, tuple(needs), tuple(soundness)
        )
        return target

    return decorate


def all_passes() -> dict[str, PassInfo]:
    """Every pass, by name, in the order of the stages and then of the files."""
    _import_all()
    order = {stage: index for index, stage in enumerate(STAGE_FOLDERS)}
    items = sorted(_passes.values(), key=lambda p: (order.get(p.module.split(".")[2], 99), p.name))
    return {info.name: info for info in items}


def find_pass(name: str) -> PassInfo | None:
    """The pass of that CLI name, or None. A pass lives in a file of its own name."""
    if name not in _passes:
        _import_file(name.replace("-", "_"))
    return _passes.get(name)


def _import_file(file: str) -> None:
    for module in _modules().get(file, ()):
        importlib.import_module(module)


def _options(cls: Any) -> dict[str, tuple[type, Any]]:
    types = inspect.get_annotations(cls, eval_str=True)
    return {f.name: (types[f.name], f.default) for f in dataclasses.fields(cls)}


def _function_pass(function: Callable[[Any, PassContext], None]) -> Callable[[], Pass]:
    class FunctionPass:
        def run(self, module: Any, ctx: PassContext) -> None:
            function(module, ctx)

    return FunctionPass


def _import_all() -> None:
    for modules in _modules().values():
        for module in modules:
            importlib.import_module(module)


@functools.cache
def _modules() -> dict[str, list[str]]:
    """The modules in the folders of passes, by the names of their files."""
    found: dict[str, list[str]] = {}
    for package in _packages():
        for info in pkgutil.iter_modules(importlib.import_module(package).__path__):
            found.setdefault(info.name, []).append(f"{package}.{info.name}")
    return found


@functools.cache
def _packages() -> list[str]:
    """The package of each stage, and those of the groups of passes inside it."""
    packages: list[str] = []
    for folder in STAGE_FOLDERS:
        stage = f"raise_kernel.passes.{folder}"
        path = importlib.import_module(stage).__path__
        groups = [f"{stage}.{info.name}" for info in pkgutil.iter_modules(path) if info.ispkg]
        packages += [stage, *groups]
    return packages
