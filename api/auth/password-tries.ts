import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { Problem } from '../contract/problem.js';
import { execute } from '../database/execute.js';
import { uniqueKey } from '../database/folded-text.js';
import { Housekeeping } from '../database/housekeeping.js';
import { newId } from '../database/ids.js';
import { insertRow } from '../database/insert-rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { countedAddress } from './client-address.js';
import { PasswordTry } from './password-try.entity.js';

const WINDOW_MS = 15 * 60 * 1000;
const PER_ACCOUNT_AND_ADDRESS = 5;
const PER_ADDRESS = 20;
const PER_ACCOUNT = 100;
/** A code is one of a million, and whoever gets to guess it has the password already. */
const CODES_PER_ACCOUNT = 10;
const PER_DEVICE = 5;
/** A try that still stands after this was wrong. */
const SETTLED_AFTER_MS = 2_000;
const ROUNDS = 4;
const LONGEST_PAUSE_MS = 250;

export interface Attempt {
  purpose: 'sign-in' | 'change-password' | 'confirm' | 'forgot-password' | 'reset-password' | 'code';
  /** Whose password: an e-mail address, or an account's id. */
  whose: string;
  /** As `countedAddress` gives it. */
  address: string;
  /** Hash of a device that is known to this account. */
  knownDevice?: string;
}

/**
 * Limits how often a password can be guessed. Each try is a row, written before the password is looked at, so that many
 * at once are counted like many in a row; a right password takes its row away. A device that signed in before has tries of
 * its own, so that strangers cannot lock its owner out.
 */
@Injectable()
export class PasswordTries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) => manager.query('DELETE FROM password_try WHERE tried_at < ?', [clock.now() - WINDOW_MS]));
  }

  /** Writes the try down, or refuses it with a 429. Returns what takes it back. */
  async begin(attempt: Attempt): Promise<() => Promise<void>> {
    if (!this.configuration.rateLimit) return async () => undefined;
    for (let round = 1; ; round++) {
      const { takeBack, refusal } = await this.write(attempt);
      if (!refusal) return takeBack;
      // A refused try does not count, or whoever keeps knocking would keep the door shut.
      await takeBack();
      if (!refusal.crowd || round === ROUNDS) throw this.tooMany(refusal.freeAt);
      await sleep(LONGEST_PAUSE_MS * (0.2 + 0.8 * Math.random()));
    }
  }

  /** Wrong tries of an account count no longer, of whatever purpose. */
  async forget(...whose: string[]): Promise<void> {
    for (const key of whose.map((one) => this.keyOf(one))) await this.work.write((manager) => manager.delete(PasswordTry, { accountKey: key }));
  }

  async forgetAddress(address: string): Promise<void> {
    await this.work.write((manager) => manager.delete(PasswordTry, { address: countedAddress(address) }));
  }

  private keyOf(whose: string): string {
    return this.configuration.secret.hash('password-try', uniqueKey(whose));
  }

  private async write({ purpose, whose, address, knownDevice }: Attempt): Promise<{ takeBack: () => Promise<void>; refusal?: Refusal }> {
    const id = newId();
    const row = { id, purpose, accountKey: this.keyOf(whose), address, device: knownDevice ?? null, triedAt: this.clock.now() };
    await this.work.writeLosable((manager) => insertRow(manager, 'password_try', { id, purpose, account_key: row.accountKey, address, device: row.device, tried_at: row.triedAt }));
    const takeBack = () => this.work.write(async (manager) => void (await execute(manager, 'DELETE FROM password_try WHERE id = ?', [id])));
    const refusals = knownDevice ? [await this.atDevice(row)] : await this.ofStranger(row);
    const [refusal] = refusals.filter((one) => one !== undefined).sort((a, b) => Number(a.crowd) - Number(b.crowd) || b.freeAt - a.freeAt);
    return { takeBack, refusal };
  }

  private atDevice({ purpose, accountKey, device, triedAt }: PasswordTry): Promise<Refusal | undefined> {
    return this.over(PER_DEVICE, 'purpose = ? AND account_key = ? AND device = ?', [purpose, accountKey, device], triedAt);
  }

  private async ofStranger({ purpose, accountKey, address, triedAt }: PasswordTry): Promise<(Refusal | undefined)[]> {
    const stranger = 'purpose = ? AND device IS NULL';
    return [
      await this.over(PER_ACCOUNT_AND_ADDRESS, `${stranger} AND account_key = ? AND address = ?`, [purpose, accountKey, address], triedAt),
      await this.over(PER_ADDRESS, `${stranger} AND address = ?`, [purpose, address], triedAt),
      await this.over(purpose === 'code' ? CODES_PER_ACCOUNT : PER_ACCOUNT, `${stranger} AND account_key = ?`, [purpose, accountKey], triedAt),
    ];
  }

  private async over(limit: number, where: string, parameters: unknown[], now: number): Promise<Refusal | undefined> {
    const [row] = await this.work.read<{ tries: number; settled: number | string | null; oldest: number | string }>(
      `SELECT COUNT(*) AS tries, SUM(CASE WHEN tried_at < ? THEN 1 ELSE 0 END) AS settled, MIN(tried_at) AS oldest
       FROM password_try WHERE ${where} AND tried_at > ?`,
      [now - SETTLED_AFTER_MS, ...parameters, now - WINDOW_MS],
    );
    if (Number(row?.tries) <= limit) return undefined;
    return { freeAt: Number(row?.oldest) + WINDOW_MS, crowd: Number(row?.settled ?? 0) < limit };
  }

  private tooMany(freeAt: number): Problem {
    const retryAfter = Math.max(1, Math.ceil((freeAt - this.clock.now()) / 1000));
    const minutes = Math.ceil(retryAfter / 60);
    return new Problem('auth.too_many_tries', `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`, { retryAfter });
  }
}

interface Refusal {
  /** When the oldest of the tries no longer counts. */
  freeAt: number;
  /** The limit is full of tries of this moment, which may all turn out right: it is worth trying again. */
  crowd: boolean;
}
