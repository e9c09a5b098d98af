# Builds, tests, measures and installs Rendition. `make help` lists what there is.

PREFIX ?= /usr/local
# The names that the program is installed under; `make install NAMES=rendition` leaves `convert` to ImageMagick.
NAMES ?= convert rendition
DESTDIR ?=

BIN := .build/bin
# What building and running needs, what the tests check against, and what the benchmarks compare with.
BUILD_PACKAGES := libmagic-dev zlib1g-dev libbz2-dev liblzma-dev libvips42 file
TEST_PACKAGES := imagemagick libimage-exiftool-perl libjxl-tools python3 python3-pil util-linux
BENCH_PACKAGES := imagemagick libvips-tools libglib2.0-0 shared-mime-info
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

.PHONY: help demo build test bench lint check install uninstall clean setup setup-test setup-bench

help:
	@echo 'make demo       install what is missing, build, convert a real picture to two other formats'
	@echo 'make test       run all tests'
	@echo 'make bench      measure against file, GIO, libvips and ImageMagick'
	@echo 'make build      build the optimised programs into $(BIN)'
	@echo 'make install    install under PREFIX ($(PREFIX)); NAMES=rendition leaves the name convert alone'
	@echo 'make uninstall  remove what install put there'
	@echo 'make lint       check the formatting'
	@echo 'make check      what a change must pass: lint, a build without warnings, all tests, the thread sanitizer'
	@echo 'make clean      remove all that was built'

# $(call install_missing,PACKAGES): asks for root only when a package is missing.
define install_missing
@missing=$$(for package in $(1); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || echo $$package; done); \
	if [ -n "$$missing" ]; then \
	  echo "Installing:" $$missing; \
	  $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	fi
endef

setup:
	$(call install_missing,$(BUILD_PACKAGES))

setup-test: setup
	$(call install_missing,$(TEST_PACKAGES))

setup-bench: setup
	$(call install_missing,$(BENCH_PACKAGES))

# The program is one static file that starts in about a millisecond. The worker opens codec libraries while it
# runs, which a static executable cannot.
LINK := -Xswiftc -use-ld=lld $(addprefix -Xlinker ,--gc-sections --strip-all)
STATIC := -Xswiftc -static-executable $(addprefix -Xlinker ,-llzma -lbz2 -lz)

build: setup
	@echo 'Building; the first time takes a few minutes.'
	@swift build -q -c release --static-swift-stdlib --product rendition-worker $(LINK)
	@swift build -q -c release --scratch-path .build/static --product convert $(STATIC) $(LINK)
	@mkdir -p $(BIN)
	@install .build/release/rendition-worker .build/static/release/convert $(BIN)

DEMO := .build/demo
PHOTO := Tests/TestSupport/Fixtures/photo.jpg

demo: build
	@mkdir -p $(DEMO)
	@for format in png webp; do \
	  $(BIN)/convert plan $(PHOTO) $$format && \
	  $(BIN)/convert --force $(PHOTO) $(DEMO)/photo.$$format || exit 1; \
	done
	@$(BIN)/convert identify $(PHOTO) $(DEMO)/photo.png $(DEMO)/photo.webp
	@echo "The results are in $(CURDIR)/$(DEMO)."

test: setup-test
	swift test --disable-xctest

bench: setup-bench build
	@swift run -q -c release --package-path Benchmarks benchmarks $(BIN)/convert

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Benchmarks

check: lint
	swift build --build-tests -Xswiftc -warnings-as-errors --scratch-path .build/warnings
	$(MAKE) test
	swift test --disable-xctest --sanitize=thread --scratch-path .build/thread --filter 'TypeDetectionTests|ConversionTests'

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/libexec/rendition
	install $(BIN)/rendition-worker $(DESTDIR)$(PREFIX)/libexec/rendition/
	for name in $(NAMES); do install $(BIN)/convert $(DESTDIR)$(PREFIX)/bin/$$name; done

uninstall:
	for name in $(NAMES); do rm -f $(DESTDIR)$(PREFIX)/bin/$$name; done
	rm -rf $(DESTDIR)$(PREFIX)/libexec/rendition

clean:
	rm -rf .build Benchmarks/.build
