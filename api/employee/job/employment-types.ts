import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { EmploymentTypeRecord } from '../../contract/job/job-changes.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { bumpVersion, lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { EmploymentTypeDto, EmploymentTypeUpdateDto } from './employment-type.dto.js';
import { EMPLOYMENT_TYPE } from './job.tables.js';

interface TypeRow extends Omit<EmploymentTypeRecord, '_id' | 'people'> {
  id: string;
  people: number | string;
}

/** One that somebody has or had stays, since history names it. */
@Injectable()
export class EmploymentTypes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** By name. */
  list(): Promise<EmploymentTypeRecord[]> {
    return this.read('1 = 1', []);
  }

  async find(id: string): Promise<EmploymentTypeRecord> {
    const [type] = await this.read('t.id = ?', [id]);
    if (!type) throw new Problem('job.type_not_found', refusal('job.type_not_found'));
    return type;
  }

  async requireReferenced(id: string, field: string): Promise<{ id: string }> {
    const [type] = await this.work.read<{ id: string }>(
      'SELECT id FROM employment_type WHERE id = ?',
      [id],
    );
    if (!type) throw Problem.at(field, refusal('job.type_missing'));
    return type;
  }

  add(actor: Actor, { name }: EmploymentTypeDto): Promise<EmploymentTypeRecord> {
    return this.work.write(async (manager) => {
      const id = newId();
      await insertRow(manager, 'employment_type', {
        id,
        name,
        name_key: uniqueKey(name),
        version: 1,
        created_at: this.clock.now(),
      });
      await this.audit.record(actor, {
        action: 'job.type_add',
        subject: 'setting',
        id,
        name,
        after: { name },
      });
      return this.find(id);
    });
  }

  update(
    actor: Actor,
    id: string,
    { name, version }: EmploymentTypeUpdateDto,
  ): Promise<EmploymentTypeRecord> {
    return this.work.write(async (manager) => {
      await bumpVersion(manager, EMPLOYMENT_TYPE, id, version);
      const before = await this.find(id);
      await manager.query('UPDATE employment_type SET name = ?, name_key = ? WHERE id = ?', [
        name,
        uniqueKey(name),
        id,
      ]);
      await this.audit.record(actor, {
        action: 'job.type_update',
        subject: 'setting',
        id,
        name,
        before: { name: before.name },
        after: { name },
      });
      return this.find(id);
    });
  }

  remove(actor: Actor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      // Waits for changes that give it to somebody.
      await lockRecord(manager, 'employment_type', id);
      const { name } = await this.find(id);
      const [used] = await manager.query<{ people: number | string }[]>(
        "SELECT COUNT(DISTINCT employee_id) AS people FROM job_fact WHERE kind = 'employmentType' AND value_id = ?",
        [id],
      );
      const count = Number(used?.people);
      if (count > 0) throw new Problem('job.type_in_use', refusal('job.type_in_use', { count }));
      await manager.query('DELETE FROM employment_type WHERE id = ?', [id]);
      await this.audit.record(actor, {
        action: 'job.type_delete',
        subject: 'setting',
        id,
        name,
        before: { name },
      });
    });
  }

  private async read(condition: string, parameters: string[]): Promise<EmploymentTypeRecord[]> {
    const today = this.clock.today();
    const inForce = `f.kind = 'employmentType' AND f.value_id = t.id AND f.valid = 1 AND f.from_date <= ?
      AND NOT EXISTS (SELECT 1 FROM job_fact n WHERE n.employee_id = f.employee_id AND n.kind = f.kind AND n.valid = 1 AND n.from_date > f.from_date AND n.from_date <= ?)`;
    const rows = await this.work.read<TypeRow>(
      `SELECT t.id, t.name, t.version, (SELECT COUNT(*) FROM job_fact f WHERE ${inForce}) AS people FROM employment_type t WHERE ${condition} ORDER BY t.name_key`,
      [today, today, ...parameters],
    );
    return rows.map(({ id, people, ...row }) => ({ _id: id, ...row, people: Number(people) }));
  }
}
