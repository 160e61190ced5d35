import type {
  CoverageOutlookResponse,
  CoverageRulesResponse,
} from '../../../api/contract/leave/coverage-responses.js';
import type { CoverageOutlook, CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import { getJson, send } from '../api/http-client';

export interface OutlookQuery {
  /** Null for everyone. */
  department: string | null;
  /** Undefined without a date. */
  from: string | undefined;
  to: string | undefined;
}

export const coverageCalls = {
  rules: async (): Promise<CoverageRuleRecord[]> =>
    (await getJson<CoverageRulesResponse>('/coverage')).rules,
  async outlook(
    { department, from, to }: OutlookQuery,
    signal: AbortSignal,
  ): Promise<CoverageOutlook> {
    const query = new URLSearchParams({
      ...(department && { department }),
      ...(from && { from }),
      ...(to && { to }),
    });
    return (await getJson<CoverageOutlookResponse>(`/coverage/outlook?${query}`, { signal }))
      .outlook;
  },
  remove: async (id: string): Promise<void> => void (await send('DELETE', `/coverage/${id}`)),
};
