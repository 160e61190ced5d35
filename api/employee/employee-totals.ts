import { Injectable } from '@nestjs/common';
import type { Condition } from '../platform/database/lists/list-definition.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Headcount } from '../department/headcount.js';

/** How many employees there are of a kind, from what is kept with every change instead of from the list. */
@Injectable()
export class EmployeeTotals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly headcount: Headcount,
  ) {}

  async summary() {
    const { active, left, departments } = await this.headcount.totals();
    return { summary: { total: active, departments, left }, storedTotal: active + left };
  }

  /** By department, status, and having no other role than an employee's. */
  async matching(conditions: Condition[]): Promise<number | undefined> {
    const role = conditions.find(({ field }) => field === 'role');
    if (!role) return this.people(conditions);
    if (role.value !== 'employee' || conditions.length > 1) return undefined;
    const people = await this.people([]);
    const [row] = await this.work.read<{ n: number }>("SELECT COUNT(*) AS n FROM account a JOIN employee e ON e.account_id = a.id WHERE a.role IN ('admin')");
    return people === undefined ? undefined : people - Number(row?.n);
  }

  private async people(conditions: Condition[]): Promise<number | undefined> {
    const kind = kindOf(conditions);
    return kind && (await this.headcount.people(kind));
  }
}

/** What the conditions come to, if headcount tells such people apart. */
function kindOf(conditions: Condition[]): { departmentId?: string; left?: boolean } | undefined {
  const kind: { departmentId?: string; left?: boolean } = {};
  for (const { field, value, parameters } of conditions) {
    if (field === 'department') kind.departmentId = String(parameters[0]);
    else if (field === 'status') kind.left = value === 'Left';
    else return undefined;
  }
  return kind;
}
