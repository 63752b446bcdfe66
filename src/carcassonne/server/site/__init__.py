"""The site: the built page, its artwork and the examples of its rules pages."""
