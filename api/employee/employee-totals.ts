import { Injectable } from '@nestjs/common';
import type { Condition } from '../platform/database/lists/list-definition.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Headcount } from '../department/headcount.js';

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

  /** Undefined for conditions that the headcount does not distinguish. */
  async countMatching(conditions: Condition[]): Promise<number | undefined> {
    const role = conditions.find(({ field }) => field === 'role');
    if (!role) return this.people(conditions);
    if (role.value !== 'employee' || conditions.length > 1) return undefined;
    const people = await this.people([]);
    const [row] = await this.work.read<{ n: number }>("SELECT COUNT(*) AS n FROM account a JOIN employee e ON e.account_id = a.id WHERE a.role IN ('admin')");
    return people === undefined ? undefined : people - Number(row?.n);
  }

  private async people(conditions: Condition[]): Promise<number | undefined> {
    const filter = headcountFilter(conditions);
    return filter && (await this.headcount.people(filter));
  }
}

function headcountFilter(conditions: Condition[]): { departmentId?: string; left?: boolean } | undefined {
  const filter: { departmentId?: string; left?: boolean } = {};
  for (const { field, value, parameters } of conditions) {
    if (field === 'department') filter.departmentId = String(parameters[0]);
    else if (field === 'status') filter.left = value === 'Left';
    else return undefined;
  }
  return filter;
}
