import { createApp } from './app.setup.js';
import { ConfigurationError, readConfiguration } from './config/configuration.js';

/** Whoever stops containers waits ten seconds. */
const GIVE_UP_MS = 9_000;

/** Starts the server and keeps it until SIGTERM or SIGINT, when it finishes what is under way and closes the database. */
async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const app = await createApp(configuration);
  app.enableShutdownHooks(undefined, { useProcessExit: true });
  // A database that never answers must not keep the process from ending.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => setTimeout(() => process.exit(1), GIVE_UP_MS).unref());
  await app.listen(configuration.port, configuration.host);
  process.stdout.write(`Listening on ${await app.getUrl()}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof ConfigurationError ? `${error.message}\n` : `The server could not start: ${String(error)}\n`);
  process.exit(1);
});
