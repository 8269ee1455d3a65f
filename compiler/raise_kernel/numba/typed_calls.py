"""What Numba has typed and registered, it does not look for again.

A product of multivectors is a thousand multiplications of two floats. Numba types each as if it
were the first, by a search through the templates of `operator.mul`, and then reads its 26
registries again for each operation that has no definition of its own name.
"""

from __future__ import annotations

import functools
from typing import Any

from raise_kernel.frontend.numba_cuda import numba_module
from raise_kernel.numba.kept.extensions import is_extended


def type_calls_once() -> None:
    """From here on, consecutive calls of Numba's own functions with the same types are typed once.

    What a call means depends on the function, the types, and the compiler's state: the context, the
    target and the flags of the function that is compiled. An answer also leaves what lowering reads
    for these types. So answers are forgotten as soon as the state is another: whatever was left
    last was left by an equal call. Functions to which packages have added definitions, and calls
    with functions as arguments, are typed each time.
    """
    types = numba_module("numba.core.types")
    context_class = numba_module("numba.cuda.target").CUDATypingContext
    config = numba_module("numba.cuda.core.targetconfig").ConfigStack
    target_of = numba_module("numba.core.target_extension").get_local_target
    get_call_type = types.BaseFunction.get_call_type
    state: tuple[Any, ...] = ()
    known: dict[tuple[Any, ...], tuple[Any, Any]] = {}

    @functools.wraps(get_call_type)
    def typed(self: Any, context: Any, args: Any, kws: Any) -> Any:
        nonlocal state
        if type(self) is not types.Function or not isinstance(context, context_class):
            return get_call_type(self, context, args, kws)
        now = (context, target_of(context), config.top_or_none())
        if now != state:
            known.clear()
            state = now
        # The function is kept beside its answer, so its number is not another's.
        call = (id(self), tuple(args), tuple(kws.items()))
        if call in known:
            return known[call][1]
        signature = get_call_type(self, context, args, kws)
        given = (*args, *kws.values())
        plain = not any(isinstance(t, types.Callable) for t in given)
        if plain and now == state and not is_extended(self):
            known[call] = self, signature
        return signature

    types.BaseFunction.get_call_type = typed


def refresh_what_is_new() -> None:
    """From here on, contexts read registries when one has grown."""
    for name in ("CUDATypingContext", "CUDATargetContext"):
        context_class = getattr(numba_module("numba.cuda.target"), name)
        context_class.refresh = _refreshed_when_new(context_class.refresh)


def _refreshed_when_new(refresh: Any) -> Any:
    @functools.wraps(refresh)
    def refreshed(self: Any) -> None:
        if _registered(self) != self.__dict__.get("_registered"):
            refresh(self)
            self._registered = _registered(self)

    return refreshed


def _registered(context: Any) -> int:
    """How much there is in the registries that a context, and its typing context, have read."""
    typing_context = getattr(context, "typing_context", context)
    return sum(
        len(getattr(registry, kind))
        for each in {id(c): c for c in (context, typing_context)}.values()
        for registry, loader in each._registries.items()
        for kind in loader.registry_items
    )
