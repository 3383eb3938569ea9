"""A typed client of the Reasoning Gym environment, on top of openenv."""

from typing import Any

from openenv.core import EnvClient, client_types, env_server

from .models import ReasoningGymAction, ReasoningGymObservation


class ReasoningGymEnv(EnvClient[ReasoningGymAction, ReasoningGymObservation, env_server.State]):
    """Asks with `reset`, answers with `step`; blocks outside an event loop, can be awaited inside one."""

    @classmethod
    def from_docker_image(cls, image: str, provider: Any = None, **kwargs: Any) -> "Starting":
        """Starts a container on first use. The result can be played with, used in `with`, or awaited."""
        return Starting(super().from_docker_image(image, provider, **kwargs))

    @classmethod
    def from_env(cls, repo_id: str, **kwargs: Any) -> "Starting":
        """Starts the image of a Space on first use, likewise."""
        return Starting(super().from_env(repo_id, **kwargs))

    def _parse_state(self, reply: dict[str, Any]) -> env_server.State:
        return env_server.State(step_count=reply.get("step_count", 0), episode_id=reply.get("episode_id"))

    def _parse_result(self, reply: dict[str, Any]) -> client_types.StepResult[ReasoningGymObservation]:
        seen = reply.get("observation") or {}
        known = {name: seen[name] for name in ReasoningGymObservation.model_fields if name in seen}
        outcome = {"done": reply.get("done", False), "reward": reply.get("reward")}
        return client_types.StepResult(observation=ReasoningGymObservation(**{**known, **outcome}), **outcome)

    def _step_payload(self, action: ReasoningGymAction) -> dict[str, Any]:
        return {"answer": action.answer}


class Starting:
    """A client whose server is yet to be started: by the first use of it, or by `await`."""

    def __init__(self, handle: Any):
        self._handle = handle
        self._client = None

    def sync(self) -> Any:
        if self._client is None:
            self._client = self._handle.sync()
        return self._client

    def __await__(self):
        return self._handle.__await__()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self.sync(), name)

    def __enter__(self) -> Any:
        return self.sync().__enter__()

    def __exit__(self, *failure: Any) -> Any:
        return self.sync().__exit__(*failure)
