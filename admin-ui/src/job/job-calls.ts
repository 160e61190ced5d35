import type { JobChangeBody } from '../../../api/contract/job/job-change-body.js';
import type { JobPreviewRecord } from '../../../api/contract/job/job-changes.js';
import type { JobChangeProgress } from '../../../api/contract/job/job-responses.js';
import { getJson, postJson } from '../api/http-client';

/** A change that is stored. */
export type StoredChange = Required<Pick<JobChangeBody, 'from' | 'set'>> & JobChangeBody;

export const jobCalls = {
  timeline: (employee: string) => getJson(`/job/${employee}`),
  preview: async (change: JobChangeBody, signal: AbortSignal): Promise<JobPreviewRecord> =>
    (await postJson('/job/preview', change, undefined, { signal })).preview,
  add: (change: StoredChange, key: string): Promise<JobChangeProgress> =>
    postJson('/job/add', change, key),
  withdraw: async (
    change: string,
    given: { people?: string[]; reason: string },
    key: string,
  ): Promise<void> => void (await postJson(`/job/withdraw/${change}`, given, key)),
};
