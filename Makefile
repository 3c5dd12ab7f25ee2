# What a contributor does, one target each. Every target first makes sure that what it needs is there.

export SWIFT ?= swift
PORT ?= 8000
PREFIX ?= /usr/local
SITE_BASE ?= /
GALLERY := build/gallery
# The gallery is a package of its own, so that a package that depends on Masonry fetches nothing. Both are built in one folder:
# what they share is compiled once.
# The plan of a build that is kept in the folder may be that of another package: tests of that one would run.
OWN_PLAN := --disable-build-manifest-caching
IN_GALLERY := --package-path Gallery --scratch-path .build $(OWN_PLAN)
# The command `masonry` is one as well.
IN_DOCTOR := --package-path Doctor --scratch-path .build $(OWN_PLAN)
# And so is what compares with recordings of a Mac.
IN_GOLDENS := --package-path Tools/RecordGoldens --scratch-path .build $(OWN_PLAN)
GALLERY_COMMAND := .build/debug/gallery
CAROUSELS := cover-flow:moving linear rotary cylinder:moving inverted-cylinder wheel custom cover-flow-2 left-tilted \
  right-tilted time-machine inverted-time-machine inverted-wheel inverted-rotary


# A step is a title, a bar and a command: see scripts/in-steps.
define GALLERY_STEPS
Build the gallery | scripts/package-manager build $(IN_GALLERY) --product gallery
Draw all screens | rm -rf $(GALLERY) && $(GALLERY_COMMAND) page --output $(GALLERY)/pictures && scripts/gallery-page pictures
Build the live page | scripts/gallery-page gallery
+ Build the page of the constraint doctor | scripts/gallery-page doctor
endef

# These build in one folder, one after another, and keep one processor busy for most of the time: pages are built beside them.
define TEST_APPS_STEPS
Test the gallery | scripts/package-manager test $(IN_GALLERY) --disable-xctest
Test the recording of goldens | scripts/package-manager test $(IN_GOLDENS) --disable-xctest
Test the constraint doctor | scripts/package-manager test $(IN_DOCTOR) --disable-xctest
Test the tools that read Swift | scripts/test-tools
Build an app by the plugin | scripts/check-uikit-sources
Draw an app that does not compile | scripts/check-cuts
Draw, test and show an app | scripts/check-app-commands
Test the example apps | scripts/check-examples
Follow the guide of layout tests | scripts/check-layout-guide
endef

# The tests of windows wait for more than half of their time, so they run beside what is still built.
define TEST_ALL_STEPS
Test the modules, long tests included | scripts/test-modules --all
Compare with the names that apps use | scripts/uikit-coverage --check
Build a package that depends on this one | scripts/check-dependant
Build and run the first package of the guides | scripts/check-first-package
Test the gallery, the tools and apps | echo "$$TEST_APPS_STEPS" | scripts/in-steps
+ Build the pages | scripts/test-web build
+ Test windows | scripts/test-window
Test pages in three browsers | scripts/test-web open
endef
export GALLERY_STEPS TEST_APPS_STEPS TEST_ALL_STEPS

.DEFAULT_GOAL := help
.PHONY: help install setup gallery examples test test-all test-window test-web test-card-server bench bench-instructions bench-layout-testing bench-web bench-window bench-doctor fuzz verify sanitize lint format docs site serve readme-images record-images clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## Install what the build needs and is missing (Debian packages, as root or with sudo)
	@scripts/bootstrap

install: setup ## Install the command masonry, which uses this checkout: PREFIX=/usr/local
	scripts/package-manager build --package-path Doctor -c release --product masonry
	@mkdir -p "$(PREFIX)/bin"
	@install -m 755 "$$(scripts/package-manager build --package-path Doctor -c release --show-bin-path)/masonry" "$(PREFIX)/bin/masonry"
	@echo "installed $(PREFIX)/bin/masonry"

gallery: setup ## Draw every example screen, then build the live page: build/gallery/index.html
	@scripts/bootstrap pages
	@echo "$$GALLERY_STEPS" | scripts/in-steps

examples: setup ## Draw the screens of the example apps into build/gallery/examples
	@scripts/check-examples $(GALLERY)/examples

test: setup ## Run the tests of all modules but the long ones: before each commit
	@scripts/bootstrap --optional tiff heif svg pdf
	@scripts/test-modules

test-all: setup ## Run all tests: also the long ones, and those of documents, examples, windows, and of pages in three browsers
	@scripts/bootstrap scripts
	@scripts/bootstrap --optional tiff heif svg pdf
	@echo "$$TEST_ALL_STEPS" | scripts/in-steps

