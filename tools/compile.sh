#!/usr/bin/env bash
# A compiled copy of the package in .compiled/, for tests and timings beside the interpreted sources.
# Usage: tools/compile.sh [python]
set -eu
cd "$(dirname "$0")/.."
python=${1:-.venv/bin/python}
rm -rf .compiled build
PITHEAD_COMPILE=1 "$python" setup.py -q build_ext --build-lib .compiled --build-temp build/objects
cp -r src/pithead .compiled/
