import type { LeavePreviewResponse } from '../../../api/contract/leave-preview-responses.js';
import { getJson, postJson, RequestFailed } from './http-client';

const POLL_MS = 300;

export async function basisOf(change: object): Promise<string> {
  let { preview } = await postJson<LeavePreviewResponse>('/leave/preview', { change });
  while (preview.state === 'Running') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    ({ preview } = await getJson<LeavePreviewResponse>(`/leave/preview/${preview._id}`));
  }
  if (preview.basis === null) throw new RequestFailed(409, { error: preview.fault ?? '' });
  return preview.basis;
}
