import { Inject, Injectable } from '@nestjs/common';
import { Problem, refusal } from '../contract/problem.js';
import { ATTEMPTS_PER_ACCOUNT, ATTEMPTS_WINDOW_MS } from '../platform/config/attempt-limits.js';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.js';
import { execute } from '../platform/database/statements/execute.js';
import { uniqueKey } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Housekeeping } from '../platform/periodic/housekeeping.js';
import { AuthAttempt } from './auth.tables.js';
import { networksAround } from './client-address.js';
import { LockedAddresses, REFUSED } from './locked-addresses.js';

const PER_ACCOUNT_AND_ADDRESS = 5;
/** A code has a million values, and guessing one needs the password first. */
const CODES_PER_ACCOUNT = 10;
const PER_DEVICE = 5;
const REFUSED_PER_NETWORK = 1_000;

export type RemoveAttempts = (outcome?: { succeeded?: boolean }) => Promise<void>;

export interface Attempt {
  purpose:
    | 'sign-in'
    | 'change-password'
    | 'confirm'
    | 'forgot-password'
    | 'reset-password'
    | 'read-link'
    | 'leave-link'
    | 'calendar-feed'
    | 'invitation-links'
    | 'code';
  /** An e-mail address, an account id, a link's token or the hash of one. */
  identifier: string;
  address: string;
  knownDevice?: string;
}

