"""Long work on the command line: jobs of the lab, simulations, calibration, training."""
