"""The River: tiles with a river that are laid first, from the spring to the lake."""
