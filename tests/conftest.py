"""Check the mode the suite runs in, and keep hypothesis quiet and repeatable."""

import os

import pytest
from hypothesis import HealthCheck, settings

import pithead

settings.register_profile("pithead", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.load_profile("pithead")


def pytest_configure() -> None:
    """Stop if the loaded engine is not the one in PITHEAD_MODE; such a run would prove nothing."""
    wanted = os.environ.get("PITHEAD_MODE", "")
    if wanted and (wanted == "compiled") != pithead.COMPILED:
        pytest.exit(f"PITHEAD_MODE={wanted}, but the engine is {'compiled' if pithead.COMPILED else 'interpreted'}.", returncode=2)


def pytest_report_header() -> str:
    """Name the engine under test."""
    return f"pithead: {'compiled' if pithead.COMPILED else 'interpreted'}"
