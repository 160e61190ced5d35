import type { LeavePreviewRecord } from '../../../api/contract/leave/leave-preview.js';
import type { LeavePreviewResponse } from '../../../api/contract/leave/leave-preview-responses.js';
import type { PolicyRulesRecord } from '../../../api/contract/leave/leave-policies.js';
import type {
  AssignmentSubject,
  HolidayRecord,
} from '../../../api/contract/working-time/working-time.js';
import { blobAt, getJson, postJson } from '../api/http-client';
import type { EmploymentChange } from '../api/office-calls';
import { resourceOf } from '../api/resources';
import { UNATTENDED } from '../api/unattended';
import type { Assigned } from '../api/working-time-calls';

export type LeaveChange =
  | { kind: 'version'; policy: string; from: string; rules: PolicyRulesRecord }
  | ({ kind: 'assignment' } & Omit<Assigned, 'basis'>)
  | { kind: 'assignmentEnd'; assignment: string; subject: AssignmentSubject }
  | { kind: 'holidays'; calendar: string; add: Omit<HolidayRecord, '_id'>[]; remove: string[] }
  | ({ kind: 'employment'; employee: string } & Pick<EmploymentChange, 'hireDate' | 'leftOn'>)
  | { kind: 'close'; leaveType: string; until: string };

const previewOf = async (answer: Promise<LeavePreviewResponse>): Promise<LeavePreviewRecord> =>
  (await answer).preview;

export const previewCalls = {
  start: (change: LeaveChange) => previewOf(postJson('/leave/preview', { change })),
  /** Polled, so it must not count as activity of the user. */
  one: (id: string) => previewOf(getJson(`/leave/preview/${id}`, UNATTENDED)),
  cancel: (id: string) => previewOf(postJson(`/leave/preview/cancel/${id}`, {})),
  file: (id: string) => blobAt(resourceOf(previewPeople(id)).path, 'text/csv'),
};

export const previewPeople = (id: string) => `leavePreviewPeople/${id}`;
