"""Lays the fake box over a copy of the package, as somebody who adds a box would put it there.

    python tests/fake_box/lay_over.py build/fake --mode uncompiled
    python tests/fake_box/lay_over.py build/fake --mode compiled --of .venv/lib/python3.13/site-packages --page

The copy is `build/fake/<mode>/carcassonne`: links to the files of the package, but for three things. The box's
folder is added, its name stands at the end of the list of boxes, and where the package is compiled its modules are
compiled against the package's declarations. Nothing else is compiled anew: a box needs no change of what is there.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from web import node  # noqa: E402

NAME = "fair"
WITNESSES = ("first_witness", "second_witness")
"""Two further boxes of one source, without tiles or anything to see: every hook of the core has two clients in them."""
SHARED = "carcassonne._memoryviews"
FLAGS = {
    "compiled": ["-O1", "-g0", "-ffp-contract=off"],
    "sanitized": ["-O1", "-g0", "-ffp-contract=off", "-fsanitize=bounds", "-fno-sanitize-recover=bounds"],
}


def main() -> None:
    """Lay the box over the package of one mode."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("target", type=Path)
    parser.add_argument("--mode", choices=("uncompiled", *FLAGS), required=True)
    parser.add_argument("--of", type=Path, default=ROOT / "src", help="the folder that holds the package")
    parser.add_argument("--page", action="store_true", help="build the page with the box, too")
    given = parser.parse_args()
    target = (given.target / given.mode).resolve()
    package = given.of.resolve() / "carcassonne"
    lay_over(package, target / "carcassonne", with_compiled=given.mode != "uncompiled")
    if given.mode != "uncompiled":
        compile_box(target, given.mode)
    if given.page:
        build_page(target)


def lay_over(package: Path, copy: Path, *, with_compiled: bool) -> None:
    """Make the copy with the box in it."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX") if with_compiled else "none"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(package, copy, copy_function=link, ignore=left_out(suffix))
    shutil.copytree(HERE / "python", copy / "boxes" / NAME, ignore=shutil.ignore_patterns("__pycache__"))
    for witness in WITNESSES:
        put_witness(witness, copy / "boxes" / witness)
    add_names(copy / "boxes" / "__init__.py", "BOXES = (", ")", (NAME, *WITNESSES))


def put_witness(name: str, folder: Path) -> None:
    """Put a witness under its name; what they have seen stands in one trace."""
    folder.mkdir()
    for source in (HERE / "witness").iterdir():
        if source.is_file() and (source.stem != "trace" or name == WITNESSES[0]):
            text = source.read_text(encoding="utf-8")
            named = re.sub(rf"{WITNESSES[0]}(?!\.trace)", name, text)
            (folder / source.name).write_text(named, encoding="utf-8")


def left_out(suffix: str) -> Callable[[str, list[str]], set[str]]:
    """Tell what of a folder is not wanted: what was made from the sources for another mode."""

    def ignore(folder: str, names: list[str]) -> set[str]:
        made = {name for name in names if name.endswith((".so", ".pyd")) and not name.endswith(suffix)}
        made |= {name for name in names if name.endswith((".c", ".pyc")) or name in ("__pycache__", "node_modules")}
        return made | ({"page"} if Path(folder).name == "server" else set())

    return ignore


def link(source: str, target: str) -> None:
    """Let a file be there without copying it, where the file system can."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def compile_box(target: Path, mode: str) -> None:
    """Compile the modules of the box that have a declaration, against those of the package."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    os.chdir(target)
    flags = FLAGS[mode]
    modules = [
        Extension(
            ".".join(path.with_suffix("").parts),
            [str(path.with_suffix(".py"))],
            extra_compile_args=flags if sys.platform != "win32" else [],
            extra_link_args=[flag for flag in flags if flag == "-fsanitize=bounds"],
        )
        for name in (NAME, *WITNESSES)
        for path in sorted(Path("carcassonne/boxes", name).glob("*.pxd"))
        if mode == "compiled" or path.stem != "env"  # no test of that mode plays there
    ]
    found = cythonize(  # type: ignore[no-untyped-call]
        modules,
        compiler_directives={"language_level": 3, "cdivision": True, "emit_code_comments": False},
        shared_utility_qualified_name=SHARED,
        emit_linenums=True,
        build_dir="c",
        quiet=True,
        nthreads=min(len(modules), os.cpu_count() or 1) if sys.platform == "linux" else 0,
    )
    command = build_ext(Distribution({"ext_modules": found}))
    command.inplace, command.parallel, command.build_temp = True, os.cpu_count() or 1, "temp"
    command.ensure_finalized()
    command.run()


def build_page(target: Path) -> None:
    """Build the page of a copy of its sources with the box in it into the copy of the package."""
    web = target / "web"
    shutil.rmtree(web, ignore_errors=True)
    shutil.copytree(ROOT / "web", web, copy_function=link, ignore=left_out("none"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(HERE / "page", web / "src" / "boxes" / NAME)
    add_names(web / "src" / "boxes.ts", "BOXES = [", "]", (NAME,))
    page = target / "carcassonne" / "server" / "page"
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    wanted = ("build", "--logLevel", "warn", "--outDir", str(page), "--emptyOutDir")
    subprocess.run([node.program(), vite, *wanted], cwd=web, check=True)


def add_names(listing: Path, begin: str, end: str, names: tuple[str, ...]) -> None:
    """Put boxes at the end of a list of boxes."""
    before, _, rest = listing.read_text(encoding="utf-8").partition(begin)
    listed, closed, after = rest.partition(end)
    assert closed, f"{listing.name}: there is no list of boxes"
    entries = [listed.strip().rstrip(","), *(f'"{name}"' for name in names)]
    listing.unlink()  # it is a link
    listing.write_text(f"{before}{begin}{', '.join(entries)}{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
