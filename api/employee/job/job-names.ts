import { Injectable } from '@nestjs/common';
import type { JobKind } from '../../contract/employee/job-facts.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { JobFactValue } from './todays-job.js';

/** The names of departments, people and employment types that facts refer to. */
@Injectable()
export class JobNames {
  constructor(private readonly work: UnitOfWork) {}

  async read(values: readonly JobFactValue[]): Promise<(value: JobFactValue) => string | null> {
    const idsOf = (...kinds: JobKind[]) => [
      ...new Set(
        values.flatMap(({ kind, valueId }) =>
          valueId !== null && kinds.includes(kind) ? valueId : [],
        ),
      ),
    ];
    const rows = [
      ...(await this.named('SELECT id, name FROM department WHERE id', idsOf('department'))),
      ...(await this.named(
        'SELECT e.id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id',
        idsOf('manager', 'approver'),
      )),
      ...(await this.named(
        'SELECT id, name FROM employment_type WHERE id',
        idsOf('employmentType'),
      )),
    ];
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return ({ valueId, value }) => (valueId === null ? value : (names.get(valueId) ?? null));
  }

  private named(select: string, ids: string[]): Promise<{ id: string; name: string }[]> {
    return readByIds(ids, (some, places) => this.work.read(`${select} IN (${places})`, some));
  }
}
