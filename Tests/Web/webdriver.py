"""Firefox and WebKit over WebDriver, without anything installed but the browsers.

Firefox speaks WebDriver's commands over a socket (Marionette), and WebKitGTK has a driver that speaks them over HTTP. WebKit has
no mode without a window, so it gets a screen of its own.
"""
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

# The browser that WebKitGTK comes with, in Debian and in Fedora.
MINI_BROWSERS = ["/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/lib/*/webkit2gtk-4.0/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser"]
# Only a browser that hangs takes so long. In seconds.
PATIENCE = 120


class DriverError(Exception):
    """The answer of a browser that cannot do a command."""


class Missing(Exception):
    """Why a browser cannot be had on this machine."""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def program(name):
    path = shutil.which(name)
    if not path:
        raise Missing(f"{name} is not installed")
    return path


class Process:
    """A program that ends with its object, in a folder of its own as its home, with some files in it."""

    def __init__(self, arguments, files=(), **environment):
        self.folder = tempfile.TemporaryDirectory()
        for path, text in dict(files).items():
            (Path(self.folder.name) / path).parent.mkdir(parents=True, exist_ok=True)
            (Path(self.folder.name) / path).write_text(text)
        home = {"HOME": self.folder.name, "XDG_CACHE_HOME": self.folder.name, "XDG_CONFIG_HOME": self.folder.name}
        self.process = subprocess.Popen([part.format(home=self.folder.name) for part in arguments], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, env={**os.environ, **home, **environment}, start_new_session=True)

    def end(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.folder.name, ignore_errors=True)


def connected(port, process):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.process.poll() is None:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        except OSError:
            time.sleep(0.05)
    raise Missing("it does not start")


class Browser:
    """A browser with its driver. `smoothing` is how much further than in other browsers its letters are from Cairo's (test_pictures.py)."""
    smoothing = 0

    def restart(self):
        self.end()
        self.__init__()


class Firefox(Browser):
    name = "Firefox"
    COMMANDS = {"navigate": "WebDriver:Navigate", "execute": "WebDriver:ExecuteScript", "actions": "WebDriver:PerformActions",
                "release": "WebDriver:ReleaseActions", "screenshot": "WebDriver:TakeScreenshot", "rect": "WebDriver:SetWindowRect"}
    PREFERENCES = {"browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
                   "app.update.enabled": False, "network.captive-portal-service.enabled": False, "browser.startup.page": 0,
                   "network.connectivity-service.enabled": False, "extensions.update.enabled": False, "dom.disable_open_during_load": False,
                   "layout.css.devPixelsPerPx": "1"}

    def __init__(self):
        executable = shutil.which("firefox-esr") or program("firefox")
        port = free_port()
        self.number = 0
        self.process = Process([executable, "--headless", "--marionette", "--no-remote", "--profile", "{home}"], MOZ_HEADLESS_WIDTH="1400",
                               MOZ_HEADLESS_HEIGHT="1100")
        preferences = {**self.PREFERENCES, "marionette.port": port}
        (Path(self.process.folder.name) / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()))
        try:
            self.socket = connected(port, self.process)
            self.answers = self.socket.makefile("rb")
            self.answer()
            self.version = self.send("WebDriver:NewSession", capabilities={})["capabilities"]["browserVersion"]
            self.send("WebDriver:SetTimeouts", script=1000 * PATIENCE, pageLoad=1000 * PATIENCE)
            self.open_narrow_window()
        except BaseException:
            self.process.end()
            raise

    def open_narrow_window(self):
        """Continues in a window without bars, since one with bars is never as narrow as a phone."""
        former = self.send("WebDriver:GetWindowHandles")
        self.command("execute", script="window.open('about:blank', '', 'popup,width=390,height=700')", args=[])
        end = time.monotonic() + PATIENCE
        while not (opened := [handle for handle in self.send("WebDriver:GetWindowHandles") if handle not in former]):
            if time.monotonic() > end:
                raise DriverError("Firefox opens no window")
            time.sleep(0.02)
        self.send("WebDriver:SwitchToWindow", handle=opened[0], focus=True)

    def answer(self):
        length = b""
        while (byte := self.answers.read(1)) != b":":
            if not byte:
                raise DriverError("Firefox has ended")
            length += byte
        return json.loads(self.answers.read(int(length)))

    def send(self, command, **parameters):
        self.number += 1
        message = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self.answer()
        if error:
            raise DriverError(error["message"])
        return result

    def command(self, name, **parameters):
        result = self.send(self.COMMANDS[name], **parameters)
        return result["value"] if isinstance(result, dict) and "value" in result else result

    def end(self):
        self.process.end()


