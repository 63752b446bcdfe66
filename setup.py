"""Compiles the core where a C compiler works; elsewhere installs it as the plain Python it also is.

CARCASSONNE_SANITIZE=1 builds with bounds checks that stop at the first C array access out of range, naming the line of
the Python file: one of the three modes the tests run in.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("carcassonne.core", "carcassonne.ai.thought", "carcassonne.env")  # every module that has a .pxd
SANITIZE = os.environ.get("CARCASSONNE_SANITIZE") == "1"
DIRECTIVES = {"language_level": 3, "cdivision": True, "emit_code_comments": False}


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

    flags = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds", "-O1", "-g"] if SANITIZE else ["-O3"]
    if sys.platform == "win32":
        flags = ["/O2"]
    modules = [
        (f"{package}.{path.stem}", str(path.with_suffix(".py")))
        for package in COMPILED
        for path in sorted(Path("src", *package.split(".")).glob("*.pxd"))
    ]
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
        compiler_directives=DIRECTIVES,
        emit_linenums=SANITIZE,
        build_dir="build/cython-sanitized" if SANITIZE else "build/cython",
    )


if os.environ.get("CARCASSONNE_UNCOMPILED") != "1" and compiler_works():
    jobs = {"build_ext": {"parallel": os.cpu_count() or 1}}
    setup(ext_modules=extensions(), install_requires=[], options=jobs)
else:
    print(
        "carcassonne: no working C compiler, installing the core uncompiled (about 100 times slower)", file=sys.stderr
    )
    setup(install_requires=["cython>=3.1,<4"])
