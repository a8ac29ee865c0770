"""`python -m skarb`, where the command is not on the path."""

import sys

from skarb.cli import main

sys.exit(main())
