"""What a game teaches: its book, lessons and player aid, read from the game's folder and played by the engine.

docs/teaching.md tells how they are written; `python -m skarb.teach durak` says what is wrong with one game's.
"""
