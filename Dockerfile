# docker build -t employee-management-system .
# With a package registry of one's own: --secret id=npmrc,src=$HOME/.npmrc
# The build is the same for every processor, so that of the machine makes it.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --include=dev --loglevel=error
COPY . .
RUN node scripts/build.mjs && node scripts/sbom.mjs > dist/sbom.json && find dist -name '*.map' -delete && rm dist/.built.json && chmod -R a+rX package.json LICENSE scripts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
# No install option leaves these out: sources and their maps, manuals, editions for browsers and old tools, SQLite for other systems, weights of
# typefaces that payslips are not set in (decision 0132); and what only proposes holidays, 50 MB, of which the server's bundle has all that runs
# (decision 0101).
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --omit=dev --loglevel=error \
  && find node_modules \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -type f -delete \
  && find node_modules -name '*.md' ! -iname '*licen*' -type f -delete \
  && rm -r node_modules/typeorm/browser node_modules/@photostructure/sqlite/src node_modules/rxjs/dist/bundles node_modules/rxjs/dist/esm5 \
    node_modules/class-validator/bundles node_modules/class-validator/esm5 node_modules/class-validator/esm2015 \
    node_modules/libphonenumber-js/bundle node_modules/libphonenumber-js/es6-modern node_modules/libphonenumber-js/source node_modules/@zxcvbn-ts/*/src node_modules/swagger-ui-dist/swagger-ui-es-bundle*.js node_modules/swagger-ui-dist/swagger-ui.js \
    node_modules/ical.js/lib node_modules/ical.js/dist/ical.es5.cjs node_modules/ical.js/dist/ical.es5.min.cjs node_modules/ical.js/dist/ical.min.js \
  && find node_modules/@expo-google-fonts -type f ! -name '*_400Regular.ttf' ! -name '*_500Medium.ttf' ! -name '*_600SemiBold.ttf' ! -iname '*license*' ! -name package.json -delete \
  && find node_modules/@expo-google-fonts -type d -empty -delete \
  && (cd node_modules && find date-holidays date-holidays-parser astronomia moment moment-timezone lodash -type f ! -iname '*licen*' ! -name package.json -delete) \
  && find node_modules/@photostructure/sqlite/prebuilds -mindepth 1 -maxdepth 1 \
    ! -name "$(node -p 'process.platform + "-" + process.arch')" -exec rm -r {} +

FROM node:24-bookworm-slim
ARG VERSION=unreleased REVISION=unknown CREATED=unknown
LABEL org.opencontainers.image.title="Employee Management System" \
  org.opencontainers.image.description="Departments, employees, salary records and leave requests, for HR admins and employees." \
  org.opencontainers.image.licenses=MIT \
  org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$REVISION \
  org.opencontainers.image.created=$CREATED
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Memory that was given back is used again or returned, instead of being kept by each thread and between small pieces: a fifth of it.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768
# npm, which starts the shell's programs, keeps nothing: the root file system may be read-only.
ENV NPM_CONFIG_CACHE=/tmp/.npm NPM_CONFIG_LOGS_MAX=0 NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /app
# From there, since a clone's own modes may keep them from the image's user.
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/scripts/start.mjs /app/scripts/run-program.mjs scripts/
COPY --from=build /app/scripts/lib scripts/lib
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
# The image's own user `node`, as a number so that a cluster can see that it is not root.
RUN install -d -o 1000 -g 1000 -m 700 /data /backups && printf '%.12s' "$REVISION" > dist/server/.commit
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "require('node:http').get(`http://127.0.0.1:${process.env.PORT}/api/health`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "scripts/start.mjs"]
