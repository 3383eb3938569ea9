"""Records what every task generator of rearc makes, as digests.

Usage: python record_rearc.py > fixtures/rearc_tasks.jsonl
Each line: task, seed, bounds of difficulty, digest of both grids, and the next float of the generator, which tells whether all draws agree.
"""

import hashlib
import json
import random

from reasoning_gym.arc.rearc_utils import generators
from reasoning_gym.arc.rearc_utils.utils import get_generators

CASES = [(1, (0, 0.2)), (2, (0, 1)), (3, (0.5, 1))]

for task, generate in get_generators(generators).items():
    for seed, difficulty in CASES:
        rng = random.Random(seed)
        pair = generate(rng, *difficulty)
        grids = json.dumps([pair["input"], pair["output"]], separators=(",", ":"))
        digest = hashlib.sha256(grids.encode()).hexdigest()[:16]
        facts = {"task": task, "seed": seed, "difficulty": difficulty, "digest": digest, "next": rng.random()}
        print(json.dumps(facts, separators=(",", ":")))
