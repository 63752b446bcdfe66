"""The Abbot: a follower for cloisters and gardens who may come back before they are complete."""
