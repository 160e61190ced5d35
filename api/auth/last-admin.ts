import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem, refusal } from '../contract/problem.js';
import { enabledAdmins, lockAdmins } from '../employee/enabled-admins.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/** Requires an active admin without a last day, also before a return: on the day after a last day, nobody might be left to notice. */
@Injectable()
export class LastAdmin {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Undoes the change if no admin is left. */
  guard<T>(change: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.work.write(async (manager) => {
      await lockAdmins(manager);
      const result = await change(manager);
      await this.assertOne(manager);
      return result;
    });
  }

  requireOne(): Promise<void> {
    return this.work.write(async (manager) => {
      await lockAdmins(manager);
      await this.assertOne(manager);
    });
  }

  private async assertOne(manager: EntityManager): Promise<void> {
    const admins = enabledAdmins(this.clock.today());
    const [row] = await manager.query<{ able: number; staying: number }[]>(
      `SELECT COUNT(*) AS able, COUNT(CASE WHEN e.left_on IS NULL AND (e.previous_left_on IS NULL OR e.hire_date <= ?) THEN 1 END) AS staying ${admins.sql}`,
      [this.clock.today(), ...admins.parameters],
    );
    if (Number(row?.staying) > 0) return;
    throw new Problem(
      'account.last_admin',
      refusal(Number(row?.able) > 0 ? 'account.no_staying_admin' : 'account.last_admin'),
    );
  }
}
