"""Notices: devices that want to be told when it is their turn are called by Web Push, also when the page is closed."""
