"""Who somebody is, what they may ask and how often, and how well they play."""
