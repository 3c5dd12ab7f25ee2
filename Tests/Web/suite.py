#!/usr/bin/env python3
"""Tests of the page in Chromium, Firefox and WebKit: `scripts/test-web` runs them. Every function of the test modules that takes a page
and nothing else is one; the name of a function that helps them begins with an underscore.

With arguments, only the tests with one of them in their names. MASONRY_BROWSERS names the browsers, with spaces between them.

A test that fails runs again, since a browser under load answers late or not at all. One that passes then is printed with its
first failure and counted in the last line, and the suite passes.
"""
import contextlib
import os
import subprocess
import sys
import time
import traceback

import test_accessibility
import test_carousels
import test_counter
import test_doctor
import test_embedding
import test_failures
import test_gallery
import test_gallery_layout
import test_host
import test_host_program
import test_mail
import test_notes
import test_pictures
import test_first_package
import test_settings
import test_shop
import test_text_input
from driven_page import Unsupported, driven_page
from page import browser_page
from webdriver import Firefox, Missing, UnhintedWebKit, WebKit

BROWSERS = os.environ.get("MASONRY_BROWSERS", "Chromium Firefox WebKit").split()


def tests_of(*modules):
    return [value for module in modules for value in vars(module).values()
            if callable(value) and getattr(value, "__module__", "") == module.__name__
            and value.__code__.co_varnames[:value.__code__.co_argcount] == ("page",) and not value.__name__.startswith("_")
            and is_wanted(value.__name__)]


def is_wanted(name):
    return not sys.argv[1:] or any(part.replace(" ", "_") in name for part in sys.argv[1:])


class Results:
    """How the tests went in one browser."""

    def __init__(self, browser):
        self.browser, self.passed, self.failed, self.left_out, self.repeated = browser, 0, 0, [], []
        self.began = time.monotonic()

    def run(self, test, page, prepare=lambda page: None):
        """Runs a test, a second time if it fails, and prints how it went. Whatever a failure is, the other tests still run."""
        name, began = test.__name__.replace("_", " "), time.monotonic()
        try:
            if not self.passes(page, prepare, test):
                print(f"↻ {self.browser}: {name}, again", flush=True)
                if not self.passes(page, type(page).recover, prepare, test):
                    print(f"✘ {self.browser}: {name}", flush=True)
                    self.failed += 1
                    return
                self.repeated.append(name)
        except Unsupported as reason:
            self.left_out.append(str(reason))
            return
        print(f"✔ {self.browser}: {name} ({time.monotonic() - began:.1f} s)", flush=True)
        self.passed += 1

    def passes(self, page, *steps):
        """Takes the steps, the last of which is the test. Returns whether all succeed and the page has no complaints."""
        try:
            for step in steps[:-1]:
                step(page)
            page.complaints.clear()
            steps[-1](page)
            assert not page.complaints, page.complaints
        except Unsupported:
            raise
        except Exception:
            traceback.print_exc(limit=3)
            return False
        return True

    def summary(self):
        left_out = f", {len(self.left_out)} left out since they need {', '.join(sorted(set(self.left_out)))}" if self.left_out else ""
        repeated = f", {len(self.repeated)} passed the second time" if self.repeated else ""
        return (f"{self.passed + self.failed} tests in {self.browser}, {self.failed} failed{repeated}{left_out}"
                f" ({time.monotonic() - self.began:.0f} s)")


def prepare_gallery(page):
    """Opens the gallery unless it is open, and gives its device the size that the tests expect."""
    if not page.run("Boolean(globalThis.gallery)"):
        page.open()
    page.resize(390, 700)


def in_chromium():
    results = Results("Chromium")
    with browser_page(has_touch=True) as page:
        page.open()
        for test in tests_of(test_gallery, test_pictures, test_host, test_accessibility):
            results.run(test, page, prepare_gallery)
    for size, touches, *modules in ((1280, 800), False, test_gallery_layout), ((500, 400), False, test_counter, test_failures, test_first_package), ((390, 844), False, test_mail, test_notes, test_shop, test_settings, test_carousels, test_doctor), \
            ((500, 400), True, test_host_program), ((500, 600), True, test_text_input, test_embedding):
        with browser_page(*size, has_touch=touches) as page:
            for test in tests_of(*modules):
                results.run(test, page)
    return results


def in_browser(driver):
    """The tests in a browser over WebDriver."""
    results = Results(f"{driver.name} {driver.version}")
    with driven_page(driver) as page:
        page.open()
        for test in tests_of(test_gallery, test_host):
            results.run(test, page, prepare_gallery)
    compare_pictures(driver, results)
    for size, *modules in ((1280, 800), test_gallery_layout), ((500, 600), test_text_input, test_embedding), ((390, 844), test_mail, test_notes, test_shop, test_settings, test_carousels, test_doctor):
        with driven_page(driver, *size) as page:
            for test in tests_of(*modules):
                results.run(test, page)
    with driven_page(driver, 500, 400) as page:
        for test in tests_of(test_counter, test_failures, test_first_package, test_host_program):
            # That one needs no browser.
            if test is not test_host_program.a_check_names_what_embedded_swift_lacks:
                results.run(test, page)
    return results


def compare_pictures(driver, results):
    """The comparison with Cairo's pictures, without the tests whose numbers hold for Chromium alone."""
    of_chromium = (test_pictures.what_is_missing_moved_or_of_another_colour_shows_in_the_comparison,
                   test_pictures.edges_are_sharp_wherever_the_device_stands)
    tests = [test for test in tests_of(test_pictures) if test not in of_chromium]
    if not tests:
        return
    with contextlib.ExitStack() as stack:
        if driver.name == "WebKit":
            driver = UnhintedWebKit()
            stack.callback(driver.end)
        page = stack.enter_context(driven_page(driver))
        page.open()
        for test in tests:
            results.run(test, page, prepare_gallery)


def results_in(browser):
    if browser == "Chromium":
        return in_chromium()
    try:
        driver = {"Firefox": Firefox, "WebKit": WebKit}[browser]()
    except Missing as reason:
        print(f"{browser}: not tested: {reason}", flush=True)
        return None
    try:
        return in_browser(driver)
    finally:
        driver.end()


def main():
    if len(BROWSERS) > 1:
        # At once, since a browser mostly waits. What they print stays together.
        runs = [subprocess.Popen([sys.executable, *sys.argv], env={**os.environ, "MASONRY_BROWSERS": browser}, text=True,
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for browser in BROWSERS]
        reports = [run.communicate()[0].splitlines() for run in runs]
        for report in reports:
            print("\n".join(report[:-1]))
        # The last lines sum up.
        print("\n".join(report[-1] for report in reports if report))
        sys.exit(1 if any(run.returncode for run in runs) else 0)
    results = results_in(*BROWSERS)
    if results:
        print(results.summary())
    sys.exit(1 if results and results.failed else 0)


if __name__ == "__main__":
    main()
