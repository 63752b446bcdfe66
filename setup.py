"""Compiles the core where a C compiler works, elsewhere installs it as the plain Python it also is; builds the page.

What was compiled before is kept where its sources and the recipe (this file, Cython, Python, the compiler's flags) are
the same: build/cython has the C files, build/temp* the objects, build/lib* what is packed. What has no source any more
is not packed. The page is built anew when its own sources have changed.

CARCASSONNE_SANITIZE=1 builds with bounds checks that stop at the first C array access out of range, naming the line of
the Python file: one of the three modes the tests run in. CARCASSONNE_WITHOUT_PAGE=1 leaves the page out.
CARCASSONNE_REPOSITORY is the address the package names as its source: whoever publishes knows it (decision 20).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build front end does not

from web import page  # noqa: E402

COMPILED = "src/carcassonne/**/*.pxd"
"""A module is compiled where it has a .pxd beside it."""
SHARED = "carcassonne._memoryviews"
"""What Cython adds to every module with memoryviews: compiled once, it costs a third less time and space."""
SANITIZE = os.environ.get("CARCASSONNE_SANITIZE") == "1"
DIRECTIVES = {"language_level": 3, "cdivision": True, "emit_code_comments": False}
ASKING = {"egg_info", "dist_info"} & set(sys.argv)
"""The front end wants to know what is required or what the package is called: nothing is built yet."""
PACKING = "sdist" in sys.argv
INPLACE = "--inplace" in sys.argv
"""Compiled beside the sources, by somebody who works on them and knows what is old."""
CORES = os.cpu_count() or 1
C_FILES = Path("build/cython")
RECIPE = "recipe.sha256"
"""A file beside what was compiled that says how; missing while that goes on, so that nothing half done is kept."""


def recipe(*details: object) -> str:
    """How the core is compiled, apart from its sources, in 64 characters."""
    from Cython import __version__

    return hashlib.sha256(Path(__file__).read_bytes() + repr((__version__, details)).encode()).hexdigest()


@contextmanager
def signed(folder: Path, wanted: str) -> Iterator[bool]:
    """Tell whether what a folder holds was compiled to its end by a recipe; sign what comes to its end meanwhile."""
    place = folder / RECIPE
    known = place.is_file() and place.read_text(encoding="utf-8") == wanted
    place.unlink(missing_ok=True)
    yield known
    if known or not INPLACE:
        folder.mkdir(parents=True, exist_ok=True)
        place.write_text(wanted, encoding="utf-8")


class BuildCore(build_ext):
    """Compiles what has changed; everything, where it was compiled by another recipe or not to its end."""

    def run(self) -> None:
        flags = [os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
        with signed(Path(self.build_temp), recipe(sys.version, SANITIZE, flags)) as known:
            self.force = self.force or not (known or INPLACE)
            super().run()


class Build(build):
    """Builds the package, without what an earlier build has left of modules that are gone."""

    def run(self) -> None:
        super().run()
        commands = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        if not any(getattr(command, "editable_mode", False) for command in commands):
            forget_all_but(Path(self.build_lib), [path for each in commands for path in each.get_outputs()])


def forget_all_but(folder: Path, kept: list[str]) -> None:
    """Remove every file of a folder that is not among those kept."""
    wanted = {Path(path).resolve() for path in kept}
    for path in folder.rglob("*"):
        if path.is_file() and path.resolve() not in wanted:
            path.unlink()


class BuildPage(Command):
    """Puts the page, built meanwhile, into the package."""

    description = "build the page with npm"
    user_options: list[tuple[str, str | None, str]] = []  # noqa: RUF012 (setuptools' own shape)
    started: Future[None] | None = None

    def initialize_options(self) -> None:
        self.build_lib: str | None = None
        self.editable_mode = False

    def finalize_options(self) -> None:
        self.set_undefined_options("build", ("build_lib", "build_lib"))

    def run(self) -> None:
        built()
        if self.editable_mode:  # it is served from where it was built
            return
        target = self.target()
        shutil.rmtree(target, ignore_errors=True)
        if page.wanted():
            shutil.copytree(page.BUILT, target)
            (target / page.SIGNED).unlink(missing_ok=True)  # who installs builds no more; the artwork's own is read
        engine = target.with_name(page.ENGINE.name)
        shutil.rmtree(engine, ignore_errors=True)
        if page.wanted() and page.ENGINE.is_dir():
            shutil.copytree(page.ENGINE, engine, ignore=shutil.ignore_patterns("*.gz"))

    def target(self) -> Path:
        return Path(self.build_lib or "build", *page.BUILT.relative_to(ROOT / "src").parts)

    def get_outputs(self) -> list[str]:
        folders = (self.target(), self.target().with_name(page.ENGINE.name))
        return [str(path) for folder in folders for path in folder.rglob("*")] if page.wanted() else []

    def get_source_files(self) -> list[str]:
        """What a source archive holds: the sources and the built page, so that no node is needed to install it."""
        files = [*page.sources(), *(path for path in page.BUILT.rglob("*") if path.is_file())]
        return [path.relative_to(ROOT).as_posix() for path in files]


def built() -> None:
    """Wait for the page; without it there is nothing to install."""
    try:
        if BuildPage.started is not None:
            BuildPage.started.result()
    except page.PageError as reason:
        sys.exit(f"carcassonne: {reason}")


def compiler_works() -> bool:
    """Whether a C file that includes Python's headers compiles here."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CompileError, DistutilsPlatformError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CompileError, DistutilsPlatformError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    from Cython.Build import cythonize

    flags = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds", "-O1", "-g0"] if SANITIZE else ["-O3", "-g0"]
    flags.append("-ffp-contract=off")  # a product and a sum rounded once, where a processor can, is another answer
    if sys.platform == "win32":
        flags = ["/O2"]
    modules = [
        (".".join(path.relative_to("src").with_suffix("").parts), str(path.with_suffix(".py")))
        for path in sorted(Path().glob(COMPILED))
        if not (SANITIZE and "env" in path.with_suffix("").parts)  # no test of that mode plays there
    ]
    modules.append((SHARED, f"src/{SHARED.replace('.', '/')}.c"))
    with signed(C_FILES, recipe()) as known:
        return cythonize(
            [
                Extension(
                    name,
                    [source],
                    extra_compile_args=flags,
                    extra_link_args=["-fsanitize=bounds"] if SANITIZE else [],
                )
                for name, source in modules
            ],
            nthreads=CORES if sys.platform == "linux" else 0,
            compiler_directives=DIRECTIVES,
            shared_utility_qualified_name=SHARED,
            emit_linenums=True,  # what the bounds checks name; the same C files serve both builds
            build_dir=str(C_FILES),
            force=not (known or INPLACE),
        )


