"""Finds broken links and external requests in a folder of static pages."""
import json
import re
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

# What a browser fetches without a click, by element.
FETCHED = {"img": "src", "script": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src", "link": "href", "input": "src", "embed": "src",
           "object": "data"}
# A link element of these kinds fetches nothing.
NAMES_ONLY = {"canonical", "alternate", "author", "license", "next", "prev"}


class PageReader(HTMLParser):
    """The links of a page, what it fetches, and the places in it that links can name."""

    def __init__(self, text):
        super().__init__()
        self.links, self.fetched, self.places = [], [], set()
        self.feed(text)
        for style in re.findall(r"<style[^>]*>(.*?)</style>", text, re.S):
            self.fetched += re.findall(r"""url\(\s*["']?([^"')]+)""", style) + re.findall(r"""@import\s+["']([^"']+)""", style)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.places.update(values[name] for name in ("id", "name") if values.get(name))
        if tag == "a" and values.get("href") is not None:
            self.links.append(values["href"])
        address = values.get(FETCHED.get(tag, ""))
        if address and not (tag == "link" and NAMES_ONLY & set((values.get("rel") or "").split())):
            self.fetched.append(address)


def is_external(address):
    return bool(re.match(r"(https?:)?//", address, re.I))


class Checker:
    def __init__(self, site, base):
        self.site, self.base = site.resolve(), "/" + base.strip("/")
        self.pages = {page: PageReader(page.read_text(errors="replace")) for page in sorted(self.site.rglob("*.html"))}

    def file(self, page, path):
        """The file that a server sends for a path in a page; None if there is none."""
        if path.startswith("/"):
            prefix = self.base.rstrip("/") + "/"
            if not (path + "/").startswith(prefix):
                return None
            found = self.site / path[len(prefix):]
        else:
            found = page.parent / path if path else page
        found = found.resolve()
        if found.is_dir():
            found = found / "index.html"
        return found if found.is_file() and found.is_relative_to(self.site) else None

    def problem(self, page, address, is_link):
        """What is wrong with an address; None if nothing is."""
        if re.match(r"(data|mailto|javascript|blob|about):", address):
            return None
        if is_external(address):
            return None if is_link else f"requests {address}"
        parts = urlsplit(address)
        target = self.file(page, unquote(parts.path))
        if not target:
            return f"has the dead link {address}"
        # Fragments of applications, such as the gallery's, are no places.
        reader, fragment = self.pages.get(target), unquote(parts.fragment)
        is_place = not fragment or not reader or fragment in reader.places or "/gallery/" in str(target) or "/reference/" in str(target)
        return None if is_place else f"has a link to the missing place {address}"

    def problems(self):
        for page, reader in self.pages.items():
            for addresses, is_link in ((reader.links, True), (reader.fetched, False)):
                for address in dict.fromkeys(addresses):
                    found = self.problem(page, address, is_link)
                    if found:
                        yield f"{page.relative_to(self.site)} {found}"
        for style in sorted(self.site.rglob("*.css")):
            for address in re.findall(r"""url\(\s*["']?([^"')]+)""", style.read_text(errors="replace")):
                found = self.problem(style, address.partition("#")[0] or style.name, False)
                if found:
                    yield f"{style.relative_to(self.site)} {found}"
        yield from self.reference_problems()

    def reference_problems(self):
        """Pages of DocC show data, which names other pages."""
        folder = self.site / "reference"
        for file in sorted((folder / "data").rglob("*.json")):
            data = json.loads(file.read_text())
            for reference in (data.get("references", {}) if isinstance(data, dict) else {}).values():
                address = reference.get("url", "")
                if address.startswith("/") and not (folder / "data" / f"{address.strip('/').partition('#')[0]}.json").is_file():
                    yield f"{file.relative_to(self.site)} has the dead link {address}"


def problems(site, base="/"):
    """The broken links and external requests of a site whose path on its server is `base`, one text each."""
    return list(dict.fromkeys(Checker(site, base).problems()))
