"""Compiles the core where a C compiler works, elsewhere installs it as the plain Python it also is; builds the page.

CARCASSONNE_SANITIZE=1 builds with bounds checks that stop at the first C array access out of range, naming the line of
the Python file: one of the three modes the tests run in. CARCASSONNE_WITHOUT_PAGE=1 leaves the page out.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from setuptools import Command, Extension, setup
from setuptools.command.build import build

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
CORES = os.cpu_count() or 1


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
        target = Path(self.build_lib or "build", *page.BUILT.relative_to(ROOT / "src").parts)
        shutil.rmtree(target, ignore_errors=True)
        if page.wanted():
            shutil.copytree(page.BUILT, target)
            (target / page.SIGNED).unlink(missing_ok=True)  # who installs builds no more; the artwork's own is read

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
        build_dir="build/cython",
    )


def core() -> dict[str, Any]:
    """What setuptools must know about the core: what to compile, or that it runs uncompiled."""
    if os.environ.get("CARCASSONNE_UNCOMPILED") == "1" or not compiler_works():
        words = "no working C compiler, installing the core uncompiled (about 100 times slower)"
        print(f"carcassonne: {words}", file=sys.stderr)
        return {"install_requires": ["cython>=3.1,<4"]}
    modules = [] if ASKING or PACKING else extensions()
    return {"ext_modules": modules, "install_requires": [], "options": {"build_ext": {"parallel": CORES}}}


def main() -> None:
    if not ASKING:
        BuildPage.started = page.start_building()  # npm and the C compiler work side by side
    if PACKING:
        built()
    build.sub_commands.append(("build_page", None))
    setup(
        cmdclass={"build_page": BuildPage},
        setup_requires=page.requirements() if "egg_info" in ASKING else [],
        **core(),
    )


if __name__ == "__main__":
    main()
