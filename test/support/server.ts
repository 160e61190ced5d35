import { afterAll } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../api/app.setup.js';
import { readConfiguration } from '../../api/platform/config/configuration.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { stayOnToday } from './calendar.js';
import { Client, UNCONFIRM } from './client.js';
import { TIME_ZONE } from './clock-environment.mjs';
import { createDatabase, type TestDatabase } from './database.js';

export const ADMIN = {
  email: 'head.admin@company.example',
  password: 'a sound admin password',
  name: 'Head Admin',
};

/** The real server on a real database, listening on a free port; `stop` it in afterAll. */
export interface TestServer {
  url: string;
  app: NestFastifyApplication;
  database: TestDatabase;
  /** Somebody who has not signed in. */
  client(): Client;
  /** A client that is signed in. */
  signIn(email: string, password: string): Promise<Client>;
  /** Signed in so long ago that the password no longer confirms the session. */
  signInUnconfirmed(email: string, password: string): Promise<Client>;
  /** The admin that the database began with; signed in once. */
  admin(): Promise<Client>;
  stop(): Promise<void>;
}

/** The throttle is off unless asked for: a suite signs in more often than people do. */
export async function startServer(
  settings: Record<string, string> = {},
  database?: TestDatabase,
): Promise<TestServer> {
  const own = database ?? (await createDatabase());
  const configuration = readConfiguration({
    ...own.environment,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    TIME_ZONE,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ADMIN_NAME: ADMIN.name,
    ...settings,
  });
  const app = await createApp(configuration);
  stayOnToday({ app });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  let admin: Promise<Client> | undefined;
  const signIn = async (email: string, password: string) => {
    const client = new Client(url);
    await client.signIn(email, password);
    return client;
  };
  return {
    url,
    app,
    database: own,
    client: () => new Client(url),
    signIn,
    signInUnconfirmed: async (email, password) => {
      const client = await signIn(email, password);
      await app.get(UnitOfWork).write((manager) => manager.query(UNCONFIRM, [client.sessionId]));
      return client;
    },
    admin: () => (admin ??= signIn(ADMIN.email, ADMIN.password)),
    stop: async () => {
      await app.close();
      if (!database) await own.remove();
    },
  };
}

/** A server for all tests of a file, which ends after them. */
export async function serverOfFile(settings?: Record<string, string>): Promise<TestServer> {
  const server = await startServer(settings);
  afterAll(() => server.stop());
  return server;
}