class WebKit(Browser):
    name = "WebKit"
    COMMANDS = {"navigate": ("POST", "/url"), "execute": ("POST", "/execute/sync"), "actions": ("POST", "/actions"),
                "release": ("DELETE", "/actions"), "screenshot": ("GET", "/screenshot"), "rect": ("POST", "/window/rect")}

    # The bars of the browser's window, so small that the window can be as narrow as a phone.
    FILES = {"gtk-3.0/gtk.css": "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }\n"
                                "button, entry, headerbar { min-width: 0; padding: 0; margin: 0; }\nimage { -gtk-icon-size: 1px; }\n"}
    SCREEN = "2200x1200x24"
    # Interprets WebAssembly. What WebKit's compilers make of it reads outside of its memory now and then, and stops one program in
    # eight at its start (WebKitGTK 2.50.6 on x86-64).
    ENGINE = {"JSC_useBBQJIT": "0", "JSC_useOMGJIT": "0"}

    def __init__(self):
        driver, screen = program("WebKitWebDriver"), program("Xvfb")
        browser = next((str(path) for pattern in MINI_BROWSERS for path in Path("/").glob(pattern[1:])), None)
        if not browser:
            raise Missing("MiniBrowser is not installed")
        display = next(f":{number}" for number in range(90, 190) if not Path(f"/tmp/.X11-unix/X{number}").exists())
        self.processes = [Process([screen, display, "-screen", "0", self.SCREEN, "-nolisten", "tcp"])]
        try:
            self.until(lambda: Path(f"/tmp/.X11-unix/X{display[1:]}").exists())
            port = free_port()
            self.address = f"http://127.0.0.1:{port}"
            self.processes.append(Process([driver, f"--port={port}"], self.FILES, DISPLAY=display, LIBGL_ALWAYS_SOFTWARE="1",
                                          GDK_BACKEND="x11", **self.ENGINE))
            connected(port, self.processes[-1]).close()
            options = {"binary": browser, "args": ["--automation"]}
            session = self.request("POST", "/session", {"capabilities": {"alwaysMatch": {
                "browserName": "MiniBrowser", "webkitgtk:browserOptions": options,
                "timeouts": {"script": 1000 * PATIENCE, "pageLoad": 1000 * PATIENCE}}}})
            self.version = session["capabilities"]["browserVersion"]
            self.session = f"/session/{session['sessionId']}"
        except BaseException:
            self.end()
            raise

    def until(self, condition):
        end = time.monotonic() + 20
        while not condition():
            if time.monotonic() > end:
                raise Missing("its screen does not start")
            time.sleep(0.05)

    def request(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise DriverError(f"{value['error']}: {value.get('message')}") from None

    def command(self, name, **parameters):
        method, path = self.COMMANDS[name]
        return self.request(method, self.session + path, parameters if method == "POST" else None)

    def end(self):
        try:
            self.request("DELETE", getattr(self, "session", "/status"))
        except (DriverError, OSError, AttributeError):
            pass
        for process in reversed(self.processes):
            process.end()


class UnhintedWebKit(WebKit):
    """WebKit with letters as their outlines are. Otherwise GTK has them hinted by Fontconfig's default: darker than Cairo's, and up to two
    points beside them within a line. GTK reads this setting from the resources of X and from nothing else, where no desktop runs.

    The letters then lie where Cairo's do, but the edges of dark ones are lighter and those of light ones stronger.
    """
    smoothing = 9
    FILES = {**WebKit.FILES, ".Xdefaults": "Xft.hinting: 0\n"}
