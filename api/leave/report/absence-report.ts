import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { eachDay, type CalendarDate } from '../../contract/calendar-date.js';
import { isEmployedOn } from '../../contract/employee/employment-periods.js';
import type {
  AbsenceOfEmployee,
  AbsenceReportRecord,
} from '../../contract/leave/absence-report-responses.js';
import { LEAVE_UNITS } from '../../contract/leave/policy-rules.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { DepartmentDays, type DepartmentsByDay } from '../../employee/job/department-days.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { EmploymentTerms } from '../../entitlement/facts/person-entitlement.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import type { ListQuery } from '../../platform/database/lists/list-definition.js';
import type { Page } from '../../platform/database/lists/list-reader.js';
import { requestedOfRow } from '../leave-row.js';
import { dayOfLeave } from '../requested-leave.js';
import {
  type Absence,
  absenceSums,
  groupedBy,
  personAbsence,
  type ReportedPerson,
} from './absence-sums.js';
import { askedPeople } from './absent-people-list.js';
import { type ApprovedRow, ReportReader } from './report-reader.js';
import { ReportDays, requireReportSpan, type ReportSpan } from './report-span.js';

/** Their leave is read by one statement. Between two, the server answers other requests. */
export const PEOPLE_AT_ONCE = 200;

/** The people of an answer that asks for no range. */
const FIRST_PEOPLE = { from: 0, to: 99 };

export interface ComputedReport {
  report: AbsenceReportRecord;
  /** By name. */
  people: readonly ReportedPerson[];
  absenceOf: (person: ReportedPerson) => AbsenceOfEmployee;
}

/** Approved leave of a span by department and type. What a day costs follows from the working time, with or without a policy: calendar days in SQL are ten times as fast, and wrong for part-time work and holidays. */
@Injectable()
export class AbsenceReport {
  constructor(
    private readonly clock: Clock,
    private readonly reader: ReportReader,
    private readonly facts: EntitlementFacts,
    private readonly departments: DepartmentDays,
    private readonly periods: EmploymentPeriods,
  ) {}

  async compute(actor: Actor, span: ReportSpan): Promise<ComputedReport> {
    this.require(actor, span);
    const types = await this.reader.types();
    const byDay = await this.departments.since(span.from);
    const people = await this.reader.people(span);
    const absences = await this.absences(people, { types, span, byDay });
    const headcounts = await this.headcounts(people, span, byDay);
    const departments = (await this.reader.departments()).flatMap(({ id, name }) => {
      const headcount = headcounts.get(id) ?? 0;
      return headcount > 0 ? [{ id, name, headcount }] : [];
    });
    return {
      report: {
        from: span.from,
        to: span.to,
        ...absenceSums([...absences.values()].flat(), departments, types),
      },
      people,
      absenceOf: (person) => personAbsence(person, absences.get(person.id) ?? [], types),
    };
  }

  /** A page of the people, of whom no more are computed than their order needs. */
  async people(
    actor: Actor,
    { conditions, sort, descending, range = FIRST_PEOPLE }: ListQuery,
  ): Promise<Page<AbsenceOfEmployee>> {
    const { span, away, department, others } = askedPeople(conditions, this.clock.today());
    this.require(actor, span);
    const byDay = await this.departments.since(span.from);
    const types = await this.reader.types();
    const unit = LEAVE_UNITS.find((one) => one === sort?.by);
    const ofDepartment = department ? [byDay.among([department], span.from, span.to)] : [];
    const byName = await this.reader.people(span, [...others, ...ofDepartment]);
    if (descending && !unit) byName.reverse();
    const pageOf = <Row>(rows: Row[]) => rows.slice(range.from, range.to + 1);
    const isDerived = unit !== undefined || away !== undefined;
    const absences = await this.absences(isDerived ? byName : pageOf(byName), {
      types,
      span,
      byDay,
      department,
    });
    const found = byName.filter(({ id }) => away === undefined || absences.has(id) === away);
    const rowsOf = (some: readonly ReportedPerson[]) =>
      some.map((person) => personAbsence(person, absences.get(person.id) ?? [], types));
    // People with equal sums stay by name.
    const rows = unit
      ? pageOf(
          rowsOf(found).sort((one, other) => (one[unit] - other[unit]) * (descending ? -1 : 1)),
        )
      : rowsOf(pageOf(found));
    return { rows, total: found.length };
  }

