import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type { Client } from './client.js';
import { store } from './rows.js';
import type { TestServer } from './server.js';

export interface Factor {
  secret: string;
  recoveryCodes: string[];
}

const PERIOD_MS = 30_000;
const LATE_MS = 8_000;

/** The code that the app shows now, or some periods earlier or later. */
export function codeOf(secret: string, periods = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + periods * PERIOD_MS });
}

/** Turns a second factor on, by the code before the present one, so that two later ones are still good. */
export async function enrol(client: Client, password: string): Promise<Factor> {
  await client.confirm(password);
  const { secret } = (await client.post('/auth/factor/start')).body;
  // The code before is no longer good once the next one begins, which must not happen on its way.
  const left = PERIOD_MS - (Date.now() % PERIOD_MS);
  if (left < LATE_MS) await sleep(left);
  const enabled = await client.post('/auth/factor/enable', { code: codeOf(secret, -1) });
  if (enabled.status !== 200) throw new Error(`Not turned on: ${JSON.stringify(enabled.body)}`);
  return { secret, recoveryCodes: enabled.body.recoveryCodes };
}

/** Makes the present code good again, as if half a minute had gone by. */
export function later(server: TestServer, accountId: string): Promise<void> {
  return store(server, 'UPDATE second_factor SET last_step = 0 WHERE account_id = ?', [accountId]);
}
