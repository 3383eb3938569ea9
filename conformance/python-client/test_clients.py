"""The real OpenEnv clients against our server. Runs under pytest and under `python -m unittest`."""

import asyncio
import json
import subprocess
import sys
import tempfile
import unittest
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from openenv.core import Action, EnvClient, GenericEnvClient, MCPToolClient, Observation, State, client_types

sys.path.insert(0, str(Path(__file__).parent))
from server import ROOT, running  # noqa: E402


class Answer(Action):
    answer: str


class Asked(Observation):
    question: str | None = None
    score: float | None = None
    correct_answer: str | None = None
    dataset_metadata: dict | None = None


class TypedClient(EnvClient[Answer, Asked, State]):
    """A client as an environment's author would write it."""

    def _step_payload(self, action):
        return {"answer": action.answer}

    def _parse_result(self, payload):
        seen = Asked(**payload["observation"], reward=payload["reward"], done=payload["done"])
        return client_types.StepResult(observation=seen, reward=payload["reward"], done=payload["done"])

    def _parse_state(self, payload):
        return State(**payload)


class WithServer(unittest.TestCase):
    flags = ()

    @classmethod
    def setUpClass(cls):
        cls.context = running(*cls.flags)
        cls.url = cls.context.__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.context.__exit__(None, None, None)

    def fetch(self, path):
        with urllib.request.urlopen(self.url + path, timeout=10) as response:
            return json.load(response)


class Quickstart(WithServer):
    def test_typed_client_plays_an_episode(self):
        with TypedClient(base_url=self.url).sync() as env:
            asked = env.reset(dataset_name="leg_counting", seed=42, size=10)
            self.assertTrue(asked.observation.question)
            self.assertFalse(asked.done)
            self.assertEqual(asked.reward, 0.0)
            marked = env.step(Answer(answer="100"))
            self.assertTrue(marked.done)
            self.assertEqual(marked.observation.score, 1.0)
            self.assertIsInstance(marked.reward, float)
            self.assertEqual(marked.observation.correct_answer, "100")
            self.assertEqual(marked.observation.dataset_metadata["source_dataset"], "leg_counting")
            self.assertEqual(env.state().step_count, 1)

    def test_generic_client_plays_an_episode(self):
        with GenericEnvClient(base_url=self.url).sync() as env:
            asked = env.reset(dataset_name="leg_counting", seed=42, size=10, episode_id="ep-7")
            self.assertIn("question", asked.observation)
            marked = env.step({"answer": "nonsense"})
            self.assertEqual(marked.reward, marked.observation["score"])
            self.assertEqual(env.state(), {"episode_id": "ep-7", "step_count": 1})

    def test_async_context_manager(self):
        async def play():
            async with GenericEnvClient(base_url=self.url) as env:
                await env.reset()
                return await env.step({"answer": "100"})

        self.assertEqual(asyncio.run(play()).reward, 1.0)

    def test_mcp_client_attaches_to_a_session_of_its_own(self):
        async def play():
            async with MCPToolClient(base_url=self.url) as env:
                asked = await env.reset(dataset_name="leg_counting", seed=1, size=2)
                return asked

        self.assertFalse(asyncio.run(play()).done)

    def test_errors_name_the_field_and_leave_the_session_usable(self):
        with GenericEnvClient(base_url=self.url).sync() as env:
            for request, field in (
                ({"dataset_name": "leg_counting", "seed": 1, "size": 0}, "size"),
                ({"dataset_name": "leg_counting", "seed": 1.5, "size": 1}, "seed"),
                ({"dataset_name": "no_such", "seed": 1, "size": 1}, "dataset_name"),
                ({"dataset_name": "leg_counting", "seed": 1, "size": 1, "dataset_config": {"bogus": 1}}, "bogus"),
            ):
                with self.assertRaisesRegex(RuntimeError, f"{field}.*EXECUTION_ERROR"):
                    env.reset(**request)
            self.assertFalse(env.reset().done)


class Datasets(WithServer):
    def test_persistence_of_the_dataset(self):
        with GenericEnvClient(base_url=self.url).sync() as env:
            first = env.reset(dataset_name="leg_counting", seed=42, size=3).observation["question"]
            others = [env.reset().observation["question"] for _ in range(3)]
            self.assertNotEqual(first, others[0])
            self.assertEqual(first, others[2])

    def test_composite(self):
        specs = [{"name": "leg_counting", "weight": 2, "config": {}}, {"name": "chain_sum", "weight": 1}]
        with GenericEnvClient(base_url=self.url).sync() as env:
            env.reset(dataset_name="composite", dataset_specs=specs, seed=42, size=30)
            seen = set()
            for _ in range(30):
                seen.add(env.step({"answer": "0"}).observation["dataset_metadata"]["source_dataset"])
                env.reset()
            self.assertEqual(seen, {"leg_counting", "chain_sum"})

    def test_composite_with_reverse_sort(self):
        specs = [
            {"name": "leg_counting", "weight": 3, "config": {}},
            {"name": "reverse_sort", "weight": 1, "config": {"min_length": 3, "max_length": 5}},
        ]
        with GenericEnvClient(base_url=self.url).sync() as env:
            asked = env.reset(dataset_name="composite", dataset_specs=specs, seed=42, size=30)
            self.assertTrue(asked.observation["question"])

    def test_seeds_of_any_size_are_exact(self):
        from reasoning_gym import create_dataset

        seed = 2**70 + 12345
        with GenericEnvClient(base_url=self.url).sync() as env:
            env.reset(dataset_name="leg_counting", seed=seed, size=3)
            ours = env.step({"answer": ""}).observation["correct_answer"]
        self.assertEqual(ours, create_dataset("leg_counting", seed=seed, size=3)[0]["answer"])

    def test_four_clients_at_once(self):
        def play(seed):
            with GenericEnvClient(base_url=self.url).sync() as env:
                env.reset(dataset_name="leg_counting", seed=seed, size=50)
                answers = []
                for _ in range(50):
                    answers.append(env.step({"answer": "1"}).observation["correct_answer"])
                    env.reset()
                return answers

        with ThreadPoolExecutor(4) as pool:
            together = list(pool.map(play, [1, 2, 3, 4]))
        self.assertEqual(together, [play(seed) for seed in (1, 2, 3, 4)])


class Capacity(WithServer):
    flags = ("--max-sessions", "2")

    def test_refusal_reaches_the_client_and_slots_come_back(self):
        clients = [GenericEnvClient(base_url=self.url).sync() for _ in range(3)]
        for client in clients[:2]:
            client.reset()
        with self.assertRaisesRegex(RuntimeError, "CAPACITY_REACHED"):
            clients[2].reset()
        clients[0].close()
        self.assertFalse(clients[2].reset().done)
        for client in clients[1:]:
            client.close()


class Validation(WithServer):
    def openenv(self, *arguments):
        command = [str(Path(sys.executable).with_name("openenv")), "validate", *arguments]
        return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT)

    def test_running_server_passes_every_probe(self):
        done = self.openenv("--url", self.url, "--json")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        report = json.loads(done.stdout[done.stdout.index("{") :])
        self.assertTrue(report["passed"])
        self.assertEqual([item for item in report["criteria"] if not item["passed"]], [])
        self.assertEqual(len(report["criteria"]), 6)

    def test_directory_passes_the_static_checks(self):
        with tempfile.TemporaryDirectory() as folder:
            archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True)
            subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
            done = self.openenv(folder, "--level", "static")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
