FROM node:26-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2 AS node

FROM node AS build
# npm names the product in the list below by this folder.
WORKDIR /par-avion

# Alone, so that a change of code does not install everything anew. No package needs its install script.
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/npm-cache npm ci --ignore-scripts --cache /npm-cache

# From what changes seldom to what changes often.
COPY tsconfig.json ./
COPY tools/build.ts tools/expected-errors.ts ./tools/
COPY tools/build ./tools/build
COPY tools/draw ./tools/draw
COPY client ./client
COPY server ./server
COPY shared ./shared
RUN npm run build

# The list of what ships. Not through a pipe, which would hide a failure of npm. Without the two lines that differ in each
# run, so that the same commit gives the same files.
RUN npm sbom --package-lock-only --omit dev --sbom-format cyclonedx --sbom-type application \
  > dist/sbom.cdx.json \
  && sed -i -e '/"serialNumber":/d' -e '/"timestamp":/d' dist/sbom.cdx.json

FROM node
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Par Avion" \
  org.opencontainers.image.description="Website of a study-abroad admissions consultancy" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
# VERSION is for the log and the metrics. Metrics and health have a port of their own (ADMIN_PORT), which others must reach.
# Threads that compress share one heap of the C library: with one each it keeps 30 MB more than it needs.
ENV NODE_ENV=production VERSION=${VERSION} ADMIN_HOST=0.0.0.0 MALLOC_ARENA_MAX=1
WORKDIR /site

# The server is bundled and reads nothing else. The files belong to root, so the program can't change what it serves.
COPY --from=build /par-avion/dist ./dist

USER node

# The default of PORT.
EXPOSE 3000

# With bash, which opens the connection itself: the slim image has no curl, and a second Node would take 40 MB each time.
# At ADMIN_PORT where there is one, since visitors can't fill it. A wildcard address is one of this machine too.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["bash", "-c", "admin=${ADMIN_PORT:+$ADMIN_HOST}; exec 3<>/dev/tcp/${admin:-${HOST:-0.0.0.0}}/${ADMIN_PORT:-${PORT:-3000}} && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 4 _ status _ <&3 && [ \"$status\" = 200 ]"]

# Without a shell or npm in between, SIGTERM reaches node; it has a handler, so it needs no init as process 1.
# The shutdown takes DRAIN_DELAY_MS and what the last answers need, SHUTDOWN_TIMEOUT_MS (10 s) at most: give it that
# time and a little more, e.g. `docker run --stop-timeout 15`.
# What Node runs with is in server/node.env.
CMD ["node", "--env-file=dist/node.env", "dist/server/main.js"]
