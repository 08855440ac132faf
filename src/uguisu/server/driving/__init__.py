"""Background work at tables: bots move, deadlines pass, races are judged, a node cleans up."""
