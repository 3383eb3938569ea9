"""Holds the draws of the reference's rearc generators against its own checkers, which work out the output from the input.

Usage: python check_rearc.py [SEEDS]
Prints how many draws, and which tasks, a checker disagrees with: ambiguous corner cases of a task, or of its checker. Nothing of ours is tested by it.
"""

import collections
import random
import sys

from reasoning_gym.arc.rearc_utils import generators, verifiers
from reasoning_gym.arc.rearc_utils.utils import get_generators, get_verifiers

SEEDS = int(sys.argv[1]) if len(sys.argv) > 1 else 20
DIFFICULTIES = [(0, 0.2), (0, 1), (0.3, 0.7)]

checkers = get_verifiers(verifiers)
draws = 0
doubted = collections.Counter()
for task, generate in get_generators(generators).items():
    for seed in range(100, 100 + SEEDS):
        for difficulty in DIFFICULTIES:
            pair = generate(random.Random(seed), *difficulty)
            draws += 1
            try:
                agrees = checkers[task](pair["input"]) == pair["output"]
            except Exception:
                agrees = False
            doubted[task] += not agrees
doubted = +doubted
print(f"{doubted.total()} of {draws} draws, in {len(doubted)} tasks: {', '.join(f'{task} {count}' for task, count in doubted.most_common())}")
