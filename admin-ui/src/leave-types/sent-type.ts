import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { chainOf, type StepValues } from './chain-values';

export const sentType = (values: Record<string, unknown>) => ({
  ...values,
  chain: chainOf(values.unit as LeaveUnit, (values.chain || []) as StepValues[]),
});