test-window: setup ## Run the tests of windows alone, on a virtual display with GTK 4
	@scripts/test-window

test-web: setup ## Run the tests of the live page alone
	scripts/package-manager build $(IN_GALLERY) --product gallery
	@scripts/test-web

test-card-server: setup ## Run the tests of Examples/CardServer, which fetches an HTTP server
	scripts/package-manager test --package-path Examples/CardServer --disable-xctest

bench: setup ## Measure the solver, layouts, the language and the carousel, and write the table of docs/benchmarks.md
	@scripts/bench

bench-instructions: setup ## Count the instructions of the benches, and fail if one takes 3 % more than in Benchmarks/instructions.tsv
	@scripts/bootstrap valgrind scripts
	@scripts/bench-instructions

bench-layout-testing: setup ## Measure LayoutTesting: layouts and pictures a second, and the page of 200 configurations
	scripts/package-manager run --package-path Benchmarks -c release layout-testing-bench

bench-web: gallery ## Measure the live page: sizes, first picture, frames
	@scripts/bootstrap brotli
	@scripts/bench-web

bench-window: setup ## Measure frames of carousels of thirty cards in a window of 1280 x 800, with and without a display
	@scripts/bootstrap windows
	@scripts/bench-window

bench-doctor: setup ## Measure the constraint doctor with logs of 200 constraints, natively and in its page
	@scripts/bench-doctor

fuzz: setup ## Throw random changes at view trees, callbacks, the solver and picture files, and compare with what is slow and obvious (seeds are printed)
	@scripts/fuzz

verify: setup ## Check the solver against an independent LP solver on a larger set of problems
	@scripts/verify

sanitize: setup ## Run the tests under the address, leak and thread sanitizers (takes minutes)
	@scripts/sanitize

lint: setup ## Check the format, the length of files, the imports, the documentation and the words
	@scripts/lint

format: setup ## Format all Swift sources in place
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Gallery Doctor Benchmarks

docs: setup ## Make the reference documentation in build/docs
	@scripts/docs

site: gallery examples docs ## Put gallery, reference, guides, doctor and report under one root, build/site (SITE_BASE=/path on its server)
	@scripts/bootstrap scripts guides
	@[ -s build/tools/layout-guide/report/index.html ] || scripts/check-layout-guide
	@scripts/site --base "$(SITE_BASE)" $(if $(SITE_ADDRESS),--address "$(SITE_ADDRESS)") $(if $(SITE_REPOSITORY),--repository "$(SITE_REPOSITORY)")
	@if venv=$$(scripts/web-venv); then "$$venv/bin/python" scripts/check-site "$(SITE_BASE)"; \
	else echo "site: not opened in a browser, since none could be installed (see above)"; fi

serve: gallery ## Build the gallery and serve it on http://localhost:8000 (PORT=… for another port)
	@scripts/bootstrap scripts
	@echo "The gallery is on http://localhost:$(PORT) (stop with Ctrl-C)"
	@python3 -m http.server --bind localhost --directory $(GALLERY) $(PORT)

readme-images: setup ## Draw the pictures of README.md again
	scripts/package-manager build $(IN_GALLERY) --product gallery
	mkdir -p docs/images
	$(GALLERY_COMMAND) sheet basic aspect-fit composite-edges scroll-view margins safe-area-layout-guide \
	  --output docs/images/gallery.png
	$(GALLERY_COMMAND) sheet --size 390x420 --columns 7 $(addprefix carousel-,$(CAROUSELS)) \
	  --output docs/images/carousels.png
	@scripts/check-examples build/gallery/examples
	"$$(scripts/web-venv)/bin/python" scripts/picture-sheet docs/images/mail.png \
	  $(addprefix build/gallery/examples/mail/,$(addsuffix .png,mailboxes messages-dark message menu-dark discard))
	"$$(scripts/web-venv)/bin/python" scripts/picture-sheet docs/images/apps.png $(addprefix build/gallery/examples/,$(addsuffix .png,\
	  shop/01-home shop/06-product shop/12-cart settings/01-introduction settings/05-settings settings/06-notifications-dark))

record-images: setup ## Record the reference pictures of the tests again (look at the difference before you commit)
	LAYOUT_TESTING_RECORD=failed scripts/package-manager test $(IN_GALLERY) --disable-xctest --filter GalleryTests.PictureTests

clean: ## Remove everything that was built
	rm -rf .build .build-* build Gallery/.build Gallery/build
