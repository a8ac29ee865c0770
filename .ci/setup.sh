# Set-up shared by `play` and `test`; sourced from the root of the repository. A step runs again only when the file that
# describes it has changed: a copy of that file, kept beside what it made, is the stamp.

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$name" >/dev/null && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            echo "$name"
            return
        fi
    done
    echo "Skarb needs Python 3.11 or newer." >&2
    exit 1
}

# install REQUIREMENTS: the pinned packages and Skarb itself (in pure Python, edits take effect at once) into .venv
install() {
    if [ ! -x .venv/bin/python ]; then
        say "Making .venv"
        "$(find_python)" -m venv .venv
    fi
    if ! cmp -s "$1" ".venv/installed-$1"; then
        say "Installing $1"
        .venv/bin/python -m pip install --quiet --require-hashes --no-deps --requirement "$1"
        cp "$1" ".venv/installed-$1"
    fi
    if ! cmp -s pyproject.toml .venv/installed-pyproject.toml; then
        say "Installing skarb"
        .venv/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
        cp pyproject.toml .venv/installed-pyproject.toml
    fi
}

# install_page: the pinned packages of the page
install_page() {
    if ! command -v npm >/dev/null || ! node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)'; then
        echo "The page needs Node 20 or newer, with npm." >&2
        exit 1
    fi
    if ! cmp -s web/package-lock.json web/node_modules/installed-package-lock.json; then
        say "Installing the page's packages"
        (cd web && npm ci --no-audit --no-fund --loglevel=error)
        cp web/package-lock.json web/node_modules/installed-package-lock.json
    fi
}

# build_page: web/dist, if anything that it is made of is newer
build_page() {
    if [ ! -f web/dist/index.html ] || [ -n "$(find web src/skarb \( -name node_modules -o -name dist \) -prune -o \
        -type f \( -path 'web/*' -o -name '*.ftl' \) -newer web/dist/index.html -print | head -n 1)" ]; then
        say "Building the page"
        (cd web && npm run --silent build)
        touch web/dist/index.html
    fi
}
