import { Injectable } from '@nestjs/common';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PaymentRow } from './payment-row.js';

export interface PaidPerson {
  id: string;
  employeeId: string;
  name: string;
}

/** By the keys of what is written. */
export type PeopleByField = Record<'employeeId' | 'email', ReadonlyMap<string, PaidPerson>>;

/** The people that the rows of a file are about. */
@Injectable()
export class PaymentPeople {
  constructor(private readonly work: UnitOfWork) {}

  async read(rows: readonly PaymentRow[]): Promise<PeopleByField> {
    return {
      employeeId: await this.find(rows, 'employeeId', 'e.employee_id_key'),
      email: await this.find(rows, 'email', 'a.email_key'),
    };
  }

  private async find(
    rows: readonly PaymentRow[],
    field: keyof PeopleByField,
    column: string,
  ): Promise<ReadonlyMap<string, PaidPerson>> {
    const written = rows.flatMap((row) =>
      personField(row) === field ? (row.written(field) ?? []) : [],
    );
    const keys = [...new Set(written.map((text) => uniqueKey(text)))];
    const found = await readByIds(keys, (some, places) =>
      this.work.read<PaidPerson & { key: string }>(
        `SELECT ${column} AS "key", e.id, e.employee_id AS employeeId, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE ${column} IN (${places})`,
        some,
      ),
    );
    return new Map(found.map(({ key, ...employee }) => [key, employee]));
  }
}

/** The first one that the row fills decides. */
export function personField(row: PaymentRow): keyof PeopleByField | undefined {
  return (['employeeId', 'email'] as const).find((field) => row.written(field) !== null);
}
