"""The Python side of the server benchmark: a plain environment on PyPI's openenv and reasoning-gym."""

import argparse
from uuid import uuid4

import uvicorn
from openenv.core.env_server import Action, Environment, Observation, State, create_fastapi_app
from reasoning_gym import create_dataset


class Answer(Action):
    answer: str


class Shown(Observation):
    question: str | None = None
    score: float | None = None
    correct_answer: str | None = None
    dataset_metadata: dict | None = None


class Riddles(Environment[Answer, Shown, State]):
    REQUIRES_SINGLE_THREAD_EXECUTOR = False
    SUPPORTS_CONCURRENT_SESSIONS = True
    dataset = entry = None
    position = 0

    def __init__(self):
        super().__init__()
        self.now = self.begin()

    def reset(self, *, dataset_name=None, dataset_config=None, size=None, seed=None, episode_id=None, **_):
        if dataset_name is not None:
            self.dataset = create_dataset(dataset_name, seed=seed, size=size, **(dataset_config or {}))
            self.position = 0
        elif self.dataset is None:
            self.dataset = create_dataset("leg_counting", seed=42, size=1000)
        self.entry = self.dataset[self.position]
        self.position = (self.position + 1) % self.dataset.size
        self.now = self.begin(episode_id)
        return Shown(question=self.entry["question"], reward=0.0)

    @staticmethod
    def begin(name=None):
        return State(episode_id=name or str(uuid4()), step_count=0)

    def step(self, action, **_):
        self.now.step_count += 1
        score = self.dataset.score_answer(action.answer, self.entry)
        found = {"correct_answer": self.entry["answer"], "dataset_metadata": self.entry["metadata"]}
        return Shown(score=score, reward=score, done=True, **found)

    @property
    def state(self):
        return self.now


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--max-sessions", type=int, default=16384)
    options = parser.parse_args()
    app = create_fastapi_app(Riddles, Answer, Shown, max_concurrent_envs=options.max_sessions)
    uvicorn.run(app, host="127.0.0.1", port=options.port, log_level="error", backlog=16384)
