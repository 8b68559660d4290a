"""A worker process does what it is given, tells what went wrong, and may be ended whatever it does."""

import operator
import os
import signal
import time

import pytest

from pithead.core.processes import Worker, WorkerDied

LONG = 60.0


def test_a_worker_tells_the_result_or_the_fault_and_works_on() -> None:
    worker = Worker(gentle=True)
    assert worker.do(LONG, operator.add, 2, 3).result == 5
    assert isinstance(worker.do(LONG, operator.truediv, 1, 0).fault, ZeroDivisionError)
    assert "cannot be sent" in str(worker.do(LONG, open, os.devnull).fault)
    assert worker.do(LONG, operator.add, 2, 3).result == 5
    worker.end()


def test_the_processor_seconds_of_a_thought_are_counted_not_the_time_it_slept() -> None:
    worker = Worker()
    assert worker.do(LONG, time.sleep, 0.2).seconds < 0.2
    assert worker.do(LONG, sum, range(3_000_000)).seconds > 0
    worker.end()


@pytest.mark.parametrize("fate", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_is_noticed_and_can_be_ended(fate: signal.Signals) -> None:
    worker = Worker()
    pid = worker.do(LONG, os.getpid).result
    os.kill(pid, fate)
    with pytest.raises(WorkerDied):
        worker.do(0.5, operator.add, 2, 3)
    worker.end()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
