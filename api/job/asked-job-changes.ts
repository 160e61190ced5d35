import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../company/currency-in-use.js';
import { EARLIEST_PAY, latestFutureDate, type CalendarDate } from '../contract/calendar-date.js';
import type { JobKind } from '../contract/employee/job-facts.js';
import type { SalaryRound } from '../contract/job/job-changes.js';
import { amount } from '../contract/money.js';
import { Problem, refusal } from '../contract/problem.js';
import { Departments } from '../department/departments.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { EmploymentTypes } from '../employee/job/employment-types.js';
import type { JobFactValue } from '../employee/job/todays-job.js';
import { requireAmount } from '../payroll/components/assigned-amounts.js';
import { PayComponents } from '../payroll/components/pay-components.js';
import { Clock } from '../platform/config/clock.js';
import { requireDate } from '../platform/http/fields/date-limits.js';
import { atPath, readObject } from '../platform/http/fields/object-field.js';
import type { RaiseRule } from '../salary/salary-round.js';
import { AssignmentTargets } from '../working-time/assignments/assignment-targets.js';
import { LeaveOutDto, type JobChangeDto } from './job-change.dto.js';
import {
  JobItemDto,
  JobPolicyDto,
  JobSetDto,
  PersonSalaryDto,
  SalaryRoundDto,
} from './job-set.dto.js';
import type {
  AskedAssignment,
  AskedItem,
  AskedJobChange,
  AskedLeftOut,
  SalaryOfChange,
} from './judge-job-change.js';
import { PeopleOfChange } from './people-of-change.js';

/** The ids of one of these are looked up; the others are texts and dates. */
const REFERENCES = ['department', 'manager', 'approver', 'employmentType'] as const;
const TEXTS = ['designation', 'location', 'contractEnd', 'probationEnd'] as const;

/** Reads what a change is asked to set, with all that it refers to. A contradiction is a 400 at its field. */
@Injectable()
export class AskedJobChanges {
  constructor(
    private readonly clock: Clock,
    private readonly people: PeopleOfChange,
    private readonly departments: Departments,
    private readonly employees: EmployeeAccess,
    private readonly types: EmploymentTypes,
    private readonly targets: AssignmentTargets,
    private readonly components: PayComponents,
    private readonly currency: CurrencyInUse,
  ) {}

  async read(dto: JobChangeDto): Promise<AskedJobChange> {
    const { from, reason = null } = dto;
    const set = readObject(JobSetDto, dto.set, 'set');
    if (Object.values(set).every((value) => value === undefined))
      throw Problem.at('set', refusal('job.nothing_set'));
    const isPaid =
      set.salary != null || set.round != null || set.salaries != null || set.item != null;
    requireDate('from', 'From', from, {
      latest: latestFutureDate(this.clock.today()),
      ...(isPaid && { earliest: EARLIEST_PAY }),
    });
    return {
      from,
      reason,
      values: await this.values(set, from),
      salary: await this.salary(set),
      round: roundOf(set),
      assignments: await this.assignments(set),
      item: await this.item(set, from),
      leaveOut: await this.leftOut(dto),
    };
  }

  private async values(set: JobSetDto, from: CalendarDate): Promise<JobFactValue[]> {
    if (set.contractEnd && set.contractEnd < from)
      throw Problem.at('set.contractEnd', refusal('job.ends_before', { from }));
    const values: JobFactValue[] = [];
    for (const kind of REFERENCES) {
      const id = set[kind];
      if (id === undefined) continue;
      const valueId = id === null ? null : await this.referenced(kind, id, from);
      if (valueId === null && kind === 'department')
        throw Problem.at('set.department', refusal('field.required', { label: 'Department' }));
      values.push({ kind, valueId, value: null });
    }
    for (const kind of TEXTS) {
      const value = set[kind];
      if (value !== undefined) values.push({ kind, valueId: null, value });
    }
    return values;
  }

  /** A department that has been closed since the day is judged by the days that somebody would be in it. */
  private async referenced(kind: JobKind, id: string, from: CalendarDate): Promise<string> {
    const field = `set.${kind}`;
    if (kind === 'department')
      return (await this.departments.requireReferenced(id, field, from)).id;
    if (kind === 'employmentType') return (await this.types.requireReferenced(id, field)).id;
    return (await this.employees.requireReferenced(id, field)).id;
  }

