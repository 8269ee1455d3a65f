"""numba-cuda's installed test suites, run through the drop-in: what passes, what is refused, why.

    python -m raise_kernel.tools.dev.numba_suites doc_examples cudapy --jobs 2 --report suites.json
    python -m raise_kernel.tools.dev.numba_suites --jobs 16 --until 560 --report all.json
    python -m raise_kernel.tools.dev.numba_suites cudapy.test_atomics -v

A test is *passed*, *skipped* by itself, *refused* (a refusal of ours, by its code and message, or a
driver function that says it is not supported), *machine code* (it asks for SASS, RK031), *slow*
(over the time limit, or over one of its own), *not run* (`--until`) or *wrong* (anything else).
Modules whose subject is PTX text, debug information, caching on disk, linking or the driver
are left out; `LEFT_OUT` names each. Each module runs in a process of its own, a long one in
several; those that take longest begin first.
"""

from __future__ import annotations

import collections
import concurrent.futures
import contextlib
import functools
import importlib
import importlib.util
import inspect
import io
import itertools
import json
import math
import os
import pkgutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
import unittest
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import click

from raise_kernel.tools.options.files import write_output
from raise_kernel.tools.terminal.progress import progress

_ROOT = "numba.cuda.tests"

# Module -> what it is about.
LEFT_OUT: dict[str, str] = {
    "cudapy.test_cache_hints": "PTX text",
    "cudapy.test_caching": "caching",
    "cudapy.test_compiler": "PTX text",
    "cudapy.test_debuginfo": "debug info",
    "cudapy.test_debuginfo_types": "debug info",
    "cudapy.test_inspect": "PTX text",
    "cudapy.test_ipc": "driver",
    "cudapy.test_launch_config_sensitive": "caching",
    "cudapy.test_lineinfo": "debug info",
    "cudapy.test_optimization": "PTX text",
    "cudapy.test_sm_creation": "driver",
}

_POSE = "from raise_kernel.numba.pose import pose_as_cuda\n\npose_as_cuda()\n"


class _TimeUp(BaseException):
    """A test ran past its limit."""


def _time_up(signum: int, frame: Any) -> None:
    raise _TimeUp


class _Result(unittest.TestResult):
    """Prints one JSON line a test."""

    def __init__(self, out: Any, limit: int) -> None:
        super().__init__()
        self._out, self._limit = out, limit
        self._begun = 0.0
        self._worst: tuple[str, str] | None = None

    def startTest(self, test: unittest.TestCase) -> None:
        super().startTest(test)
        self._begun, self._worst = time.monotonic(), None
        signal.alarm(self._limit)

    def stopTest(self, test: unittest.TestCase) -> None:
        signal.alarm(0)
        super().stopTest(test)
        kind, reason = self._worst or ("passed", "")
        seconds = round(time.monotonic() - self._begun, 2)
        name = test.shortDescription() if isinstance(test, unittest.FunctionTestCase) else test.id()
        record = {"test": name, "kind": kind, "reason": reason, "seconds": seconds}
        print(json.dumps(record), file=self._out, flush=True)

    def _note(self, kind: str, reason: str) -> None:
        if self._worst is None or self._worst[0] in ("passed", "refused"):
            self._worst = kind, reason

    def addSkip(self, test: unittest.TestCase, reason: str) -> None:
        self._note("skipped", reason)

    def addError(self, test: Any, err: Any) -> None:
        self._note(*_verdict(err))

    addFailure = addError

    def addSubTest(self, test: unittest.TestCase, subtest: Any, err: Any) -> None:
        if err is not None:
            self._note(*_verdict(err))

    def addUnexpectedSuccess(self, test: unittest.TestCase) -> None:
        self._note("passed", "")


def _verdict(err: Any) -> tuple[str, str]:
    """(kind, reason) of an exception: refusals are looked for along its causes."""
    from raise_kernel.diagnostics import Refusal

    kind, error, trace = err
    if kind.__name__ == "Skipped":  # pytest's
        return "skipped", str(error)
    if isinstance(error, ModuleNotFoundError) and not _is_tested(error.name or ""):
        return "skipped", f"{error.name} is not installed"
    if issubclass(kind, _TimeUp):
        return "slow", "over the time limit"
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, subprocess.TimeoutExpired):
            return "slow", str(cause)
        if isinstance(cause, Refusal) and cause.code == "RK031":
            return "machine code", str(cause)
        if isinstance(cause, Refusal) and cause.code != "RK099":
            return "refused", str(cause)
        if "NOT_SUPPORTED" in str(getattr(cause, "code", "")):
            return "refused", str(cause)
        cause = cause.__cause__ or cause.__context__
    return "wrong", "".join(traceback.format_exception(kind, error, trace))[-3000:]


