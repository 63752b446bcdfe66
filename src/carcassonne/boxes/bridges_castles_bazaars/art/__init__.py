"""The artwork of bridges, castles and bazaars."""
