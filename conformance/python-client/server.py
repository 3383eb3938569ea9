"""Starts our server for a test and stops it again."""

import contextlib
import os
import re
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEFAULT = "node --conditions=source --import tsx packages/reasoning-gym-env/src/cli/main.ts serve"


@contextlib.contextmanager
def running(*flags, **variables):
    """The base URL of a server on a free loopback port."""
    command = shlex.split(os.environ.get("SERVER_COMMAND", DEFAULT))
    process = subprocess.Popen(
        [*command, "--host", "127.0.0.1", "--port", "0", "--log-level", "silent", *flags],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        for line in process.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                yield found.group()
                break
        else:
            raise RuntimeError("the server ended before it listened")
    finally:
        process.terminate()
        process.wait(15)
        process.stdout.close()