def _is_tested(module: str) -> bool:
    return module.split(".")[0] in ("numba", "numba_cuda", "cuda", "raise_kernel")


def _run_here(unit: _Unit, limit: int, only: str | None) -> None:
    """In the child: the tests of one module, or of a part of it."""
    module = unit.module
    from raise_kernel.numba import pose_as_cuda

    out = os.fdopen(os.dup(1), "w")
    pose_as_cuda()
    signal.signal(signal.SIGALRM, _time_up)
    # What the suites' own conftest.py, which is not installed, sets from an option.
    unittest.TestCase._dump_failed_filechecks = False  # pyright: ignore[reportAttributeAccessIssue]
    _give_processes(limit)
    loader = unittest.TestLoader()
    try:
        loaded = importlib.import_module(f"{_ROOT}.{module}")
    except BaseException as error:
        kind, reason = _verdict((type(error), error, error.__traceback__))
        record = {"test": module, "kind": kind, "reason": reason, "seconds": 0}
        print(json.dumps(record), file=out, flush=True)
        return
    suite = unittest.TestSuite([loader.loadTestsFromModule(loaded), *_functions(loaded)])
    result = _Result(out, limit)
    for test in itertools.islice(_flat(suite), unit.part, None, unit.parts):
        if only is None or only in test.id():
            with contextlib.redirect_stdout(io.StringIO()):
                unittest.TestSuite([test]).run(result)


def _give_processes(seconds: int) -> None:
    """Tests give the Python that they start half a minute or so: here, as long as a test."""
    communicate = subprocess.Popen.communicate

    def patient(self: Any, input: Any = None, timeout: float | None = None) -> Any:
        return communicate(self, input, timeout and max(timeout, seconds))

    mock.patch.object(subprocess.Popen, "communicate", patient).start()


def _functions(module: Any) -> Iterator[unittest.FunctionTestCase]:
    """The module's test functions, one test for each set of pytest's parameters."""
    for name, function in vars(module).items():
        own = getattr(function, "__module__", None) == module.__name__
        if name.startswith("test") and own and inspect.isfunction(function):
            for values in _parameters(function):
                test = functools.partial(function, **values)
                functools.update_wrapper(test, function)
                yield unittest.FunctionTestCase(test, description=f"{module.__name__}.{name}")


def _parameters(function: Any) -> list[dict[str, Any]]:
    """The keyword arguments that pytest.mark.parametrize gives, in all combinations."""
    sets: list[dict[str, Any]] = [{}]
    for mark in getattr(function, "pytestmark", []):
        if mark.name == "parametrize":
            names = [n.strip() for n in mark.args[0].split(",")]
            rows = [getattr(row, "values", row) for row in mark.args[1]]
            rows = [row if isinstance(row, tuple) else (row,) for row in rows]
            sets = [{**s, **dict(zip(names, row, strict=True))} for s in sets for row in rows]
    return sets


def _flat(suite: Any) -> Iterator[Any]:
    if isinstance(suite, unittest.TestSuite):
        for part in suite:
            yield from _flat(part)
    else:
        yield suite


def modules_of(name: str) -> list[str]:
    """The test modules of a suite (`cudapy`), or one module (`cudapy.test_atomics`)."""
    spec = importlib.util.find_spec(f"{_ROOT}.{name}")
    if spec is None or spec.submodule_search_locations is None:
        return [name]
    folders = spec.submodule_search_locations
    found = [m for m in pkgutil.walk_packages(folders) if m.name.startswith("test_")]
    return sorted(f"{name}.{m.name}" for m in found)


@dataclass(frozen=True)
class _Unit:
    """What one process runs: every `parts`-th test of a module, from number `part` on."""

    module: str
    part: int = 0
    parts: int = 1

    def __str__(self) -> str:
        return f"{self.module}:{self.part}:{self.parts}"

    @classmethod
    def of(cls, text: str) -> _Unit:
        """The unit that `str` wrote."""
        module, part, parts = text.rsplit(":", 2)
        return cls(module, int(part), int(parts))


