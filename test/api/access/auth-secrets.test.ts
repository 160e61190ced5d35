import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hireCast, PASSWORD, paySalary, requestLeave } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { rows } from '../../support/rows.js';
import { ADMIN, startServer } from '../../support/server.js';
import { ROWS } from './access.table.js';

test('no answer holds a password, a hash or a key', async () => {
  const server = await startServer();
  const answers: string[] = [];
  Client.listener = ({ headers, text }) => void answers.push(JSON.stringify(headers), text);
  try {
    const { admin, amara, amaraClient, zoe, research } = await hireCast(server);
    await admin.confirm(ADMIN.password);
    const leave = await requestLeave(amaraClient, amara._id, '2026-03-02', '2026-03-03');
    await paySalary(admin, amara._id);
    await admin.put(`/leave/${leave._id}`, { status: 'Approved' });
    await admin.put(`/account/${zoe._id}`, { role: 'admin' });
    await admin.post(`/account/link/${zoe._id}`);
    await admin.post(`/account/link/${zoe._id}`, {}, { 'idempotency-key': 'one' });
    await amaraClient.put('/setting/change-password', {
      userId: amara._id,
      oldPassword: PASSWORD,
      newPassword: 'another for Amara',
      confirmPassword: 'another for Amara',
    });
    await amaraClient.put('/setting/change-password', {
      userId: amara._id,
      oldPassword: 'wrong',
      newPassword: 'another for Amara',
      confirmPassword: 'another for Amara',
    });
    for (const { route } of ROWS.filter(({ route: one }) => one.startsWith('GET /api'))) {
      for (const id of [amara._id, research._id, leave._id]) {
        const path = `${route.slice('GET /api'.length).replace(':id', id)}?id=${id}`;
        for (const client of [admin, amaraClient, server.client()]) await client.get(path);
        await admin.get(path.split('?')[0] ?? path);
        await admin.get(path.split('?')[0] ?? path, { accept: 'text/csv' });
      }
    }

    const secrets = (
      await Promise.all([
        rows<{ secret: string }>(server, 'SELECT password_hash AS secret FROM account'),
        rows<{ secret: string }>(server, 'SELECT token_hash AS secret FROM one_time_link'),
        rows<{ secret: string }>(server, 'SELECT device_hash AS secret FROM known_device'),
        rows<{ secret: string }>(server, 'SELECT key_hash AS secret FROM idempotency_key'),
      ])
    ).map((found) => found.map(({ secret }) => secret));
    for (const found of secrets) expect(found.length).toBeGreaterThan(0);
    const forbidden = [
      ...secrets.flat(),
      readFileSync(join(server.database.dataDir, 'secret'), 'utf8').trim(),
      PASSWORD,
      ADMIN.password,
      'another for Amara',
    ];
    const said = answers.join('\n');
    expect(answers.length).toBeGreaterThan(400);
    for (const secret of forbidden) expect(said.includes(secret)).toBe(false);
    expect(said).not.toMatch(/\$argon2|passwordHash|password_hash|tokenHash|nameFolded|emailKey/);
  } finally {
    Client.listener = undefined;
    await server.stop();
  }
});
