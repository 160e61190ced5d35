import type { CalendarDate } from '../contract/calendar-date.js';
import { isEmployedOn, type EmploymentPeriod } from '../contract/employee/employment-periods.js';
import { jobOn, jobTimeline, type JobFact, type JobKind } from '../contract/employee/job-facts.js';
import { inForceOn } from '../contract/payroll/salary-revisions.js';
import { isSameValue, type JobFactValue } from '../employee/job/todays-job.js';
import { raisedSalary, type RaiseRule } from '../salary/salary-round.js';

export interface PersonOfChange {
  id: string;
  name: string;
  facts: readonly JobFact[];
  employments: readonly EmploymentPeriod[];
  /** In their order; the first one counts for the days before it as well. In minor units. */
  salaries: readonly { from: CalendarDate; salary: number }[];
}

/** A salary for everybody, amounts by person, or a rule; an amount of a person comes before the rule. */
export interface SalaryOfChange {
  salary: number | null;
  rule: RaiseRule | null;
  byPerson: ReadonlyMap<string, number>;
}

export interface AskedJobChange {
  from: CalendarDate;
  values: readonly JobFactValue[];
  salary: SalaryOfChange | null;
}

export interface JudgedSalary {
  before: number | null;
  after: number;
  /** What the rule gives without its limit. */
  unlimited: number;
  /** A later salary that is known already and stays. */
  later: CalendarDate | null;
}

/** Why nothing is recorded of a person. */
export type JobRefusal =
  | { code: 'notEmployed' }
  | { code: 'sameDay'; fact: JobFact }
  | { code: 'ownManager' | 'ownApprover' }
  | { code: 'unchanged' };

export interface JudgedJobChange {
  refusal: JobRefusal | null;
  /** Those that differ from what holds on the day. */
  values: JobFactValue[];
  salary: JudgedSalary | null;
  /** Later facts of these kinds, which stay. */
  later: JobFact[];
}

const refused = (refusal: JobRefusal): JudgedJobChange => ({
  refusal,
  values: [],
  salary: null,
  later: [],
});

/** What a change records of one person. The same for its preview and for storing it. */
export function judgeJobChange(
  person: PersonOfChange,
  { from, values, salary }: AskedJobChange,
): JudgedJobChange {
  if (!isEmployedOn([...person.employments], from)) return refused({ code: 'notEmployed' });
  const job = jobOn(person.facts, from);
  const different = values.filter((value) => !isSameValue(value, job[value.kind]?.fact));
  for (const { kind, valueId } of different) {
    const fact = job[kind]?.fact;
    if (fact?.from === from && fact.source !== 'opening') return refused({ code: 'sameDay', fact });
    if (valueId === person.id && kind === 'manager') return refused({ code: 'ownManager' });
    if (valueId === person.id && kind === 'approver') return refused({ code: 'ownApprover' });
  }
  const judged = salary && judgeSalary(person, from, salary);
  if (different.length === 0 && !judged) return refused({ code: 'unchanged' });
  return {
    refusal: null,
    values: different,
    salary: judged,
    later: laterFacts(
      person.facts,
      from,
      different.map(({ kind }) => kind),
    ),
  };
}

/** Null where it stays as it is. */
function judgeSalary(
  { id, salaries }: PersonOfChange,
  from: CalendarDate,
  { salary, rule, byPerson }: SalaryOfChange,
): JudgedSalary | null {
  const before = (inForceOn(salaries, from) ?? salaries[0])?.salary ?? null;
  const raised = rule && before !== null ? raisedSalary(before, rule) : null;
  const after = byPerson.get(id) ?? salary ?? raised?.salary ?? null;
  if (after === null || after === before) return null;
  return {
    before,
    after,
    unlimited: raised?.unlimited ?? after,
    later: salaries.find((one) => one.from > from)?.from ?? null,
  };
}

function laterFacts(
  facts: readonly JobFact[],
  from: CalendarDate,
  kinds: readonly JobKind[],
): JobFact[] {
  return kinds.flatMap((kind) => jobTimeline(facts, kind).find((fact) => fact.from > from) ?? []);
}
