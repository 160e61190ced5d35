import { Injectable } from '@nestjs/common';
import { PASSWORD_MAX } from '../contract/auth/passwords.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { bcryptCost, decoyHash, verifyBcryptPassword } from './bcrypt-password.js';
import { verifyArgon2Password } from './password.js';

/** Longer than any check of an unknown, wrong or disabled sign-in takes. */
export const REFUSAL_FLOOR_MS = 250;
const RECHECK_MS = 60_000;

const SELECT_SLOWEST = `SELECT MAX(SUBSTR(password_hash, 5, 2)) AS cost FROM account
  WHERE (password_hash LIKE '$2a$%' OR password_hash LIKE '$2b$%' OR password_hash LIKE '$2y$%') AND SUBSTR(password_hash, 5, 2) <= '14'`;

export interface Verified {
  correct: boolean;
  /** Minimum response time of a refusal, in ms since the request began; the same for every refusal. */
  floorMs: number;
}

/** While any bcrypt hash is left, every verification computes argon2id and bcrypt, so that its duration does not reveal the kind. */
@Injectable()
export class PasswordVerifier {
  private slowest: Promise<number | undefined> = Promise.resolve(undefined);
  private recheckAt = 0;
  /** Shortest verification seen per bcrypt cost, in ms: the closest to the time on an idle machine. */
  private readonly shortestMs = new Map<number, Promise<number>>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async verify(hash: string | null | undefined, password: string): Promise<Verified> {
    const slowest = await this.slowestCost(bcryptCost(hash));
    const floorMs = await this.minimumMs(slowest);
    if ([...password].length > PASSWORD_MAX) return { correct: false, floorMs };
    if (slowest === undefined) return { correct: await this.verifyArgon2(hash, password), floorMs };
    const began = performance.now();
    // oxlint-disable-next-line typescript/no-misused-promises -- finally waits for it
    const bcrypt = this.verifyBcrypt(hash, password, slowest).finally(() =>
      this.recordDuration(slowest, performance.now() - began),
    );
    const correct = (await Promise.all([this.verifyArgon2(hash, password), bcrypt])).includes(true);
    return { correct, floorMs };
  }

  private verifyArgon2(hash: string | null | undefined, password: string): Promise<boolean> {
    return verifyArgon2Password(hash, password);
  }

  private verifyBcrypt(
    hash: string | null | undefined,
    password: string,
    slowest: number,
  ): Promise<boolean> {
    return verifyBcryptPassword(hash, password, slowest);
  }

  private async slowestCost(ownCost: number | undefined): Promise<number | undefined> {
    if (this.clock.now() >= this.recheckAt) {
      this.recheckAt = this.clock.now() + RECHECK_MS;
      this.slowest = this.readSlowestCost();
    }
    const known = await this.slowest;
    if (ownCost === undefined || ownCost <= (known ?? 0)) return known;
    this.slowest = Promise.resolve(ownCost);
    return ownCost;
  }

  private async readSlowestCost(): Promise<number | undefined> {
    try {
      const [row] = await this.work.read<{ cost: string | null }>(SELECT_SLOWEST);
      return bcryptCost(decoyHash(Number(row?.cost ?? 0)));
    } catch (error) {
      this.recheckAt = 0;
      throw error;
    }
  }

  private async minimumMs(slowest: number | undefined): Promise<number> {
    if (slowest === undefined) return REFUSAL_FLOOR_MS;
    if (!this.shortestMs.has(slowest)) this.shortestMs.set(slowest, measure(slowest));
    // Twice the idle time, for a busy machine.
    return Math.max(
      REFUSAL_FLOOR_MS,
      Math.ceil(2 * (await (this.shortestMs.get(slowest) as Promise<number>))) + 100,
    );
  }

  private async recordDuration(slowest: number, ms: number): Promise<void> {
    if (ms < ((await this.shortestMs.get(slowest)) ?? 0))
      this.shortestMs.set(slowest, Promise.resolve(ms));
  }
}

async function measure(cost: number): Promise<number> {
  const began = performance.now();
  await verifyBcryptPassword(decoyHash(cost), 'nobody signs in with this', cost);
  return performance.now() - began;
}
