"""Counts of instructions of a fixed set of programs, and the table of them in the repository.

A row is the cost of one run of a scene: the difference of many and few runs, so that the start of the program does not count.
"""

import os
import re
import subprocess
from dataclasses import dataclass

COLUMNS = ["program", "arguments", "few", "many", "instructions"]
# Counts repeat within a thousandth on one machine. The C library chooses other functions on other processors.
TOLERANCE = 0.03


@dataclass(frozen=True)
class Scene:
    """A program with its arguments: `{}` stands for the number of runs."""

    program: str
    arguments: str
    few: int
    many: int
    instructions: int

    @property
    def name(self):
        return f"{self.program} {self.arguments.replace(' {}', '')}"


def read(text):
    """The scenes of a table. Refuses one whose columns are others."""
    lines = text.splitlines()
    if not lines or lines[0].split("\t") != COLUMNS:
        raise ValueError(f"the table does not begin with {' '.join(COLUMNS)}")
    scenes = []
    for number, line in enumerate(lines[1:], start=2):
        cells = line.split("\t")
        if len(cells) != len(COLUMNS):
            raise ValueError(f"line {number} has {len(cells)} cells instead of {len(COLUMNS)}")
        scenes.append(Scene(cells[0], cells[1], int(cells[2]), int(cells[3]), int(cells[4])))
    return scenes


def write(scenes):
    rows = [[scene.program, scene.arguments, str(scene.few), str(scene.many), str(scene.instructions)] for scene in scenes]
    return "".join("\t".join(row) + "\n" for row in [COLUMNS, *rows])


def collected(output):
    """The number of instructions that callgrind has printed."""
    found = re.search(r"Collected\s*:\s*(\d+)", output)
    if not found:
        raise ValueError("valgrind has counted nothing:\n" + output[-2000:])
    return int(found.group(1))


def count(folder, scene, runs):
    arguments = scene.arguments.replace("{}", str(runs)).split()
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"{folder}/{scene.program}", *arguments]
    # Swift's hashes begin with a random number otherwise, and the length of a search in a table with them.
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
    ended = subprocess.run(command, capture_output=True, text=True, env=environment)
    if ended.returncode != 0:
        raise ValueError(f"{' '.join(command)} ended with {ended.returncode}:\n{ended.stderr[-2000:]}")
    return collected(ended.stderr)


def measure(folder, scene, counting=count):
    """The instructions of one run of a scene."""
    return (counting(folder, scene, scene.many) - counting(folder, scene, scene.few)) // (scene.many - scene.few)


def growth(before, now):
    """By which part a count has grown; negative for one that is smaller now."""
    return now / before - 1 if before > 0 else float("inf")


def line(scene, now):
    """A line of the report: the name, both counts and the change."""
    change = growth(scene.instructions, now)
    mark = "  more than allowed" if change > TOLERANCE else "  less: update the table" if change < -TOLERANCE else ""
    return f"{scene.name:<48} {scene.instructions:>14,} {now:>14,} {change:>+8.1%}{mark}"
