"""Groups: rounds until nothing changes, cleanup, and what the driver says where they do not end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from click.testing import CliRunner

from raise_kernel.bindings import ir, parse_module
from raise_kernel.diagnostics import Refusal
from raise_kernel.pass_manager import pass_base, pipeline_text
from raise_kernel.pass_manager.pass_base import register_pass
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_group, run_pipeline
from raise_kernel.pass_manager.settled import History
from raise_kernel.pass_manager.stages import Cleanup, Group, all_groups, stages
from raise_kernel.tools.raise_opt import cli

SUM = """func.func @f() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}"""


@pytest.fixture
def renames(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Registers a pass that gives the function the next of some names."""
    monkeypatch.setattr(pass_base, "registered", dict(pass_base.registered))

    def add(name: str, **steps: str) -> None:
        def run(module, ctx) -> None:
            """Rename the function."""
            function = module.body.operations[0]
            old = ir.StringAttr(function.attributes["sym_name"]).value
            ctx.remarks.missed(f"the name was {old}")
            if old in steps:
                function.attributes["sym_name"] = ir.StringAttr.get(steps[old])

        register_pass(name, stage="affine")(run)

    return add


def group(*passes: str, rounds: int = 5, cleanup: Cleanup = Cleanup.EACH) -> Group:
    return Group("a-group", "anything", "anything", passes, rounds, cleanup)


def run(*passes: str, rounds: int = 5, cleanup: Cleanup = Cleanup.EACH):
    """The module's text, and the options with remarks and timings."""
    module, options = parse_module(SUM), PipelineOptions()
    run_group(module, group(*passes, rounds=rounds, cleanup=cleanup), options)
    return str(module), options


def said(options: PipelineOptions) -> list[str]:
    return [f"{r.pass_name}: {r.message}" for r in options.remarks.remarks]


def test_passes_repeat_until_nothing_changes(renames) -> None:
    renames("late", b="c", d="e")
    renames("early", a="b", c="d", f="a")
    text, options = run("late", "early")
    assert "@e" in text
    # What is missed counts from the last run alone.
    assert said(options) == ["early: the name was e", "late: the name was e"]


def test_no_pass_runs_on_what_it_left(renames) -> None:
    renames("still")
    renames("once", f="g")
    _, options = run("still", "once", "still")
    assert [name for name, _ in options.timings] == [
        "still",
        "once",
        "canonicalize",
        "cse",
        "still",
        "once",
    ]


@pytest.mark.parametrize("cleanup", Cleanup)
def test_cleanup(renames, cleanup: Cleanup) -> None:
    renames("again", f="g", g="h")
    text, options = run("again", "again", rounds=1, cleanup=cleanup)
    names = [name for name, _ in options.timings]
    assert names.count("canonicalize") == {"each": 2, "end": 1, "never": 0}[cleanup.name.lower()]
    assert ("addi" in text) == (cleanup == Cleanup.NEVER)


def test_no_cleanup_where_nothing_changed(renames) -> None:
    renames("still")
    text, options = run("still")
    assert "addi" in text and [name for name, _ in options.timings] == ["still"]


def test_two_passes_that_undo_each_other_are_named(renames) -> None:
    renames("there", f="g")
    renames("other")
    renames("back", g="f")
    text, options = run("other", "there", "back")
    assert "@f" in text
    wanted = "a-group: the group does not settle: there and back undo each other"
    assert wanted in said(options)


def test_a_group_that_goes_on_names_who_changes_it(renames) -> None:
    renames("grow", f="ff", ff="fff", fff="ffff", ffff="fffff")
    renames("still")
    _, options = run("grow", "still", rounds=3)
    assert "a-group: the group still changes after 3 rounds: grow" in said(options)
    assert not any("a-group" in text for text in said(run("grow", "still", rounds=5)[1]))


def test_the_shortest_way_back_is_found() -> None:
    history = History(b"a")
    for name, state in (("p", b"b"), ("q", b"c"), ("r", b"d"), ("s", b"c"), ("t", b"a")):
        history.add(name, state)
    assert history.undone() == ("r", "s")
    assert History(b"a").undone() is None


def test_groups_in_a_pipeline() -> None:
    module, options = parse_module(SUM), PipelineOptions()
    run_pipeline(module, "launch-size,cse", options)
    assert "cse" in [name for name, _ in options.timings]


@pytest.mark.parametrize(
    ("pipeline", "message", "hint"),
    [
        ("reductoins", "no pass or group is named 'reductoins'", "did you mean reductions?"),
        ("choose-basi", "no pass or group is named 'choose-basi'", "did you mean choose-basis?"),
        ("reroll-loops{caried=1}", "has no option 'caried'", "did you mean carried?"),
        ("reductions{x=1}", "reductions is a group and has no options", None),
        ("canonicalize,,cse", "an empty item in the pipeline", None),
        ("qqqqqqqqqq", "no pass or group is named", "--print-pipeline"),
    ],
)
def test_the_nearest_name(pipeline: str, message: str, hint: str | None) -> None:
    with pytest.raises(Refusal) as refused:
        run_pipeline(parse_module(SUM), pipeline)
    assert refused.value.code == "RK024" and message in refused.value.message
    assert refused.value.hint is None if hint is None else hint in str(refused.value.hint)


def test_the_nearest_stage() -> None:
    result = CliRunner().invoke(cli, ["--print-pipeline", "--stage", "afine"])
    assert result.exit_code == 1 and "did you mean affine?" in result.stderr


def test_print_pipeline() -> None:
    text = CliRunner().invoke(cli, ["--print-pipeline"]).stdout
    for stage in stages():
        for found in stage.groups:
            assert f"  {found.name}  ({found.schedule})" in text
            assert f"takes: {found.takes}" in text and f"gives: {found.gives}" in text
    only = CliRunner().invoke(cli, ["--print-pipeline", "--stage", "tensor"]).stdout
    assert "lower-to-stablehlo" in only and "choose-basis" not in only


def test_items_are_printed_as_they_are_read() -> None:
    for found in all_groups().values():
        text = ",".join(found.passes)
        assert ",".join(map(str, pipeline_text.parse_pipeline(text))) == text
