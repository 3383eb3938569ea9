"""Our TypeScript client, in Node and in a browser, against a real Python server and against ours."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from reasoning_gym import create_dataset

sys.path.insert(0, str(Path(__file__).parent))
from server import ROOT, running  # noqa: E402

LEGS = create_dataset("leg_counting", seed=42, size=3)


@pytest.fixture
def python_server():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "benchmarks/server.py", "--port", str(port)], cwd=ROOT)
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{url}/health", timeout=2).close()
                break
            except OSError:
                assert process.poll() is None
                time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(15)


def play(url):
    command = ["node", "--conditions=source", "--import", "tsx", "conformance/play-here.ts", url]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def check(seen):
    for played in seen.values():
        assert played["answers"] == [LEGS[0]["answer"]] * 2
        assert played["rewards"][0] == 0
        assert played["rewards"][1] < 1
        assert played["rewards"][2] == 1
        assert played["sources"] == ["leg_counting"] * 2
        assert played["state"] == {"episodeId": "ep-1", "stepCount": 1}
        assert played["refusal"] == "EXECUTION_ERROR"


def test_python_server(python_server):
    seen = play(python_server)
    check(seen)
    for played in seen.values():
        assert played["questions"] == [LEGS[0]["question"], LEGS[1]["question"]]
    assert seen["inNode"]["afterBreak"] == "SESSION_LOST"


def test_our_server():
    with running("--workers", "0") as url:
        seen = play(url)
    check(seen)
    assert seen["inNode"]["afterBreak"] == 1
