"""PettingZoo's own tests import an environment in a way PettingZoo deprecates: not our business."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pettingzoo.test  # noqa: F401
