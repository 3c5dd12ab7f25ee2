"""Tests of Editors/LLDB/constraint_doctor.py with a stand-in for LLDB's objects."""
import importlib.util
import os
import pathlib
import stat
import tempfile
import unittest
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
spec = importlib.util.spec_from_file_location("constraint_doctor", ROOT / "Editors" / "LLDB" / "constraint_doctor.py")
doctor = importlib.util.module_from_spec(spec)
spec.loader.exec_module(doctor)

BROKEN = "<NSLayoutConstraint:0x1 UIView:0xa1.width == 20   (active)>"
LIST = '(\n    "<NSLayoutConstraint:0x1 UIView:0xa1.width == 20   (active)>"\n)'


class Value:
    def __init__(self, text):
        self.text = text

    def GetObjectDescription(self):
        return self.text


class Frame:
    def EvaluateExpression(self, expression):
        return Value({"(id)$arg1": BROKEN, "(id)$arg2": LIST}[expression])


class Breakpoint:
    def __init__(self, symbol):
        self.symbol, self.callback, self.names = symbol, None, []

    def SetScriptCallbackFunction(self, name):
        self.callback = name

    def AddName(self, name):
        self.names.append(name)


class Debugger:
    def __init__(self):
        self.commands, self.breakpoints = [], []

    def HandleCommand(self, command):
        self.commands.append(command)

    def GetSelectedTarget(self):
        return None

    def GetDummyTarget(self):
        return self

    def BreakpointCreateByName(self, symbol):
        self.breakpoints.append(Breakpoint(symbol))
        return self.breakpoints[-1]


class Result:
    def __init__(self):
        self.message = self.error = None

    def AppendMessage(self, text):
        self.message = text

    def SetError(self, text):
        self.error = text


class ConstraintDoctorTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.opened = []
        doctor.webbrowser.open = self.opened.append

    def use_program(self):
        """A program that prints its arguments and what it reads."""
        path = pathlib.Path(self.folder.name) / "masonry"
        path.write_text('#!/bin/sh\necho "masonry $*"\ncat\n')
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        os.environ["MASONRY"] = str(path)

    def test_importing_adds_the_command_and_the_breakpoints(self):
        debugger = Debugger()
        doctor.__dict__["__lldb_init_module"](debugger, {})
        self.assertIn("constraints", debugger.commands[0])
        self.assertEqual([each.symbol for each in debugger.breakpoints], list(doctor.SYMBOLS + doctor.STOP_SYMBOLS))
        for each in debugger.breakpoints:
            self.assertTrue(callable(getattr(doctor, each.callback.split(".")[-1])))

    def test_a_conflict_is_handed_to_the_program_as_the_system_prints_it(self):
        self.use_program()
        text = doctor.explain(doctor.log_text(BROKEN, LIST))
        self.assertTrue(text.startswith("masonry explain\nUnable to simultaneously satisfy constraints.\n("))
        self.assertIn("Will attempt to recover by breaking constraint\n" + BROKEN, text)
        self.assertEqual(self.opened, [])
        self.assertFalse(doctor.conflict(Frame()))

    def test_without_the_program_the_page_is_opened_with_the_log(self):
        os.environ["MASONRY"] = str(pathlib.Path(self.folder.name) / "missing")
        os.environ["CONSTRAINT_DOCTOR_PAGE"] = "file:///doctor.html"
        doctor.conflict(Frame())
        address, log = self.opened[0].split("#log=")
        self.assertEqual(address, "file:///doctor.html")
        self.assertEqual(urllib.parse.unquote(log), doctor.log_text(BROKEN, LIST))

    def test_the_command_stops_and_continues_and_reads_files(self):
        self.use_program()
        result = Result()
        doctor.constraints(None, "stop", result, {})
        self.assertTrue(doctor.conflict(Frame()) and doctor.stop(Frame()))
        doctor.constraints(None, "continue", result, {})
        self.assertFalse(doctor.conflict(Frame()) or doctor.stop(Frame()))
        log = pathlib.Path(self.folder.name) / "log.txt"
        log.write_text("Hello")
        doctor.constraints(None, str(log), result, {})
        self.assertIn("Hello", result.message)
        doctor.constraints(None, str(log) + "x", result, {})
        self.assertIn("cannot be read", result.error)


if __name__ == "__main__":
    unittest.main()
