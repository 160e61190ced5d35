import { useQuery } from '@tanstack/react-query';
import type { AuditAnswer } from '../../../api/contract/answers.js';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { getJson } from '../providers/http-client';

/** These are told by the request itself, with its note and reason. */
const TOLD = new Set(['leave.request', 'leave.decide', 'leave.withdraw']);

/** What else became of a request, such as the import that brought it; none while it is not known. */
export function useLeaveEntries(id: string): AuditEntryRecord[] {
  const { data = [] } = useQuery({
    // As the other queries of leave begin: what renews them renews this.
    queryKey: ['leaves', 'history', id],
    queryFn: async () => (await getJson<AuditAnswer>(`/history/leave/${encodeURIComponent(id)}`)).entries,
  });
  return data.filter(({ action }) => !TOLD.has(action));
}
