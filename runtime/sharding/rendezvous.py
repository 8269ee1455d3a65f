"""Processes that share a mesh make sure that they do the same, before they wait for each other.

In a collective that another process does not come to, a process waits without end. So before the
first collective of each distinct program each process writes what it is about to run into the
key-value store of `jax.distributed`, and the first one compares. Where two differ, or one does not
come in time, all refuse with the same message (RK053). What is wrong is written once, by the first
process that finds out, and all act on what is written, those that come late too.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import jax
import numpy as np
from jax.core import Tracer
from jax.sharding import NamedSharding

from raise_kernel import config
from raise_kernel.diagnostics import Refusal

# What a process is about to do: the name of each part of it, and that part as text.
Facts = Mapping[str, str]

# Seconds for the others to read why all refuse, and for the verdict of one that waited itself.
_READING = 5

_meetings: Counter[tuple[int, ...]] = Counter()
_agreed: set[tuple[tuple[int, ...], str]] = set()


def processes_of(devices: Iterable[Any]) -> tuple[int, ...]:
    """The processes that have these devices."""
    return tuple(sorted({device.process_index for device in devices}))


def agree(devices: Iterable[Any], facts: Callable[[], Facts], *, once: bool = False) -> None:
    """Refuses with RK053 where the processes of some devices are about to do different things.
    `once`: nothing is done where they agreed on the same facts before."""
    group = processes_of(devices)
    client = _client()
    if len(group) == 1 or client is None:
        return
    told = dict(facts())
    key = (group, digest(*told.items()))
    if once and key in _agreed:
        return
    _meet(client, group, told)
    _agreed.add(key)


def leave(devices: Iterable[Any], reason: str) -> None:
    """Tell the other processes of some devices that this one comes no more, and why."""
    group = processes_of(devices)
    client = _client()
    if len(group) == 1 or client is None:
        return
    prefix = _next_prefix(group)
    # That they are told is all there is to do: why this process ends is told by itself.
    with contextlib.suppress(jax.errors.JaxRuntimeError):
        _settled(client, prefix, f"process {jax.process_index()} has ended: {reason}")
        client.key_value_set(f"{prefix}/{jax.process_index()}", "{}")
        _read_by_all(client, prefix, group)


def digest(*parts: object) -> str:
    """A short name for texts and bytes."""
    found = hashlib.sha256()
    for part in parts:
        found.update(part if isinstance(part, (bytes, memoryview)) else repr(part).encode())
    return found.hexdigest()[:16]


def placed(values: Any, shardings: Any) -> Any:
    """As `jax.device_put`. What the host holds has to be the same in all processes (RK053); each
    puts its own part on its devices. In a function that is traced, it is a constant of it."""
    leaves, tree = jax.tree.flatten(values)
    where: list[NamedSharding] = jax.tree.leaves(shardings)
    ours = {
        number: np.asarray(value)
        for number, (value, sharding) in enumerate(zip(leaves, where, strict=True))
        if not sharding.is_fully_addressable and _is_of_the_host(value)
    }
    if not ours:
        return jax.device_put(values, shardings)

    def facts() -> Facts:
        return {
            "data of the host": ", ".join(
                f"{v.dtype}{list(v.shape)} {digest(np.ascontiguousarray(v).tobytes())}"
                for v in ours.values()
            )
        }

    agree(where[0].device_set, facts)
    if any(isinstance(value, Tracer) for value in leaves):
        return jax.device_put(values, shardings)
    put = [
        _part(ours[number], sharding) if number in ours else jax.device_put(value, sharding)
        for number, (value, sharding) in enumerate(zip(leaves, where, strict=True))
    ]
    return jax.tree.unflatten(tree, put)


def _is_of_the_host(value: Any) -> bool:
    """Whether this process holds the whole value."""
    if isinstance(value, Tracer):
        return False
    return not isinstance(value, jax.Array) or value.is_fully_addressable


def _part(value: np.ndarray, sharding: NamedSharding) -> jax.Array:
    return jax.make_array_from_callback(value.shape, sharding, lambda index: value[index])


def _client() -> Any:
    """This process's end of the store; None where it is on its own."""
    from jax._src.distributed import global_state

    return global_state.client


