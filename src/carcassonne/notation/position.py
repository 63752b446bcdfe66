def print_position(s, rules): return ""
