import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { runChecks, type CheckResult } from '../../../api/operations/doctor/doctor.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import { databaseFile } from '../../../api/platform/database/connection/data-source.js';
import { ENGINE } from '../../support/database.js';
import { temporaryPlace } from '../../support/export-folder.js';
import { serverOfFile } from '../../support/server.js';

jest.setTimeout(240_000);

const server = await serverOfFile();
const { dataDir } = server.database;
const place = temporaryPlace();

async function of(check: string, more: Record<string, string> = {}): Promise<CheckResult[]> {
  const environment = { ...server.database.environment, TIME_ZONE: 'UTC', ...more };
  const found: CheckResult[] = [];
  for await (const one of runChecks(readConfiguration(environment), environment)) found.push(one);
  return found.filter((one) => one.check === check);
}

test('a folder of backups that lies below a file is told, and that backups cannot be looked at', async () => {
  const file = place.next();
  writeFileSync(file, '');
  const BACKUP_DIR = join(file, 'backups');
  const advice = 'Set BACKUP_DIR to a folder.';
  expect(await of('folders', { BACKUP_DIR })).toEqual([
    {
      check: 'folders',
      state: 'fault',
      found: `${BACKUP_DIR} is not a folder, or lies below a file (ENOTDIR).`,
      advice,
    },
  ]);
  expect(await of('backups', { BACKUP_DIR })).toEqual([
    {
      check: 'backups',
      state: 'fault',
      found: `The backups in ${BACKUP_DIR} cannot be looked at.`,
      advice,
    },
  ]);
});

test('a data folder and a database file that are open to others are told, and left for the next start', async () => {
  const file = databaseFile(dataDir);
  chmodSync(dataDir, 0o777);
  if (ENGINE === 'sqlite') chmodSync(file, 0o644);
  const told = (path: string, mode: string, closed: string) => ({
    check: 'configuration',
    state: 'warning',
    found: `Others on this machine can read or change ${path} (mode ${mode}).`,
    advice: `As its owner, or root: chmod ${closed} ${path}`,
  });
  for (let n = 0; n < 2; n++) {
    const found = await of('configuration');
    expect(found).toContainEqual(told(dataDir, '777', '700'));
    if (ENGINE === 'sqlite') expect(found).toContainEqual(told(file, '644', '600'));
  }
  chmodSync(dataDir, 0o700);
  if (ENGINE === 'sqlite') chmodSync(file, 0o600);
  const closed = (await of('configuration')).map(({ found }) => found);
  for (const path of [dataDir, file])
    expect(closed.filter((found) => found.includes(`change ${path} (`))).toEqual([]);
});

test('a public address where something else answers is told', async () => {
  const other = createServer((_request, response) => response.end('<p>It works</p>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const PUBLIC_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  try {
    expect(await of('server', { PUBLIC_URL })).toContainEqual({
      check: 'server',
      state: 'warning',
      found: `Something else than this server answers at ${PUBLIC_URL}.`,
      advice: expect.stringMatching(/^Set PUBLIC_URL to the address that people type/),
    });
  } finally {
    other.close();
    other.closeAllConnections();
  }
  const own = await of('server', { PUBLIC_URL: server.url });
  expect(own.filter(({ found }) => found.startsWith('Something else'))).toEqual([]);
});