def _meet(client: Any, group: tuple[int, ...], told: Facts) -> None:
    """Write what this process does; go on where all do the same."""
    prefix = _next_prefix(group)
    try:
        client.key_value_set(f"{prefix}/{jax.process_index()}", json.dumps(told))
        verdict = _verdict(client, prefix, group, told)
        if not verdict:
            _forget_the_last(client, group)
            return
    except jax.errors.JaxRuntimeError as error:
        raise _refusal(f"the first process is gone: {error}") from error
    _read_by_all(client, prefix, group)
    raise _refusal(verdict)


def _refusal(verdict: str) -> Refusal:
    return Refusal(
        "RK053",
        f"the processes do not agree: {verdict}",
        hint="each has to run the same program on the same data",
    )


def _next_prefix(group: tuple[int, ...]) -> str:
    """Where the next meeting's texts are in the store."""
    _meetings[group] += 1
    return _place(group, _meetings[group])


def _place(group: tuple[int, ...], number: int) -> str:
    return f"raise_kernel/{'-'.join(map(str, group))}/{number}"


def _verdict(client: Any, prefix: str, group: tuple[int, ...], told: Facts) -> str:
    """What is wrong, or nothing: the same text in each process."""
    if jax.process_index() == group[0]:
        known = dict(client.key_value_dir_get(f"{prefix}/"))
        given = known.get(f"{prefix}/verdict")
        return given or _settled(client, prefix, _compared(client, prefix, known, group, told))
    # The first one may come late, and then waits for the rest.
    came = _wait_for(client, f"{prefix}/{group[0]}", config.process_wait)
    longest = config.process_wait + _READING
    found = came and _wait_for(client, f"{prefix}/verdict", longest)
    return _settled(client, prefix, _absent(group[:1])) if found is None else found


def _settled(client: Any, prefix: str, verdict: str) -> str:
    """The verdict that counts: the first one that a process has written."""
    try:
        client.key_value_set(f"{prefix}/verdict", verdict)
    except jax.errors.JaxRuntimeError as error:
        if "ALREADY_EXISTS" not in str(error):
            raise
        return client.blocking_key_value_get(f"{prefix}/verdict", _READING * 1000)
    return verdict


def _forget_the_last(client: Any, group: tuple[int, ...]) -> None:
    """Delete the meeting before: each process has come to this one after it."""
    if jax.process_index() == group[0] and _meetings[group] > 1:
        client.key_value_delete(_place(group, _meetings[group] - 1))


def _read_by_all(client: Any, prefix: str, group: tuple[int, ...]) -> None:
    """Give the others time to read why all refuse: the store ends with the first process."""
    with contextlib.suppress(jax.errors.JaxRuntimeError):
        client.wait_at_barrier(f"{prefix}/read", _READING * 1000, list(group))


def _compared(
    client: Any, prefix: str, known: Mapping[str, str], group: Sequence[int], told: Facts
) -> str:
    """What the first process makes of what all do; `known` is in the store already."""
    deadline = time.monotonic() + config.process_wait
    absent = []
    for other in group[1:]:
        key = f"{prefix}/{other}"
        left = max(deadline - time.monotonic(), 0.001)
        text = known.get(key) or _wait_for(client, key, left)
        if text is None:
            absent.append(other)
            continue
        found = "; ".join(_differences(group[0], told, other, json.loads(text)))
        if found:
            return found
    return _absent(absent) if absent else ""


def _wait_for(client: Any, key: str, seconds: float) -> str | None:
    """The text at a key; None where nothing has come there in time."""
    try:
        return client.blocking_key_value_get(key, max(int(seconds * 1000), 1))
    except jax.errors.JaxRuntimeError as error:
        if "DEADLINE_EXCEEDED" in str(error):
            return None
        raise


def _absent(processes: Sequence[int]) -> str:
    names = ", ".join(map(str, processes))
    which = f"process {names} does" if len(processes) == 1 else f"processes {names} do"
    return (
        f"{which} not come to where the others wait, within {config.process_wait:g} s "
        "(RAISE_KERNEL_PROCESS_WAIT)"
    )


def _differences(first: int, told: Facts, other: int, heard: Facts) -> Iterator[str]:
    if told.keys() != heard.keys():
        yield f"process {first} is at {_said(told)}, process {other} at {_said(heard)}"
        return
    for name, text in told.items():
        if heard[name] != text:
            yield f"{name}: {text} in process {first}, {heard[name]} in process {other}"


def _said(facts: Facts) -> str:
    return ", ".join(f"{name}: {text}" for name, text in list(facts.items())[:2])
