"""The Wheel of Fortune: a start board with a wheel, a pig that walks it, and followers on its crown spaces."""