def _units(modules: list[str], jobs: int) -> list[_Unit]:
    """Modules in parts, the longest first: those that start Python anew, those of many tests."""
    found: list[tuple[int, _Unit]] = []
    for module in modules:
        spec = importlib.util.find_spec(f"{_ROOT}.{module}")
        source = Path(spec.origin).read_text() if spec is not None and spec.origin else ""
        tests = source.count("def test")
        weight = tests * (10 if "subprocess" in source or "processes" in source else 1)
        parts = 1 if jobs == 1 else min(max(1, -(-weight // TESTS_A_PART)), max(1, tests))
        found += [(weight // parts, _Unit(module, part, parts)) for part in range(parts)]
    return [unit for _, unit in sorted(found, key=lambda pair: -pair[0])]


# So many tests take about as long as it takes to start.
TESTS_A_PART = 12


def _run_unit(
    unit: _Unit, limit: int, total: int, only: str | None, until: float
) -> tuple[_Unit, list[dict[str, Any]]]:
    """The records of one unit, from a process of its own."""
    left = until - time.monotonic()
    if left <= 0:
        return unit, [_record(str(unit), "not run", "no time was left")]
    command = [sys.executable, "-m", __spec__.name, "--child", str(unit), "--limit", str(limit)]
    command += ["--only", only] if only else []
    with (
        tempfile.TemporaryFile("w+") as out,
        tempfile.TemporaryFile("w+") as errors,
        tempfile.TemporaryDirectory() as folder,
    ):
        # Tests that start Python anew find the drop-in too.
        (Path(folder) / "sitecustomize.py").write_text(_POSE)
        path = os.pathsep.join([folder, *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {**os.environ, "PYTHONPATH": path}
        end: tuple[str, str] | None = None
        try:
            done = subprocess.run(
                command, stdout=out, stderr=errors, timeout=min(total, left), env=environment
            )
            if done.returncode:
                errors.seek(0)
                end = "wrong", f"the process ended with {done.returncode}\n{errors.read()[-2000:]}"
        except subprocess.TimeoutExpired:
            end = ("slow", f"over {total} s") if total <= left else ("not run", "no time was left")
        out.seek(0)
        records = [json.loads(line) for line in out if line.startswith("{")]
    return unit, records + ([_record(str(unit), *end)] if end else [])


def _record(test: str, kind: str, reason: str) -> dict[str, Any]:
    return {"test": test, "kind": kind, "reason": reason, "seconds": 0}


@click.command()
@click.argument("suites", nargs=-1)
@click.option("--jobs", default=1, help="Processes at a time.")
@click.option("--limit", default=120, help="Seconds a test.")
@click.option("--total", default=1800, help="Seconds a process.")
@click.option("--until", type=float, help="Seconds for everything; the rest is not run.")
@click.option("--report", type=click.Path(path_type=Path), help="Write every record, as JSON.")
@click.option("--only", help="Tests whose name contains this.")
@click.option("--verbose", "-v", is_flag=True, help="Print the reason of each that did not pass.")
@click.option("--quiet", is_flag=True, help="Show no progress.")
@click.option("--child", hidden=True)
def main(
    suites: tuple[str, ...],
    jobs: int,
    limit: int,
    total: int,
    until: float | None,
    report: Path | None,
    only: str | None,
    verbose: bool,
    quiet: bool,
    child: str | None,
) -> None:
    """Run suites of numba.cuda.tests (doc_examples and cudapy by default)."""
    if child is not None:
        _run_here(_Unit.of(child), limit, only)
        return
    deadline = math.inf if until is None else time.monotonic() + until
    wanted = [m for name in suites or ("doc_examples", "cudapy") for m in modules_of(name)]
    if not only and len(wanted) > 1:
        wanted = [m for m in wanted if m not in LEFT_OUT]
    records: list[dict[str, Any]] = []
    with progress(quiet) as step, concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        units = _units(wanted, 1 if only else jobs)
        step(f"Numba's tests: part 1 of {len(units)}")
        tasks = [pool.submit(_run_unit, u, limit, total, only, deadline) for u in units]
        for number, task in enumerate(concurrent.futures.as_completed(tasks), 2):
            unit, found = task.result()
            records += found
            if number <= len(units):
                step(f"Numba's tests: part {number} of {len(units)}, {_counts(records)}")
            click.echo(f"{unit}: {_counts(found)}")
            for record in found if verbose else ():
                if record["kind"] not in ("passed", "skipped"):
                    click.echo(f"  {record['test']}: {record['kind']}\n{record['reason']}\n")
            if report is not None:
                write_output(report, json.dumps(records, indent=1))
    for suite in sorted({unit.module.split(".")[0] for unit in units}):
        click.echo(f"{suite}: {_counts([r for r in records if suite in r['test'].split('.')])}")
    click.echo(f"all: {_counts(records)}")
    sys.exit(any(r["kind"] == "wrong" for r in records))


def _counts(records: list[dict[str, Any]]) -> str:
    counts = collections.Counter(r["kind"] for r in records)
    order = ("passed", "refused", "wrong", "slow", "machine code", "not run", "skipped")
    return ", ".join(f"{counts[kind]} {kind}" for kind in order if counts[kind]) or "no tests"


if __name__ == "__main__":
    main()
