"""A box that only sees: it adds something at every hook there is, and traces that it was asked.

It is laid over the package twice, under two names: what one adds must not keep the other from acting.
"""
