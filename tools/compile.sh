#!/usr/bin/env bash
# A compiled copy of the package in .compiled/, for tests and timings beside the interpreted sources.
# It is built as a wheel is: pip brings the setuptools and the compiler that pyproject.toml asks for.
# Usage: tools/compile.sh [python]
set -eu
cd "$(dirname "$0")/.."
python=${1:-.venv/bin/python}
if [[ -z "${PITHEAD_ALONE:-}" ]]; then
  exec "${python}" tools/alone.py tools/compile.sh "${python}"
fi
rm -rf .compiled build
PITHEAD_COMPILE=${PITHEAD_COMPILE:-1} PITHEAD_CLIENT=0 "${python}" -m pip --quiet --disable-pip-version-check wheel --no-deps --wheel-dir .compiled .
rm -rf build src/*.egg-info
"${python}" -m zipfile -e .compiled/*.whl .compiled
