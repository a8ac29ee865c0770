"""Questions, matches, records, chance, views. Knows no game."""

import sys
from importlib.util import find_spec

if find_spec("librt") is None or find_spec("librt.strings") is None:  # no wheel of it for this Python
    from skarb.kernel import writer

    sys.modules["librt.strings"] = writer
