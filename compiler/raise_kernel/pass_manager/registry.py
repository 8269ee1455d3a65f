"""The passes by their CLI names.

What is known of a pass without importing it - its module, stage, options, summary, what it needs -
stands in `passes/manifest.json`. So the driver imports a pass when it runs it, and
`raise-opt --list-passes` imports none. The manifest is made from the decorators `register_pass` by
`python -m raise_kernel.tools.dev.pass_manifest`; a test compares the two.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
import importlib.resources
import inspect
import json
import pkgutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from raise_kernel.diagnostics import InternalError
from raise_kernel.pass_manager.soundness import Claim, Ground, claims_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from raise_kernel.pass_manager.pass_base import Pass, PassContext

STAGE_FOLDERS = (
    "import_llvm",
    "standardize",
    "structure",
    "parallel",
    "affine",
    "tensor",
    "tensor_opt",
)

_OPTION_TYPES: dict[str, type] = {kind.__name__: kind for kind in (bool, int, float, str)}


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
        if self.name not in _passes:
            importlib.import_module(self.module)
        registered = _passes.get(self.name)
        if registered is None or (registered.info is not self and registered.info != self):
            remake = "python -m raise_kernel.tools.dev.pass_manifest"
            raise InternalError(f"the manifest has an old entry of {self.name}: run {remake}")
        return registered.build(**options)


@dataclass(frozen=True)
class _Registered:
    """A pass whose module was imported."""

    info: PassInfo
    build: Callable[..., Pass]


_passes: dict[str, _Registered] = {}


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
        if name in _passes and _passes[name].info.module != module:
            raise ValueError(f"two passes are named {name}")
        summary = (inspect.getdoc(target) or "").splitlines()
        if not summary:
            raise ValueError(f"pass {name} has no docstring")
        is_class = inspect.isclass(target)
        options = _options(target) if is_class else {}
        build: Any = target if is_class else _function_pass(target)
        claims = claims_of(sys.modules[module].__doc__)
        info = PassInfo(name, stage, summary[0], module, options, settles, tuple(needs), claims)
        _passes[name] = _Registered(info, build)
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


# --- what is known without importing a pass --------------------------------------------------


def all_passes() -> dict[str, PassInfo]:
    """Every pass, by name, in the order of the stages and then of the names."""
    return dict(_manifest())


def find_pass(name: str) -> PassInfo | None:
    """The pass of that CLI name, or None."""
    registered = _passes.get(name)
    return registered.info if registered is not None else _manifest().get(name)


def says_changes(name: str) -> bool:
    """Whether the pass says what it changes (facts.py): ours do."""
    return name in _manifest()


def manifest_file() -> Traversable:
    """Where the manifest is."""
    return importlib.resources.files("raise_kernel").joinpath("passes", "manifest.json")


@functools.cache
def _manifest() -> dict[str, PassInfo]:
    rows = json.loads(manifest_file().read_text(encoding="utf-8"))
    return {name: _info(name, row) for name, row in rows.items()}


def _info(name: str, row: dict[str, Any]) -> PassInfo:
    return PassInfo(
        name,
        row["stage"],
        row["summary"],
        row["module"],
        {
            option: (_OPTION_TYPES[kind], default)
            for option, (kind, default) in row.get("options", {}).items()
        },
        row.get("settles", False),
        tuple(row.get("needs", ())),
        tuple(Claim(Ground(ground), text) for ground, text in row.get("soundness", ())),
    )


# --- what passes say of themselves -----------------------------------------------------------


def import_passes() -> list[PassInfo]:
    """Import every pass; what they say of themselves, by stage and name."""
    for package in _packages():
        for info in pkgutil.iter_modules(importlib.import_module(package).__path__):
            importlib.import_module(f"{package}.{info.name}")
    order = {stage: index for index, stage in enumerate(STAGE_FOLDERS)}
    found = [p.info for p in _passes.values() if p.info.module.split(".")[2] in order]
    return sorted(found, key=lambda p: (order[p.module.split(".")[2]], p.name))


def _packages() -> list[str]:
    """The package of each stage, and those of the groups of passes inside it."""
    packages: list[str] = []
    for folder in STAGE_FOLDERS:
        stage = f"raise_kernel.passes.{folder}"
        path = importlib.import_module(stage).__path__
        groups = [f"{stage}.{info.name}" for info in pkgutil.iter_modules(path) if info.ispkg]
        packages += [stage, *groups]
    return packages
