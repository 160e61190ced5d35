import type { PayRunRecord, PeopleGroup } from '../../../../api/contract/payroll/pay-runs.js';

/** In a paid run, warnings alone put nobody among those who changed. */
const isCompared = ({ state, change }: PayRunRecord): boolean =>
  state === 'paid' && change !== null;

/** All but those who are folded. */
export const openingAttention = (run: PayRunRecord): string =>
  isCompared(run) ? 'moved' : 'changed';

const DRAFT = { check: 'check', changed: 'changedOnly', unchanged: 'unchanged' } as const;
const PAID = { check: 'check', changed: 'moved', unchanged: 'same' } as const;

/** The filter that lists a group. */
export const attentionOf = (run: PayRunRecord, group: PeopleGroup): string =>
  (isCompared(run) ? PAID : DRAFT)[group];
