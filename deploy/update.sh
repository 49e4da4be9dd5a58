#!/usr/bin/env bash
# Replaces all instances of replicas.compose.yaml by new ones while people go on: as many new ones
# start beside the old, and the old stop once the new are ready. Run it in the project's folder,
# after git pull. Where the new ones don't become ready, they are removed and the old stay.
set -euo pipefail
compose() { docker compose -f docker-compose.yml -f deploy/replicas.compose.yaml "$@"; }

compose build app
old=$(compose ps --quiet app)
count=$(wc -w <<<"$old")
if [ "$count" -eq 0 ]; then
  echo "no instance runs: docker compose up starts them" >&2
  exit 1
fi

others() { compose ps --quiet --all app | grep -vxF "$old" || true; }
if ! compose up --detach --wait --no-deps --no-recreate --scale app=$((count * 2)) app; then
  echo "the new instances are not ready: they are removed, the old ones go on" >&2
  new=$(others)
  if [ -n "$new" ]; then docker rm --force $new >/dev/null; fi
  exit 1
fi
# One after the other: each says that it stops, finishes what is under way, and closes its door.
for instance in $old; do
  docker stop --time 15 "$instance" >/dev/null
  docker rm "$instance" >/dev/null
done
echo "$count instances were replaced"
