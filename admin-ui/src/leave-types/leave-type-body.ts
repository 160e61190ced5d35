import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { chainOf, type StepValues } from './chain-values';

export const leaveTypeBody = (values: Record<string, unknown>) => ({
  ...values,
  chain: chainOf(values.unit as LeaveUnit, (values.chain || []) as StepValues[]),
});
