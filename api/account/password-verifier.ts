import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { bcryptCost, decoy, verifyOldPassword } from './old-password.js';
import { PASSWORD_MAX, verifyOwnPassword } from './password.js';

/** Above the slowest way to find out that somebody may not come in. */
export const REFUSAL_FLOOR_MS = 250;
const LOOKS_EVERY_MS = 60_000;

// An importer of accounts stores no hash that costs more.
const SLOWEST = `SELECT MAX(SUBSTR(password_hash, 5, 2)) AS cost FROM account
  WHERE (password_hash LIKE '$2a$%' OR password_hash LIKE '$2b$%' OR password_hash LIKE '$2y$%') AND SUBSTR(password_hash, 5, 2) <= '14'`;

export interface Verified {
  right: boolean;
  /** How long after it was asked a refusal may be told, whoever is refused. */
  floorMs: number;
}

/**
 * Verifies passwords, those of ours and those that people bring along from an older system. As long as one of the latter is
 * left, every try works through both kinds, so that its time tells nobody where an account comes from.
 */
@Injectable()
export class PasswordVerifier {
  private slowest: Promise<number | undefined> = Promise.resolve(undefined);
  private lookAgainAt = 0;
  /** By cost, how long an old password takes on this machine when it has little else to do: the shortest time seen, in ms. */
  private readonly shortest = new Map<number, Promise<number>>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async verify(hash: string | null | undefined, password: string): Promise<Verified> {
    const slowest = await this.slowestCost(bcryptCost(hash));
    const floorMs = await this.floor(slowest);
    if ([...password].length > PASSWORD_MAX) return { right: false, floorMs };
    if (slowest === undefined) return { right: await this.byOwn(hash, password), floorMs };
    const began = performance.now();
    // oxlint-disable-next-line typescript/no-misused-promises -- finally waits for it
    const old = this.byOld(hash, password, slowest).finally(() => this.took(slowest, performance.now() - began));
    const right = (await Promise.all([this.byOwn(hash, password), old])).includes(true);
    return { right, floorMs };
  }

  private byOwn(hash: string | null | undefined, password: string): Promise<boolean> {
    return verifyOwnPassword(hash, password);
  }

  private byOld(hash: string | null | undefined, password: string, slowest: number): Promise<boolean> {
    return verifyOldPassword(hash, password, slowest);
  }

  /** Of all old passwords that are left; undefined when none is. One that has just come along counts from its first try. */
  private async slowestCost(atHand: number | undefined): Promise<number | undefined> {
    if (this.clock.now() >= this.lookAgainAt) {
      this.lookAgainAt = this.clock.now() + LOOKS_EVERY_MS;
      this.slowest = this.look();
    }
    const known = await this.slowest;
    if (atHand === undefined || atHand <= (known ?? 0)) return known;
    this.slowest = Promise.resolve(atHand);
    return atHand;
  }

  private async look(): Promise<number | undefined> {
    try {
      const [row] = await this.work.read<{ cost: string | null }>(SLOWEST);
      return bcryptCost(decoy(Number(row?.cost ?? 0)));
    } catch (error) {
      this.lookAgainAt = 0;
      throw error;
    }
  }

  private async floor(slowest: number | undefined): Promise<number> {
    if (slowest === undefined) return REFUSAL_FLOOR_MS;
    if (!this.shortest.has(slowest)) this.shortest.set(slowest, timeOf(slowest));
    // Half of it is for a machine that has other things to do.
    return Math.max(REFUSAL_FLOOR_MS, Math.ceil(2 * (await (this.shortest.get(slowest) as Promise<number>))) + 100);
  }

  private async took(slowest: number, ms: number): Promise<void> {
    if (ms < ((await this.shortest.get(slowest)) ?? 0)) this.shortest.set(slowest, Promise.resolve(ms));
  }
}

async function timeOf(cost: number): Promise<number> {
  const began = performance.now();
  await verifyOldPassword(decoy(cost), 'nobody signs in with this', cost);
  return performance.now() - began;
}
