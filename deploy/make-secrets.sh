#!/bin/sh
# sh deploy/make-secrets.sh: the compose file's secrets, in secrets/. Those that are there stay, and those that an earlier version
# had in .env are taken from there.
set -eu
cd "$(dirname "$0")/.."
mkdir -p -m 700 secrets
trap 'rm -f secrets/*.new' EXIT
# The containers' users read the files; nobody else comes into the folder.
umask 022

# As Compose reads it: the last line counts; quotes around a value, a comment after it and the second of two $ do not.
from_env() {
  [ ! -e .env ] || sed -n "
    /^$1=/ { s/^$1=//; s/[[:space:]]\{1,\}#.*//; s/[[:space:]]*\$//; s/^\"\(.*\)\"\$/\1/; s/^'\(.*\)'\$/\1/; s/\\$\\$/\$/g; h; }
    \$ { x; p; }" .env
}

save() {
  [ -n "$2" ] || { echo "Nothing was made for secrets/$1." >&2; exit 1; }
  printf '%s' "$2" > "secrets/$1.new"
  mv "secrets/$1.new" "secrets/$1"
}

make() {
  [ ! -s "secrets/$1" ] || return 0
  value=$(from_env "$2")
  [ -n "$value" ] || value=$(openssl rand -hex "$3")
  save "$1" "$value"
}

make jwt-secret JWT_SECRET 32
make metrics-token METRICS_TOKEN 32
make database-root-password MARIADB_ROOT_PASSWORD 24
make database-password MARIADB_PASSWORD 24
if [ ! -s secrets/database-url ]; then
  password=$(cat secrets/database-password)
  save database-url "mysql://hr:$password@database:3306/hr"
fi
