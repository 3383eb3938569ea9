"""CPU time per item and per scored answer of the Python package, one JSON line a dataset.

Usage: python generation.py SECONDS DATASET...
"""

import contextlib
import io
import json
import sys
import time

import reasoning_gym


def measure(run, seconds):
    """Microseconds of CPU per call, over calls for at least the given time."""
    calls = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        run(calls)
        calls += 1
    return (time.process_time() - start) / calls * 1e6


for name in sys.argv[2:]:
    seconds = float(sys.argv[1])
    with contextlib.redirect_stdout(io.StringIO()):
        dataset = reasoning_gym.create_dataset(name, seed=42, size=5000)
        items = [dataset[i] for i in range(3)]
        made = measure(lambda i: dataset[i % 5000], seconds)
        scored = measure(lambda i: dataset.score_answer(items[i % 3]["answer"], items[i % 3]), seconds / 2)
    print(json.dumps({"name": name, "made": made, "scored": scored}), flush=True)
