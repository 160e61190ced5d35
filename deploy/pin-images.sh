#!/bin/sh
# sh deploy/pin-images.sh: writes into Dockerfile and compose files which image each tag names now, by its digest, as the registries
# tell. Nothing is changed unless every digest is known. Run again, it takes the newer images of the same tags.
set -eu
cd "$(dirname "$0")/.."
files='Dockerfile docker-compose.yml deploy/docker-compose.scaled.yml'
trap 'for file in $files; do rm -f "$file.pinned"; done' EXIT

# After `image:` or FROM, with a tag; not the application's own, whose name is a variable.
from='image:|FROM( +--platform=[^ ]+)?'
images=$(sed -nE "s/^ *($from) +([a-z0-9][a-z0-9./_-]*:[A-Za-z0-9._-]+).*/\\3/p" $files | sort -u)
for file in $files; do cp "$file" "$file.pinned"; done
for image in $images; do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  printf '%s' "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}' || { echo "There is no digest of $image: '$digest'. Nothing was changed." >&2; exit 1; }
  dots=$(printf '%s' "$image" | sed 's/\./\\./g')
  for file in $files; do
    sed -E "s#(($from) +$dots)(@sha256:[0-9a-f]{64})?( |\$)#\\1@$digest\\5#" "$file.pinned" > "$file.new" && mv "$file.new" "$file.pinned"
  done
  echo "$image@$digest"
done
# Their modes stay.
for file in $files; do cat "$file.pinned" > "$file"; done
