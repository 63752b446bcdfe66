"""The rules, in integers and flat arrays: compiled C where there is a compiler, the same Python files where not."""

from __future__ import annotations

import os
import warnings

from carcassonne.core.state import COMPILED

if not COMPILED and os.environ.get("CARCASSONNE_UNCOMPILED") != "1":
    warnings.warn(
        "carcassonne's core runs uncompiled, about 100 times slower: reinstall it where a C compiler works "
        "(CARCASSONNE_UNCOMPILED=1 says that this is meant)",
        RuntimeWarning,
        stacklevel=2,
    )
