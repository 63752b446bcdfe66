"""Reports: an analysis as text, as JSON and as a page."""
