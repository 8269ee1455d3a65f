"""The on-disk cache of raised kernels: what one process raised, the next one reads.

One file an entry, named by the hash of all that decides the result: the kernel's LLVM IR, launch,
shapes, dtypes, aliases, static scalars, the versions of this package (and its files, as they are
now), jax, jaxlib, llvmlite and Python. An entry is its own SHA-256, then a compressed pickle; what
does not match its hash is deleted and raised again.

Entries are written to a temporary file and renamed, so processes may share a folder. When the
folder outgrows its limit the least recently used entries go; one store in sixteen looks. A folder
that cannot be written gives one warning, and kernels are raised as without it. Whoever can write
the folder can run code as you, as with JAX's own cache; it is made for its owner alone.

XLA's executables are not here: JAX's cache (`jax_compilation_cache_dir`) holds those, and works on
top, as the same source gives the same program. Programs that `raise-kernel run` starts have one in
this folder, whose files count and go as entries do.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.metadata
import os
import pickle
import sys
import tempfile
import time
import warnings
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from raise_kernel import __version__, config
from raise_kernel.diagnostics import Refusal

T = TypeVar("T")

SUFFIX = ".raised"
EXECUTABLES = "xla"
TEMPORARY = ".tmp-"
# Down to this share of the limit when it is passed.
KEEP = 0.9
# A store in so many lists the folder, which takes 25 us a file: chosen by the entry's hash. Entries
# of more than this part of the limit are always followed by a look.
LOOKS = 16
# A temporary file older than this many seconds belongs to a process that died.
ABANDONED = 3600.0
_DIGEST = hashlib.sha256().digest_size


@dataclass(frozen=True)
class CacheInfo:
    """What a cache folder holds, sizes in bytes."""

    folder: Path
    enabled: bool
    entries: int
    size: int
    limit: int


def cached(parts: tuple[object, ...], kind: type[T], make: Callable[[], T]) -> T:
    """The entry of `parts`, which say by their `repr` all that decides it; else `make` it, and
    keep it. Exceptions of `make` leave no entry."""
    found = entry(parts, kind)
    if found is not None:
        return found
    made = make()
    keep(parts, made)
    return made


def entry(parts: tuple[object, ...], kind: type[T]) -> T | None:
    """The entry of `parts`, None where there is none."""
    found = _read(_path(parts)) if config.disk_cache else None
    return found if isinstance(found, kind) else None


def keep(parts: tuple[object, ...], value: object) -> None:
    """Make `value` the entry of `parts`."""
    if config.disk_cache:
        _write(_path(parts), value)


def keep_executables() -> None:
    """What XLA compiles in this process is kept beside the raised kernels, for the next run of the
    program. JAX's cache of the environment stays, and so does one that the program sets later."""
    import jax

    if config.disk_cache and not os.environ.get("JAX_COMPILATION_CACHE_DIR"):
        jax.config.update("jax_compilation_cache_dir", str(config.cache_folder() / EXECUTABLES))
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
        jax.config.update("jax_persistent_cache_min_entry_size_bytes", 0)


def cache_info(folder: Path | None = None) -> CacheInfo:
    """What the folder (by default the one in use) holds."""
    folder = folder or config.cache_folder()
    sizes = [size for _, _, size in _entries(folder)]
    return CacheInfo(folder, config.disk_cache, len(sizes), sum(sizes), config.cache_bytes)


def clear_cache(folder: Path | None = None) -> int:
    """Delete every entry; how many there were. Processes that use the folder go on."""
    folder = folder or config.cache_folder()
    entries = list(_entries(folder))
    for path, _, _ in entries:
        path.unlink(missing_ok=True)
    _sweep_abandoned(folder, age=0)
    return len(entries)


def _path(parts: tuple[object, ...]) -> Path:
    return config.cache_folder() / f"{_key(parts)}{SUFFIX}"


def _key(parts: tuple[object, ...]) -> str:
    return hashlib.sha256(repr((environment(), _STATE, *parts)).encode()).hexdigest()


@functools.cache
def environment() -> tuple[str, ...]:
    """Versions of all that has a say in the result."""
    packages = ("jax", "jaxlib", "llvmlite", "islpy", "numpy", "ml_dtypes")
    versions = (f"{name} {importlib.metadata.version(name)}" for name in packages)
    return (f"raise-kernel {__version__}", sys.version, *versions)


