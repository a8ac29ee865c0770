"""The server's log: sentences, or a line of JSON for each. Whatever could open a door is left out of both."""

import json
import logging
import re
import sys
import time

SECRET = re.compile(
    r"(?i)(?P<name>(?:token|code|client|cookie|skarb|skarb_kept|seed|secret|part|password)['\"]?\s*[=:]\s*['\"]?)[^\s&'\",;)]+"
    r"|(?P<user>://[^\s:/@]+:)[^\s@/]+(?=@)"
    r"|[\w-]{12,}\.[\w-]{12,}\.[0-9a-f]{40,}"  # a cookie
    r"|\b[0-9a-f]{32,}\b"  # a seed, a seal, a signature
)


def hidden(text: str) -> str:
    """A text without what nobody should read."""
    return SECRET.sub(lambda found: (found["name"] or found["user"] or "") + "…", text)


class Sentences(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return hidden(super().format(record))


class Lines(logging.Formatter):
    """JSON, one object a line: time, level, logger, what; and how it came about."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": hidden(record.getMessage()),
        }
        if record.exc_info:
            said["trace"] = hidden(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


def write_log(lines: bool) -> None:
    """From now on to the standard error, of all loggers: warnings, or with `lines` what is normal, too."""
    hand = logging.StreamHandler(sys.stderr)
    hand.setFormatter(Lines() if lines else Sentences())
    logging.basicConfig(handlers=[hand], level=logging.WARNING, force=True)
    logging.getLogger("skarb").setLevel(logging.INFO if lines else logging.WARNING)
