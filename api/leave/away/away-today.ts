import { Injectable } from '@nestjs/common';
import { Absences, type Absence } from '../../approval/absences.js';
import type { AwayPersonRecord, AwayRecord } from '../../contract/leave/away-responses.js';
import { Departments } from '../../department/departments.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

export const AWAY_MOST = 100;

/** Tells who is away all day today, and their stand-ins. */
@Injectable()
export class AwayToday {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly absences: Absences,
    private readonly departments: Departments,
  ) {}

  /** By the id of the employee, for those who are away. Checks no access. */
  async find(ids: readonly string[]): Promise<Map<string, AwayRecord>> {
    const absences = await this.read(ids);
    const names = await this.presentNames(absences.flatMap(({ standIn }) => standIn ?? []));
    return new Map(
      absences.map(({ employeeId, until, standIn }) => [
        employeeId,
        { until, standIn: names.get(standIn ?? '') ?? null },
      ]),
    );
  }

  async people(
    actor: Actor,
    ids: readonly string[],
  ): Promise<{ away: AwayPersonRecord[]; total: number }> {
    if (!isAdmin(actor)) throw denied();
    const away = await this.find(ids);
    const rows = await readByIds([...away.keys()], (some, places) =>
      this.work.read<{ _id: string; name: string; folded: string }>(
        `SELECT e.id AS _id, a.name, e.name_folded AS folded FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places})`,
        some,
      ),
    );
    const byName = rows.toSorted((one, other) =>
      one.folded === other.folded ? 0 : one.folded < other.folded ? -1 : 1,
    );
    return {
      away: byName
        .slice(0, AWAY_MOST)
        .map(({ _id, name }) => ({ _id, name, ...(away.get(_id) as AwayRecord) })),
      total: rows.length,
    };
  }

  async inDepartment(
    actor: Actor,
    departmentId: string,
  ): Promise<{ away: AwayPersonRecord[]; total: number }> {
    await this.departments.record(departmentId);
    const rows = await this.work.read<{ id: string }>(
      'SELECT e.id FROM employee e WHERE e.department_id = ?',
      [departmentId],
    );
    return this.people(
      actor,
      rows.map(({ id }) => id),
    );
  }

  private read(ids: readonly string[]): Promise<Absence[]> {
    return readByIds(ids, (some) => this.absences.findOn(this.clock.today(), some));
  }

  /** A stand-in who has left meanwhile covers nothing. */
  private async presentNames(ids: string[]): Promise<Map<string, string>> {
    const { sql, parameters } = hasNotLeft(this.clock.today());
    const rows = await readByIds([...new Set(ids)], (some, places) =>
      this.work.read<{ id: string; name: string }>(
        `SELECT e.id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places}) AND ${sql}`,
        [...some, ...parameters],
      ),
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
