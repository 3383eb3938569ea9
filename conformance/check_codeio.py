"""Runs the Python sources that codeio shows, and compares what they return with what their TypeScript twins said.

Usage: tsx conformance/export-codeio.ts [SEED] | python conformance/check_codeio.py
Each line on stdin is a program: {"name", "python", "cases": [[arguments, returned as JSON text], ...]}.
"""

import copy
import json
import sys

SHOWN = 3


def disagreements(program):
    scope = {}
    exec(program["python"], scope)
    for arguments, expected in program["cases"]:
        given = copy.deepcopy(arguments)
        try:
            returned = json.dumps(scope["solve"](**given))
        except Exception as error:
            returned = f"{type(error).__name__}: {error}"
        if returned != expected:
            yield f"{program['name']}({json.dumps(arguments)})\n  Python:     {returned}\n  TypeScript: {expected}"


def main():
    programs = runs = failed = 0
    for line in sys.stdin:
        program = json.loads(line)
        found = list(disagreements(program))
        programs += 1
        runs += len(program["cases"])
        failed += bool(found)
        for text in found[:SHOWN]:
            print(text)
    print(f"codeio programs: {programs - failed} passed, {failed} failed, {runs} runs")
    sys.exit(1 if failed or not programs else 0)


main()
