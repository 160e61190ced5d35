import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type {
  AbsenceOfEmployee,
  AbsenceReportRecord,
} from '../../contract/leave/absence-report-responses.js';
import { LEAVE_UNITS } from '../../contract/leave/policy-rules.js';
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
  ) {}

  async compute(actor: Actor, span: ReportSpan): Promise<ComputedReport> {
    this.require(actor, span);
    const types = await this.reader.types();
    const people = await this.reader.people(span);
    const absences = await this.absences(people, types, span);
    const headcounts = groupedBy(people, ({ departmentId }) => departmentId);
    const departments = (await this.reader.departments()).flatMap(({ id, name }) => {
      const headcount = headcounts.get(id)?.length ?? 0;
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
    const { span, away, others } = askedPeople(conditions, this.clock.today());
    this.require(actor, span);
    const types = await this.reader.types();
    const unit = LEAVE_UNITS.find((one) => one === sort?.by);
    const byName = await this.reader.people(span, others);
    if (descending && !unit) byName.reverse();
    const pageOf = <Row>(rows: Row[]) => rows.slice(range.from, range.to + 1);
    const isDerived = unit !== undefined || away !== undefined;
    const absences = await this.absences(isDerived ? byName : pageOf(byName), types, span);
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

  private require(actor: Actor, span: ReportSpan): void {
    if (!isAdmin(actor)) throw denied();
    requireReportSpan(span, this.clock.today());
  }

  /** By employee; those without any are left out. */
  private async absences(
    people: readonly ReportedPerson[],
    types: readonly LeaveTypeRules[],
    span: ReportSpan,
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
        const amounts = amountsOf(person, rows.get(employeeId) ?? [], typesById, days);
        if (amounts.size > 0)
          absences.set(
            employeeId,
            [...amounts].map(([typeId, amount]) => ({ employeeId, departmentId, typeId, amount })),
          );
      }
      await setImmediate();
    }
    return absences;
  }
}

/** By type. Days that cost nothing, such as holidays, are no absence. */
function amountsOf(
  terms: EmploymentTerms,
  rows: readonly ApprovedRow[],
  types: ReadonlyMap<string, LeaveTypeRules>,
  days: ReportDays,
): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const row of rows) {
    const type = types.get(row.leave_type_id);
    // Added meanwhile.
    if (!type) continue;
    const leave = requestedOfRow(row);
    const cost = days
      .within(leave)
      .reduce((sum, day) => sum + terms.costOf(type, dayOfLeave(leave, day)).cost, 0);
    if (cost > 0) amounts.set(type.id, (amounts.get(type.id) ?? 0) + cost);
  }
  return amounts;
}
