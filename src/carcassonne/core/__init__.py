"""The rules, in integers and flat arrays: compiled C where there is a compiler, the same Python files where not."""
