"""Decoding by new types: several threads may use a type for the first time at once."""

import subprocess
import sys

# Crashes the process with plain msgspec.convert.
READERS = """
import sys, threading
from typing import Annotated
import msgspec
from pithead.core.data.decoding import decode_as

def fields(count):
    return [(f"f{i}", list[Annotated[int, msgspec.Meta(ge=-i)]]) for i in range(count)]

def read():
    together.wait()
    found.append(decode_as(data, shape))

sys.setswitchinterval(1e-6)
row = {f"f{i}": [i] for i in range(20)}
data = row | {"inner": row}
for number in range(150):
    inner = msgspec.defstruct("Inner", fields(20))
    shape = msgspec.defstruct("Outer", [*fields(20), ("inner", inner)])
    together, found = threading.Barrier(4), []
    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one.inner.f3 for one in found] == [[3]] * 4
"""


def test_threads_may_decode_a_type_that_was_never_decoded_before():
    run = subprocess.run([sys.executable, "-c", READERS], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
