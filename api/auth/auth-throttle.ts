import { isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION } from '../platform/config/config.module.js';
import type { Configuration } from '../platform/config/configuration.js';
import { Problem } from '../contract/problem.js';
import { refusal } from '../contract/refusals.js';
import { execute } from '../platform/database/statements/execute.js';
import { uniqueKey } from '../platform/database/statements/folded-text.js';
import { Housekeeping } from '../platform/periodic/housekeeping.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { throttleAddress } from './client-address.js';
import { AuthAttempt } from './auth-attempt.entity.js';

const WINDOW_MS = 15 * 60 * 1000;
const PER_ACCOUNT_AND_ADDRESS = 5;
const PER_ACCOUNT = 100;
/** A code has a million values, and guessing one needs the password first. */
const CODES_PER_ACCOUNT = 10;
const PER_DEVICE = 5;
/** Accounts that were refused because of their address: no limit counts them. */
const REFUSED = 'refused';
const REFUSED_PER_ADDRESS = 1_000;

export type RemoveAttempts = (outcome?: { succeeded?: boolean }) => Promise<void>;

export interface LockedAddress {
  address: string;
  attempts: number;
  accounts: number;
}

export interface Attempt {
  purpose: 'sign-in' | 'change-password' | 'confirm' | 'forgot-password' | 'reset-password' | 'read-link' | 'invitation-links' | 'code';
  /** An e-mail address, an account id or a link's token. */
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
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) => manager.query('DELETE FROM auth_attempt WHERE attempted_at < ?', [clock.now() - WINDOW_MS]));
  }

  /** Runs sign-ins of one address or device one after the other: the limit counts no right password that is still being verified. */
  async sequentially<T>({ address, knownDevice = address }: Pick<Attempt, 'address' | 'knownDevice'>, work: () => Promise<T>): Promise<T> {
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
    const row = { id: newId(), purpose, accountKey: this.keyOf(identifier), address, device: knownDevice ?? null, attemptedAt: this.clock.now() };
    await this.work.write((manager) =>
      insertRow(manager, 'auth_attempt', { id: row.id, purpose, account_key: row.accountKey, address, device: row.device, attempted_at: row.attemptedAt }),
    );
    const removeAttempt = ({ succeeded = false } = {}) =>
      this.work.write(async (manager) => {
        await execute(manager, 'DELETE FROM auth_attempt WHERE id = ?', [row.id]);
        if (succeeded) await execute(manager, 'DELETE FROM auth_attempt WHERE purpose IN (?, ?) AND account_key = ? AND address = ?', [purpose, REFUSED, row.accountKey, address]);
      });
    const { ofAccount, ofAddress } = knownDevice ? { ofAccount: await this.deviceLimit(row), ofAddress: 0 } : await this.limitsOf(row);
    const retryAt = Math.max(ofAccount, ofAddress);
    if (retryAt === 0) return removeAttempt;
    // A refused attempt does not count, or repeated ones would never let the limit expire.
    await (ofAddress > 0 ? this.keepAsRefused(row) : removeAttempt());
    throw this.tooManyAttempts(retryAt);
  }

  /** Once for each account and address, so that unlocking the account finds the address from which its owner was refused. */
  private async keepAsRefused({ id, accountKey, address }: Pick<AuthAttempt, 'id' | 'accountKey' | 'address'>): Promise<void> {
    await this.work.write(async (manager) => {
      await execute(manager, 'DELETE FROM auth_attempt WHERE purpose = ? AND account_key = ? AND address = ?', [REFUSED, accountKey, address]);
      await execute(manager, 'UPDATE auth_attempt SET purpose = ? WHERE id = ?', [REFUSED, id]);
      const [surplus] = await manager.query<{ attempted_at: number | string }[]>(
        `SELECT attempted_at FROM auth_attempt WHERE address = ? AND purpose = ? ORDER BY attempted_at DESC LIMIT 1 OFFSET ${REFUSED_PER_ADDRESS}`,
        [address, REFUSED],
      );
      if (surplus) await execute(manager, 'DELETE FROM auth_attempt WHERE address = ? AND purpose = ? AND attempted_at <= ?', [address, REFUSED, surplus.attempted_at]);
    });
  }

  async clear(...identifiers: string[]): Promise<void> {
    for (const key of identifiers.map((identifier) => this.keyOf(identifier))) await this.work.write((manager) => manager.delete(AuthAttempt, { accountKey: key }));
  }

  async clearAddress(address: string): Promise<void> {
    await this.work.write((manager) => manager.delete(AuthAttempt, { address: throttleAddress(address) }));
  }

  async addressesOf(identifier: string): Promise<string[]> {
    const rows = await this.work.read<{ address: string }>('SELECT DISTINCT address FROM auth_attempt WHERE account_key = ?', [this.keyOf(identifier)]);
    return rows.map(({ address }) => address);
  }

  /** Those of which the next attempt from a device that is not known would be refused, whatever the account. */
  async lockedAddresses(): Promise<LockedAddress[]> {
    const counted = 'device IS NULL AND purpose <> ? AND attempted_at > ?';
    const since = this.clock.now() - WINDOW_MS;
    const rows = await this.work.read<{ address: string; attempts: number | string; accounts: number | string }>(
      `SELECT address, COUNT(*) AS attempts, COUNT(DISTINCT account_key) AS accounts FROM auth_attempt WHERE ${counted}
       AND address IN (SELECT address FROM auth_attempt WHERE ${counted} GROUP BY purpose, address HAVING COUNT(*) >= ?) GROUP BY address ORDER BY address`,
      [REFUSED, since, REFUSED, since, this.configuration.attemptsPerAddress],
    );
    return rows.filter(({ address }) => !this.isTrusted(address)).map(({ address, attempts, accounts }) => ({ address, attempts: Number(attempts), accounts: Number(accounts) }));
  }

  /** A company's own network, where many people share an address. Each account still has its limit there. */
  private isTrusted(address: string): boolean {
    const network = address.replace(/\/64$/, '');
    return this.configuration.trustedNetworks?.check(network, isIPv6(network) ? 'ipv6' : 'ipv4') ?? false;
  }

  private keyOf(identifier: string): string {
    return this.configuration.secret.hash('password-try', uniqueKey(identifier));
  }

  private deviceLimit({ purpose, accountKey, device, attemptedAt }: AuthAttempt): Promise<number> {
    return this.limitedUntil(PER_DEVICE, 'purpose = ? AND account_key = ? AND device = ?', [purpose, accountKey, device], attemptedAt);
  }

  private async limitsOf({ purpose, accountKey, address, attemptedAt }: AuthAttempt): Promise<{ ofAccount: number; ofAddress: number }> {
    const unknownDevice = 'purpose = ? AND device IS NULL';
    const here = await this.limitedUntil(PER_ACCOUNT_AND_ADDRESS, `${unknownDevice} AND account_key = ? AND address = ?`, [purpose, accountKey, address], attemptedAt);
    const everywhere = await this.limitedUntil(purpose === 'code' ? CODES_PER_ACCOUNT : PER_ACCOUNT, `${unknownDevice} AND account_key = ?`, [purpose, accountKey], attemptedAt);
    const ofAddress = this.isTrusted(address) ? 0 : await this.limitedUntil(this.configuration.attemptsPerAddress, `${unknownDevice} AND address = ?`, [purpose, address], attemptedAt);
    return { ofAccount: Math.max(here, everywhere), ofAddress };
  }

  private async limitedUntil(limit: number, where: string, parameters: unknown[], now: number): Promise<number> {
    const [row] = await this.work.read<{ attempts: number; oldest: number | string }>(
      `SELECT COUNT(*) AS attempts, MIN(attempted_at) AS oldest FROM auth_attempt WHERE ${where} AND attempted_at > ?`,
      [...parameters, now - WINDOW_MS],
    );
    return Number(row?.attempts) > limit ? Number(row?.oldest) + WINDOW_MS : 0;
  }

  private tooManyAttempts(retryAt: number): Problem {
    const retryAfter = Math.max(1, Math.ceil((retryAt - this.clock.now()) / 1000));
    return new Problem('auth.too_many_tries', refusal('auth.too_many_attempts', { count: Math.ceil(retryAfter / 60) }), { retryAfter });
  }
}
