"""`{usage} module:NAME`: the text of a constant, such as a command's usage, as a block."""

from __future__ import annotations

import importlib
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective


class Usage(SphinxDirective):
    """Shows a string of the package."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        module, _, name = self.arguments[0].partition(":")
        text = getattr(importlib.import_module(module), name)
        return [nodes.literal_block(text, text, language="text")]


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("usage", Usage)
    return {"parallel_read_safe": True}
