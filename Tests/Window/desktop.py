"""A virtual display with a window manager, and the gallery's window on it."""

import os
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WINDOW = os.environ.get("MASONRY_GALLERY_WINDOW", str(ROOT / ".build/debug/GalleryWindow"))
GALLERY = os.environ.get("MASONRY_GALLERY", str(ROOT / ".build/debug/gallery"))


class Desktop:
    """An X server without a screen."""

    def __init__(self, size="1700x1900"):
        self.server = self.start_server(size)
        self.environment = dict(
            os.environ, DISPLAY=self.display, GDK_BACKEND="x11", GSK_RENDERER="cairo", GTK_IM_MODULE="gtk-im-context-simple", LC_ALL="C.UTF-8",
            NO_AT_BRIDGE="0")
        self.manager = subprocess.Popen(
            ["openbox"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start_server(self, size, command=None):
        """Starts the server, whose command gets the descriptor to which it writes the number of its display."""
        command = command or (lambda display: ["Xvfb", "-displayfd", display, "-screen", "0", f"{size}x24", "-nolisten", "tcp"])
        reading, writing = os.pipe()
        server = subprocess.Popen(
            [str(part) for part in command(writing)], pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as display:
            self.display = ":" + display.readline().strip()
        return server

    def run(self, *command, **options):
        """The output of a program on the display."""
        return subprocess.run(
            [str(part) for part in command], env=self.environment, check=True, capture_output=True, text=True, **options).stdout

    def close(self):
        for process in (self.manager, self.server):
            process.terminate()
            process.wait()


class Answers:
    """A process of the gallery's window, which answers commands."""

    def __init__(self, process):
        self.process = process

    def ask(self, command):
        """The lines with which the window answers a command."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline()) not in (".\n", ""):
            lines.append(line.rstrip("\n"))
        return lines

    def wait_for(self, condition, what, limit=20):
        end = time.monotonic() + limit
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"after {limit} seconds there is not {what}")
            time.sleep(0.02)

    def wait_for_rest(self):
        """Waits until no frame was drawn for a while."""
        last, end = None, time.monotonic() + 20
        while (drawn := self.ask("drawn")) != last:
            assert time.monotonic() < end, "the screen moves without end"
            last = drawn
            time.sleep(0.3)

    def close(self):
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError("the window does not end with its input")
        finally:
            errors = self.process.stderr.read()
            self.process.stdout.close()
            self.process.stderr.close()
        warnings = [line for line in errors.splitlines() if "-WARNING" in line or "-CRITICAL" in line]
        assert not warnings, warnings


class Window(Answers):
    """The window of the gallery on an X server: a screen alone, or with the list of screens beside it."""

    def __init__(self, desktop, screen="basic", *options, size="390x700", scale=1, bare=True, **environment):
        self.desktop = desktop
        options = (*options, "--bare") if bare else options
        super().__init__(subprocess.Popen(
            [WINDOW, screen, "--control", "--size", size, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, env=dict(desktop.environment, GDK_SCALE=str(scale), **environment)))
        self.identifier = desktop.run("xdotool", "search", "--sync", "--onlyvisible", "--pid", self.process.pid).split()[-1]
        self.wait_for(lambda: self.ask("drawn")[0] != "0", "the first frame")
        desktop.run("xdotool", "windowactivate", "--sync", self.identifier)

    def origin(self):
        """The place of the window on the screen. xdotool adds the height of the title bar when it prints the place itself."""
        self.place(0, 0)
        values = dict(part.split(":") for part in self.desktop.run("xdotool", "getmouselocation").split())
        return int(values["x"]), int(values["y"])

    def place(self, x, y):
        self.desktop.run("xdotool", "mousemove", "--window", self.identifier, round(x), round(y))

    def click(self, x, y):
        self.place(x, y)
        self.desktop.run("xdotool", "click", 1)

    def center(self, name):
        """The centre of the first view of a class."""
        x, y, width, height = map(float, self.ask(f"rectangle {name}")[0].split())
        return x + width / 2, y + height / 2

    def drag(self, start, end, steps=8, pause=0.01):
        self.place(*start)
        commands = ["xdotool", "mousedown", 1]
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step / steps
            y = start[1] + (end[1] - start[1]) * step / steps
            commands += ["sleep", pause, "mousemove", "--window", self.identifier, round(x), round(y)]
        self.desktop.run(*commands, "mouseup", 1)

    def keys(self, *names):
        self.desktop.run("xdotool", "key", "--clearmodifiers", *names)

    def cpu(self):
        """The work of the process so far, in ticks of the kernel."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def memory(self):
        """The memory of the process, in KiB."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1])
