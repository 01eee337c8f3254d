#!/usr/bin/env bash
# Rolls out a version, or back to one: `bash deploy/roll-out.sh [VERSION]`, in a checkout that has .env and deploy/.env. The
# default VERSION is the date and time. A version without an image is built from this checkout.
#
# Stops at the first failure. The instance that is not replaced yet keeps serving, and deploy/.env keeps its version.
set -euo pipefail
cd "$(dirname "$0")/.."

# Exported, so that these values take precedence over older ones in the operator's shell.
unset VERSION
set -a
. deploy/.env
set +a
previous=${VERSION:-}
export VERSION=${1:-$(date +%F-%H%M%S)} COMPOSE_FILE=deploy/compose.yaml
CADDYFILE_CHECKSUM=$(cksum < deploy/Caddyfile)
export CADDYFILE_CHECKSUM

explain() {
  echo "Stopped at the error above; its cause may be in: docker compose logs --tail 20 site-1 site-2"
  echo "Return to the previous version: bash deploy/roll-out.sh ${previous:-VERSION}"
}
trap 'explain >&2' ERR

if ! docker image inspect "par-avion:$VERSION" > /dev/null 2>&1; then
  REVISION=$(git rev-parse HEAD) docker compose build site-1
fi
docker compose run --rm --no-deps caddy caddy validate --config /etc/caddy/Caddyfile
# Before any page refers to them.
docker compose run --rm assets

# An unhealthy instance first, while the other one serves the visitors.
instances=(site-1 site-2)
[[ $(docker compose ps site-2) == *'(healthy)'* ]] || instances=(site-2 site-1)
for instance in "${instances[@]}"; do
  # Docker restarts an instance that exits, so waiting for it would never end.
  docker compose up --detach --no-deps --no-build --wait --wait-timeout 90 "$instance"
done

# Both are ready: later commands, and the next start of this host, use the new version.
settings=$(grep -v '^VERSION=' deploy/.env)
printf '%s\nVERSION=%s\n' "$settings" "$VERSION" > deploy/.env.new
mv deploy/.env.new deploy/.env

# Recreates Caddy if its settings, its image or the Caddyfile changed.
docker compose up --detach --no-deps --wait caddy
echo "Rolled out: $VERSION"