  /** Somebody who moves counts in each department for their share of the days. */
  private async headcounts(
    people: readonly ReportedPerson[],
    { from, to }: ReportSpan,
    byDay: DepartmentsByDay,
  ): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    const add = (id: string, share: number) => counts.set(id, (counts.get(id) ?? 0) + share);
    const moving = people.filter(
      ({ id, departmentId }) => byDay.within(id, departmentId, from, to).length > 1,
    );
    const periods = await this.periods.readMany(moving.map(({ id }) => id));
    for (const { id, departmentId } of people) {
      const employments = periods.get(id);
      if (!employments) {
        add(byDay.on(id, departmentId, to), 1);
        continue;
      }
      const days = eachDay(from, to).filter((day) => isEmployedOn(employments, day));
      for (const day of days) add(byDay.on(id, departmentId, day), 1 / days.length);
    }
    return counts;
  }

  private require(actor: Actor, span: ReportSpan): void {
    if (!isAdmin(actor)) throw denied();
    requireReportSpan(span, this.clock.today());
  }

  /** By employee; those without any are left out. */
  private async absences(
    people: readonly ReportedPerson[],
    { types, span, byDay, department }: Asked,
  ): Promise<Map<string, Absence[]>> {
    const typesById = new Map(types.map((type) => [type.id, type]));
    const [absences, days] = [new Map<string, Absence[]>(), new ReportDays(span)];
    for (let start = 0; start < people.length; start += PEOPLE_AT_ONCE) {
      const some = people.slice(start, start + PEOPLE_AT_ONCE);
      const rows = groupedBy(
        await this.reader.approved(
          some.map(({ id }) => id),
          span,
        ),
        ({ employee_id }) => employee_id,
      );
      const entitlements = await this.facts.readTerms([...rows.keys()]);
      for (const { id: employeeId, departmentId } of some) {
        const person = entitlements.get(employeeId);
        if (!person) continue;
        const found = absencesOf(person, rows.get(employeeId) ?? [], {
          employeeId,
          types: typesById,
          days,
          departmentOn: (day) => byDay.on(employeeId, departmentId, day),
        }).filter((one) => department === undefined || one.departmentId === department);
        if (found.length > 0) absences.set(employeeId, found);
      }
      await setImmediate();
    }
    return absences;
  }
}

/** Only the days in the department, if there is one. */
interface Asked {
  types: readonly LeaveTypeRules[];
  span: ReportSpan;
  byDay: DepartmentsByDay;
  department?: string;
}

/** By type and department. Days that cost nothing, such as holidays, are no absence. */
function absencesOf(
  terms: EmploymentTerms,
  rows: readonly ApprovedRow[],
  {
    employeeId,
    types,
    days,
    departmentOn,
  }: {
    employeeId: string;
    types: ReadonlyMap<string, LeaveTypeRules>;
    days: ReportDays;
    departmentOn: (day: CalendarDate) => string;
  },
): Absence[] {
  const absences: Absence[] = [];
  for (const row of rows) {
    const type = types.get(row.leave_type_id);
    // Added meanwhile.
    if (!type) continue;
    const leave = requestedOfRow(row);
    for (const day of days.within(leave)) {
      const amount = terms.costOf(type, dayOfLeave(leave, day)).cost;
      if (amount === 0) continue;
      const departmentId = departmentOn(day);
      const known = absences.find(
        (one) => one.typeId === type.id && one.departmentId === departmentId,
      );
      if (known) known.amount += amount;
      else absences.push({ employeeId, departmentId, typeId: type.id, amount });
    }
  }
  return absences;
}
