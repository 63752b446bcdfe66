"""What every drawing is made of: curves and areas, sides and corners, colours, styles and SVG text."""
