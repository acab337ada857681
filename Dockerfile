# One image for both kinds of processor: docker buildx build --platform linux/amd64,linux/arm64 .
# Brand, services and pages are in the database, which packages/seed fills once: build again after a change of code.

FROM --platform=$BUILDPLATFORM node:24.21.0-slim AS manifests
WORKDIR /app
# Only what decides which packages are installed: the layers below are built again when these change.
COPY package.json package-lock.json .npmrc ./
COPY apps/bench/package.json apps/bench/
COPY apps/e2e/package.json apps/e2e/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/config/package.json packages/config/
COPY packages/content/package.json packages/content/
COPY packages/contract/package.json packages/contract/
COPY packages/rig/package.json packages/rig/
COPY packages/seed/package.json packages/seed/

FROM manifests AS site
RUN npm ci
COPY . .
RUN TURBO_TELEMETRY_DISABLED=1 npx turbo run build --filter=@northword/web

# The same for every processor: the one package with native code brings it for all of them.
FROM manifests AS packages
# npm installs the compiler as well, because tRPC's types name it as a peer; nothing that runs asks for it.
RUN npm ci --omit=dev --workspace=@northword/server \
  && rm -r node_modules/typescript node_modules/@typescript \
  && rm -r node_modules/@northword/client node_modules/@northword/config node_modules/@northword/rig

FROM node:24.21.0-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
# docker compose exec app northword …
RUN printf '#!/bin/sh\nexec node /app/apps/server/src/commands/main.ts "$@"\n' > /usr/local/bin/northword \
  && chmod +x /usr/local/bin/northword
COPY LICENSE package.json ./
COPY --from=packages /app/node_modules node_modules
# Node takes the types out of our own files as it loads them, so these are what runs.
COPY packages/content packages/content
COPY packages/contract packages/contract
COPY packages/seed packages/seed
COPY apps/server apps/server
COPY --from=site /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
# Whether the process runs: a database that is away is no reason to take its pages out of service (docs/decisions/045).
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The root may be read-only. With a /tmp that is not, compiled code is kept there for the next start.
ENV NODE_COMPILE_CACHE=/tmp/northword-compile-cache
# This and the flags are those of bin/server-command.mjs, which says why.
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "--no-wasm-code-gc", "apps/server/src/main.ts"]
