"""The page about observations matches what the games declare."""

import importlib.util

from support import TESTS


def test_the_page_of_observations_is_up_to_date():
    spec = importlib.util.spec_from_file_location("observations", TESTS.parent / "tools" / "observations.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), "run: python tools/observations.py"
