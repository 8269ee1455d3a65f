"""The shape of the repository: links, a lit file for each pass, stage tables that agree."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from raise_kernel.pass_manager import pipeline, registry
from raise_kernel.pass_manager.pipeline_text import parse_pipeline
from raise_kernel.pass_manager.stages import all_groups, stages

ROOT = Path(__file__).resolve().parents[2]
LIT = ROOT / "lit_tests"
PACKAGE = ROOT / "compiler" / "raise_kernel"
STAGE_ROW = re.compile(r"^\| ([a-z-]+) \| (.+) \| (.+) \|$", re.MULTILINE)


@pytest.mark.parametrize("name", ["passes", "runtime", "tools"])
def test_package_links(name: str):
    link = PACKAGE / name
    assert link.is_symlink()
    assert link.readlink() == Path("../..") / name
    assert link.resolve() == ROOT / name


def test_every_pass_has_a_lit_file():
    missing = [
        f"lit_tests/{folder}/{info.name}.mlir"
        for info in registry.all_passes().values()
        if not (LIT / (folder := _path(info.module)) / f"{info.name}.mlir").exists()
    ]
    assert not missing


def test_every_pass_is_in_the_folder_of_its_stage():
    names = {stage.name: stage.folder for stage in stages()}
    known = {*names, *names.values()}
    for info in registry.all_passes().values():
        assert info.stage in known, info.name
        assert names.get(info.stage, info.stage) == _folder(info.module), info.name


def test_every_lit_file_belongs_to_a_pass():
    strays = [
        str(path.relative_to(ROOT))
        for path in sorted(LIT.rglob("*"))
        if path.suffix in (".mlir", ".ll")
        and path.parent.name not in ("pipeline", "Inputs")
        and path.stem.removesuffix("-invalid") not in _subjects(path.parent.relative_to(LIT))
    ]
    assert not strays


# What changes a program, and what says so to the driver (facts.py).
_CHANGES = re.compile(
    r"\.(operands|attributes)\[.+\] = |del .+\.attributes\[|\.(move_before|move_after|append_to|"
    r"set_type|add_argument|erase_argument|detach_from_parent|erase|replace_all_uses_with)\("
)
_SAYS_SO = re.compile(
    r"\b(erase|replace_uses|replace_op|facts\.changed|facts\.forget|Storer|cloned?|copied)\("
)
# They make copies and new operations, which their callers put into the program; or it is a dict.
_MAKE_NEW = {
    "standardize/memory/pointer_state.py",
    "structure/scf_builders.py",
    "tensor_opt/choose_axis_order.py",
    "tensor_opt/idioms/guards.py",
}


def test_what_changes_a_program_says_so():
    passes = ROOT / "passes"
    silent = [
        name
        for path in sorted(passes.rglob("*.py"))
        if (name := str(path.relative_to(passes))) not in _MAKE_NEW
        and _CHANGES.search(text := path.read_text())
        and not _SAYS_SO.search(text)
    ]
    assert not silent
    direct = [
        p
        for p in passes.rglob("*.py")
        if re.search(r"_all_uses_with\(|\w\.erase\(\)", p.read_text())
    ]
    assert not direct


# Analyses that are kept until the program changes, by the functions that ask for them.
_KEPT = re.compile(r"\b(Variance|AffineValues|BlockDomains|KernelStores)\(")


def test_passes_ask_for_analyses_and_build_none():
    builds = [
        str(p) for p in sorted((ROOT / "passes").rglob("*.py")) if _KEPT.search(p.read_text())
    ]
    assert not builds


@pytest.mark.parametrize("folder", registry.STAGE_FOLDERS)
def test_stage_states_its_contract(folder: str):
    stage = importlib.import_module(f"raise_kernel.passes.{folder}").STAGE
    assert stage.folder == folder
    assert stage.takes and stage.gives and stage.invariant
    assert all(re.fullmatch(r"[a-z][a-z-]*", dialect) for dialect in (*stage.takes, *stage.gives))


def test_stage_items_parse():
    for stage in stages():
        for item in parse_pipeline(",".join(stage.passes)):
            assert re.fullmatch(r"[a-z][a-z0-9-]*", item.name), f"{stage.name}: {item}"


def test_groups_have_names_of_their_own():
    names = [group.name for stage in stages() for group in stage.groups]
    assert sorted(names) == sorted(all_groups())
    taken = {*registry.all_passes(), *(stage.name for stage in stages()), "canonicalize", "cse"}
    assert not taken & set(names)


def test_groups_state_their_contracts_and_leave_the_cleanup_to_the_driver():
    for name, group in all_groups().items():
        assert group.takes and group.gives and group.passes and group.rounds >= 1, name
        assert not {"canonicalize", "cse"} & set(group.passes), name


def test_readme_and_pipeline_hold_the_same_stage_table():
    table = STAGE_ROW.findall(pipeline.__doc__ or "")
    assert [row[0] for row in table[1:]] == [stage.name for stage in stages()]
    assert STAGE_ROW.findall((ROOT / "README.md").read_text()) == table


def test_modules_do_not_import_jaxlib_mlir():
    """bindings.py is the one door to MLIR."""
    pattern = re.compile(r"^\s*(from|import) (jaxlib\.mlir|jax\.interpreters)", re.MULTILINE)
    roots = (PACKAGE, ROOT / "passes", ROOT / "runtime", ROOT / "tools")
    files = {path for root in roots for path in root.rglob("*.py")}
    found = [str(f.relative_to(ROOT)) for f in sorted(files) if pattern.search(f.read_text())]
    doors = ["compiler/raise_kernel/bindings.py", "compiler/raise_kernel/jax_interpreters.py"]
    assert found == doors


def test_the_library_of_stablehlo_is_below_passes_and_runtime():
    """stablehlo/ imports nothing that uses it, so that everything can use it."""
    below = ("stablehlo", "diagnostics", "remarks", "bindings", "mlir")
    allowed = tuple(f"raise_kernel.{name}" for name in below)
    imported = re.compile(r"^\s*(?:from|import) (raise_kernel[\w.]*)", re.MULTILINE)
    files = sorted((PACKAGE / "stablehlo").glob("*.py"))
    assert files
    found = {
        f"{file.name}: {name}"
        for file in files
        for name in imported.findall(file.read_text())
        if not name.startswith(allowed)
    }
    assert not found


# Folders of the code below which the tests of its own folders lie, and how tests/ calls them.
_ROOTS = {"compiler/raise_kernel": "", "passes": "", "runtime": "runtime", "tools": "tools"}
# Both executors, and whole programs, are what many other tests are about as well.
_AT_THE_TOP = {"native", "programs", "reference"}
# What tests share, by subject: these are no tests of the folders of the same names.
_SHARED = {"golden", "kernels", "support"}


def test_tests_mirror_the_tree():
    """Tests in a folder that is named as a folder of the code lie where that one does."""
    code: dict[str, set[str]] = {}
    for root, below in _ROOTS.items():
        for path in (ROOT / root).rglob("*/__init__.py"):
            folder = Path(below) / path.parent.relative_to(ROOT / root)
            code.setdefault(folder.name, set()).add(folder.as_posix())
    tests = {path.parent.relative_to(ROOT / "tests") for path in ROOT.glob("tests/**/test_*.py")}
    strays = [
        f"tests/{folder}: it tests {sorted(code[folder.name])}"
        for folder in sorted(tests)
        if folder.parts
        and folder.parts[0] not in _SHARED | _AT_THE_TOP
        and folder.name in code
        and folder.as_posix() not in code[folder.name]
    ]
    assert not strays
    assert code.keys() >= _AT_THE_TOP


def _folder(module: str) -> str:
    """The stage's folder: `affine` of `raise_kernel.passes.affine.lanes.distribute_uniform`."""
    return module.split(".")[2]


def _path(module: str) -> Path:
    """A pass's folder below passes/, with its group: `affine/lanes`."""
    return Path(*module.split(".")[2:-1])


def _subjects(folder: Path) -> set[str]:
    """What a lit file in `folder` may be named after: a pass, or a file of rules."""
    files = {p.stem.replace("_", "-") for p in (ROOT / "passes" / folder).glob("[a-z]*.py")}
    passes = {p.name for p in registry.all_passes().values() if _path(p.module) == folder}
    return files | passes
