"""Launches: what stands in a kernel's brackets, as grid and block of three dimensions each."""

from __future__ import annotations

import functools
import operator
from collections.abc import Hashable
from typing import Any

from jax.core import Tracer

from raise_kernel import config
from raise_kernel.config import settings
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.tensor_options import TensorOptions, device_target

# The launches, of all kernels and of one, that are remembered.
LAUNCHES = 256


class Bracketed:
    """What makes something of what stands in brackets, and keeps it, by that and the settings of
    then."""

    def make(self, configuration: Any) -> Any:
        """What `self[configuration]` is."""
        raise NotImplementedError

    # What was found last: a configuration, the settings of then, and what is made of it.
    _last: tuple[Any, object, Any] = (object(), None, None)

    def __getitem__(self, configuration: Any) -> Any:
        """`[grid, block]`, `[grid, block, stream]` or `[grid, block, stream, shared_bytes]`."""
        last = self._last
        if last[0] is configuration and last[1] is settings[0]:
            return last[2]
        return self._found(configuration)

    def _found(self, configuration: Any) -> Any:
        """What was made of one that holds the same objects, or of one of the same words."""
        now = settings[0]
        try:
            found = self._recent.get(configuration)
        except TypeError:  # a list, which has no hash
            found = None
        if found is None or found[1] is not now or not _same(found[0], configuration):
            found = configuration, now, self._kept(configuration, _settings())
            if type(configuration) is not tuple or not all(map(is_fixed, configuration)):
                return found[2]
            if len(self._recent) >= LAUNCHES:
                self._recent.clear()
            self._recent[configuration] = found
        self.__dict__["_last"] = configuration, now, found[2]
        return found[2]

    def _kept(self, configuration: Any, now: tuple[Any, ...]) -> Any:
        # 1.0 and True are equal to 1, and are no sizes: the words tell them apart.
        key = (repr(configuration), *now)
        if key not in self._made:
            made = self.make(configuration)
            if len(self._made) >= LAUNCHES:
                self._made.clear()
            self._made[key] = made
        return self._made[key]

    @functools.cached_property
    def _recent(self) -> dict[Any, tuple[Any, object, Any]]:
        return {}

    @functools.cached_property
    def _made(self) -> dict[Hashable, Any]:
        return {}


def _same(known: tuple[Any, ...], configuration: tuple[Any, ...]) -> bool:
    """Whether equal configurations hold the same objects, which costs less to ask than whether
    their words are the same."""
    return known is configuration or all(map(operator.is_, known, configuration))


def _settings() -> tuple[Any, ...]:
    """The settings that a launch depends on."""
    return (
        config.memory_budget,
        config.max_iterations,
        config.printf,
        config.report_guards,
        config.executor,
    )


def known_launch(grid: Any, block: Any, shared: int) -> Launch:
    """As `launch_of`; the same one each time for the same sizes and settings."""
    key = (grid, block, shared, _settings())
    if not (is_fixed(grid) and is_fixed(block)):
        return launch_of((grid, block, 0, shared))
    found = _launches.get(key)
    if found is None:
        if len(_launches) >= LAUNCHES:
            _launches.clear()
        found = _launches[key] = launch_of((grid, block, 0, shared))
    return found


_launches: dict[Hashable, Launch] = {}


def launch_of(configuration: Any) -> Launch:
    """A launch from what stands in brackets."""
    if not isinstance(configuration, tuple) or not 2 <= len(configuration) <= 4:
        raise Refusal(
            "RK007",
            f"{configuration!r} is not a launch",
            hint="kernel[grid, block] or kernel[grid, block, stream, shared_bytes]",
        )
    config.check()
    grid, block = (dimensions(part) for part in configuration[:2])
    shared = operator.index(configuration[3]) if len(configuration) == 4 else 0
    tensor = TensorOptions(target=device_target(), executor=config.executor_of(""))
    budget, limit = config.launch_memory_budget(), config.iteration_limit(config.max_iterations)
    collect, report = config.collects(config.printf), config.report_guards
    return Launch(grid, block, shared, budget, tensor, limit, collect, report)


def dimensions(value: Any) -> tuple[int, int, int]:
    """An int or one to three of them as x, y, z."""
    if any(isinstance(v, Tracer) for v in (value if isinstance(value, (tuple, list)) else [value])):
        raise Refusal(
            "RK007",
            f"{value!r} is a value that JAX traces, and a launch is fixed when it is compiled",
            hint="make the size a static argument of jax.jit, or a Python number",
        )
    try:
        parts = [
            operator.index(v) for v in (value if isinstance(value, (tuple, list)) else [value])
        ]
    except TypeError:
        parts = []
    if not 1 <= len(parts) <= 3:
        raise Refusal("RK007", f"{value!r} is not a size in one to three dimensions")
    x, y, z = (*parts, 1, 1)[:3]
    return x, y, z


def is_fixed(size: Any) -> bool:
    """Whether a part of a configuration stays what it is."""
    return type(size) is int or (type(size) is tuple and all(type(part) is int for part in size))
