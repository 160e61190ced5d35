import type { Logger } from 'pino';
import { loggable } from './loggable-error.js';

/** After an uncaught error the state of the process is unknown, so it exits and the supervisor restarts it. */
export function exitOnUncaughtException(logger: Logger): void {
  process.once('uncaughtException', (error: unknown) => {
    logger.fatal({ error: loggable(error) }, 'The server ends because of a fault that nobody caught.');
    process.exit(1);
  });
}
