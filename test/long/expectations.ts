import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Client } from '../support/client.js';
import type { Stage } from './stage.js';
import type { WriteLoad } from './write-load.js';

const AWAY_MS = 2_000;
/** An answer may still be on its way when the database goes. */
const ON_THE_WAY_MS = 300;

/** While the database is away: alive, unready, every call a 503 that says when to come again, and nothing acknowledged. */
export async function expectAway(client: Client, load: WriteLoad): Promise<void> {
  await sleep(ON_THE_WAY_MS);
  const before = load.count;
  for (const path of ['/health/ready', '/auth/verify', '/department', '/employee?range=[0,9]']) {
    const answer = await client.get(path);
    expect({ path, status: answer.status, code: answer.body.code }).toEqual({
      path,
      status: 503,
      code: 'server.unavailable',
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await client.get('/health')).status).toBe(200);
  await sleep(AWAY_MS);
  expect(load.count).toBe(before);
}

/** Nothing that was acknowledged is missing, and nothing is there by half. */
export async function expectWhole(stage: Stage, load: WriteLoad): Promise<void> {
  expect(load.faults.slice(0, 5)).toEqual([]);
  expect((await load.lost()).slice(0, 5)).toEqual([]);
  expect(await stage.faults()).toEqual([]);
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
