import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION } from '../platform/config/config.module.js';
import type { Configuration } from '../platform/config/configuration.js';
import { Problem } from '../contract/problem.js';
import { execute } from '../platform/database/statements/execute.js';
import { uniqueKey } from '../platform/database/statements/folded-text.js';
import { Housekeeping } from '../platform/database/periodic/housekeeping.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { countedAddress } from './client-address.js';
import { AuthAttempt } from './auth-attempt.entity.js';

const WINDOW_MS = 15 * 60 * 1000;
const PER_ACCOUNT_AND_ADDRESS = 5;
const PER_ADDRESS = 20;
const PER_ACCOUNT = 100;
/** A code is one of a million, and whoever gets to guess it has the password already. */
const CODES_PER_ACCOUNT = 10;
const PER_DEVICE = 5;

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
 * Limits how often a password can be guessed. Each attempt is a row, written before the password is verified, so that many
 * at once are counted like many in a row; a right password removes its row. A device that signed in before has attempts of
 * its own, so that strangers cannot lock its owner out.
 */
@Injectable()
export class AuthThrottle {
  /** The last sign-in under way, by where it comes from. */
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) => manager.query('DELETE FROM auth_attempt WHERE attempted_at < ?', [clock.now() - WINDOW_MS]));
  }

  /**
   * Sign-ins from one place one after the other: the attempt of a right password is removed before the next one is counted,
   * so that a limit is never reached by right passwords that come at once.
   */
  async inTurn<T>({ address, knownDevice = address }: Pick<Attempt, 'address' | 'knownDevice'>, work: () => Promise<T>): Promise<T> {
    if (!this.configuration.rateLimit) return work();
    const turn = (this.last.get(knownDevice) ?? Promise.resolve()).then(work, work);
    this.last.set(knownDevice, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(knownDevice) === turn) this.last.delete(knownDevice);
    }
  }

  /** Records the attempt, or refuses it with a 429. Returns what removes it again. */
  async begin({ purpose, whose, address, knownDevice }: Attempt): Promise<() => Promise<void>> {
    if (!this.configuration.rateLimit) return async () => undefined;
    const row = { id: newId(), purpose, accountKey: this.keyOf(whose), address, device: knownDevice ?? null, attemptedAt: this.clock.now() };
    await this.work.write((manager) =>
      insertRow(manager, 'auth_attempt', { id: row.id, purpose, account_key: row.accountKey, address, device: row.device, attempted_at: row.attemptedAt }),
    );
    const takeBack = () => this.work.write(async (manager) => void (await execute(manager, 'DELETE FROM auth_attempt WHERE id = ?', [row.id])));
    const freeAt = Math.max(...(knownDevice ? [await this.atDevice(row)] : await this.ofStranger(row)));
    if (freeAt === 0) return takeBack;
    // A refused attempt does not count, or repeated ones would keep the limit reached.
    await takeBack();
    throw this.tooMany(freeAt);
  }

  /** Failed attempts of an account no longer count, of any purpose. */
  async forget(...whose: string[]): Promise<void> {
    for (const key of whose.map((one) => this.keyOf(one))) await this.work.write((manager) => manager.delete(AuthAttempt, { accountKey: key }));
  }

  async forgetAddress(address: string): Promise<void> {
    await this.work.write((manager) => manager.delete(AuthAttempt, { address: countedAddress(address) }));
  }

  private keyOf(whose: string): string {
    return this.configuration.secret.hash('password-try', uniqueKey(whose));
  }

  private atDevice({ purpose, accountKey, device, attemptedAt }: AuthAttempt): Promise<number> {
    return this.over(PER_DEVICE, 'purpose = ? AND account_key = ? AND device = ?', [purpose, accountKey, device], attemptedAt);
  }

  private async ofStranger({ purpose, accountKey, address, attemptedAt }: AuthAttempt): Promise<number[]> {
    const stranger = 'purpose = ? AND device IS NULL';
    return [
      await this.over(PER_ACCOUNT_AND_ADDRESS, `${stranger} AND account_key = ? AND address = ?`, [purpose, accountKey, address], attemptedAt),
      await this.over(PER_ADDRESS, `${stranger} AND address = ?`, [purpose, address], attemptedAt),
      await this.over(purpose === 'code' ? CODES_PER_ACCOUNT : PER_ACCOUNT, `${stranger} AND account_key = ?`, [purpose, accountKey], attemptedAt),
    ];
  }

  /** When the oldest of too many attempts no longer counts; 0 within the limit. */
  private async over(limit: number, where: string, parameters: unknown[], now: number): Promise<number> {
    const [row] = await this.work.read<{ attempts: number; oldest: number | string }>(
      `SELECT COUNT(*) AS attempts, MIN(attempted_at) AS oldest FROM auth_attempt WHERE ${where} AND attempted_at > ?`,
      [...parameters, now - WINDOW_MS],
    );
    return Number(row?.attempts) > limit ? Number(row?.oldest) + WINDOW_MS : 0;
  }

  private tooMany(freeAt: number): Problem {
    const retryAfter = Math.max(1, Math.ceil((freeAt - this.clock.now()) / 1000));
    const minutes = Math.ceil(retryAfter / 60);
    return new Problem('auth.too_many_tries', `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`, { retryAfter });
  }
}
