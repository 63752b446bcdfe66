"""King & Robber Baron: whoever finishes the largest city or the longest road, and what that is worth at the end."""
