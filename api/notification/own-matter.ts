import type { AuditedChange } from '../audit/audit.js';
import type { OwnMatterKind } from '../contract/notification-kinds.js';

type Change = Pick<AuditedChange, 'before' | 'after'>;
type Rule = OwnMatterKind | ((change: Change) => (OwnMatterKind | false)[]);

const differs = ({ before, after }: Change, ...fields: string[]) => fields.some((field) => (before?.[field] ?? null) !== (after?.[field] ?? null));
const hadStatus = ({ before, after }: Change, ...statuses: unknown[]) => statuses.includes((before ?? after)?.status);
const EMPLOYMENT = ['hireDate', 'leftOn', 'earlierEmployments'];

/** By the audited action. What changes for many people is not an admin's own matter (decision 0118). */
const RULES: Record<string, Rule> = {
  'salary.add': 'own.pay',
  'salary.void': 'own.pay',
  'salary.import': 'own.pay',
  'employee.update': (change) => [differs(change, 'salary') && 'own.pay'],
  'employee.import': (change) => [differs(change, 'salary') && 'own.pay', differs(change, ...EMPLOYMENT) && 'own.employment'],
  'employee.employment': (change) => [differs(change, ...EMPLOYMENT) && 'own.employment'],
  'employee.return': 'own.employment',
  'leave.entry': 'own.balance',
  'leave.entry_reverse': 'own.balance',
  'leave.opening_import': 'own.balance',
  'employee.assign': 'own.policy',
  'employee.assign_end': 'own.policy',
  'leave.decide': 'own.leave',
  'leave.withdraw': (change) => [hadStatus(change, 'Approved') && 'own.leave'],
  'leave.shorten': (change) => [hadStatus(change, 'Approved') && 'own.leave'],
  'leave.import': (change) => [hadStatus(change, 'Approved', 'Rejected') && 'own.leave'],
};

/** For a change that an admin makes about themselves. */
export function ownMatters({ action, ...change }: Pick<AuditedChange, 'action' | 'before' | 'after'>): OwnMatterKind[] {
  const rule = RULES[action.replace(/_undone$/, '')] ?? (() => []);
  return typeof rule === 'string' ? [rule] : rule(change).filter((kind) => kind !== false);
}
