import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type {
  EarlierPeriod,
  EmploymentPeriod,
} from '../../contract/employee/employment-periods.js';
import { SELECTED_CONTACT } from '../../employee/employee-columns.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { NewDepartment } from '../import-handler.js';
import type { PersonRow } from './staged-employee.js';

export interface ExistingEmployee extends PersonRow {
  employee_id_key: string;
  department_name: string;
  /** From this day on it is closed. */
  department_closed_on: CalendarDate | null;
  /** The manager's current name, or the stored text. */
  manager: string | null;
  approver: string | null;
  deputy: string | null;
  earlier: EarlierPeriod[];
}

const KNOWN = `SELECT e.id AS target_id, e.account_id, a.name, a.email, a.role, e.department_id, e.employee_id, e.employee_id_key, e.dob, e.gender,
  e.marital_status, e.designation, e.salary, ${SELECTED_CONTACT}, e.hire_date, e.left_on, e.previous_left_on, e.manager_id, e.manager_name, e.approver_id, e.deputy_id, e.version,
  d.name AS department_name, d.closed_on AS department_closed_on, COALESCE(ma.name, e.manager_name) AS manager, pa.name AS approver, ua.name AS deputy
  FROM employee e JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id
  LEFT JOIN employee m ON m.id = e.manager_id LEFT JOIN account ma ON ma.id = m.account_id
  LEFT JOIN employee p ON p.id = e.approver_id LEFT JOIN account pa ON pa.id = p.account_id
  LEFT JOIN employee u ON u.id = e.deputy_id LEFT JOIN account ua ON ua.id = u.account_id`;

const MAX_KEYS = 500;

@Injectable()
export class EmployeeLookup {
  constructor(
    private readonly work: UnitOfWork,
    private readonly employments: EmploymentPeriods,
  ) {}

  async byEmployeeId(keys: string[]): Promise<Map<string, ExistingEmployee>> {
    const people = await this.findIn<Omit<ExistingEmployee, 'earlier'>>(
      `${KNOWN} WHERE e.employee_id_key IN`,
      keys,
    );
    const returned = people.filter(({ previous_left_on }) => previous_left_on !== null);
    const periods = await this.employments.readMany(returned.map(({ target_id }) => target_id));
    return new Map(
      people.map((person) => [
        person.employee_id_key,
        {
          ...person,
          salary: person.salary === null ? null : Number(person.salary),
          earlier: (periods.get(person.target_id) ?? []).slice(0, -1) as EarlierPeriod[],
        },
      ]),
    );
  }

  async idsByEmployeeId(
    keys: string[],
  ): Promise<Map<string, { id: string; accountId: string; name: string }>> {
    const sql =
      'SELECT e.employee_id_key AS k, e.id, e.account_id AS accountId, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.employee_id_key IN';
    return new Map(
      (
        await this.findIn<{ k: string; id: string; accountId: string; name: string }>(sql, keys)
      ).map(({ k, ...ids }) => [k, ids]),
    );
  }

  async idsByEmail(keys: string[]): Promise<Map<string, { id: string; name: string }>> {
    const sql =
      'SELECT a.email_key AS k, e.id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE a.email_key IN';
    return new Map(
      (await this.findIn<{ k: string; id: string; name: string }>(sql, keys)).map(
        ({ k, ...person }) => [k, person],
      ),
    );
  }

  async emailOwners(keys: string[]): Promise<Map<string, { accountId: string; name: string }>> {
    const sql = 'SELECT email_key AS k, id AS accountId, name FROM account WHERE email_key IN';
    return new Map(
      (await this.findIn<{ k: string; accountId: string; name: string }>(sql, keys)).map(
        ({ k, ...owner }) => [k, owner],
      ),
    );
  }

  byFoldedName(names: string[]): Promise<{ id: string; name: string }[]> {
    return this.findIn(
      'SELECT e.id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.name_folded IN',
      names,
    );
  }

  private async findIn<Row>(sql: string, values: string[]): Promise<Row[]> {
    const all = [...new Set(values)];
    const found: Row[] = [];
    for (let start = 0; start < all.length; start += MAX_KEYS) {
      const chunk = all.slice(start, start + MAX_KEYS);
      found.push(
        ...(await this.work.read<Row>(`${sql} (${chunk.map(() => '?').join(', ')})`, chunk)),
      );
    }
    return found;
  }
}

@Injectable()
export class DepartmentNames {
  constructor(private readonly work: UnitOfWork) {}

  async load(): Promise<FileDepartments> {
    const rows = await this.work.read<FileDepartment & { k: string }>(
      'SELECT name_key AS k, id, name, closed_on AS closedOn FROM department WHERE closed_at IS NULL',
    );
    return new FileDepartments(new Map(rows.map(({ k, ...department }) => [k, department])));
  }

  /** With closed ones, which people were in. Of several with a name the open one, else the one closed last. */
  async loadAll(): Promise<FileDepartments> {
    const rows = await this.work.read<FileDepartment>(
      'SELECT id, name, closed_on AS closedOn FROM department ORDER BY CASE WHEN closed_at IS NULL THEN 1 ELSE 0 END, closed_at',
    );
    return new FileDepartments(
      new Map(rows.map((department) => [uniqueKey(department.name), department])),
    );
  }
}

export interface FileDepartment extends NewDepartment {
  /** From this day on it is closed. */
  closedOn?: CalendarDate | null;
}

export class FileDepartments {
  private readonly added = new Map<string, NewDepartment & { used: boolean }>();

  constructor(private readonly known: Map<string, FileDepartment>) {}

  findOrAdd(name: string): FileDepartment {
    const key = uniqueKey(name);
    const known = this.known.get(key) ?? this.added.get(key);
    if (known) return known;
    const added = { id: newId(), name, used: false };
    this.added.set(key, added);
    return added;
  }

  /** Who left before their department was closed stays in it, even where another one has its name since. `closedOn` only where somebody would be in it then. */
  ofRow(
    name: string,
    periods: readonly EmploymentPeriod[],
    before: ExistingEmployee | undefined,
  ): FileDepartment {
    const isIn = (day: CalendarDate) => periods.some(({ leftOn }) => (leftOn ?? day) >= day);
    const closed = before?.department_closed_on ?? null;
    if (before && closed && !isIn(closed) && uniqueKey(name) === uniqueKey(before.department_name))
      return { id: before.department_id, name: before.department_name };
    const found = this.findOrAdd(name);
    return { ...found, closedOn: found.closedOn && isIn(found.closedOn) ? found.closedOn : null };
  }

  /** Only departments of rows that are not refused are created. */
  markUsed(name: string): void {
    const added = this.added.get(uniqueKey(name));
    if (added) added.used = true;
  }

  get toCreate(): NewDepartment[] {
    return [...this.added.values()]
      .filter(({ used }) => used)
      .map(({ id, name }) => ({ id, name }));
  }
}
