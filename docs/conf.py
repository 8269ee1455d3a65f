"""The documentation site: `python -m sphinx -W --keep-going docs build/site`."""

from __future__ import annotations

import sys
from pathlib import Path

from raise_kernel import __version__

sys.path.insert(0, str(Path(__file__).parent / "_extensions"))

project = "raise-kernel"
author = "The raise-kernel authors"
release = version = __version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx_click",
    "sphinx_copybutton",
    "docstrings",
    "mlir_lexer",
    "notebook",
    "remarks",
    "usage",
]
exclude_patterns = ["_*", "**/_*"]

# Every broken link and every name that autodoc cannot find is a warning, and -W makes it an error.
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence", "deflist"]

# Docstrings mark code with single backticks.
default_role = "code"
smartquotes = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

copybutton_exclude = ".linenos, .gp, .go"

html_theme = "furo"
html_title = f"raise-kernel {version}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
