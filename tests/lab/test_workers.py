"""A worker process does its job, reports errors, and can be stopped whatever it is doing."""

import operator
import os
import signal
import time

import pytest

from pithead.core.processes import Worker, WorkerDied

LONG = 60.0


def test_a_worker_returns_the_result_or_the_error_and_continues() -> None:
    worker = Worker(gentle=True)
    assert worker.do(LONG, operator.add, 2, 3).result == 5
    assert isinstance(worker.do(LONG, operator.truediv, 1, 0).fault, ZeroDivisionError)
    assert "cannot be sent" in str(worker.do(LONG, open, os.devnull).fault)
    assert worker.do(LONG, operator.add, 2, 3).result == 5
    worker.end()


def test_processor_time_is_counted_without_the_time_spent_sleeping() -> None:
    worker = Worker()
    assert worker.do(LONG, time.sleep, 0.2).seconds < 0.2
    assert worker.do(LONG, sum, range(3_000_000)).seconds > 0
    worker.end()


@pytest.mark.parametrize("fate", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_is_noticed_and_can_be_stopped(fate: signal.Signals) -> None:
    worker = Worker()
    pid = worker.do(LONG, os.getpid).result
    os.kill(pid, fate)
    with pytest.raises(WorkerDied):
        worker.do(0.5, operator.add, 2, 3)
    worker.end()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
