import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { JobPersonEffect } from '../../contract/job/job-changes.js';
import { amount } from '../../contract/money.js';
import {
  LISTED_EMPLOYEE,
  listedEmployee,
  type ListedEmployeeRow,
} from '../../employee/listed-employee.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { JudgedPerson } from '../job-judgements.js';
import type { JudgedSalary } from '../judge-job-change.js';
import type { ChangedPerson } from './changed-person.js';
import { restoredSalary } from './restored-values.js';

/** The people of a change, each with their salary, or with why they are left out. */
@Injectable()
export class PersonRows {
  constructor(private readonly work: UnitOfWork) {}

  ofChange(people: readonly JudgedPerson[]): Promise<JobPersonEffect[]> {
    return this.read(
      people.map(({ person, change: { salary, refusal } }) => ({
        id: person.id,
        salary: salary && salaryRecord(salary),
        leftOut: refusal && { reason: refusal.reason, on: refusal.on },
      })),
    );
  }

  ofWithdrawal(people: readonly ChangedPerson[], day: CalendarDate): Promise<JobPersonEffect[]> {
    return this.read(
      people.map((person) => {
        const salary = restoredSalary(person, day);
        return {
          id: person.id,
          salary: salary && { ...salary, byRule: null, isByHand: false, later: null },
          leftOut: null,
        };
      }),
    );
  }

  /** In the order of their names. */
  private async read(
    people: readonly (Omit<JobPersonEffect, 'employee'> & { id: string })[],
  ): Promise<JobPersonEffect[]> {
    const byId = new Map(people.map(({ id, ...effect }) => [id, effect]));
    const { table, columns, joins } = LISTED_EMPLOYEE;
    const rows = await readByIds([...byId.keys()], (ids, places) =>
      this.work.read<ListedEmployeeRow & { folded: string }>(
        `SELECT ${columns}, e.name_folded AS folded FROM ${table} ${Object.values(joins).join(' ')} WHERE e.id IN (${places})`,
        ids,
      ),
    );
    return rows
      .sort((a, b) => a.folded.localeCompare(b.folded) || (a.person_id < b.person_id ? -1 : 1))
      .flatMap((row) => {
        const effect = byId.get(row.person_id);
        return effect ? { employee: listedEmployee(row), ...effect } : [];
      });
  }
}

function salaryRecord(salary: JudgedSalary): NonNullable<JobPersonEffect['salary']> {
  const { before, after, unlimited, isByHand, later } = salary;
  return {
    before: before === null ? null : amount(before),
    after: amount(after),
    byRule: unlimited === null || unlimited === after ? null : amount(unlimited),
    isByHand,
    later: later && { from: later.from, amount: amount(later.salary) },
  };
}
