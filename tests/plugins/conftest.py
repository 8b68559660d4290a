"""The package of somebody else, once for all tests."""

import pytest

from plugins.package import Bought, bought_package


@pytest.fixture(scope="session")
def bought(tmp_path_factory: pytest.TempPathFactory) -> Bought:
    """The package, installed."""
    return bought_package(tmp_path_factory.mktemp("stone_soup"), tmp_path_factory.mktemp("site"))
