# One name for both stages: what is built is what runs. CI may give a digest or a mirror instead.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site

# Alone, so that a change of code does not install everything anew. No package needs its install script.
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/npm-cache npm ci --ignore-scripts --cache /npm-cache

# From what changes seldom to what changes often.
COPY tsconfig.base.json tsconfig.json ./
COPY tools/build.ts tools/running-site.ts ./tools/
COPY tools/build ./tools/build
COPY pictures ./pictures
COPY client ./client
COPY server ./server
COPY shared ./shared
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /site

# The server is bundled and reads nothing else. It stays root's, so the program can't change what it serves.
COPY --from=build /site/dist ./dist

USER node

# The default of PORT.
EXPOSE 3000

# With node, since the slim image has no curl. Failures in the first 10 s don't count: the pages are being prepared.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz', { signal: AbortSignal.timeout(4000) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# Without a shell or npm in between, SIGTERM reaches node; it has a handler, so it needs no init as process 1.
# Answers in flight have 8 s, within the 10 s that `docker stop` waits.
# The heap is kept small: the pages are not in it, and what requests leave behind is soon collected.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=64", "dist/server/main.js"]
