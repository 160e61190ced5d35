import { startMariaDb } from '../mariadb.mjs';

/** TEST_ENGINE=mysql: a server for this run, unless TEST_DATABASE_URL names one. */
export default async function startServer() {
  if (process.env.TEST_ENGINE !== 'mysql' || process.env.TEST_DATABASE_URL) return;
  const { url, stop } = await startMariaDb();
  process.env.TEST_DATABASE_URL = url;
  globalThis.stopTestDatabase = stop;
}
