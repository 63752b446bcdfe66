"""The Python side of the rules: rules as a value, actions, events, views and the game, over the compiled core."""
