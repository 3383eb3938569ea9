"""Records how pyfiglet sets texts in our fonts, and in variants of one that turn on single layout rules.

Usage: python record_figlet.py .cache/assets/figlet_fonts.json > fixtures/figlet.json
Of each font only a digest of all its drawings is kept.
"""

import hashlib
import json
import pathlib
import sys

import pyfiglet

TEXTS = ["A B C D E F G H I", "JKLMNOPQRSTUVWXYZ", "(Mixed) [case], {signs} <and> /\\ | _ &!", "a\nb  c", " tail ", ""]
LAYOUTS = [0, 64, 128, 129, 130, 132, 136, 144, 160, 191]


def variants(text):
    """The font under other layouts and in the other direction."""
    header, rest = text.split("\n", 1)
    fields = header.split(" ")[:6]
    for layout in LAYOUTS:
        for direction in (0, 1):
            yield f"{layout} {direction}", " ".join([*fields, str(direction), str(layout)]) + "\n" + rest


def digest(text):
    pyfiglet.FigletFont.preloadFont = classmethod(lambda cls, font: text)
    drawings = [str(pyfiglet.figlet_format(entry, font="any")) for entry in TEXTS]
    return hashlib.sha256("\f".join(drawings).encode()).hexdigest()


fonts = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
recorded = {
    "texts": TEXTS,
    "fonts": {name: digest(text) for name, text in fonts.items()},
    "standard": {name: digest(text) for name, text in variants(fonts["standard"])},
}
json.dump(recorded, sys.stdout, indent=0)
print()
