"""Records arithmetic of Python's decimal module and the formatting of floats as test vectors.

Usage: python record_numbers.py > fixtures/numbers.json
"""

import decimal
import json
import random
from decimal import Decimal

OPERATIONS = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "divide": lambda a, b: a / b,
    "quantize": lambda a, b: a.quantize(b),
}
FIXED = [0, -0.5, 0.5, 1.5, 2.5, 0.125, 0.375, 0.0625, -0.1875, 1e-05, 0.00003051757812500, 123456.5, 999999.5, 9.5, 0.00012345,
         1234567.891, 1e15 + 0.125, 70368744177664.0625, 1e16, 12345678901.5, 2**53 - 1.0, 1e20, -1234.5678, 1000.0]
SPECS = ["f", ".0f", ".1f", ".3f", ".15e", ".2e", ".0e", ".10g", ".3g", ".1g", ",", "round 0", "round 3"]


def operands(rng):
    for _ in range(60):
        places, other = rng.randint(0, 12), rng.randint(0, 12)
        yield Decimal(rng.randint(-(10**rng.randint(1, 20)), 10**12)).scaleb(-places), Decimal(rng.randint(-500, 10**rng.randint(1, 14))).scaleb(-other)
    for pair in [("0.000", "-3"), ("-0.0", "0"), ("1", "3"), ("2", "3"), ("10", "4"), ("0", "7.00"), ("1E+5", "1E-5"), ("5", "5.000"),
                 ("9.995", "1"), ("123456789.5", "1E+1"), ("1", "0"), ("0", "0"), ("1E-7", "1"), ("99999999", "0.01"), ("-1.50", "1.50")]:
        yield Decimal(pair[0]), Decimal(pair[1])


def decimals():
    for left, right in operands(random.Random(1)):
        for precision in (6, 28):
            with decimal.localcontext(decimal.Context(prec=precision)):
                for name, operation in OPERATIONS.items():
                    try:
                        result = str(operation(left, right))
                    except decimal.DecimalException:
                        result = None
                    yield [name, str(left), str(right), precision, result]


def shown(value, spec):
    return repr(round(value, int(spec[6:]))) if spec.startswith("round") else format(value, spec)


def floats():
    rng = random.Random(2)
    values = [float(value) for value in FIXED] + [rng.uniform(-1, 1) * 10 ** rng.randint(-8, 15) for _ in range(60)]
    values += [rng.randint(0, 2**20) / 2 ** rng.randint(1, 16) for _ in range(60)]
    for value in values:
        yield [value, {spec: shown(value, spec) for spec in SPECS}]


def places():
    for text in ["1.5", "-0.001", "1.005", "1.015", "2E+3", "0", "-2.675", "12.3450", "99.995"]:
        for count in (0, 2, 5):
            yield [text, count, f"{Decimal(text):.{count}f}"]


print(json.dumps({"decimals": list(decimals()), "floats": list(floats()), "places": list(places())}, separators=(",", ":")))
