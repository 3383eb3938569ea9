"""The shapes that travel between a client and the Reasoning Gym environment."""

from typing import Any

from openenv.core.env_server import Action, Observation


class ReasoningGymAction(Action):
    """An answer to the question."""

    answer: str


class ReasoningGymObservation(Observation):
    """A question after a reset; score, correct answer and metadata after a step."""

    question: str | None = None
    score: float | None = None
    correct_answer: str | None = None
    dataset_metadata: dict[str, Any] | None = None
