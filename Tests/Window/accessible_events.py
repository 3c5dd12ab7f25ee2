#!/usr/bin/env python3
"""Prints what assistive technology is notified of in a process's window, one event a line: what has got the focus, and descriptions that
have changed."""

import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def main(process):
    def print_event(event):
        if event.source.get_process_id() != process:
            return
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            print(f"focused\t{event.source.get_name()}", flush=True)
        elif event.type.startswith("object:property-change:accessible-description"):
            print(f"description\t{event.any_data}", flush=True)

    listener = Atspi.EventListener.new(print_event)
    for name in ("object:state-changed:focused", "object:property-change:accessible-description"):
        listener.register(name)
    print("ready", flush=True)
    GLib.MainLoop().run()


main(int(sys.argv[1]))
