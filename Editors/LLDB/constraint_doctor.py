"""The constraint doctor in LLDB, and so in Xcode.

    command script import /path/to/Masonry/Editors/LLDB/constraint_doctor.py

adds the command `constraints`, and a breakpoint at each conflict of constraints. Put the line into ~/.lldbinit to have both in every session.
The breakpoint hands the conflict to the program `masonry` and prints the explanation below the message, and the app continues. Without the
program it opens the doctor's page with the conflict. `constraints stop` makes the app stop at conflicts, `constraints continue` ends that, and
`constraints FILE` explains a log in a file.

MASONRY is the path of the program, `masonry` in PATH by default. CONSTRAINT_DOCTOR_PAGE is the address of the page, which `make gallery`
builds at build/gallery/doctor.html.
"""
import os
import pathlib
import shutil
import subprocess
import urllib.parse
import webbrowser

# UIKit calls it with the constraint that it breaks and the list.
SYMBOLS = ("UIViewAlertForUnsatisfiableConstraints",)
# AppKit's message names it. Its arguments are not documented: the app can stop there, and its output goes through masonry explain --follow.
STOP_SYMBOLS = ("LAYOUT_CONSTRAINTS_NOT_SATISFIABLE",)
stops = False


def log_text(broken, constraints):
    """The log as the system prints it."""
    return (
        "Unable to simultaneously satisfy constraints.\n" + constraints.strip()
        + "\n\nWill attempt to recover by breaking constraint\n" + broken.strip() + "\n"
    )


def program():
    """The path of the program masonry, or None."""
    return shutil.which(os.environ.get("MASONRY", "masonry"))


def page():
    """The address of the doctor's page."""
    built = pathlib.Path(__file__).resolve().parents[2] / "build" / "gallery" / "doctor.html"
    return os.environ.get("CONSTRAINT_DOCTOR_PAGE", built.as_uri())


def explain(log):
    """Explains a log with the program, or opens the page with it. Returns what to print."""
    path = program()
    if path:
        done = subprocess.run([path, "explain"], input=log, capture_output=True, text=True, check=False)
        return done.stdout or done.stderr
    webbrowser.open(page() + "#log=" + urllib.parse.quote(log))
    return "The conflict is opened in the constraint doctor's page.\n"


def description(frame, argument):
    """The description of an object that the function got."""
    return frame.EvaluateExpression(f"(id)${argument}").GetObjectDescription() or ""


def conflict(frame, location=None, arguments=None, dictionary=None):
    """What the breakpoint runs. Returns whether the app stops."""
    print(explain(log_text(description(frame, "arg1"), description(frame, "arg2"))))
    return stops


def stop(frame, location=None, arguments=None, dictionary=None):
    """What the breakpoint in AppKit runs. Returns whether the app stops."""
    return stops


def constraints(debugger, command, result, dictionary):
    """Explain a log in a file: constraints FILE. With stop or continue: whether the app stops at conflicts."""
    global stops
    if command in ("stop", "continue"):
        stops = command == "stop"
        result.AppendMessage("The app " + ("stops" if stops else "continues") + " at conflicts of constraints.")
        return
    try:
        result.AppendMessage(explain(pathlib.Path(command).expanduser().read_text()))
    except OSError as error:
        result.SetError(f"{command or 'The file'} cannot be read: {error.strerror}")


def __lldb_init_module(debugger, dictionary):
    debugger.HandleCommand(f"command script add --overwrite --function {__name__}.constraints constraints")
    target = debugger.GetSelectedTarget() or debugger.GetDummyTarget()
    for symbol in SYMBOLS + STOP_SYMBOLS:
        breakpoint_ = target.BreakpointCreateByName(symbol)
        breakpoint_.SetScriptCallbackFunction(f"{__name__}.{'conflict' if symbol in SYMBOLS else 'stop'}")
        breakpoint_.AddName("constraint-doctor")
    print("The constraint doctor explains conflicts of constraints. `help constraints` shows its command.")
