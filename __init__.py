"""Reasoning Gym as an OpenEnv environment: the Python client."""

from .client import ReasoningGymEnv
from .models import ReasoningGymAction, ReasoningGymObservation

__all__ = ["ReasoningGymAction", "ReasoningGymEnv", "ReasoningGymObservation"]
