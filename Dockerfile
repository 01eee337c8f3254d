FROM node:26-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2 AS node

FROM node AS build
# The folder becomes the product's name in the SBOM.
WORKDIR /par-avion

# Separate layer, so that a code change does not reinstall packages. No package needs its install script.
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/npm-cache npm ci --ignore-scripts --cache /npm-cache

# Ordered from rarely to frequently changed.
COPY tsconfig.json ./
COPY tools/build.ts tools/expected-errors.ts ./tools/
COPY tools/build ./tools/build
COPY tools/draw ./tools/draw
COPY client ./client
COPY server ./server
COPY shared ./shared
RUN npm run build

# The SBOM. Redirected, not piped: a pipe would hide npm's exit code. Without the two lines that differ between runs, the same
# commit always produces the same file.
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
# VERSION is for the log and the metrics. MALLOC_ARENA_MAX makes compression threads share one malloc arena; one per thread would retain 30 MB more.
ENV NODE_ENV=production VERSION=${VERSION} MALLOC_ARENA_MAX=1
WORKDIR /site

# All that the server reads, bundled. Owned by root, so the server can't change it.
COPY --from=build /par-avion/dist ./dist

USER node

# The default of PORT.
EXPOSE 3000

# Uses bash's /dev/tcp: the slim image has no curl, and another Node process would take 40 MB each time. Prefers ADMIN_PORT,
# whose connections visitors can't use up. Connecting to a wildcard address reaches the container itself.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/${HOST:-0.0.0.0}/${ADMIN_PORT:-${PORT:-3000}} && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 4 _ status _ <&3 && [ \"$status\" = 200 ]"]

# Without a shell or npm, node receives SIGTERM directly; it handles the signal, so it needs no init as process 1.
# A graceful shutdown takes DRAIN_DELAY_MS (5 s) plus at most 5 s for pending responses: allow slightly more, e.g.
# `docker run --stop-timeout 15`. Never publish ADMIN_PORT: it is for other containers.
# Node options are in server/node.env.
CMD ["node", "--env-file=dist/node.env", "dist/server/main.js"]
