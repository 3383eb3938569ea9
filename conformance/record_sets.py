"""Records hashes and walking orders of CPython's sets as test vectors.

Usage: python record_sets.py > fixtures/sets.json
A member is an integer, a pair (two numbers), a dot (colour, row, column; in Python a colour and a pair) or a set (an object).
Each case starts from members added one by one; its steps follow one another, each with the order afterwards.
"""

import json
import random

rng = random.Random(1)


def integer():
    return rng.randint(-5, 60)


def pair():
    return rng.randint(-4, 29), rng.randint(-4, 29)


def dot():
    return rng.randint(0, 9), pair()


def patch():
    return frozenset(pair() for _ in range(rng.randint(0, 9)))


def plain(member):
    if isinstance(member, frozenset):
        return {"set": [plain(entry) for entry in member]}
    if isinstance(member, tuple) and isinstance(member[1], tuple):
        return [member[0], *member[1]]
    return member


def some(kind, held, count):
    """New members and, where there are any, a few that are held already."""
    return [rng.choice(list(held)) if held and rng.random() < 0.3 else kind() for _ in range(count)]


def changed(held, step, given):
    if step == "add":
        for entry in given:
            held.add(entry)
    elif step == "delete":
        for entry in [*given, *list(held)[::3]]:
            held.discard(entry)
    elif step == "addAll":
        held |= set(given)
    elif step == "copy":
        return set(held)
    elif step == "union":
        return held | set(given)
    elif step == "difference":
        return held - set(given)
    elif step == "intersection":
        return held & (set(given) | set(list(held)[::2]))
    elif step == "filter":
        return set(entry for index, entry in enumerate(held) if index % 3)
    return held


STEPS = ["add", "add", "delete", "delete", "addAll", "copy", "union", "difference", "intersection", "filter"]


def case(kind, count):
    members = [kind() for _ in range(count)]
    held = set()
    for entry in members:
        held.add(entry)
    steps = []
    for _ in range(12):
        step = rng.choice(STEPS)
        given = some(kind, held, rng.choice([1, 3, 8, 30]))
        held = changed(held, step, given)
        steps.append({"step": step, "given": [plain(entry) for entry in given], "order": [plain(entry) for entry in held]})
    return {"members": [plain(entry) for entry in members], "steps": steps}


hashed = [0, 1, -1, -2, 7, -300, (0, 0), (-1, 3), (29, 29), (1, (0, 3)), (9, (-1, -2)), frozenset(), frozenset([0]), frozenset([1, 2, 3]),
          frozenset([(0, 0), (0, 1)]), frozenset([(3, (0, 0)), (3, (1, 2))]), frozenset([frozenset([(1, 2)]), frozenset()])]
print(json.dumps({
    "hashes": [{"member": plain(member), "hash": str(hash(member))} for member in hashed],
    "cases": [case(kind, count) for kind in (integer, pair, dot, patch) for count in (0, 2, 5, 20, 60)],
}, separators=(",", ":")))
