import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { AbsenceReportRecord } from '../../contract/leave/absence-report-responses.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { EmploymentTerms } from '../../entitlement/facts/person-entitlement.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { requestedOfRow } from '../leave-row.js';
import { dayOfLeave } from '../requested-leave.js';
import { absencesByEmployee, absenceSums, groupedBy, type Absence } from './absence-sums.js';
import { type ApprovedRow, type ReportedPerson, ReportReader } from './report-reader.js';
import { ReportDays, requireReportSpan, type ReportSpan } from './report-span.js';

/** Their leave is read by one statement. Between two, the server answers other requests. */
const PEOPLE_AT_ONCE = 200;

/** Approved leave of a span by department and type. What a day costs follows from the working time, with or without a policy: calendar days in SQL are ten times as fast, and wrong for part-time work and holidays. */
@Injectable()
export class AbsenceReport {
  constructor(
    private readonly clock: Clock,
    private readonly reader: ReportReader,
    private readonly facts: EntitlementFacts,
  ) {}

  async compute(actor: Actor, span: ReportSpan): Promise<AbsenceReportRecord> {
    if (!isAdmin(actor)) throw denied();
    requireReportSpan(span, this.clock.today());
    const types = await this.reader.types();
    const people = await this.reader.people(span);
    const absences = await this.absences(
      people,
      new Map(types.map((type) => [type.id, type])),
      span,
    );
    const headcounts = groupedBy(people, ({ departmentId }) => departmentId);
    const departments = (await this.reader.departments()).flatMap(({ id, name }) => {
      const headcount = headcounts.get(id)?.length ?? 0;
      return headcount > 0 ? [{ id, name, headcount }] : [];
    });
    return {
      from: span.from,
      to: span.to,
      ...absenceSums(absences, departments, types),
      employees: absencesByEmployee(absences, people, types),
    };
  }

  private async absences(
    people: readonly ReportedPerson[],
    types: ReadonlyMap<string, LeaveTypeRules>,
    span: ReportSpan,
  ): Promise<Absence[]> {
    const [absences, days] = [[] as Absence[], new ReportDays(span)];
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
        for (const [typeId, amount] of amountsOf(person, rows.get(employeeId) ?? [], types, days))
          absences.push({ employeeId, departmentId, typeId, amount });
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
