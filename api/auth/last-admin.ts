import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/config/clock.js';
import { Problem } from '../contract/problem.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/**
 * Somebody must always be able to come in and let the others in: also on the day after the last day of an admin who
 * leaves, when nobody is there to notice. So an admin with a last day, even one ahead, is none to count on.
 */
@Injectable()
export class LastAdmin {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Runs a change after which an admin might be missing, and undoes it if none is left. */
  keep<T>(change: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.work.write(async (manager) => {
      await takeTurn(manager);
      const result = await change(manager);
      await this.count(manager);
      return result;
    });
  }

  /**
   * After such a change, inside its unit. Of two at once, each waits here for the common row; whoever comes second then
   * counts what the first has stored, since every statement sees what is committed, and is undone. Where rows are not
   * waited for (a cluster), the two clash at this row and one is run again.
   */
  requireOne(): Promise<void> {
    return this.work.write(async (manager) => {
      await takeTurn(manager);
      await this.count(manager);
    });
  }

  private async count(manager: EntityManager): Promise<void> {
    const [row] = await manager.query<{ able: number; staying: number }[]>(
      `SELECT COUNT(*) AS able, COUNT(CASE WHEN e.left_on IS NULL THEN 1 END) AS staying FROM account a LEFT JOIN employee e ON e.account_id = a.id
       WHERE a.role = 'admin' AND a.disabled_at IS NULL AND a.password_hash IS NOT NULL AND (e.left_on IS NULL OR e.left_on >= ?)`,
      [this.clock.today()],
    );
    if (Number(row?.staying) > 0) return;
    const why = Number(row?.able) > 0 ? 'Every admin would have a last day.' : 'This is the last admin who can sign in.';
    throw new Problem('account.last_admin', `${why} Make somebody else an admin first.`);
  }
}

/** The common row: two such changes at once clash on every engine instead of each counting on the other's admin. */
async function takeTurn(manager: EntityManager): Promise<void> {
  await manager.query("UPDATE lock_row SET version = version + 1 WHERE name = 'admins'");
}
