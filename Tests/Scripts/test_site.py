#!/usr/bin/env python3
"""Tests of the site: what its checker finds, and that the guides are pages without broken links."""
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import site_guides  # noqa: E402
import site_links  # noqa: E402


def problems_of(files, base="/"):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return site_links.problems(Path(folder), base)


class SiteLinks(unittest.TestCase):
    def test_links_to_files_folders_and_places_are_alive(self):
        self.assertEqual(problems_of({
            "index.html": '<a href="a/">a</a><a href="a/index.html#here">b</a><a href="#x">c</a><i id="x"></i><a href="https://swift.org">d</a>',
            "a/index.html": '<b id="here"></b><a href="/index.html">home</a><img src="../p.png">', "p.png": ""}), [])

    def test_dead_links_and_places_are_found(self):
        self.assertEqual(problems_of({"index.html": '<a href="no.html">a</a><a href="#no">b</a><img src="no.png"><a href="../out">c</a>'}), [
            "index.html has the dead link no.html", "index.html has a link to the missing place #no", "index.html has the dead link ../out",
            "index.html has the dead link no.png"])

    def test_external_requests_are_found(self):
        self.assertEqual(problems_of({"index.html": '<script src="https://a.test/x.js"></script><link rel="stylesheet" href="//b.test/y.css">'
                                      '<link rel="canonical" href="https://c.test"><style>p { background: url(http://d.test/z.png) }</style>',
                                      "s.css": "@font-face { src: url('https://e.test/f.woff') }"}), [
            "index.html requests https://a.test/x.js", "index.html requests //b.test/y.css", "index.html requests http://d.test/z.png",
            "s.css requests https://e.test/f.woff"])

    def test_absolute_paths_need_the_base_of_the_site(self):
        files = {"index.html": '<a href="/masonry/a.html">a</a><a href="/a.html">b</a>', "a.html": ""}
        self.assertEqual(problems_of(files, "/masonry"), ["index.html has the dead link /a.html"])

    def test_pages_of_the_reference_name_each_other(self):
        data = '{"references": {"a": {"url": "/documentation/a"}, "b": {"url": "/documentation/b#part"}, "c": {"url": "https://swift.org"}}}'
        self.assertEqual(problems_of({"reference/data/documentation/a.json": data}), [
            "reference/data/documentation/a.json has the dead link /documentation/b#part"])


class Guides(unittest.TestCase):
    def test_headings_have_the_places_that_links_name(self):
        self.assertEqual(site_guides.with_identifiers("<h2>What <code>a.b</code> is, &amp; why</h2>"),
                         '<h2 id="what-ab-is--why">What <code>a.b</code> is, &amp; why</h2>')

    @unittest.skipUnless(shutil.which("cmark-gfm"), "there is no cmark-gfm")
    def test_all_guides_become_pages_without_dead_links(self):
        with tempfile.TemporaryDirectory() as folder:
            site = Path(folder)
            guides = site_guides.write(ROOT, site / "guides", None)
            self.assertEqual(len(guides), len(list((ROOT / "docs").glob("*.md"))) + 3)
            (site / "index.html").write_text(site_guides.front_page([], guides))
            self.assertEqual(site_links.problems(site), [])
            self.assertIn("<table>", (site / "guides" / "modules.html").read_text())
            # A link of the documents that names no heading has to be found.
            page = site / "guides" / "first-package.html"
            page.write_text(page.read_text().replace("#writing-a-page", "#nothing-there"))
            self.assertEqual(len(site_links.problems(site)), 1)


if __name__ == "__main__":
    unittest.main()
