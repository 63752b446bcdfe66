"""Abbey & Mayor: abbeys in everybody's hand, mayors, wagons that move on, barns in fields."""
