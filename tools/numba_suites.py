"""numba-cuda's installed test suites, run through the drop-in: what passes, what is refused, why.

    python -m raise_kernel.tools.numba_suites doc_examples cudapy --jobs 2 --report suites.json
    python -m raise_kernel.tools.numba_suites cudapy.test_atomics -v

A test is *passed*, *skipped* by itself, *refused* (a refusal of ours, by its code and message, or a
driver function that says it is not supported), *machine code* (it asks for PTX or the like, RK031),
*slow* (over the time limit, or over one of its own) or *wrong* (anything else). Modules whose
subject is PTX text, debug information, caching on disk, linking or the driver are left out;
`LEFT_OUT` names each. Each module runs in a process of its own.
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
import json
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
from pathlib import Path
from typing import Any
from unittest import mock

import click

_ROOT = "numba.cuda.tests"

# Module -> what it is about.
LEFT_OUT: dict[str, str] = {
    "cudapy.test_cache_hints": "PTX text",
    "cudapy.test_caching": "caching",
    "cudapy.test_compiler": "PTX text",
    "cudapy.test_const_string": "PTX text",
    "cudapy.test_debuginfo": "debug info",
    "cudapy.test_debuginfo_types": "debug info",
    "cudapy.test_fastmath": "PTX text",
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


def _run_here(module: str, limit: int, only: str | None) -> None:
    """In the child: the tests of one module."""
    from raise_kernel.numba import pose_as_cuda

    out = os.fdopen(os.dup(1), "w")
    pose_as_cuda()
    signal.signal(signal.SIGALRM, _time_up)
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
    for test in _flat(suite):
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


def _run_module(
    module: str, limit: int, total: int, only: str | None
) -> tuple[str, list[dict[str, Any]]]:
    """The records of one module, from a process of its own."""
    command = [sys.executable, "-m", __spec__.name, "--child", module, "--limit", str(limit)]
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
        note = ""
        try:
            done = subprocess.run(
                command, stdout=out, stderr=errors, timeout=total, env=environment
            )
            if done.returncode:
                errors.seek(0)
                note = f"the process ended with {done.returncode}\n{errors.read()[-2000:]}"
        except subprocess.TimeoutExpired:
            note = f"the module ran past {total} s"
        out.seek(0)
        records = [json.loads(line) for line in out if line.startswith("{")]
    if note:
        kind = "slow" if "ran past" in note else "wrong"
        records.append({"test": module, "kind": kind, "reason": note, "seconds": 0})
    return module, records


@click.command()
@click.argument("suites", nargs=-1)
@click.option("--jobs", default=1, help="Modules at a time.")
@click.option("--limit", default=120, help="Seconds a test.")
@click.option("--total", default=1800, help="Seconds a module.")
@click.option("--report", type=click.Path(path_type=Path), help="Write every record, as JSON.")
@click.option("--only", help="Tests whose name contains this.")
@click.option("--verbose", "-v", is_flag=True, help="Print the reason of each that did not pass.")
@click.option("--child", hidden=True)
def main(
    suites: tuple[str, ...],
    jobs: int,
    limit: int,
    total: int,
    report: Path | None,
    only: str | None,
    verbose: bool,
    child: str | None,
) -> None:
    """Run suites of numba.cuda.tests (doc_examples and cudapy by default)."""
    if child is not None:
        _run_here(child, limit, only)
        return
    wanted = [m for name in suites or ("doc_examples", "cudapy") for m in modules_of(name)]
    if not only and len(wanted) > 1:
        wanted = [m for m in wanted if m not in LEFT_OUT]
    records: list[dict[str, Any]] = []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        tasks = [pool.submit(_run_module, m, limit, total, only) for m in wanted]
        for task in concurrent.futures.as_completed(tasks):
            module, found = task.result()
            records += found
            click.echo(f"{module}: {_counts(found)}")
            for record in found if verbose else ():
                if record["kind"] not in ("passed", "skipped"):
                    click.echo(f"  {record['test']}: {record['kind']}\n{record['reason']}\n")
            if report is not None:
                report.write_text(json.dumps(records, indent=1))
    click.echo(f"all: {_counts(records)}")
    sys.exit(any(r["kind"] == "wrong" for r in records))


def _counts(records: list[dict[str, Any]]) -> str:
    counts = collections.Counter(r["kind"] for r in records)
    order = ("passed", "refused", "wrong", "slow", "machine code", "skipped")
    return ", ".join(f"{counts[kind]} {kind}" for kind in order if counts[kind]) or "no tests"


if __name__ == "__main__":
    main()
