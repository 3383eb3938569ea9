"""Records what every template of gsm_symbolic draws and answers, also those that the dataset does not deal out.

Usage: python record_gsm.py [SEEDS] > fixtures/gsm_templates.jsonl
Each line: template, seed, answer, variables, and the next float of the generator, which tells whether all draws agree.
"""

import json
import random
import sys
import warnings

from oracle import plain
from reasoning_gym.arithmetic.gsm_symbolic import generators_00_49, generators_50_99

warnings.simplefilter("ignore")
MODULES = [generators_00_49, generators_50_99]
SEEDS = int(sys.argv[1]) if len(sys.argv) > 1 else 2

for task in range(100):
    generate = getattr(MODULES[task // 50], f"generate_{task}")
    for seed in range(100, 100 + SEEDS):
        rng = random.Random(seed)
        try:
            item = generate(rng)
        except ValueError:
            continue
        facts = {"answer": item["answer"], "variables": plain(item["metadata"]["variables"]), "next": rng.random()}
        print(json.dumps({"task": task, "seed": seed, **facts}, separators=(",", ":")))
