"""The kernels that an earlier process compiled, in the cache on disk.

The key is the description of the kernel and of all that it calls (`described`), its options,
Numba's settings and the versions. What cannot be described is compiled in each process, and so is a
kernel that packages' extensions of Numba have a say in (`extensions`).

A device function whose globals change has the old values in all kernels of its process. A process
that sees one change says so in the cache, and the next one compiles it. RK012 where it was not
known.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.metadata
import pickle
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import FunctionType
from typing import Any

from raise_kernel import config
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.frontend.numba_cuda import numba_module
from raise_kernel.numba.kept import extensions
from raise_kernel.numba.kept.described import Describer, Undescribed, digest_of
from raise_kernel.runtime.disk_cache import entry, keep


@dataclass(frozen=True)
class KeptKernel:
    """What a launch needs of a kernel that Numba compiled."""

    module: LLVMModule
    info: KernelInfo
    entry_name: str
    signature: Any
    cooperative: bool
    asked: dict[extensions.Question, None] = field(default_factory=dict)


_CHANGING = "globals of a device function change"

# Describes what is compiled at this time.
_describers: list[Describer] = []


def watch_device_functions() -> None:
    """From here on, it is noted with which globals device functions are compiled."""
    dispatcher = numba_module("numba.cuda.dispatcher").CUDADispatcher
    compile_device = dispatcher.compile_device

    @functools.wraps(compile_device)
    def noted(self: Any, args: Any, return_type: Any = None) -> Any:
        if args not in self.overloads:
            (_describers or [_describer()])[-1].note(self)
        return compile_device(self, args, return_type)

    dispatcher.compile_device = noted
    extensions.record_questions()


def kept_or_compiled(
    function: FunctionType,
    argtypes: tuple[Any, ...],
    options: Mapping[str, Any],
    compiled: Callable[[], KeptKernel | None],
) -> KeptKernel | None:
    """The kernel of an earlier process, or None where it is `compiled` now. That returns what is to
    be kept of it."""
    describer = _describer()
    key = _key(describer, function, argtypes, options) if config.disk_cache else None
    found = _found(describer, key) if key is not None else None
    if found is not None:
        return found
    with _describing(describer):
        made = compiled()
    asked = extensions.questions()
    if key is None or made is None or not extensions.are_unanswered(_contexts()[0], asked):
        return None
    # What is not pickled is a type that a process made.
    with contextlib.suppress(pickle.PicklingError, AttributeError, TypeError):
        keep(key, replace(made, asked=asked))
    return None


def _found(describer: Describer, key: tuple[object, ...]) -> KeptKernel | None:
    found = entry(key, KeptKernel)
    if found is None or not extensions.are_unanswered(_contexts()[0], found.asked):
        return None
    if any(entry((_CHANGING, digest), bool) for digest in describer.digests):
        return None
    describer.reuse()
    return found


def _describer() -> Describer:
    dispatcher = numba_module("numba.cuda.dispatcher").CUDADispatcher
    return Describer(dispatcher, numba_module("numba.core.types"), _device_function)


def _device_function(value: Any) -> Any:
    """What a kernel calls where a function that is jitted for CPUs is named."""
    if not isinstance(value, numba_module("numba.core.dispatcher").Dispatcher):
        return None
    if not value._can_compile:
        raise Undescribed(f"{value!r} is not compiled any more")
    return _contexts()[0].resolve_value_type(value).dispatcher


@contextlib.contextmanager
def _describing(describer: Describer) -> Iterator[None]:
    _describers.append(describer)
    try:
        yield
    finally:
        _describers.pop()


def _contexts() -> tuple[Any, Any]:
    target = numba_module("numba.cuda.descriptor").cuda_target
    return target.typing_context, target.target_context


def _key(
    describer: Describer,
    function: FunctionType,
    argtypes: tuple[Any, ...],
    options: Mapping[str, Any],
) -> tuple[object, ...] | None:
    """What decides how the kernel is compiled; None where that is not known."""
    if options["debug"] or options["link"] or options["extensions"]:
        return None
    try:
        described = digest_of(describer.kernel(function, argtypes))
    except Undescribed:
        for digest in describer.changed:
            keep((_CHANGING, digest), True)
        return None
    typing_context, target_context = _contexts()
    typing_context.refresh()
    target_context.refresh()
    if extensions.changes_numba(typing_context, target_context):
        return None
    chosen = repr(sorted(options.items()))
    return ("numba kernel", described, chosen, _settings(), _versions())


def _settings() -> tuple[str, ...]:
    """What the environment and the program have set in Numba."""
    modules = (numba_module("numba.core.config"), numba_module("numba.cuda.core.config"))
    return tuple(
        f"{name}={value!r}"
        for module in modules
        for name, value in sorted(vars(module).items())
        if name.isupper() and isinstance(value, int | float | str | None)
    )


@functools.cache
def _versions() -> tuple[str, ...]:
    return tuple(f"{name} {importlib.metadata.version(name)}" for name in ("numba", "numba-cuda"))
