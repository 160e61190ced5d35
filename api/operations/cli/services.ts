import type { Type, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { requireDatabaseServer } from '../../platform/database/connection/reader.js';

/** Nest logs an error with its stack before it throws it; runProgram says it in a sentence. */
export const SHELL_LOG: LoggerService = {
  log: () => undefined,
  warn: print,
  error: print,
};

function print(message: unknown): void {
  if (typeof message === 'string') process.stderr.write(`${message}\n`);
}

export type Find = <T>(type: Type<T>) => T;

/** Starts the application without an HTTP server, demo data and scheduled backups; a server may be running. */
export async function withServices<T>(
  configuration: Configuration,
  work: (find: Find) => Promise<T>,
): Promise<T> {
  await requireDatabaseServer(configuration);
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...configuration, demoData: false, backups: undefined }),
    { logger: SHELL_LOG, abortOnError: false },
  );
  try {
    return await work((type) => app.get(type, { strict: false }));
  } finally {
    await app.close();
  }
}
