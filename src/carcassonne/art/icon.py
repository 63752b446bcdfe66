"""The icon: a city on green ground, for the page, its window and a phone's home screen."""

from __future__ import annotations

ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    '<rect width="32" height="32" fill="#90b779"/>'
    '<g transform="translate(16 17)scale(.82)translate(-16 -18)">'
    '<path d="M7 27V9h4v3h3V9h4v3h3V9h4v18z" fill="#f4d29b" stroke="#3b2c25" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M13 27v-5a3 3 0 0 1 6 0v5z" fill="#3b2c25"/></g></svg>'
)
"""It fills its square, and what matters lies in the middle: systems cut icons as they like."""
