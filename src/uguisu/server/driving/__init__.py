"""What happens by itself: bots move, deadlines pass, races are judged, a node cleans up."""
