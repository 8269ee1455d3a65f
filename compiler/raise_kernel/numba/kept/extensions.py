"""What packages add to Numba, and whether a kernel depends on it.

    @overload(operator.mul)                 a definition for types of the package's own: asked, too,
    def multiply(a, b): ...                 when a kernel multiplies two floats

A definition is the package's code and no description says what it answers. So while a kernel is
compiled its questions are recorded: the function and the types. A kernel is kept where no added
definition has an answer to any that its process has asked, and reused where none has one now. An
extension of what Numba knows by type - methods, attributes, casts, code for Numba's own types -
keeps nothing.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from types import FunctionType
from typing import Any

from raise_kernel.frontend.numba_cuda import numba_module
from raise_kernel.numba.kept.described import PACKAGES, package_of

# The module and name of a function, and the types of its positional and keyword arguments.
Question = tuple[tuple[str, str], tuple[Any, ...], tuple[tuple[str, Any], ...]]

# A kernel's code has device functions, and definitions of Numba's, that an earlier kernel had
# compiled: what was asked for them, too, is among what this process has asked so far.
_asked: dict[Question, None] = {}


def record_questions() -> None:
    """From here on, `questions` has what typing asks."""
    functions = numba_module("numba.core.types").BaseFunction
    context_class = numba_module("numba.cuda.target").CUDATypingContext
    get_call_type = functions.get_call_type

    @functools.wraps(get_call_type)
    def asked(self: Any, context: Any, args: Any, kws: Any) -> Any:
        if isinstance(context, context_class):
            _asked[_name_of(self.typing_key), tuple(args), tuple(sorted(kws.items()))] = None
        return get_call_type(self, context, args, kws)

    functions.get_call_type = asked


def questions() -> dict[Question, None]:
    """What this process has asked so far."""
    return dict(_asked)


def is_extended(function: Any) -> bool:
    """Whether a package has added a definition of a function."""
    return any(map(_is_added, function.templates))


def are_unanswered(context: Any, asked: Iterable[Question]) -> bool:
    """Whether no added definition answers: Numba's own do."""
    added: dict[tuple[str, str], list[Any]] = {}
    for function in list(context._globals.values()):
        if templates := [t for t in getattr(function, "templates", ()) if _is_added(t)]:
            added.setdefault(_name_of(function.typing_key), []).extend(templates)
    return not any(
        _answers(template(context), args, dict(kws))
        for name, args, kws in asked
        for template in added.get(name, ())
    )


def _answers(template: Any, args: tuple[Any, ...], kws: dict[str, Any]) -> bool:
    """Whether a template takes arguments of these types, or what Numba widens constants to. One
    that fails counts as one that does: what Numba makes of that, it does again."""
    wide = numba_module("numba.core.types").unliteral
    plain = tuple(map(wide, args)), {name: wide(type_) for name, type_ in kws.items()}
    for given, named in ((args, kws), plain):
        try:
            if template.apply(given, named) is not None:
                return True
        except numba_module("numba.core.errors").NumbaError:
            continue  # it does not match
        except Exception:
            return True
    return False


def _name_of(function: Any) -> tuple[str, str]:
    kind = type(function)
    name = getattr(function, "__qualname__", getattr(function, "__name__", kind.__qualname__))
    return str(getattr(function, "__module__", kind.__module__)), str(name)


def changes_numba(typing_context: Any, target_context: Any) -> bool:
    """Whether a package has defined something for types of Numba's own that is not asked for."""
    typing_registries = list(typing_context._registries)
    attributes = (a for registry in typing_registries for a in registry.attributes)
    if any(_is_added(a) and not _is_foreign(a.key) for a in attributes):
        return True
    plain = (f for registry in typing_registries for f in registry.functions)
    if any(_is_added(f) and not _is_recorded(typing_context, f) for f in plain):
        return True
    kinds = ("functions", "getattrs", "setattrs", "casts", "constants")
    lowered = (
        entry
        for registry in target_context._registries
        for kind in kinds
        for entry in getattr(registry, kind)
    )
    return any(
        _comes_from_a_package(impl) and not any(map(_is_foreign, (*function, *sig)))
        for impl, *function, sig in lowered
    )


def _is_recorded(context: Any, template: Any) -> bool:
    """Whether the function of a template is foreign, or is asked for with its other templates."""
    known = getattr(context._lookup_global(template.key), "templates", ())
    return template in known or _is_foreign(template.key)


def _is_foreign(value: Any) -> bool:
    """Whether a type or function is a package's own."""
    owner = value if isinstance(value, type) or callable(value) else type(value)
    return package_of(owner) not in PACKAGES


@functools.cache
def _is_added(template: Any) -> bool:
    """Whether code of a package is in a template. Those made by `type` name the module `abc`."""
    kinds = [kind for kind in template.__mro__ if kind.__module__ != "abc"]
    parts = (value for kind in template.__mro__ for value in vars(kind).values())
    return any(map(_is_foreign, kinds)) or any(map(_comes_from_a_package, parts))


def _comes_from_a_package(value: Any) -> bool:
    """Whether a function of a package is in it: itself, or in what it closes over."""
    if isinstance(value, staticmethod | classmethod):
        value = value.__func__
    if not isinstance(value, FunctionType):
        return False
    cells = [cell.cell_contents for cell in value.__closure__ or () if _is_set(cell)]
    inner = [cell for cell in cells if isinstance(cell, FunctionType) and cell is not value]
    package = str(value.__globals__.get("__name__")).partition(".")[0]
    return package not in PACKAGES or any(map(_comes_from_a_package, inner))


def _is_set(cell: Any) -> bool:
    try:
        return cell.cell_contents is not None
    except ValueError:
        return False
