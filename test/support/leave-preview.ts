import type { LeavePreviewRecord } from '../../api/contract/leave/leave-preview.js';
import type { Answer, Client } from './client.js';
import { eventually } from './eventually.js';

/** The preview of a change, once it is done. */
export async function previewed(
  admin: Client,
  change: Record<string, unknown>,
  on?: string,
): Promise<LeavePreviewRecord> {
  const begun = await admin.post('/leave/preview', { change, on });
  if (begun.status !== 202)
    throw new Error(`Not begun: ${begun.status} ${JSON.stringify(begun.body)}`);
  return previewEnd(admin, begun.body.preview._id);
}

export function previewEnd(admin: Client, id: string): Promise<LeavePreviewRecord> {
  return eventually(async () => {
    const { preview } = (await admin.get(`/leave/preview/${id}`)).body;
    return preview.state !== 'Running' && preview;
  });
}

/** A version as it is stored: after its preview. */
export async function storeVersion(
  admin: Client,
  policy: string,
  version: { from: string; rules: object },
): Promise<Answer> {
  const { basis } = await previewed(admin, { kind: 'version', policy, ...version });
  return admin.post(`/leave/policy/version/${policy}`, { ...version, basis });
}

/** Holidays as they are stored: after their preview. */
export async function storeHolidayDays(
  admin: Client,
  calendar: string,
  days: { add?: object[]; remove?: string[] },
): Promise<Answer> {
  const { basis } = await previewed(admin, { kind: 'holidays', calendar, ...days });
  return admin.post(`/holiday/days/${calendar}`, { ...days, basis });
}

/** An assignment as it is stored: that to many people after its preview, if it can be previewed. */
export async function storeAssignment(
  admin: Client,
  assignment: Record<string, unknown>,
): Promise<Answer> {
  if (Array.isArray(assignment.holders)) return admin.post('/work/assignment/add', assignment);
  const begun = await admin.post('/leave/preview', {
    change: { kind: 'assignment', ...assignment },
  });
  const basis =
    begun.status === 202 ? (await previewEnd(admin, begun.body.preview._id)).basis : undefined;
  return admin.post('/work/assignment/add', { ...assignment, basis });
}