  private async salary({ salary, round, salaries }: JobSetDto): Promise<SalaryOfChange | null> {
    if (salary == null && !round && !salaries) return null;
    if (salary != null && round) throw Problem.at('set.round', refusal('job.salary_or_round'));
    this.requireFitting('set', { salary });
    const given = (salaries ?? []).map((one, place) =>
      readObject(PersonSalaryDto, one, `set.salaries.${place}`),
    );
    for (const [place, one] of given.entries())
      this.requireFitting(`set.salaries.${place}`, { salary: one.salary });
    const ids = await this.people.lookUp(
      given.map(({ employeeId }) => employeeId),
      'set.salaries',
    );
    return {
      salary: salary ?? null,
      rule: round ? this.rule(readObject(SalaryRoundDto, round, 'set.round')) : null,
      byPerson: new Map(given.map((one) => [ids.get(one.employeeId) ?? '', one.salary])),
    };
  }

  /** A step of the currency at least, since a percentage rarely hits one. */
  private rule({ percent, amount, step, limit }: SalaryRoundDto): RaiseRule {
    if ((percent == null) === (amount == null))
      throw Problem.at('set.round', refusal('job.percent_or_amount'));
    this.requireFitting('set.round', { amount, step, limit });
    return {
      percent: percent ?? null,
      amount: amount ?? null,
      step: step || (this.currency.step > 1 ? this.currency.step : null),
      limit: limit ?? null,
    };
  }

  private requireFitting(path: string, amounts: Record<string, number | null | undefined>): void {
    try {
      this.currency.requireFitting(amounts);
    } catch (error) {
      throw error instanceof Problem ? atPath(path, error) : error;
    }
  }

  private async assignments(set: JobSetDto): Promise<AskedAssignment[]> {
    const asked: AskedAssignment[] = [];
    if (set.pattern === null)
      throw Problem.at('set.pattern', refusal('field.required', { label: 'Working Time' }));
    if (set.pattern) asked.push({ subject: 'pattern', target: set.pattern });
    if (set.policy) {
      const { leaveType, policy = null } = readObject(JobPolicyDto, set.policy, 'set.policy');
      asked.push({ subject: leaveType, target: policy });
    }
    for (const { subject, target } of asked) {
      const field = subject === 'pattern' ? 'set.pattern' : 'set.policy';
      try {
        const kind = await this.targets.requireKind(subject);
        if (target !== null) await this.targets.requireTarget(kind, subject, target);
      } catch (error) {
        throw error instanceof Problem && error.refusal ? Problem.at(field, error.refusal) : error;
      }
    }
    return asked;
  }

  private async item(set: JobSetDto, from: CalendarDate): Promise<AskedItem | null> {
    if (!set.item) return null;
    const { component: id, to = null, ...amounts } = readObject(JobItemDto, set.item, 'set.item');
    requireDate('set.item.to', 'To', to, { latest: latestFutureDate(this.clock.today()) });
    if (to !== null && to < from)
      throw Problem.at('set.item.to', refusal('date.ends_before_start'));
    try {
      const component = await this.components.requireReferenced(id);
      const given = requireAmount(component, { componentId: id, ...amounts });
      this.currency.requireFitting({ amount: given.amount, hourly: given.hourly });
      return { component: component._id, to, ...given };
    } catch (error) {
      throw error instanceof Problem ? atPath('set.item', error) : error;
    }
  }

  private async leftOut({ leaveOut }: JobChangeDto): Promise<AskedLeftOut> {
    const { hiredAfter, raisedSince, onProbation, people } = leaveOut
      ? readObject(LeaveOutDto, leaveOut, 'leaveOut')
      : new LeaveOutDto();
    return {
      hiredAfter: hiredAfter ?? null,
      raisedSince: raisedSince ?? null,
      onProbation: onProbation ?? false,
      people: new Set(people ? await this.people.named(people, 'leaveOut.people') : []),
    };
  }
}

function roundOf({ round }: JobSetDto): SalaryRound | null {
  if (!round) return null;
  const { percent, ...amounts } = readObject(SalaryRoundDto, round, 'set.round');
  const entered = Object.entries(amounts).map(([name, minor]) => [
    name,
    minor == null ? null : amount(minor),
  ]);
  return {
    ...(percent != null && { percent: percent / 100 }),
    ...(Object.fromEntries(entered) as Pick<SalaryRound, 'amount' | 'step' | 'limit'>),
  };
}
