"""Records draws of CPython's random module and of numpy's generators as test vectors.

Usage: python record_rng.py > fixtures/rng.json
Every entry starts from a freshly seeded generator; its calls follow one another. Integers beyond 2^53 are texts.
"""

import json
import random
import string

import numpy

SEEDS = [0, 1, 42, -5, 7, 2**31, 2**32, 2**64 + 123, 10**40]
LETTERS = list(string.ascii_lowercase)
BITS = [1, 8, 31, 32, 33, 53, 64, 100]
RANGES = [(0, 1), (1, 6), (-10, 10), (5, 5), (0, 999), (0, 2**31 - 1), (0, 2**31), (0, 2**32), (0, 2**53),
          (0, 2**64), (0, 10**30), (-(10**12), 10**12)]
STEPS = [(10,), (3, 50, 7), (50, 3, -7), (0, 1_000_000, 3), (5, 100, 5)]
WEIGHTS = [[4, 2, 1], [0.4, 0.4, 0.1, 0.1], [1 / 7] * 7, [0, 0, 1, 0]]
SAMPLES = [(5, 5), (10, 3), (10, 10), (21, 5), (22, 5), (22, 6), (84, 6), (85, 6), (86, 6), (100, 10), (1000, 100),
           (1000, 900), (168387000, 12), (0, 0), (3, 0)]
SPANS = [(0, 1), (-1.8, 3.6), (-100.0, 100.0), (1000, 10**9), (0, 0)]


def plain(value):
    if isinstance(value, numpy.generic):
        value = value.item()
    if isinstance(value, int) and abs(value) >= 2**53:
        return str(value)
    if isinstance(value, (list, tuple, range, numpy.ndarray)):
        return [plain(item) for item in value]
    return value


def shuffled(rng, count):
    items = list(range(count))
    rng.shuffle(items)
    return items


def cases(rng_of):
    def repeat(name, args, times, call):
        rng = rng_of()
        return {"call": name, "args": plain(args), "values": [plain(call(rng)) for _ in range(times)]}

    yield repeat("random", [], 5, lambda r: r.random())
    for bits in BITS:
        yield repeat("getrandbits", [bits], 4, lambda r: r.getrandbits(bits))
    for low, high in RANGES:
        yield repeat("randint", [low, high], 6, lambda r: r.randint(low, high))
    for step in STEPS:
        yield repeat("randrange", list(step), 6, lambda r: r.randrange(*step))
    for count in [1, 2, 3, 10, 26, 1000]:
        yield repeat("choice", [count], 8, lambda r: r.choice(range(count)))
    yield repeat("choices", [26, 7], 2, lambda r: r.choices(range(26), k=7))
    for weights in WEIGHTS:
        yield repeat("weighted", [weights, 8], 2, lambda r: r.choices(range(len(weights)), weights=weights, k=8))
    for total, count in SAMPLES:
        yield repeat("sample", [total, count], 2, lambda r: r.sample(range(total), count))
    for count in [0, 1, 2, 3, 10, 52]:
        yield repeat("shuffle", [count], 2, lambda r: shuffled(r, count))
    for low, high in SPANS:
        yield repeat("uniform", [low, high], 4, lambda r: r.uniform(low, high))
    yield repeat("gauss", [0, 1], 5, lambda r: r.gauss(0, 1))
    yield repeat("triangular", [0, 10, 3], 4, lambda r: r.triangular(0, 10, 3))
    yield repeat("betavariate", [2, 3], 4, lambda r: r.betavariate(2, 3))
    yield repeat("expovariate", [1.5], 4, lambda r: r.expovariate(1.5))
    yield repeat("normalvariate", [1, 2], 4, lambda r: r.normalvariate(1, 2))
    yield repeat("long run", [700], 1, lambda r: [r.getrandbits(32) for _ in range(700)][-5:])


def numpy_cases(seed):
    def repeat(name, args, times, call):
        rng = numpy.random.default_rng(seed)
        return {"call": name, "args": args, "values": [plain(call(rng)) for _ in range(times)]}

    state = numpy.random.SeedSequence(seed).generate_state(4, numpy.uint64)
    yield {"call": "seedWords", "args": [4], "values": [str(int(word)) for word in state]}
    raw = numpy.random.PCG64(seed)
    yield {"call": "next64", "args": [], "values": [str(int(word)) for word in raw.random_raw(6)]}
    for low, high in [(0, 6), (0, 2), (2, 3), (2, 5), (0, 51), (0, 1000), (0, 3_000_000_000)]:
        yield repeat("integers", [low, high], 12, lambda r: r.integers(low, high))
    for total, count in [(51, 1), (51, 2), (51, 5), (51, 8), (9, 9), (100, 40)]:
        yield repeat("sample", [total, count], 3, lambda r: r.choice(total, size=count, replace=False))


def legacy_cases(seed):
    for low, high, count in [(0, 10, 40), (-5, 6, 12), (3, 4, 3), (0, 2**32 - 1, 6), (0, 1000, 700)]:
        numpy.random.seed(seed)
        drawn = plain(numpy.random.randint(low, high, count))
        yield {"call": "randint", "args": [low, high], "values": drawn}


def main():
    vectors = {
        "random": {str(seed): list(cases(lambda: random.Random(seed))) for seed in SEEDS},
        "numpy": {str(seed): list(numpy_cases(seed)) for seed in [0, 1, 42, 123456789, 2**32, 2**70, 2**140]},
        "numpy_legacy": {str(seed): list(legacy_cases(seed)) for seed in [0, 1, 42, 20261, 2**32 - 1]},
    }
    print(json.dumps(vectors, separators=(",", ":")))


main()
