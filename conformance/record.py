"""Records what the Python package answers, as fixtures for the test suite.

Usage: python record.py --data DIR --out DIR [DATASET...]
DIR of --data holds our own assets (written by export-assets.ts), so that no recording contains the package's data.
probes/<dataset>.json may add settings ("configs"), a setting to record all others with ("always") and answers ("answers", where
{answer} stands for the right one).
"""

import argparse
import gzip
import json
import pathlib

import oracle
from reasoning_gym.factory import CURRICULA, DATASETS

HERE = pathlib.Path(__file__).parent
SEEDS = [42, 2**40 + 7]
ITEMS = 4
LEVELS = 4
LONGEST_ROW = 60_000


def probes_of(name):
    path = HERE / "probes" / f"{name}.json"
    return json.loads(path.read_text()) if path.exists() else {}


def settings_of(name, probes):
    """The settings to record, each with how many items."""
    always = probes.get("always", {})
    yield always, ITEMS
    if name in CURRICULA:
        for level in range(LEVELS):
            yield {**always, **oracle.settings_at(name, level)}, 2
    for config in probes.get("configs", []):
        yield config, 2


def rows_of(name):
    probes = probes_of(name)

    def answers_for(entry):
        right = entry["answer"] if isinstance(entry["answer"], str) else ""
        extra = [answer.replace("{answer}", right) if answer else answer for answer in probes.get("answers", [])]
        return list(dict.fromkeys(oracle.variants(entry["answer"]) + extra))

    for config, items in settings_of(name, probes):
        if name == "composite" and not config:
            continue
        for seed in probes.get("seeds", SEEDS):
            for index in range(items):
                request = {"dataset": name, "config": config, "seed": seed, "size": 8, "index": index}
                yield oracle.row(request, answers_for)


def record(name, folder):
    lines = []
    for row in rows_of(name):
        line = json.dumps(row, separators=(",", ":"))
        if len(line) > LONGEST_ROW and "scores" in row:
            line = json.dumps({**row, "scores": row["scores"][:2]}, separators=(",", ":"))
        if len(line) <= LONGEST_ROW:
            lines.append(line + "\n")
    data = gzip.compress("".join(lines).encode(), mtime=0)
    (folder / f"{name}.jsonl.gz").write_bytes(data)
    print(f"{name}: {len(lines)} rows, {len(data)} bytes", flush=True)


def record_curricula(folder):
    """What every curriculum makes of its first levels, in each mode."""
    found = {
        name: {
            f"{level} {mode} {k}": oracle.settings_at(name, level, mode, k)
            for level in range(5)
            for mode, k in [("inclusive", None), ("upper_bound", None), ("last_k", None), ("last_k", 1), ("last_k", 3)]
        }
        for name in sorted(CURRICULA)
    }
    (folder / "curricula.json").write_text(json.dumps(found, separators=(",", ":")) + "\n")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--data", required=True)
    options.add_argument("--out", type=pathlib.Path, default=HERE / "fixtures")
    options.add_argument("datasets", nargs="*")
    chosen = options.parse_args()
    oracle.pin_down()
    oracle.use_data(chosen.data)
    for name in chosen.datasets or sorted(DATASETS):
        record(name, chosen.out)
    record_curricula(chosen.out)


main()
