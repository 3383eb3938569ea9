"""The Python package of this repository: installed by pip, then used as people use it."""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from server import ROOT, running  # noqa: E402

STAND_IN = ROOT / "packages/reasoning-gym-env/test/support"
SPECS = [
    {"name": "leg_counting", "weight": 3, "config": {}},
    {"name": "reverse_sort", "weight": 1, "config": {"min_length": 3, "max_length": 5}},
]


@pytest.fixture(scope="module")
def checkout():
    """The files under version control as they stand, in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-c", "--null", "-T", "-", "-f", f"{folder}.tar"], cwd=ROOT, input=names, check=True)
        subprocess.run(["tar", "-x", "-C", folder, "-f", f"{folder}.tar"], check=True)
        Path(f"{folder}.tar").unlink()
        yield Path(folder)


@pytest.fixture(scope="module")
def package(checkout):
    """Installed by pip, without dependencies, which are there."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", folder, str(checkout)]
        subprocess.run(command, check=True)
        sys.path.insert(0, folder)
        import reasoning_gym_env

        assert reasoning_gym_env.__file__.startswith(folder)
        yield reasoning_gym_env
        sys.path.remove(folder)


@pytest.fixture(scope="module")
def url():
    with running("--workers", "0") as address:
        yield address


def play(package, env):
    result = env.reset(dataset_name="composite", dataset_specs=SPECS, seed=42, size=20)
    assert result.observation.question
    result = env.step(package.ReasoningGymAction(answer="4"))
    assert 0 <= result.observation.score <= 1
    assert result.done
    assert result.reward == result.observation.score
    assert result.observation.dataset_metadata["source_dataset"] in {"leg_counting", "reverse_sort"}
    result = env.reset()
    assert result.observation.question
    assert not result.done


def test_plain_style(package, url):
    env = package.ReasoningGymEnv(base_url=url)
    play(package, env)
    assert env.state().step_count == 0
    env.close()


def test_with_style(package, url):
    with package.ReasoningGymEnv(base_url=url) as env:
        play(package, env)


def test_async_style(package, url):
    async def episode():
        async with package.ReasoningGymEnv(base_url=url) as env:
            await env.reset(dataset_name="leg_counting", seed=42, size=10)
            return await env.step(package.ReasoningGymAction(answer="100"))

    assert asyncio.run(episode()).observation.correct_answer == "100"


@pytest.fixture
def docker(monkeypatch):
    with tempfile.TemporaryDirectory() as folder:
        monkeypatch.setenv("PATH", f"{STAND_IN}:{os.environ['PATH']}")
        monkeypatch.setenv("STAND_IN", folder)
        yield lambda: [json.loads(line)[0] for line in (Path(folder) / "calls").read_text().splitlines()]


def test_docker_plain_style(package, docker):
    """[client-docker-sync]"""
    env = package.ReasoningGymEnv.from_docker_image("reasoning_gym-env:latest")
    play(package, env)
    env.close()
    assert docker()[-2:] == ["stop", "rm"]


def test_docker_with_style(package, docker):
    with package.ReasoningGymEnv.from_docker_image("reasoning_gym-env:latest") as env:
        play(package, env)
    assert docker()[-1] == "rm"


def test_docker_async_style(package, docker):
    async def episode():
        env = await package.ReasoningGymEnv.from_docker_image("reasoning_gym-env:latest")
        try:
            return await env.reset()
        finally:
            await env.close()

    assert asyncio.run(episode()).observation.question
    assert docker()[-1] == "rm"


def test_readme(package, docker, url, capsys):
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(), re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        exec(block.replace("http://localhost:8000", url), {"__name__": "readme"})
    assert capsys.readouterr().out
    assert docker()[-1] == "rm"
