FROM node:24.21.0-slim AS manifests
WORKDIR /app
# Only what decides which packages are installed: the layers below are built again when these change.
COPY package.json package-lock.json .npmrc ./
COPY apps/bench/package.json apps/bench/
COPY apps/e2e/package.json apps/e2e/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/config/package.json packages/config/
COPY packages/content/package.json packages/content/
COPY packages/contract/package.json packages/contract/
COPY packages/rig/package.json packages/rig/

FROM manifests AS site
RUN npm ci
COPY . .
RUN TURBO_TELEMETRY_DISABLED=1 npx turbo run build --filter=@northword/web

FROM manifests AS packages
RUN npm ci --omit=dev --workspace=@northword/server

FROM node:24.21.0-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY LICENSE package.json ./
COPY --from=packages /app/node_modules node_modules
COPY packages packages
COPY apps/server apps/server
COPY --from=site /app/apps/web/dist apps/web/dist
# docker compose exec app northword …
RUN printf '#!/bin/sh\nexec node /app/apps/server/src/commands/main.ts "$@"\n' > /usr/local/bin/northword \
  && chmod +x /usr/local/bin/northword
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags are those of bin/server-command.mjs, which says why.
ENV NODE_COMPILE_CACHE=/tmp/northword-compile-cache
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "apps/server/src/main.ts"]
