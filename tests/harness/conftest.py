"""How hard the harness tries: a little by default, much more with `HYPOTHESIS_PROFILE=deep`."""

import os

from hypothesis import HealthCheck, settings

quiet = {"deadline": None, "suppress_health_check": list(HealthCheck), "database": None}
settings.register_profile("quick", max_examples=8, derandomize=True, **quiet)
settings.register_profile("deep", max_examples=200, **quiet)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
