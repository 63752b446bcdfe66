"""The engine for a browser: the compiled core as one WebAssembly module for Pyodide, built where the package is built.

`python -m web.engine FOLDER` compiles the C files that the package was compiled from (build/cython), with the headers
of the Python that runs it, for the Pyodide whose CPython has the same minor version: docs/decisions/0023.
"""
