"""What a notebook shows of kernels, lowered kernels, remarks and verification reports.

Fragments for a notebook's own page: styles stand at their elements, and there are no scripts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from raise_kernel.frontend.arguments.signature import describe_launch
from raise_kernel.remarks import Remark
from raise_kernel.runtime.native.refused import refusal_of
from raise_kernel.runtime.report.advice import refusal_advice, remark_advice, remark_sentence
from raise_kernel.runtime.report.markup import Markup, joined, tag

if TYPE_CHECKING:
    from raise_kernel.frontend.module import KernelInfo
    from raise_kernel.runtime.compile import Lowered

_FAINT = "opacity:.65"
_LEFT = "text-align:left;vertical-align:top"
_CODE = "white-space:pre;overflow-x:auto;padding:6px 10px;border:1px solid #8884;border-radius:5px"
_COLOURS = {"missed": "#b07400", "warning": "#c5352b", "applied": "#1d8a50", "note": "#3b6fe0"}


def kernel_html(info: KernelInfo, source: str) -> str:
    """A kernel: its parameters and what it uses."""
    rows = [
        (str(number), param.name or "", param.byval or param.type)
        for number, param in enumerate(info.params)
    ]
    uses = ", ".join(info.uses) or "nothing special"
    head = tag("p", tag("b", info.demangled), tag("span", f" in {source}", style=_FAINT))
    return tag("div", head, _table(("", "parameter", "type"), rows), tag("p", f"uses: {uses}"))


def lowered_html(lowered: Lowered) -> str:
    """A lowered kernel: its launch, its JAX source, its remarks."""
    head = tag(
        "p",
        tag("b", lowered.info.demangled),
        tag("span", f" {describe_launch(lowered.signature.launch)}", style=_FAINT),
    )
    refusal = refusal_of(lowered.raised)
    if refusal is None:
        body = tag("pre", lowered.raised.source.text, style=_CODE)
    else:
        body = joined([tag("pre", str(refusal), style=_CODE), refusal_advice(refusal)])
    hint = tag("p", ".explain() has the stages, the costs and the reasons.", style=_FAINT)
    return tag("div", head, body, _remarks(lowered.remarks), hint)


def remarks_html(remarks: Sequence[Remark]) -> str:
    """Remarks as a table: kind, line, sentence with what to do, pass."""
    return _remarks(remarks) or tag("p", "no remarks", style=_FAINT)


def verification_html(text: str, agrees: bool) -> str:
    """A comparison with the reference executor."""
    colour = _COLOURS["applied" if agrees else "warning"]
    return tag("pre", text, style=f"{_CODE};border-left:4px solid {colour}")


def _remarks(remarks: Iterable[Remark]) -> Markup | str:
    rows = [
        (
            tag("b", remark.kind, style=f"color:{_COLOURS[remark.kind]}"),
            remark.line or "",
            joined([remark_sentence(remark), " ", tag("i", remark_advice(remark))]),
            tag("span", remark.pass_name, style=_FAINT),
        )
        for remark in remarks
    ]
    return _table(("", "line", "remark", "pass"), rows) if rows else ""


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Markup:
    head = tag("tr", *(tag("th", word, style=_LEFT) for word in heads))
    body = [tag("tr", *(tag("td", cell, style=_LEFT) for cell in row)) for row in rows]
    return tag("table", head, *body)
