# Build: everything, then only what runs.
FROM node:20-bookworm-slim
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build
RUN rm -rf node_modules && npm ci --omit=dev --no-audit --no-fund --ignore-scripts
RUN rm -rf packages/*/src packages/*/web packages/*/scripts

# Run: no compiler, no development dependencies, nothing written.
FROM node:20-bookworm-slim
WORKDIR /app
COPY --from=0 /build/package.json /build/README.md /build/openenv.yaml ./
COPY --from=0 /build/node_modules ./node_modules
COPY --from=0 /build/packages ./packages
ENV NODE_ENV=production
ENV ENABLE_WEB_INTERFACE=true
ENV HOST=0.0.0.0
ENV PORT=8000
EXPOSE 8000
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/reasoning-gym-env/dist/cli/main.js", "serve"]
