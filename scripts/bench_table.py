#!/usr/bin/env python3
"""Writes the table of docs/benchmarks.md: `bench_table.py ROWS DOCUMENT LOAD`.

ROWS is the file of the benches' rows, with tab-separated cells (see `BenchmarkRow.swift`). The table, with its date
and machine, replaces the section between `<!-- make bench -->` and `<!-- end -->`. LOAD is the load before the run.
"""

import datetime
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

COLUMNS = ["measurement", "µs", "ratio", "to", "growth", "allocations", "bytes a view", "aim"]


def with_separators(name):
    """Numbers of more than four digits in groups of three."""
    return re.sub(r"\d{5,}", lambda number: f"{int(number.group()):,}", name)


def table(rows):
    lines = ["| " + " | ".join(COLUMNS) + " |", "|---|---:|---:|---|---:|---:|---:|---|"]
    for row in rows:
        cells = (row.split("\t") + [""] * len(COLUMNS))[: len(COLUMNS)]
        lines.append("| " + " | ".join([with_separators(cells[0]), *cells[1:]]) + " |")
    return "\n".join(lines)


def processor():
    try:
        information = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()
    model = re.search(r"model name\s*:\s*(.*)", information)
    return model.group(1) if model else platform.machine()


def swift_version():
    text = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    found = re.search(r"Swift version (\S+)", text)
    return found.group(1) if found else "unknown"


def heading(load):
    date = datetime.date.today().isoformat()
    machine = f"{processor()}, {os.cpu_count()} cores, {platform.system()}"
    return f"Measured on {date} on {machine}, Swift {swift_version()}, with a load of {load} before the run."


def replaced(document, content, command="make bench"):
    """The document with another content in the section of the command that measures it."""
    section = re.compile(rf"(?<=^<!-- {command} -->\n).*?(?=^<!-- end -->$)", re.MULTILINE | re.DOTALL)
    if len(section.findall(document)) != 1:
        sys.exit(f"bench: the document has no section `<!-- {command} -->` for the table")
    return section.sub(lambda _: f"\n{content}\n\n", document)


def main(rows_path, document_path, load):
    rows = Path(rows_path).read_text().splitlines()
    document = Path(document_path)
    document.write_text(replaced(document.read_text(), heading(load) + "\n\n" + table(rows)))
    print(f"bench: {len(rows)} rows written to {document_path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
