"""The version and its commit: of a checkout, of a wheel, and where there is no git."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest
from tests.support.commands import ROOT, run

import raise_kernel
from raise_kernel.tools import version

NUMBER = raise_kernel.__version__


@pytest.fixture(scope="module")
def packaging() -> ModuleType:
    spec = importlib.util.spec_from_file_location("v", ROOT / "packaging" / "build_version.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A folder with what the version is read from, under git."""
    if shutil.which("git") is None:
        pytest.skip("no git")
    package = tmp_path / "compiler" / "raise_kernel"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.3"\n')
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "one")
    return tmp_path


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_command_names_the_version() -> None:
    printed = run("raise-kernel", "--version")
    assert printed.code == 0
    number = re.escape(NUMBER)
    assert re.fullmatch(rf"raise-kernel {number}( \(commit [0-9a-f]{{8,}}\))?\n", printed.out)


def test_an_installed_wheel_names_the_commit_of_its_metadata(monkeypatch) -> None:
    monkeypatch.setattr(version, "_commit_of_checkout", lambda: "")
    monkeypatch.setattr(version, "version", lambda _: f"{NUMBER}+g1a2b3c4d")
    assert version.version_text() == f"{NUMBER} (commit 1a2b3c4d)"
    monkeypatch.setattr(version, "version", lambda _: NUMBER)
    assert version.version_text() == NUMBER


def test_a_build_in_a_checkout_has_the_commit(packaging: ModuleType, sources: Path) -> None:
    commit = git(sources, "rev-parse", "--short=8", "HEAD")
    assert packaging.build_version(sources) == f"1.2.3+g{commit}"


def test_a_build_of_a_tag_has_the_number_alone(packaging: ModuleType, sources: Path) -> None:
    git(sources, "tag", "v1.2.3")
    assert packaging.build_version(sources) == "1.2.3"


def test_a_build_of_an_sdist_keeps_its_version(packaging: ModuleType, sources: Path) -> None:
    (sources / "PKG-INFO").write_text("Metadata-Version: 2.4\nVersion: 1.2.3+gfedcba98\n")
    assert packaging.build_version(sources) == "1.2.3+gfedcba98"


def test_a_build_inside_of_another_repository_has_none(
    packaging: ModuleType, sources: Path, tmp_path: Path
) -> None:
    inner = sources / "vendor"
    shutil.copytree(sources / "compiler", inner / "compiler")
    assert packaging.build_version(inner) == "1.2.3"