/** Attempts are stored before the password is verified, so that parallel ones count; known devices have their own limit, so that strangers lock nobody out. */
@Injectable()
export class AuthThrottle {
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly locked: LockedAddresses,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM auth_attempt WHERE attempted_at < ?', [
        clock.now() - ATTEMPTS_WINDOW_MS,
      ]),
    );
  }

  /** Runs sign-ins of one address or device one after the other: the limit counts no right password that is still being verified. */
  async sequentially<T>(
    { address, knownDevice = address }: Pick<Attempt, 'address' | 'knownDevice'>,
    work: () => Promise<T>,
  ): Promise<T> {
    if (!this.configuration.rateLimit) return work();
    const run = (this.queues.get(knownDevice) ?? Promise.resolve()).then(work, work);
    this.queues.set(knownDevice, run);
    try {
      return await run;
    } finally {
      if (this.queues.get(knownDevice) === run) this.queues.delete(knownDevice);
    }
  }

  /** Throws a 429 beyond the limit. Returns a function that deletes the attempt; after a success, also earlier ones for the same account from there. */
  async register({ purpose, identifier, address, knownDevice }: Attempt): Promise<RemoveAttempts> {
    if (!this.configuration.rateLimit) return async () => undefined;
    const networks = this.locked.isTrusted(address)
      ? { network: null, wideNetwork: null }
      : networksAround(address);
    const row = {
      id: newId(),
      purpose,
      accountKey: this.keyOf(identifier),
      address,
      ...networks,
      device: knownDevice ?? null,
      attemptedAt: this.clock.now(),
    };
    await this.work.write((manager) =>
      insertRow(manager, 'auth_attempt', {
        id: row.id,
        purpose,
        account_key: row.accountKey,
        address,
        network: row.network,
        wide_network: row.wideNetwork,
        device: row.device,
        attempted_at: row.attemptedAt,
      }),
    );
    const removeAttempt = ({ succeeded = false } = {}) =>
      this.work.write(async (manager) => {
        await execute(manager, 'DELETE FROM auth_attempt WHERE id = ?', [row.id]);
        if (succeeded)
          await execute(
            manager,
            'DELETE FROM auth_attempt WHERE purpose IN (?, ?) AND account_key = ? AND address = ?',
            [purpose, REFUSED, row.accountKey, address],
          );
      });
    const { ofAccount, ofAddress } = knownDevice
      ? { ofAccount: await this.deviceLimit(row), ofAddress: 0 }
      : await this.limitsOf(row);
    const retryAt = Math.max(ofAccount, ofAddress);
    if (retryAt === 0) return removeAttempt;
    // A refused attempt does not count, or repeated ones would never let the limit expire.
    await (ofAddress > 0 ? this.keepAsRefused(row) : removeAttempt());
    throw this.tooManyAttempts(retryAt);
  }

  /** Once for each account and address, so that unlocking the account finds the address from which its owner was refused. */
  private async keepAsRefused({
    id,
    accountKey,
    address,
    wideNetwork,
  }: AuthAttempt): Promise<void> {
    const [inPlace, place] = wideNetwork
      ? ['wide_network = ?', wideNetwork]
      : ['address = ?', address];
    await this.work.write(async (manager) => {
      await execute(
        manager,
        'DELETE FROM auth_attempt WHERE purpose = ? AND account_key = ? AND address = ?',
        [REFUSED, accountKey, address],
      );
      await execute(manager, 'UPDATE auth_attempt SET purpose = ? WHERE id = ?', [REFUSED, id]);
      const [surplus] = await manager.query<{ attempted_at: number | string }[]>(
        `SELECT attempted_at FROM auth_attempt WHERE ${inPlace} AND purpose = ? ORDER BY attempted_at DESC LIMIT 1 OFFSET ${REFUSED_PER_NETWORK}`,
        [place, REFUSED],
      );
      if (surplus)
        await execute(
          manager,
          `DELETE FROM auth_attempt WHERE ${inPlace} AND purpose = ? AND attempted_at <= ?`,
          [place, REFUSED, surplus.attempted_at],
        );
    });
  }

  async clear(...identifiers: string[]): Promise<void> {
    for (const key of identifiers.map((identifier) => this.keyOf(identifier)))
      await this.work.write((manager) => manager.delete(AuthAttempt, { accountKey: key }));
  }

  async addressesOf(identifier: string): Promise<string[]> {
    const rows = await this.work.read<{ address: string }>(
      'SELECT DISTINCT address FROM auth_attempt WHERE account_key = ?',
      [this.keyOf(identifier)],
    );
    return rows.map(({ address }) => address);
  }

  private keyOf(identifier: string): string {
    return this.configuration.secret.hash('password-try', uniqueKey(identifier));
  }

  private async deviceLimit({
    purpose,
    accountKey,
    device,
    attemptedAt,
  }: AuthAttempt): Promise<number> {
    const ofDevice = await this.limitedUntil(
      PER_DEVICE,
      'purpose = ? AND account_key = ? AND device = ?',
      [purpose, accountKey, device],
      attemptedAt,
    );
    if (purpose !== 'code') return ofDevice;
    // A mailbox makes devices known, by resets: all of them together must not guess more codes than strangers.
    return Math.max(
      ofDevice,
      await this.limitedUntil(
        CODES_PER_ACCOUNT,
        'purpose = ? AND account_key = ? AND device IS NOT NULL',
        [purpose, accountKey],
        attemptedAt,
      ),
    );
  }

  private async limitsOf({
    purpose,
    accountKey,
    address,
    network,
    wideNetwork,
    attemptedAt,
  }: AuthAttempt): Promise<{ ofAccount: number; ofAddress: number }> {
    const reached = (limit: number, where: string, ...parameters: string[]) =>
      this.limitedUntil(
        limit,
        `purpose = ? AND device IS NULL AND ${where}`,
        [purpose, ...parameters],
        attemptedAt,
      );
    const ofAccount = [
      await reached(
        PER_ACCOUNT_AND_ADDRESS,
        'account_key = ? AND address = ?',
        accountKey,
        address,
      ),
      // Strangers must not block the way out: the mailbox is protected by the number of valid links.
      purpose === 'forgot-password'
        ? 0
        : await reached(
            purpose === 'code' ? CODES_PER_ACCOUNT : ATTEMPTS_PER_ACCOUNT,
            'account_key = ?',
            accountKey,
          ),
    ];
    if (this.locked.isTrusted(address)) return { ofAccount: Math.max(...ofAccount), ofAddress: 0 };
    const ofAddress = [
      await reached(this.locked.limitOf('address'), 'address = ?', address),
      network ? await reached(this.locked.limitOf('network'), 'network = ?', network) : 0,
      wideNetwork
        ? await reached(this.locked.limitOf('wide_network'), 'wide_network = ?', wideNetwork)
        : 0,
    ];
    return { ofAccount: Math.max(...ofAccount), ofAddress: Math.max(...ofAddress) };
  }

  private async limitedUntil(
    limit: number,
    where: string,
    parameters: unknown[],
    now: number,
  ): Promise<number> {
    const [row] = await this.work.read<{ attempts: number; oldest: number | string }>(
      `SELECT COUNT(*) AS attempts, MIN(attempted_at) AS oldest FROM auth_attempt WHERE ${where} AND attempted_at > ?`,
      [...parameters, now - ATTEMPTS_WINDOW_MS],
    );
    return Number(row?.attempts) > limit ? Number(row?.oldest) + ATTEMPTS_WINDOW_MS : 0;
  }

  private tooManyAttempts(retryAt: number): Problem {
    const retryAfter = Math.max(1, Math.ceil((retryAt - this.clock.now()) / 1000));
    return new Problem(
      'auth.too_many_tries',
      refusal('auth.too_many_attempts', { count: Math.ceil(retryAfter / 60) }),
      { retryAfter },
    );
  }
}
