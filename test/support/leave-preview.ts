import type { LeavePreviewRecord } from '../../api/contract/leave-preview.js';
import type { Client } from './client.js';
import { eventually } from './eventually.js';

/** The preview of a change, once it is done. */
export async function previewed(admin: Client, change: Record<string, unknown>, on?: string): Promise<LeavePreviewRecord> {
  const begun = await admin.post('/leave/preview', { change, on });
  if (begun.status !== 202) throw new Error(`Not begun: ${begun.status} ${JSON.stringify(begun.body)}`);
  return previewEnd(admin, begun.body.preview._id);
}

export function previewEnd(admin: Client, id: string): Promise<LeavePreviewRecord> {
  return eventually(async () => {
    const { preview } = (await admin.get(`/leave/preview/${id}`)).body;
    return preview.state !== 'Running' && preview;
  });
}
