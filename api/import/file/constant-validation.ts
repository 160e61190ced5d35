import { isCalendarDate, type CalendarDate, EARLIEST_BIRTH } from '../../contract/calendar-date.js';
import { currencyDecimals } from '../../contract/company/company-currencies.js';
import { EMPLOYEE_FIELDS, COMPLETABLE_FIELDS } from '../../contract/employee/employee-fields.js';
import { IMPORT_FIELDS } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { MINOR_UNITS, minorUnits } from '../../contract/money.js';
import { refusal, type Refusal } from '../../contract/problem.js';
import { DEPARTMENT_NAME_MAX } from '../../department/department.tables.js';
import { dateRefusal } from '../../platform/http/fields/date-limits.js';
import { textRefusal } from '../../platform/http/fields/read-text.js';

const { dob, gender, maritalStatus, designation, salary } = EMPLOYEE_FIELDS;

/** Checks values for all rows, named like 'constants.dob'. A field with a column has no such value. */
export function constantRefusals(
  { columns, constants }: ImportMapping,
  company: { currency: string; today: CalendarDate },
): Record<string, Refusal> {
  const refusals: Record<string, Refusal> = {};
  for (const field of ['department', ...COMPLETABLE_FIELDS] as const) {
    const value = constants[field];
    if (value === undefined || columns[field] !== undefined) continue;
    const refused =
      value === ''
        ? refusal('field.required', { label: IMPORT_FIELDS.employees[field].label })
        : CHECKS[field](value, company);
    if (refused) refusals[`constants.${field}`] = refused;
  }
  return refusals;
}

const CHECKS: Record<
  'department' | (typeof COMPLETABLE_FIELDS)[number],
  (value: string, company: { currency: string; today: CalendarDate }) => Refusal | undefined
> = {
  department: (name) =>
    textRefusal(IMPORT_FIELDS.employees.department.label, name, { max: DEPARTMENT_NAME_MAX }),
  dob(date, { today }) {
    if (!isCalendarDate(date))
      return refusal('date.malformed', { label: dob.label, example: dob.example });
    if (date > today) return refusal('date.in_future', { label: dob.label });
    return dateRefusal(dob.label, date, { earliest: EARLIEST_BIRTH });
  },
  gender: (choice) => choiceRefusal(gender, choice),
  maritalStatus: (choice) => choiceRefusal(maritalStatus, choice),
  designation: (text) => textRefusal(designation.label, text, designation),
  salary(amount, { currency }) {
    const minor = minorUnits(amount);
    if (minor === undefined) return refusal('amount.malformed', { label: salary.label });
    return currencyDecimals(currency) === 0 && minor % MINOR_UNITS !== 0
      ? refusal('amount.not_whole', { currency })
      : undefined;
  },
};

function choiceRefusal(
  { label, choices }: { label: string; choices: readonly string[] },
  choice: string,
): Refusal | undefined {
  return choices.includes(choice)
    ? undefined
    : refusal('field.not_choice', { label, choices: choices.join(', ') });
}
