"""The third-party package, built once for all tests."""

import pytest

from plugins.package import Bought, bought_package


@pytest.fixture(scope="session")
def bought(tmp_path_factory: pytest.TempPathFactory) -> Bought:
    """Return the installed package."""
    return bought_package(tmp_path_factory.mktemp("stone_soup"), tmp_path_factory.mktemp("site"))
