"""Checks a commit's message: `python tools/commit_message.py FILE`, as the hook `commit-msg` calls it.

The subject has at most 60 characters and no full stop; a blank line parts it from the body. A commit that touches the
core or the rules of a box says that no rule changes, or carries the signature of the seeded games.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LONGEST = 60
CORE = re.compile(r"src/carcassonne/(core|boxes/\w+|ai/thought)/\w+\.(py|pxd)$")
SIGNED = re.compile(r"No rule change\.|Signature [0-9a-f]{12}")


def complaints(message: str, touched: list[str]) -> list[str]:
    """Return what is wrong with a message, a sentence each; `touched` are the files of the commit."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject, body = (lines or [""])[0], lines[1:]
    wrong = []
    if not subject:
        wrong.append("the subject is empty")
    if len(subject) > LONGEST:
        wrong.append(f"the subject has {len(subject)} characters, at most {LONGEST} are allowed")
    if subject.endswith("."):
        wrong.append("the subject ends with a full stop")
    if body and body[0]:
        wrong.append("there is no blank line below the subject")
    if any(CORE.match(path) for path in touched) and not SIGNED.search(message):
        wrong.append("the commit touches the core: say 'No rule change.' or give the signature (make signature)")
    return wrong


def main() -> int:
    message = Path(sys.argv[1]).read_text(encoding="utf-8")
    staged = subprocess.run(["git", "diff", "--cached", "--name-only"], capture_output=True, text=True, check=True)
    wrong = complaints(message, staged.stdout.splitlines())
    for complaint in wrong:
        print(f"commit message: {complaint}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
