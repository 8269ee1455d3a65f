"""Executed notebooks as pages: their cells, and below each what it printed and drew.

A notebook is committed with its outputs. This reads them; nothing runs while the site is built.
"""

from __future__ import annotations

import json
from typing import Any

from docutils import nodes
from myst_parser.parsers.sphinx_ import MystParser
from sphinx.application import Sphinx


class NotebookParser(MystParser):
    """The cells of an .ipynb as one page of Markdown."""

    supported = ("ipynb",)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        super().parse(page_of(json.loads(inputstring)), document)


def page_of(notebook: dict[str, Any]) -> str:
    """A notebook of format 4 as Markdown."""
    return "\n\n".join(part for cell in notebook["cells"] for part in _cell(cell)) + "\n"


def _cell(cell: dict[str, Any]) -> list[str]:
    text = "".join(cell["source"])
    if cell["cell_type"] != "code":
        return [text]
    outputs = [part for output in cell["outputs"] for part in _output(output)]
    return [_fenced("python", text), *outputs]


def _output(output: dict[str, Any]) -> list[str]:
    """A stream as text, a picture as an image that holds its bytes."""
    if output["output_type"] == "stream":
        return [_fenced("text", "".join(output["text"]).rstrip())]
    if output["output_type"] == "error":
        raise ValueError(f"a cell of the notebook failed: {output['evalue']}")
    data = output["data"]
    if "image/png" in data:
        return [
            f"![What the cell draws](data:image/png;base64,{''.join(data['image/png']).strip()})"
        ]
    return [_fenced("text", "".join(data["text/plain"]))]


def _fenced(language: str, text: str) -> str:
    fence = "````" if "```" in text else "```"
    return f"{fence}{language}\n{text}\n{fence}"


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_source_suffix(".ipynb", "ipynb")
    app.add_source_parser(NotebookParser)
    return {"parallel_read_safe": True}
