import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { ListedPeople } from '../pay-look/listed-people.js';
import { PayLooks } from '../pay-look/pay-looks.js';
import type { AuditRow } from './audit-list.js';

const TELLS_PAY = /"(?:salary|basicSalary)":/;

/** Entries that tell amounts show somebody's pay, and that is told to them. */
@Injectable()
export class AuditedPay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly looks: PayLooks,
  ) {}

  listed(actor: Actor): ListedPeople<AuditRow> {
    const told = (row: AuditRow) => (TELLS_PAY.test(`${row.value_before}${row.value_after}`) ? row.subject_id : undefined);
    return this.looks.listedThings(actor, 'audit', told, (ids) => this.peopleOf(ids));
  }

  /** Behind the ids of employees and of salary records. */
  private async peopleOf(ids: string[]): Promise<string[]> {
    const some = [...new Set(ids)];
    if (some.length === 0) return [];
    const those = some.map(() => '?').join(', ');
    const rows = await this.work.read<{ id: string }>(
      `SELECT id FROM employee WHERE id IN (${those}) UNION SELECT employee_id AS id FROM salary WHERE id IN (${those})`,
      [...some, ...some],
    );
    return rows.map(({ id }) => id);
  }
}
