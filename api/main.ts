import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import { createApp } from './app.setup.js';
import { PRODUCT_NAME } from './contract/text/own-words.js';
import { ConfigurationError, readConfiguration } from './platform/config/configuration.js';
import { diagnoseFolderError } from './platform/config/folder-diagnosis.js';
import { closeFiles } from './platform/config/private-files.js';
import { COMMIT, VERSION } from './platform/config/version.js';
import { embeddedFile } from './platform/database/connection/data-source.js';
import { diagnoseDatabaseError } from './platform/database/connection/database-diagnosis.js';
import { DataDirInUse, lockDataDir } from './platform/database/connection/server-lock.js';
import { SchemaError } from './platform/database/schema/schema-error.js';
import { diagnoseListenError } from './platform/http/listen-diagnosis.js';
import { loggable } from './platform/http/loggable-error.js';
import { createLogger } from './platform/http/request-log.js';
import { Readiness } from './platform/observability/readiness.js';

/** After an uncaught error the state of the process is unknown, so it exits and the supervisor restarts it. */
function exitOnUncaughtException(logger: Logger): void {
  process.once('uncaughtException', (error: unknown) => {
    logger.fatal({ error: loggable(error) }, 'The server ends because of an uncaught error.');
    process.exit(1);
  });
}

/** Docker kills a container ten seconds after SIGTERM. */
const SHUTDOWN_TIMEOUT_MS = 9_000;

async function main(): Promise<void> {
  // The server writes salaries to disk: only its own user may read them.
  process.umask(0o077);
  const configuration = readConfiguration(process.env);
  const { databaseUrl, dataDir } = configuration;
  const logger = createLogger(configuration.logLevel);
  process.stdout.write(`${PRODUCT_NAME} ${VERSION} (commit ${COMMIT})\n`);
  logger.info({ version: VERSION, commit: COMMIT, node: process.version }, 'The server starts.');
  exitOnUncaughtException(logger);
  for (const warning of closeFiles(configuration, embeddedFile(configuration)))
    logger.warn({ context: 'Files' }, warning);
  if (!databaseUrl)
    await lockDataDir(dataDir, (message) => logger.warn({ context: 'Database' }, message));
  const app = await createApp(configuration);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => stop(app, configuration.drainMs));
  await app.listen(configuration.port, configuration.host);
  process.stdout.write(`Listening on ${await app.getUrl()}\n`);
}

/** A load balancer needs `drainMs` to notice that this instance is no longer ready; until then the server keeps serving. */
function stop(app: INestApplication, drainMs: number): void {
  setTimeout(() => process.exit(1), drainMs + SHUTDOWN_TIMEOUT_MS).unref();
  app.get(Readiness).stop();
  void sleep(drainMs)
    .then(() => app.close())
    .then(() => process.exit(0));
}

/** EX_CONFIG of sysexits.h: another start would end the same way, so that the systemd unit does not try it. */
const EX_CONFIG = 78;

main().catch((error: unknown) => {
  const isSetting = error instanceof ConfigurationError || error instanceof SchemaError;
  const expected = isSetting || error instanceof DataDirInUse;
  const known = expected
    ? undefined
    : (diagnoseListenError(error) ?? diagnoseFolderError(error) ?? diagnoseDatabaseError(error));
  process.stderr.write(
    expected
      ? `${error.message}\n`
      : `The server could not start: ${known ? `${known.found}\n${known.advice}` : String(error)}\n`,
  );
  process.exit(isSetting ? EX_CONFIG : 1);
});
