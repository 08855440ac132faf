"""The lab: many games between bots on all cores, and studies of bots and games."""
