import type { JobChangeBody } from '../../../api/contract/job/job-change-body.js';
import type { JobPreviewRecord } from '../../../api/contract/job/job-changes.js';
import type {
  JobChangeProgress,
  JobPreviewResponse,
} from '../../../api/contract/job/job-responses.js';
import { getJson, postJson, send } from '../api/http-client';

/** A change that is stored. */
export type StoredChange = Required<Pick<JobChangeBody, 'from' | 'set'>> & JobChangeBody;

export const jobCalls = {
  timeline: (employee: string) => getJson(`/job/${employee}`),
  preview: async (change: JobChangeBody, signal: AbortSignal): Promise<JobPreviewRecord> =>
    ((await send('POST', '/job/preview', change, { signal })).json as JobPreviewResponse).preview,
  add: (change: StoredChange, key: string): Promise<JobChangeProgress> =>
    postJson('/job/add', change, key),
  withdraw: async (
    change: string,
    given: { people?: string[]; reason: string },
    key: string,
  ): Promise<void> => void (await postJson(`/job/withdraw/${change}`, given, key)),
};
