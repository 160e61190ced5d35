import type { Logger } from 'pino';
import { loggable } from './loggable-error.js';

/**
 * What nobody caught, a rejected promise included, ends the process: nobody knows what state it is in, and whoever runs it
 * starts it again. Acknowledged writes are in the database; the log says why.
 */
export function exitOnUncaughtException(logger: Logger): void {
  process.once('uncaughtException', (error: unknown) => {
    logger.fatal({ error: loggable(error) }, 'The server ends because of a fault that nobody caught.');
    process.exit(1);
  });
}
