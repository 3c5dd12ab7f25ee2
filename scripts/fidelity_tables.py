"""The tables of scripts/fidelity: how many views have the frame, and texts the size, that Apple's layout gave them."""
import json
import math
from collections import defaultdict

# The version of Interface Builder's files since Xcode 12, whose controls are those of iOS 14.
XCODE_12 = 16000
LEAST = 20  # views of a class that has a row
WEIGHTS = {"bold-system": ("boldSystem", None), "regular": ("system", None)}
# The height of a line of the system's font, as a part of its size.
LINE_HEIGHT = 2444 / 2048
# The sizes of text styles at the smallest text size and at the usual one. Source: Human Interface Guidelines, Typography.
TEXT_SIZES = {"Title0": (31, 34), "Title1": (25, 28), "Title2": (19, 22), "Title3": (17, 20), "Subhead": (12, 15), "Callout": (13, 16),
              "Footnote": (12, 13), "Body": (14, 17), "Caption1": (11, 12), "Headline": (14, 17)}
# Rounding errors of layout and of the numbers in the files, in points.
SLACK = 0.01


def with_own_insets(runner):
    """The source of the runner, whose controls otherwise have no alignment insets where they should have the library's."""
    lines = runner.splitlines(keepends=True)
    return "".join(line.replace(": .zero }", ": super.alignmentRectInsets }") if "override var alignmentRectInsets" in line else line for line in lines)


def views(node):
    yield node
    for kid in node["kids"]:
        yield from views(kid)


def read_scenes(path):
    """The scenes by their numbers."""
    with open(path) as lines:
        return {scene["n"]: scene for scene in map(json.loads, lines)}


def error(frame, recorded):
    """The largest difference of two frames, in points; infinite without a frame."""
    return max(abs(a - b) for a, b in zip(frame, recorded)) if frame else math.inf


def compare(scenes, results):
    """For each kind of view and age of its file: how many views, and how many within 0.5 and 1 points."""
    counts = defaultdict(lambda: [0, 0, 0])
    with open(results) as lines:
        frames = {result["n"]: result["frames"] for result in map(json.loads, lines)}
    for number, scene in scenes.items():
        age = "new" if scene["tools"] >= XCODE_12 else "old"
        for view in views(scene["root"]):
            if view is scene["root"]:
                continue
            difference = error(frames.get(number, {}).get(view["id"]), view["frame"])
            for key in (("all", "all"), ("all", age), (view["cls"], "all"), (view["cls"], age)):
                count = counts[key]
                count[0] += 1
                count[1] += difference <= 0.5 + SLACK
                count[2] += difference <= 1 + SLACK
    return counts


def font_limit(view):
    """What of a label's font is not known here; None for a label whose size can be right."""
    font = view.get("font") or {}
    if font.get("name"):
        return "a font by its name"
    return "attributed text, whose fonts the scene lacks" if view.get("attributed") else None


def has_other_text_size(scene):
    """Whether labels of text styles have the height of another text size: the canvas had one that the file does not name."""
    votes = [0, 0]
    for view in views(scene["root"]):
        style = (view.get("font") or {}).get("style", "").replace("UICTFontTextStyle", "")
        if view["cls"] == "label" and style in TEXT_SIZES:
            heights = [rounded_up(size * LINE_HEIGHT, 1 / scene["scale"]) for size in TEXT_SIZES[style]]
            for place in (0, 1):
                votes[place] += abs(heights[place] - view["frame"][3]) < 0.02
    return votes[0] > votes[1]


def label_limits(scenes, results):
    """Why labels in files of Xcode 12 and newer are more than a point off, as far as their scene shows it."""
    counts = defaultdict(int)
    with open(results) as lines:
        frames = {result["n"]: result["frames"] for result in map(json.loads, lines)}
    for number, scene in scenes.items():
        if scene["tools"] < XCODE_12:
            continue
        other = has_other_text_size(scene)
        for view in views(scene["root"]):
            if view["cls"] != "label" or error(frames.get(number, {}).get(view["id"]), view["frame"]) <= 1 + SLACK:
                continue
            reason = "a canvas with another text size" if other else font_limit(view)
            counts[reason or ("no text" if not view["text"] else "other")] += 1
    return counts


def recorded_texts(path):
    """The natural sizes of labels: weight, size, scale, text, width, height, and the step to which the file rounded them up."""
    rows = []
    with open(path) as lines:
        for line in list(lines)[1:]:
            weight, size, scale, text, width, height, step = line.rstrip("\n").split("\t")
            # The file has a third of a point with four digits.
            step = 1 / 3 if float(step) < 0.4 else float(step)
            rows.append({"weight": weight, "size": size, "scale": float(scale), "text": text, "width": float(width),
                         "height": float(height), "step": step})
    return rows


