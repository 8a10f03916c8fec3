# syntax=docker/dockerfile:1
# Two stages: everything is needed to build, and the last one takes just the results.
# Build with `docker build -t planwright .`

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
# The server's bundle holds every package but these two with native parts, and what they need.
RUN mkdir /native && cp -r --parents -t /native \
    node_modules/libsql node_modules/@libsql node_modules/@neon-rs node_modules/detect-libc node_modules/@node-rs

FROM node:24-slim
ENV NODE_ENV=production \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /native/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY migrations ./migrations
COPY package.json ./
# The embedded database and the outbox, where they are used; nothing else is ever written.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: it gets the signals, and ends in order.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
