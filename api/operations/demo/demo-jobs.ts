import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import {
  addDays,
  addMonths,
  EARLIEST_EMPLOYMENT,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { FIRST_EMPLOYMENT_TYPES } from '../../contract/employee/employment-types.js';
import type { JobKind } from '../../contract/employee/job-facts.js';
import { amount } from '../../contract/money.js';
import { JobFactStore, type NewJobFact } from '../../employee/job/job-fact-store.js';
import { JobFactWithdrawals } from '../../employee/job/job-fact-withdrawals.js';
import { readTodaysJobs, valuesOf, type JobFactValue } from '../../employee/job/todays-job.js';
import { JobChanges } from '../../job/job-changes.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { mailboxOf, type DemoEmployee, type PersonByMailbox } from './demo-history.js';
import { DEMO_JOBS, DEMO_LOCATION, DEMO_PLANS, type DemoJobChange } from './demo-job-history.js';
import { DEMO_WORDS } from './demo-words.js';

const TYPE_IDS = new Map<string, string>(FIRST_EMPLOYMENT_TYPES.map(({ id, name }) => [name, id]));
const DAY_MS = 86_400_000;
/** Changes of the past were recorded so many days before they held. */
const AHEAD = 12;

/** Three years of moves and promotions, contracts and probations that end, and what is planned. */
@Injectable()
export class DemoJobs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly currency: CurrencyInUse,
    private readonly facts: JobFactStore,
    private readonly withdrawals: JobFactWithdrawals,
    private readonly changes: JobChanges,
  ) {}

  async write(
    admin: Actor,
    company: readonly DemoEmployee[],
    departmentIds: ReadonlyMap<string, string>,
  ): Promise<void> {
    const person: PersonByMailbox = (mailbox) =>
      company.find((one) => mailboxOf(one) === mailbox) as DemoEmployee;
    const idOf = (kind: JobKind, name: string) => {
      if (kind === 'department') return departmentIds.get(name);
      if (kind === 'manager') return person(name).id;
      return kind === 'employmentType' ? TYPE_IDS.get(name) : undefined;
    };
    const valueOf = ([kind, name]: [JobKind, string]): JobFactValue => {
      const valueId = idOf(kind, name);
      return { kind, valueId: valueId ?? null, value: valueId ? null : name };
    };
    await this.work.write(async (manager) => {
      await this.storeOpenings(manager, company, valueOf);
      for (const change of DEMO_JOBS)
        await this.storeChange(manager, admin, person(change.mailbox), change, valueOf);
    });
    await this.plan(admin, person, departmentIds);
  }

  /** What each person began with: the values of today, but for those that a change has set since. */
  private async storeOpenings(
    manager: EntityManager,
    company: readonly DemoEmployee[],
    valueOf: (value: [JobKind, string]) => JobFactValue,
  ): Promise<void> {
    await manager.query('DELETE FROM job_fact');
    await manager.query('DELETE FROM job_change');
    const people = new Map(company.map((one) => [one.id, one]));
    const jobs = await readTodaysJobs(manager, [...people.keys()]);
    const openings = jobs.flatMap((job): NewJobFact[] => {
      const one = people.get(job.id) as DemoEmployee;
      const [first] = DEMO_JOBS.filter(({ mailbox }) => mailbox === mailboxOf(one));
      const values = new Map(
        [
          ...valuesOf(job).filter(({ valueId, value }) => valueId !== null || value !== null),
          valueOf(['employmentType', 'Permanent']),
          valueOf(['location', DEMO_LOCATION]),
          valueOf(['probationEnd', addDays(addMonths(one.hireDate, 6), -1)]),
          ...Object.entries(first?.before ?? {}).map(([kind, name]) =>
            valueOf([kind as JobKind, dated(name, one)]),
          ),
        ].map((value) => [value.kind, value]),
      );
      return [...values.values()].map((value) => ({ employeeId: job.id, ...value }));
    });
    await this.facts.record(manager, EARLIEST_EMPLOYMENT, openings, {
      source: 'opening',
      by: null,
    });
    await manager.query('UPDATE job_change SET recorded_at = 0');
  }

  private async storeChange(
    manager: EntityManager,
    { accountId, language }: Actor,
    one: DemoEmployee,
    { monthsAgo, after, reason, isWithdrawn }: DemoJobChange,
    valueOf: (value: [JobKind, string]) => JobFactValue,
  ): Promise<void> {
    const from = addMonths(this.month(), -monthsAgo);
    const words = DEMO_WORDS[language].jobs;
    const values = Object.entries(after).map(([kind, name]) =>
      name === null
        ? { kind: kind as JobKind, valueId: null, value: null }
        : valueOf([kind as JobKind, dated(name, one)]),
    );
    const change = await this.facts.record(
      manager,
      from,
      values.map((value) => ({ employeeId: one.id, ...value })),
      { source: 'change', by: accountId, reason: words[reason] },
    );
    if (isWithdrawn)
      await this.withdrawals.withdraw(manager, change as string, [one.id], {
        by: accountId,
        reason: words.wrongPerson,
      });
    const recordedAt = this.clock.startOf(from) - AHEAD * DAY_MS + DAY_MS / 2;
    await manager.query('UPDATE job_change SET recorded_at = ? WHERE id = ?', [recordedAt, change]);
    await manager.query(
      'UPDATE job_fact SET withdrawn_at = ? WHERE change_id = ? AND withdrawn_at IS NOT NULL',
      [recordedAt + DAY_MS, change],
    );
  }

  private async plan(
    admin: Actor,
    person: PersonByMailbox,
    departmentIds: ReadonlyMap<string, string>,
  ): Promise<void> {
    for (const { mailbox, inMonths, set, raise, reason } of DEMO_PLANS) {
      const { id, salary } = person(mailbox);
      const { department, manager, ...values } = set;
      await this.changes.add(admin, {
        people: [id],
        from: addMonths(this.month(), inMonths),
        reason: DEMO_WORDS[admin.language].jobs[reason],
        set: {
          ...values,
          ...(department && { department: departmentIds.get(department) }),
          ...(manager && { manager: person(manager).id }),
          ...(raise && {
            salary: amount(this.currency.rounded((salary * (100 + raise)) / 100)),
          }),
        },
      });
    }
  }

  private month(): CalendarDate {
    return `${this.clock.today().slice(0, 7)}-01`;
  }
}

/** '+12' is so many months after the first day. */
function dated(value: string, { hireDate }: DemoEmployee): string {
  return value.startsWith('+') ? addDays(addMonths(hireDate, Number(value)), -1) : value;
}
