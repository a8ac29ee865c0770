"""stub"""


def card_text(card: str, lang: str) -> str:
    return ""
