"""The build backend: setuptools, plus Node where the client must be built and no Node is installed."""

import os
import platform
import sys
from collections.abc import Mapping

import front
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

PACKED_FOR = {"linux": ("x86_64", "aarch64"), "darwin": ("x86_64", "arm64"), "win32": ("AMD64", "ARM64")}  # elsewhere it would be compiled

Settings = Mapping[str, str | list[str] | None]


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """Return what building a wheel needs beyond pyproject.toml."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings | None = None) -> list[str]:
    """Return what packing the sources, with the built client, needs beyond pyproject.toml."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def _node() -> list[str]:
    wanted = os.environ.get("PITHEAD_CLIENT") != "0" and not front.is_built() and front.present_node() is None
    return [front.NODE] if wanted and platform.machine() in PACKED_FOR.get(sys.platform, ()) else []
