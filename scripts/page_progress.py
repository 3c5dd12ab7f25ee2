"""Runs the commands of a page's build, and shows what they print and, every ten seconds, that they still work."""
import subprocess
import sys
import threading
import time
from pathlib import Path

SECONDS = 10.0


def run(command, seconds=SECONDS, output=None):
    """Runs a command. Its lines are printed as they come. Returns its status and what it has printed."""
    output = output or sys.stdout
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    finished = threading.Event()
    ticker = threading.Thread(target=tick, args=(Path(command[0]).name, finished, seconds, output), daemon=True)
    ticker.start()
    lines = []
    for line in process.stdout:
        lines.append(line)
        print(line, end="", file=output, flush=True)
    status = process.wait()
    finished.set()
    ticker.join()
    return status, "".join(lines)


def tick(name, finished, seconds, output):
    """Prints the time that the command has taken so far, until it has finished. The first build of a page takes minutes."""
    began = time.monotonic()
    while not finished.wait(seconds):
        print(f"{name}: {time.monotonic() - began:.0f} s", file=output, flush=True)
