import { type AuditAction, withoutUndone } from '../audit-actions.js';

/** The facts that pay is computed from, named as where a run is signed. */
export const PAY_FACT_KINDS = [
  'salary',
  'person',
  'employment',
  'department',
  'item',
  'payment',
  'settlement',
  'recovery',
  'hold',
  'reversal',
  'leave',
  'schedule',
  'setting',
  'bank',
  'run',
] as const;
export type PayFactKind = (typeof PAY_FACT_KINDS)[number];

export interface PayFactRule {
  kind: PayFactKind;
  /** It is one only if one of these audited fields changes. */
  fields?: readonly string[];
  /** The audited fields with the first day that it has effect on; without them, at once. */
  from?: readonly string[];
  /** The audited fields that name several days: a change of them can have effect on any. */
  anyDay?: readonly string[];
}

const EMPLOYMENT: PayFactRule = {
  kind: 'employment',
  fields: ['hireDate', 'leftOn', 'earlierEmployments'],
  from: ['hireDate', 'leftOn'],
  anyDay: ['earlierEmployments'],
};
const SALARY: PayFactRule = { kind: 'salary', fields: ['salary'] };
const REVISION: PayFactRule = { kind: 'salary', from: ['from'] };
const DEPARTMENT: PayFactRule = { kind: 'department', fields: ['department'] };
/** Which leave policy somebody has changes no pay. */
const SCHEDULE: PayFactRule = { kind: 'schedule', fields: ['pattern', 'calendar'], from: ['from'] };
const ITEM: PayFactRule = { kind: 'item', from: ['from'] };

/** A change of a job can hold each of these. */
const JOB: PayFactRule[] = [
  { ...SALARY, from: ['from'] },
  { ...DEPARTMENT, from: ['from'] },
  { kind: 'schedule', fields: ['pattern'], from: ['from'] },
  { ...ITEM, fields: ['item'] },
];

/** By the audited action; undoing an import has the same ones. Of leave only that of types that are not paid. */
export const PAY_FACTS: { [action in AuditAction]?: readonly PayFactRule[] } = {
  'salary.revise': [REVISION],
  'salary.withdraw': [REVISION],
  'salary.void': [{ kind: 'salary' }],
  'employee.add': [{ kind: 'person', from: ['hireDate'] }],
  'employee.import': [SALARY, EMPLOYMENT, DEPARTMENT],
  'employee.update': [SALARY, DEPARTMENT],
  'employee.employment': [EMPLOYMENT],
  'employee.return': [EMPLOYMENT],
  'employee.assign': [SCHEDULE],
  'employee.assign_end': [SCHEDULE],
  'assignment.add': [SCHEDULE],
  'assignment.end': [SCHEDULE],
  'pattern.update': [{ kind: 'schedule' }],
  'calendar.days': [{ kind: 'schedule' }],
  'type.update': [{ kind: 'leave', fields: ['paid'] }],
  'leave.request': [{ kind: 'leave', from: ['startDate'] }],
  'leave.decide': [{ kind: 'leave', from: ['startDate'] }],
  'leave.undo': [{ kind: 'leave', from: ['startDate'] }],
  'leave.withdraw': [{ kind: 'leave', from: ['startDate'] }],
  'leave.shorten': [{ kind: 'leave', from: ['startDate'] }],
  'leave.import': [{ kind: 'leave', from: ['startDate'] }],
  'job.change': JOB,
  'job.import': JOB,
  'job.withdraw': JOB,
  'payroll.component_update': [{ kind: 'item', fields: ['componentKind', 'prorated', 'active'] }],
  'payroll.assign': [ITEM],
  'payroll.unassign': [{ kind: 'item', from: ['to'] }],
  'payroll.withdraw': [{ kind: 'payment' }],
  'payroll.settle': [{ kind: 'settlement' }],
  'payroll.recovery_end': [{ kind: 'recovery' }],
  'payroll.recovery_withdraw': [{ kind: 'recovery' }],
  'payroll.hold': [{ kind: 'hold' }],
  'payroll.release': [{ kind: 'hold' }],
  'payroll.reverse': [{ kind: 'reversal' }],
  'payroll.setting': [{ kind: 'setting' }],
  'payroll.start': [{ kind: 'run' }],
  'bank.change': [{ kind: 'bank' }],
};

type Values = Record<string, unknown> | undefined;

/** The kind of a recorded change. */
export function payFactsIn(
  action: AuditAction,
  { before, after }: { before?: Values; after?: Values },
): readonly PayFactRule[] {
  const changes = (field: string) => (before?.[field] ?? null) !== (after?.[field] ?? null);
  return (PAY_FACTS[withoutUndone(action)] ?? []).filter(
    ({ fields }) => !fields || fields.some(changes),
  );
}