def scenes_of(texts):
    """A scene for each text: a label that constraints only place."""
    lines = []
    for number, text in enumerate(texts):
        kind, weight = WEIGHTS.get(text["weight"], ("system", text["weight"]))
        font = {"type": kind, "pointSize": text["size"]} | ({"weight": weight} if weight else {})
        cons = [{"a": "L", "aa": side, "b": "R", "ba": side, "r": "equal", "m": 1, "c": 0, "p": 1000} for side in ("leading", "top")]
        label = {"id": "L", "cls": "label", "frame": [0, 0, 50, 20], "tamic": False, "mask": [], "font": font, "text": text["text"],
                 "lines": 1, "cons": [], "kids": []}
        root = {"id": "R", "cls": "view", "frame": [0, 0, 2000, 200], "tamic": True, "mask": [], "kids": [label], "cons": cons}
        lines.append(json.dumps({"n": number, "kind": "view", "scale": text["scale"], "useSafe": [0, 0, 0, 0], "root": root}) + "\n")
    return "".join(lines)


def with_sizes(texts, results):
    with open(results) as lines:
        sizes = {result["n"]: result["frames"]["L"][2:] for result in map(json.loads, lines)}
    return [text | {"measured": sizes[number]} for number, text in enumerate(texts)]


def rounded_up(length, step):
    return math.ceil(length / step - 0.001) * step


def text_errors(text):
    """The differences of width and height, in points, after rounding as the file does."""
    (width, height), step = text["measured"], text["step"]
    return abs(rounded_up(width, step) - text["width"]), abs(rounded_up(height, step) - text["height"])


def is_line_height(text):
    """Whether the recorded height is that of a line, rounded up, and not that of a constraint."""
    return abs(rounded_up(float(text["size"]) * LINE_HEIGHT, text["step"]) - text["height"]) < 0.02


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else ""


def cells(count):
    return f"{count[0]:,} | {percent(count[1], count[0])} | {percent(count[2], count[0])}"


def view_table(counts, age):
    rows = ["| kind of view | views | within 0.5 | within 1 |", "|---|---:|---:|---:|"]
    kinds = sorted((kind for kind, group in counts if group == age), key=lambda kind: -counts[kind, age][0])
    for kind in kinds:
        if counts[kind, age][0] >= LEAST:
            rows.append(f"| {kind if kind == 'all' else f'`{kind}`'} | {cells(counts[kind, age])} |")
    return "\n".join(rows)


def total_table(given, alone):
    rows = ["| measured | saved by | views | within 0.5 | within 1 |", "|---|---|---:|---:|---:|"]
    for name, counts in (("constraints, sizes given", given), ("the library alone", alone)):
        for age, saved in (("all", "all"), ("old", "Xcode 11 and older"), ("new", "Xcode 12 and newer")):
            rows.append(f"| {name} | {saved} | {cells(counts['all', age])} |")
    return "\n".join(rows)


def text_table(texts):
    rows = ["| texts | number | width exact | within 0.5 | within 1 | height exact, of lines |", "|---|---:|---:|---:|---:|---:|"]
    groups = [("all", lambda text: True), ("below 20 points", lambda text: float(text["size"]) < 20),
              ("20 points and more", lambda text: float(text["size"]) >= 20)]
    groups += [(weight, lambda text, weight=weight: text["weight"] == weight) for weight in ("regular", "medium", "semibold", "bold-system")]
    for name, belongs in groups:
        errors = [(*text_errors(text), is_line_height(text)) for text in texts if belongs(text)]
        lines = [height for _, height, is_line in errors if is_line]
        within = [percent(sum(width < limit for width, _, _ in errors), len(errors)) for limit in (0.02, 0.51, 1.01)]
        heights = f"{percent(sum(height < 0.02 for height in lines), len(lines))} of {len(lines)}"
        rows.append(f"| {name} | {len(errors)} | {' | '.join(within)} | {heights} |")
    return "\n".join(rows)


def limit_table(counts):
    rows = ["| labels that are more than a point off | number |", "|---|---:|"]
    for reason, count in sorted(counts.items(), key=lambda item: (item[0] == "other", -item[1])):
        rows.append(f"| {reason} | {count} |")
    return "\n".join(rows)


def page(given, alone, limits, texts):
    return "\n\n".join([
        "### Views", total_table(given, alone),
        "The library alone, files of Xcode 12 and newer:", view_table(alone, "new"),
        "The library alone, files of all ages:", view_table(alone, "all"),
        "Labels in files of Xcode 12 and newer:", limit_table(limits),
        "### Texts", text_table(texts),
    ]) + "\n"