def core() -> dict[str, Any]:
    """What setuptools must know about the core: what to compile, or that it runs uncompiled."""
    if os.environ.get("CARCASSONNE_UNCOMPILED") == "1" or not compiler_works():
        words = "no working C compiler, installing the core uncompiled (about 100 times slower)"
        print(f"carcassonne: {words}", file=sys.stderr)
        return {"install_requires": ["cython>=3.1,<4"]}
    return {"ext_modules": [] if ASKING or PACKING else extensions(), "install_requires": []}


def urls() -> dict[str, str]:
    """The addresses that the package's page in an index shows."""
    repository = os.environ.get("CARCASSONNE_REPOSITORY", "").rstrip("/")
    places = {"Source": "", "Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md"}
    return {name: repository + path for name, path in places.items() if repository}


def main() -> None:
    if not ASKING:
        BuildPage.started = page.start_building()  # npm and the C compiler work side by side
    if PACKING:
        built()
    Build.sub_commands = [*build.sub_commands, ("build_page", None)]
    setup(
        cmdclass={"build": Build, "build_ext": BuildCore, "build_page": BuildPage},
        options={"build_ext": {"parallel": CORES}, "build_py": {"force": True}},
        project_urls=urls(),
        setup_requires=page.requirements() if "egg_info" in ASKING else [],
        **core(),
    )


if __name__ == "__main__":
    main()
