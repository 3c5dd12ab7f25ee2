#!/usr/bin/env python3
"""Prints the elements of a process's window as assistive technology sees them: role and name, one a line.

`accessible_tree.py PID --activate ROLE` performs the first action of the first element with the role.
"""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

# The roles of OpenUIKit by those of AT-SPI.
ROLES = {
    Atspi.Role.LABEL: "text", Atspi.Role.PUSH_BUTTON: "button", Atspi.Role.LINK: "link", Atspi.Role.IMAGE: "image",
    Atspi.Role.HEADING: "heading", Atspi.Role.SLIDER: "slider", Atspi.Role.TOGGLE_BUTTON: "toggle", Atspi.Role.CHECK_BOX: "toggle",
    Atspi.Role.ENTRY: "textField", Atspi.Role.TEXT: "textField",
}


def application(process):
    for _ in range(100):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == process:
                return child
        time.sleep(0.1)
    sys.exit(f"assistive technology does not see the process {process}")


def leaves(item):
    count = item.get_child_count()
    if count == 0:
        yield item
    for index in range(count):
        yield from leaves(item.get_child_at_index(index))


def main():
    window = application(int(sys.argv[1])).get_child_at_index(0)
    for item in leaves(window):
        role = ROLES.get(item.get_role(), item.get_role_name())
        if "--activate" in sys.argv:
            if role == sys.argv[-1]:
                names = [item.get_action_name(index) for index in range(item.get_n_actions())]
                item.do_action(next(index for index, name in enumerate(names) if "activate" in name))
                return
        else:
            print(f"{role}\t{item.get_name()}")


main()
