import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../contract/calendar-date.js';
import type { DepartmentRecord } from '../contract/department/departments.js';
import { Problem, refusal } from '../contract/problem.js';
import { Clock } from '../platform/config/clock.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import { employedOn } from './department-list.js';
import { hasStatus } from './headcount.js';

type Head = NonNullable<DepartmentRecord['head']>;

interface HeadRow {
  id: string;
  name: string;
  image_id: string | null;
}

/** The head of department `d` on a day, which the statement takes. */
const HEAD_ON =
  '(SELECT h.employee_id FROM department_head h WHERE h.department_id = d.id AND h.valid = 1 AND h.from_date <= ? ORDER BY h.from_date DESC LIMIT 1)';

/** Only somebody who works here heads a department: on the day after their last day, it has no head. */
@Injectable()
export class DepartmentHeads {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async named(ids: (string | null)[]): Promise<Map<string | null, Head>> {
    const known = ids.filter((id) => id !== null);
    if (known.length === 0) return new Map();
    const { sql, parameters } = hasStatus(this.clock.today(), 'Active');
    const rows = await this.work.read<HeadRow>(
      `SELECT e.id, a.name, a.image_id FROM employee e JOIN account a ON a.id = e.account_id WHERE ${sql} AND e.id IN (${known.map(() => '?').join(', ')})`,
      [...parameters, ...known],
    );
    return new Map(rows.map((row) => [row.id, headRecord(row)]));
  }

  /** By department, on another day than today. The day is a date that was checked. */
  async on(day: CalendarDate): Promise<Map<string, Head>> {
    const rows = await this.work.read<HeadRow & { departmentId: string }>(
      `SELECT d.id AS departmentId, e.id, a.name, a.image_id FROM department d JOIN employee e ON e.id = ${HEAD_ON} JOIN account a ON a.id = e.account_id WHERE ${employedOn(day)}`,
      [day],
    );
    return new Map(rows.map((row) => [row.departmentId, headRecord(row)]));
  }

  async require(id: string): Promise<void> {
    if (!(await this.named([id])).has(id))
      throw Problem.at('head', refusal('department.head_not_working'));
  }

  /** After `head_id` was changed: from today on, in the place of another one for the day. Of a department without any known head it holds since the beginning. */
  async follow(
    manager: EntityManager,
    departmentId: string,
    headId: string | null,
    { by, isFirstKnown = false }: { by: string | null; isFirstKnown?: boolean },
  ): Promise<void> {
    const from = isFirstKnown ? EARLIEST_EMPLOYMENT : this.clock.today();
    await manager.query(
      'UPDATE department_head SET valid = NULL WHERE department_id = ? AND from_date = ? AND valid = 1',
      [departmentId, from],
    );
    await insertRow(manager, 'department_head', {
      id: newId(),
      department_id: departmentId,
      employee_id: headId,
      from_date: from,
      valid: 1,
      recorded_by: by,
      recorded_at: this.clock.now(),
    });
  }

  /** An older version, which serves beside this one during an upgrade, changes `head_id` alone; so does a company that is stored whole. */
  async followAll(): Promise<void> {
    const rows = await this.work.read<{ id: string }>(
      `SELECT d.id FROM department d WHERE d.closed_at IS NULL AND COALESCE(${HEAD_ON}, '') <> COALESCE(d.head_id, '')`,
      [this.clock.today()],
    );
    for (const { id } of rows)
      await this.work.write(async (manager) => {
        await lockRecord(manager, 'department', id);
        const [row] = await manager.query<{ headId: string | null; known: number | string }[]>(
          'SELECT d.head_id AS headId, (SELECT COUNT(*) FROM department_head h WHERE h.department_id = d.id) AS known FROM department d WHERE d.id = ?',
          [id],
        );
        if (row)
          await this.follow(manager, id, row.headId, {
            by: null,
            isFirstKnown: Number(row.known) === 0,
          });
      });
  }
}

function headRecord({ id, name, image_id }: HeadRow): Head {
  return { _id: id, name, profileImage: imageUrl(image_id) };
}
