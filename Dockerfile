# syntax=docker/dockerfile:1
# One image for web, worker and the commands; docs/operations.md says how far it has been checked.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Node comes with the image: the copy that npm brings along is left out, last.
RUN --mount=type=cache,target=/var/cache/npm npm ci --cache /var/cache/npm \
  && node scripts/run.mjs build \
  && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/.bin/node

FROM node:24-bookworm-slim
# For npm run backup and restore; its version is Debian's, as is that of compose.yaml's server.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/packages ./packages
COPY --from=build --chown=root:root /app/apps ./apps
COPY --from=build --chown=root:root /app/scripts ./scripts
COPY --from=build --chown=root:root /app/package.json /app/package-lock.json /app/LICENSE ./
# The code belongs to root and is only read; what may be written is /data and /tmp.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/run.mjs", "healthcheck"]
CMD ["node", "scripts/run.mjs", "start"]
