"""The page's sources, and (in Python) what builds them into the package."""
