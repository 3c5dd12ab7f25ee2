#!/usr/bin/env python3
"""Tests of what scripts/make-page --watch is made of: it notices changes, and open pages are notified."""
import json
import sys
import tempfile
import threading
import unittest
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import page_server  # noqa: E402
import page_watch  # noqa: E402


class Watch(unittest.TestCase):
    def setUp(self):
        self.holder = tempfile.TemporaryDirectory()
        self.addCleanup(self.holder.cleanup)
        self.folder = Path(self.holder.name)
        (self.folder / "Sources").mkdir()
        (self.folder / "Sources" / "main.swift").write_text("print(1)")

    def state_after(self, change):
        before = page_watch.state([self.folder])
        change()
        return before != page_watch.state([self.folder])

    def test_changed_new_and_removed_sources_are_noticed(self):
        source = self.folder / "Sources" / "main.swift"
        self.assertTrue(self.state_after(lambda: source.write_text("print(22)")))
        self.assertTrue(self.state_after(lambda: (self.folder / "page.html").write_text("a")))
        self.assertTrue(self.state_after(source.unlink))
        self.assertFalse(self.state_after(lambda: None))

    def test_what_builds_write_is_no_change(self):
        for name in ("build/wasm/a.swift", ".build/checkouts/b.swift"):
            (self.folder / name).parent.mkdir(parents=True)
            self.assertFalse(self.state_after(lambda: (self.folder / name).write_text("a")))

    def test_sources_that_a_build_generates_are_not_watched(self):
        described = self.folder / "build" / "wasm" / "App.json"
        described.parent.mkdir(parents=True)
        described.write_text(json.dumps({"source_folders": ["/lib"], "modules": [{"files": [str(described.parent / "App.confined" / "a.swift")]}]}))
        self.assertEqual(page_watch.source_folders(described), [Path("/lib")])
        self.assertEqual(page_watch.source_folders(self.folder / "none.json"), [])

    def test_a_change_during_the_build_is_noticed_after_it(self):
        before = page_watch.state([self.folder])
        (self.folder / "Sources" / "main.swift").write_text("changed while it was built")
        library = self.folder / "library"
        library.mkdir()
        (library / "a.swift").write_text("")
        after = page_watch.completed(before, page_watch.state([self.folder]))
        self.assertIn(str(library / "a.swift"), after)
        page_watch.wait_for_change([self.folder], after, pause=0.01)  # Returns.

    def test_the_wait_ends_with_a_change(self):
        done = threading.Event()
        before = page_watch.state([self.folder])
        threading.Thread(target=lambda: (page_watch.wait_for_change([self.folder], before, pause=0.01), done.set()), daemon=True).start()
        self.assertFalse(done.is_set())
        (self.folder / "Sources" / "more.swift").write_text("")
        self.assertTrue(done.wait(60))


class Serve(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.page = Path(holder.name) / "build" / "index.html"
        self.page.parent.mkdir()
        self.page.write_text("<!doctype html><title>The page</title>")
        (self.page.parent / "a.png").write_bytes(b"picture")
        (self.page.parent.parent / "secret.txt").write_text("secret")
        self.server = page_server.start(self.page, 0)
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)

    def get(self, path):
        return urllib.request.urlopen(f"http://localhost:{self.server.port}{path}", timeout=60)

    def test_the_page_is_served_with_the_script_that_loads_it_again(self):
        text = self.get("/").read().decode()
        self.assertIn("<title>The page</title>", text)
        self.assertIn("EventSource('/changes')", text)
        self.assertEqual(self.get("/a.png").read(), b"picture")

    def test_nothing_outside_of_the_folder_is_served(self):
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/none"):
            with self.assertRaises(urllib.error.HTTPError):
                self.get(path)

    def test_open_pages_are_notified_of_builds_and_errors(self):
        with self.get("/changes") as events:
            while not self.server.listeners:
                pass
            self.server.publish("main.swift:1:1: error")
            self.assertEqual(events.readline(), b'data: "main.swift:1:1: error"\n')
            events.readline()
            self.server.publish(None)
            self.assertEqual(events.readline(), b"data: null\n")
        # A page that is opened later gets the last errors.
        self.server.publish("still wrong")
        with self.get("/changes") as events:
            self.assertEqual(events.readline(), b'data: "still wrong"\n')


if __name__ == "__main__":
    unittest.main()
