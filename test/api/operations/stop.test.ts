import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { addDepartment } from '../../support/cast.js';
import { createDatabase, ENGINE } from '../../support/database.js';
import { startServer } from '../../support/server.js';

// Browsers open connections before they need them: such a one must not keep the server from stopping.
test('the server stops though somebody is connected who has asked nothing', async () => {
  const server = await startServer();
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(silent, 'connect');
  // Somebody else was answered after it came, so the server has taken it.
  expect((await server.client().get('/health')).status).toBe(200);
  const ended = once(silent, 'close');
  silent.resume();
  await server.stop();
  await ended;
}, 20_000);

// A browser or a proxy keeps its connections: one whose request was under way must not hold up the end.
test('a response while the server stops asks to close the connection', async () => {
  const server = await startServer();
  const kept = connect(Number(new URL(server.url).port), '127.0.0.1');
  const ended = once(kept, 'close');
  let answer = '';
  kept.setEncoding('utf8').on('data', (text: string) => (answer += text));
  // Under way: its body is not there yet.
  kept.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  expect((await server.client().get('/health')).status).toBe(200);
  const stopped = server.stop();
  kept.write('}');
  await Promise.all([ended, stopped]);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
}, 20_000);

// The write-ahead log is forgotten where a file is copied by hand.
(ENGINE === 'sqlite' ? test : test.skip)(
  'after a clean stop the embedded database’s file alone holds the last writes',
  async () => {
    const database = await createDatabase();
    const copy = mkdtempSync(join(tmpdir(), 'copied-database-'));
    try {
      const server = await startServer({}, database);
      await addDepartment(await server.admin(), { dep_name: 'The last one' });
      await server.stop();
      copyFileSync(join(database.dataDir, 'database.sqlite'), join(copy, 'database.sqlite'));
      const copied = new DatabaseSync(join(copy, 'database.sqlite'));
      expect(copied.prepare('SELECT name FROM department').all()).toEqual([
        { name: 'The last one' },
      ]);
      copied.close();
    } finally {
      await database.remove();
      rmSync(copy, { recursive: true, force: true });
    }
  },
);