def _sources() -> Iterator[str]:
    """The package's files."""
    for folder, subfolders, files in os.walk(_PACKAGE, followlinks=True):
        subfolders[:] = sorted(name for name in subfolders if name != "__pycache__")
        yield from (os.path.join(folder, name) for name in sorted(files))


def _state_of(paths: Iterable[str]) -> str:
    """A hash of the names, sizes and times of files: an edit makes new entries."""
    state = hashlib.sha256()
    for path in paths:
        status = os.stat(path)
        name = os.path.basename(path)
        state.update(f"{name} {status.st_size} {status.st_mtime_ns}\n".encode())
    return state.hexdigest()


_PACKAGE = Path(sys.modules["raise_kernel"].__path__[0])
# As the process found them.
_SOURCES = tuple(_sources())
_STATE = _state_of(_SOURCES)


def _is_edited() -> bool:
    """Whether one of the files that the process found is another one now. Nothing reads a new file
    that none of them names, and to look for those takes three times as long."""
    try:
        return _state_of(_SOURCES) != _STATE
    except FileNotFoundError:
        return True


def _read(path: Path) -> object:
    """The entry, or None where there is none that can be read; a damaged one is deleted."""
    try:
        data = path.read_bytes()
    except OSError:  # no entry, or none that this user may read: it is made again
        return None
    digest, packed = data[:_DIGEST], data[_DIGEST:]
    if hashlib.sha256(packed).digest() != digest:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        return None
    with contextlib.suppress(OSError):  # evicted between reading and now
        os.utime(path)
    return pickle.loads(zlib.decompress(packed))


def _write(path: Path, value: object) -> None:
    packed = zlib.compress(pickle.dumps(value, protocol=5), 1)
    data = hashlib.sha256(packed).digest() + packed
    if len(data) > config.cache_bytes or _is_edited():
        return  # too large, or made by code that was edited since this process read some of it
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=TEMPORARY, dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
        if int(path.stem, 16) % LOOKS == 0 or len(data) * LOOKS > config.cache_bytes:
            _evict(path.parent)
    except OSError as error:
        _warn_once(f"{path.parent}: {error.strerror}")
    except Refusal as refusal:
        _warn_once(refusal.message)


@functools.cache
def _warn_once(problem: str) -> None:
    warnings.warn(
        f"the cache of raised kernels cannot be written: {problem}. Set RAISE_KERNEL_CACHE_DIR to "
        "a folder that can, or RAISE_KERNEL_CACHE=off.",
        stacklevel=2,
    )


def _evict(folder: Path) -> None:
    """Delete the least recently used entries of a folder that is over its limit."""
    entries = sorted(_entries(folder), key=lambda entry: entry[1])
    size = sum(size for _, _, size in entries)
    if size <= config.cache_bytes:
        return
    _sweep_abandoned(folder, ABANDONED)
    for path, _, bytes_ in entries:
        if size <= KEEP * config.cache_bytes:
            return
        path.unlink(missing_ok=True)
        size -= bytes_


def _sweep_abandoned(folder: Path, age: float) -> None:
    for path, used, _ in _files(folder, lambda name: name.startswith(TEMPORARY)):
        if time.time() - used >= age:
            path.unlink(missing_ok=True)


def _entries(folder: Path) -> Iterator[tuple[Path, float, int]]:
    """Path, time of last use and size of each entry."""
    yield from _files(folder, lambda name: name.endswith(SUFFIX))
    yield from _files(folder / EXECUTABLES, lambda name: name.endswith("-cache"))


def _files(folder: Path, wanted: Callable[[str], bool]) -> Iterator[tuple[Path, float, int]]:
    try:
        found = list(os.scandir(folder))
    except FileNotFoundError:
        return
    except OSError as error:
        hint = "RAISE_KERNEL_CACHE_DIR names it"
        message = f"the cache's folder {folder} cannot be read: {error.strerror}"
        raise Refusal("RK045", message, hint=hint) from error
    for entry in found:
        if not wanted(entry.name):
            continue
        with contextlib.suppress(FileNotFoundError):  # another process deleted it
            status = entry.stat(follow_symlinks=False)
            yield Path(entry.path), status.st_mtime, status.st_size
