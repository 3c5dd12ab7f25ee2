"""A display whose touchscreen and touchpad are driven by the tests: the X server of desktops, without a graphics card.

Its driver `inputtest` reads events from a socket. Xvfb has a pointer and a keyboard alone.
"""

import os
import shutil
import socket
import struct
import subprocess
import tempfile
from pathlib import Path

from desktop import Desktop

SIZE = (1600, 1200)

CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "memory"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "1600x1200" 22.04 1600 1632 1712 1744 1200 1229 1231 1261
EndSection
Section "Screen"
  Identifier "screen"
  Device "memory"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Modes "1600x1200"
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "touchscreen"
  Driver "inputtest"
  Option "SocketPath" "{folder}/touchscreen"
  Option "DeviceType" "Touch"
EndSection
Section "InputDevice"
  Identifier "touchpad"
  Driver "inputtest"
  Option "SocketPath" "{folder}/touchpad"
  Option "DeviceType" "Pointer"
EndSection
Section "InputDevice"
  Identifier "keyboard"
  Driver "inputtest"
  Option "SocketPath" "{folder}/keyboard"
  Option "DeviceType" "Keyboard"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "touchscreen" "SendCoreEvents"
  InputDevice "touchpad" "CorePointer"
  InputDevice "keyboard" "CoreKeyboard"
EndSection
"""


def is_available():
    """Whether the server with its drivers is installed."""
    modules = Path("/usr/lib/xorg/modules")
    return bool(shutil.which("Xorg")) and (modules / "input/inputtest_drv.so").exists() and (modules / "drivers/dummy_drv.so").exists()


class InputDesktop(Desktop):
    """A display with a touchscreen and a touchpad."""

    def start_server(self, size):
        self.folder = tempfile.mkdtemp(dir="/tmp")
        configuration = Path(self.folder, "xorg.conf")
        configuration.write_text(CONFIGURATION.format(folder=self.folder))
        server = super().start_server(None, lambda display: [
            "Xorg", "-config", configuration, "-logfile", Path(self.folder, "log"), "-displayfd", display, "-noreset", "-novtswitch",
            "-sharevts", "-nolisten", "tcp"])
        self.touchscreen = Device(Path(self.folder, "touchscreen"))
        self.touchpad = Device(Path(self.folder, "touchpad"))
        return server

    def close(self):
        self.touchscreen.close()
        self.touchpad.close()
        super().close()
        shutil.rmtree(self.folder)


class Device:
    """A device of the driver `inputtest`. Each message begins with its length and kind."""

    MOTION, TOUCH = 2, 6
    # X's numbers of the phases of a touch.
    BEGIN, UPDATE, END = 18, 19, 20

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(path))
        self.send(0, struct.pack("=HH", 1, 1))
        self.answer()

    def touch(self, finger, phase, x, y):
        """A finger at a place of the screen, in pixels."""
        place = {0: x / SIZE[0] * 0xFFFF, 1: y / SIZE[1] * 0xFFFF}
        self.send(self.TOUCH, struct.pack("=II", finger, phase) + self.valuators(place))
        self.wait()

    def scroll(self, x, y):
        """Two fingers on a touchpad. A step of a wheel is 120 units."""
        self.send(self.MOTION, struct.pack("=II", 0, 0) + self.valuators({2: x, 3: y}))
        self.wait()

    @staticmethod
    def valuators(values):
        mask, numbers = 0, [0.0] * 64
        for axis, value in values.items():
            mask |= 1 << axis
            numbers[axis] = value
        return struct.pack("=IQI64d64d", 0, mask, 0, *numbers, *numbers)

    def wait(self):
        """Waits until the server has handled all messages."""
        self.send(1, b"")
        self.answer()

    def send(self, kind, content):
        self.socket.sendall(struct.pack("=II", 8 + len(content), kind) + content)

    def answer(self):
        header = self.socket.recv(8, socket.MSG_WAITALL)
        length, _ = struct.unpack("=II", header)
        if length > 8:
            self.socket.recv(length - 8, socket.MSG_WAITALL)

    def close(self):
        self.socket.close()
