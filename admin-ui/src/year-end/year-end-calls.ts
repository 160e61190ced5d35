import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { getJson, postJson } from '../api/http-client';

export interface Closing {
  /** The type's id. */
  leaveType: string;
  until: string;
  basis: string;
}

export const yearEndCalls = {
  async one(leaveType: string, year: string | undefined): Promise<YearEndRecord> {
    const query = new URLSearchParams({ leaveType, ...(year && { year }) });
    return (await getJson(`/leave/year-end?${query}`)).yearEnd;
  },
  close: (closing: Closing) => postJson('/leave/close', closing),
};
