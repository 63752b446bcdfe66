"""The Flying Machines: a follower flies one to three squares, and lands where others may stand already."""
