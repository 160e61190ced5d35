import type { CalendarDate } from '../../contract/calendar-date.js';
import { EFFECT_PEOPLE_MAX } from '../../contract/payroll/pay-runs.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { EmployeeAccess } from '../../employee/employee-access.js';
import type { PersonPayFacts } from '../due/pay-facts.js';
import type { PersonHistory } from '../facts/payment-history-reader.js';
import type { PayBasis } from './changed-pay.js';
import type { PayEffectDto } from './pay-effect.dto.js';

/** A change of facts that is not stored. */
export interface PlannedPay {
  /** Whose pay it can change; undefined for everybody. */
  people?: string[];
  /** Recorded without the days that it moves: no payslip says what that is in periods that no run settles. */
  undated?: true;
  /** The first day that it can move; undefined for any. */
  since?: CalendarDate;
  person?(facts: PersonPayFacts, history: PersonHistory, id: string): PersonPayFacts;
  basis?(basis: PayBasis): PayBasis;
}

export async function requirePerson(
  employees: EmployeeAccess,
  { employeeId }: PayEffectDto,
): Promise<string> {
  const asked = required('employeeId', 'Employee', employeeId);
  return (await employees.requireReferenced(asked, 'employeeId')).id;
}

export function requireFew(people: string[]): string[] {
  if (people.length > EFFECT_PEOPLE_MAX)
    throw new Problem(
      'payroll.effect_people',
      refusal('payroll.effect_people', { max: EFFECT_PEOPLE_MAX }),
    );
  return people;
}

export function required<Value>(
  field: string,
  label: string,
  value: Value | null | undefined,
): Value {
  if (value === null || value === undefined)
    throw Problem.at(field, refusal('field.required', { label }));
  return value;
}
