first = перший
