import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { startServer } from '../support/server.js';

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
