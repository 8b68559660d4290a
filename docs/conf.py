"""Settings of the site that `make docs` builds. Everything it needs is here or in the extra `docs`; nothing is downloaded."""

import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import pithead  # noqa: E402

project = "Pithead"
author = "The Pithead contributors"
version = release = pithead.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_design"]
myst_enable_extensions = ["colon_fence", "attrs_block", "attrs_inline"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
default_role = "code"  # docstrings mark code with single backticks

html_theme = "furo"
html_title = "Pithead"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "../web/public/icon.svg"
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {"navigation_with_keys": True}


def setup(app: Sphinx) -> None:
    """Let docs/balance.md link the reports where `make reports` has written them."""
    if (ROOT / "docs/_static/reports").is_dir():
        app.tags.add("reports")
