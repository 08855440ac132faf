"""The lab: many games between bots on all cores, and what they tell about bots and games."""
