import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock.js';
import { Problem } from '../contract/problem.js';
import { UnitOfWork } from '../database/unit-of-work.js';

/** Somebody must always be able to come in and let the others in. */
@Injectable()
export class LastAdmin {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs a change after which an admin might be missing, and undoes it if none is left. The common row is changed first,
   * so that two such changes at once clash on every engine instead of each counting on the other's admin.
   */
  keep<T>(change: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.work.write(async (manager) => {
      await manager.query("UPDATE guard_row SET version = version + 1 WHERE name = 'admins'");
      const result = await change(manager);
      const [row] = await manager.query<{ n: number }[]>(
        `SELECT COUNT(*) AS n FROM account a LEFT JOIN employee e ON e.account_id = a.id
         WHERE a.role = 'admin' AND a.disabled_at IS NULL AND a.password_hash IS NOT NULL AND (e.left_on IS NULL OR e.left_on >= ?)`,
        [this.clock.today()],
      );
      if (Number(row?.n) === 0) throw new Problem('account.last_admin', 'This is the last admin who can sign in. Make somebody else an admin first.');
      return result;
    });
  }
}
