import type { CoverageOutlook, CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import { getJson, deleteJson } from '../api/http-client';

export interface OutlookQuery {
  /** Null for everyone. */
  department: string | null;
  /** Undefined without a date. */
  from: string | undefined;
  to: string | undefined;
}

export const coverageCalls = {
  rules: async (): Promise<CoverageRuleRecord[]> => (await getJson('/coverage')).rules,
  async outlook(
    { department, from, to }: OutlookQuery,
    signal: AbortSignal,
  ): Promise<CoverageOutlook> {
    const query = new URLSearchParams({
      ...(department && { department }),
      ...(from && { from }),
      ...(to && { to }),
    });
    return (await getJson(`/coverage/outlook?${query}`, { signal })).outlook;
  },
  remove: async (id: string): Promise<void> => void (await deleteJson(`/coverage/${id}`)),
};
