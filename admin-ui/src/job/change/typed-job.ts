import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { JobChangeSet } from '../../../../api/contract/job/job-change-body.js';
import type { JobSubject } from '../../../../api/contract/job/job-changes.js';
import { MINOR_UNITS, minorUnits } from '../../../../api/contract/money.js';
import type { PayComponentRecord } from '../../../../api/contract/payroll/pay-components.js';
import { plainAmount } from '../../forms/plain-amount';
import { givenAmount, type TypedAmount } from '../../pay-items/item-values';
import type { FieldOfChange } from './use-field-names';

export interface ChosenPerson {
  id: string;
  name: string;
}

/** As it is typed: '' and null where nothing is given yet. */
export interface TypedJob extends TypedAmount {
  from: string;
  reason: string;
  /** The subjects that change. */
  chosen: readonly JobSubject[];
  /** The chosen ones whose value is taken away. */
  cleared: readonly JobSubject[];
  department: string;
  designation: string;
  manager: ChosenPerson | null;
  approver: ChosenPerson | null;
  employmentType: string;
  location: string;
  contractEnd: string;
  probationEnd: string;
  salary: string;
  pattern: string;
  leaveType: string;
  policy: string;
  component: string;
  to: string;
}

/** The values before the change. */
export interface HeldBefore {
  /** In words, such as 'now Operations'; undefined where it is not known. */
  said: (kind: JobSubject) => string | undefined;
  name: (kind: JobSubject) => string | undefined;
  /** Nothing holds that could be taken away. */
  isNothing: (kind: JobSubject) => boolean;
  salary: number | null;
  isPast: boolean;
}

export interface JobFieldsProps {
  typed: TypedJob;
  type: (part: Partial<TypedJob>) => void;
  errors: Record<string, string>;
  held: HeldBefore;
  /** The only one whom it is about. */
  person?: { id: string; name: string } | undefined;
}

export const blankJob = (from: CalendarDate): TypedJob => ({
  from,
  reason: '',
  chosen: [],
  cleared: [],
  department: '',
  designation: '',
  manager: null,
  approver: null,
  employmentType: '',
  location: '',
  contractEnd: '',
  probationEnd: '',
  salary: '',
  pattern: '',
  leaveType: '',
  policy: '',
  component: '',
  amount: '',
  rate: '',
  hours: '',
  hourly: '',
  to: '',
});

/** In the order of the form. */
export const JOB_SUBJECTS = [
  'department',
  'designation',
  'manager',
  'approver',
  'salary',
  'pattern',
  'employmentType',
  'location',
  'contractEnd',
  'probationEnd',
  'policy',
  'item',
] as const satisfies readonly JobSubject[];

/** Somebody can be without it. */
export const CLEARABLE = [
  'manager',
  'approver',
  'employmentType',
  'location',
  'contractEnd',
  'probationEnd',
  'policy',
] as const satisfies readonly JobSubject[];

export const isClearable = (kind: JobSubject): boolean =>
  (CLEARABLE as readonly JobSubject[]).includes(kind);

type ComponentOf = (id: string) => Pick<PayComponentRecord, 'unit'> | undefined;

/** The complete fields, for the call; the others are left out. */
export function setOf(typed: TypedJob, componentOf: ComponentOf): JobChangeSet {
  const given = typed.chosen.map((kind) => partOf(kind, typed, componentOf));
  return Object.assign({}, ...given) as JobChangeSet;
}

/** Empty while it is not complete. */
function partOf(kind: JobSubject, typed: TypedJob, componentOf: ComponentOf): JobChangeSet {
  const isCleared = typed.cleared.includes(kind);
  switch (kind) {
    case 'manager':
    case 'approver': {
      const person = typed[kind];
      return isCleared ? { [kind]: null } : person ? { [kind]: person.id } : {};
    }
    case 'contractEnd':
    case 'probationEnd':
      if (isCleared) return { [kind]: null };
      return isCalendarDate(typed[kind]) ? { [kind]: typed[kind] } : {};
    case 'salary': {
      const minor = minorUnits(plainAmount(typed.salary));
      return minor === undefined ? {} : { salary: minor / MINOR_UNITS };
    }
    case 'policy':
      if (!typed.leaveType || !(isCleared || typed.policy)) return {};
      return { policy: { leaveType: typed.leaveType, policy: isCleared ? null : typed.policy } };
    case 'item':
      return itemOf(typed, componentOf);
    default: {
      const value = typed[kind].trim();
      return isCleared ? { [kind]: null } : value ? { [kind]: value } : {};
    }
  }
}

function itemOf(typed: TypedJob, componentOf: ComponentOf): JobChangeSet {
  const component = componentOf(typed.component);
  if (!component || (typed.to && !isCalendarDate(typed.to))) return {};
  const amounts = Object.entries(givenAmount(typed, component)).map(([part, given]) => [
    part,
    minorUnits(given),
  ]);
  if (amounts.some(([, minor]) => minor === undefined)) return {};
  return {
    item: {
      component: typed.component,
      ...Object.fromEntries(amounts.map(([part, minor]) => [part, Number(minor) / MINOR_UNITS])),
      ...(typed.to && { to: typed.to }),
    },
  };
}

/** The fields of what is chosen that are not complete, by the name of the field. */
export function missingFields(typed: TypedJob): FieldOfChange[] {
  return typed.chosen.flatMap((kind): FieldOfChange[] => {
    if (kind === 'policy')
      return [
        ...(typed.leaveType ? [] : (['leaveType'] as const)),
        ...(typed.policy || typed.cleared.includes(kind) ? [] : (['policy'] as const)),
      ];
    if (kind === 'item') return typed.component ? [] : ['component'];
    if (typed.cleared.includes(kind)) return [];
    const value = typed[kind];
    return (typeof value === 'string' ? value.trim() : value) ? [] : [kind];
  });
}
