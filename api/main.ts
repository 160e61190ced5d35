import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { createApp } from './app.setup.js';
import { ConfigurationError, readConfiguration } from './platform/config/configuration.js';
import { SchemaFault } from './platform/database/schema/schema-fault.js';
import { Readiness } from './platform/observability/readiness.js';
import { exitOnUncaughtException } from './platform/http/crash-handler.js';
import { createLogger } from './platform/http/request-log.js';

/** Whoever stops containers waits ten seconds. */
const GIVE_UP_MS = 9_000;

/** Starts the server and keeps it until SIGTERM or SIGINT, when it finishes what is under way and closes the database. */
async function main(): Promise<void> {
  // What is written is everybody's pay.
  process.umask(0o077);
  const configuration = readConfiguration(process.env);
  exitOnUncaughtException(createLogger(configuration.logLevel));
  const app = await createApp(configuration);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(app, configuration.drainMs));
  await app.listen(configuration.port, configuration.host);
  process.stdout.write(`Listening on ${await app.getUrl()}\n`);
}

/** Whoever spreads requests over instances needs `drainMs` to see that this one is no longer ready; until then it serves on. */
function stop(app: INestApplication, drainMs: number): void {
  // A database that never answers must not keep the process from ending.
  setTimeout(() => process.exit(1), drainMs + GIVE_UP_MS).unref();
  app.get(Readiness).stop();
  void sleep(drainMs)
    .then(() => app.close())
    .then(() => process.exit(0));
}

main().catch((error: unknown) => {
  const understood = error instanceof ConfigurationError || error instanceof SchemaFault;
  process.stderr.write(understood ? `${error.message}\n` : `The server could not start: ${String(error)}\n`);
  process.exit(1);
});
