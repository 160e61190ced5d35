import type { CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';

/** In the form, where a rule for everyone is a choice like a department. */
export const EVERYONE = '*';

export interface RuleValues {
  name: string;
  /** Blank until it is chosen. */
  department: string;
  maxAway: string;
  from: string;
  to: string;
  block: 'block' | 'warn';
}

export const NEW_RULE: RuleValues = {
  name: '',
  department: '',
  maxAway: '',
  from: '',
  to: '',
  block: 'warn',
};

export const ruleValues = ({
  name,
  department,
  maxAway,
  from,
  to,
  block,
}: CoverageRuleRecord): RuleValues => ({
  name,
  department: department?._id ?? EVERYONE,
  maxAway: String(maxAway),
  from: from ?? '',
  to: to ?? '',
  block: block ? 'block' : 'warn',
});

export function ruleBody({
  department,
  maxAway,
  from,
  to,
  block,
  ...values
}: Record<string, unknown>): Record<string, unknown> {
  return {
    ...values,
    department: department === EVERYONE ? null : department,
    maxAway: Number(maxAway),
    from: from || null,
    to: to || null,
    block: block === 'block',
  };
}
