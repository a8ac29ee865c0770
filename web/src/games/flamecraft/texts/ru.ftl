first = первый
