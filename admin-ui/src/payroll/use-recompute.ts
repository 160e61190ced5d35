import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { payrollCalls } from './payroll-calls';
import { useRunRefresh } from './use-run';

/** After an edit of a draft, so that its figures have it at once. */
export function useRecompute({ _id }: PayRunRecord): () => Promise<void> {
  const refresh = useRunRefresh(_id);
  return async () => {
    try {
      await refresh(await payrollCalls.compute(_id));
    } catch (failure) {
      // The edit is stored; the draft says itself that it is not current.
      await refresh();
      throw failure;
    }
  };
}
