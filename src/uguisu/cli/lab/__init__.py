"""Long commands: jobs of the lab, simulations, calibration, training."""
