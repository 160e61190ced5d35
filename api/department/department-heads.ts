import { Injectable } from '@nestjs/common';
import type { DepartmentRecord } from '../contract/department/departments.js';
import { Problem, refusal } from '../contract/problem.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import { hasStatus } from './headcount.js';

/** Only somebody who works here heads a department: on the day after their last day, it has no head. */
@Injectable()
export class DepartmentHeads {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async named(
    ids: (string | null)[],
  ): Promise<Map<string | null, NonNullable<DepartmentRecord['head']>>> {
    const known = ids.filter((id) => id !== null);
    if (known.length === 0) return new Map();
    const { sql, parameters } = hasStatus(this.clock.today(), 'Active');
    const rows = await this.work.read<{ id: string; name: string; image_id: string | null }>(
      `SELECT e.id, a.name, a.image_id FROM employee e JOIN account a ON a.id = e.account_id WHERE ${sql} AND e.id IN (${known.map(() => '?').join(', ')})`,
      [...parameters, ...known],
    );
    return new Map(
      rows.map(({ id, name, image_id }) => [
        id,
        { _id: id, name, profileImage: imageUrl(image_id) },
      ]),
    );
  }

  async require(id: string): Promise<void> {
    if (!(await this.named([id])).has(id))
      throw Problem.at('head', refusal('department.head_not_working'));
  }
}
