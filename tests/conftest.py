"""Checks the mode the suite is run in, and keeps hypothesis quiet and repeatable."""

import os

import pytest
from hypothesis import HealthCheck, settings

import pithead

settings.register_profile("pithead", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.load_profile("pithead")


def pytest_configure() -> None:
    """PITHEAD_MODE says which engine is meant; a run with the other one would prove nothing."""
    wanted = os.environ.get("PITHEAD_MODE", "")
    if wanted and (wanted == "compiled") != pithead.COMPILED:
        pytest.exit(f"PITHEAD_MODE={wanted}, but the engine is {'compiled' if pithead.COMPILED else 'interpreted'}.", returncode=2)


def pytest_report_header() -> str:
    """Which engine is under test."""
    return f"pithead: {'compiled' if pithead.COMPILED else 'interpreted'}"
