import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AuditResponse } from '../../../api/contract/responses.js';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { inLog } from '../audit/entry-address';
import { useActionWords } from '../audit/actions';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { getJson } from '../api/http-client';
import { type Glyph, StatusGlyph } from '../ui/feedback/status-glyph';
import { type Leave, statusOf } from './leave';
import classes from './leave-detail.module.css';
import { STATUS_GLYPHS } from './leave-status';
import { useRequester } from './use-requester';

/** These are told by the request itself, with its note and reason. */
const TOLD = new Set(['leave.request', 'leave.decide', 'leave.withdraw']);

/** What else became of a request, such as the import that brought it; none while it is not known. */
function useLeaveEntries(id: string): AuditEntryRecord[] {
  const { data = [] } = useQuery({
    // As the other queries of leave begin: what renews them renews this.
    queryKey: ['leaves', 'history', id],
    queryFn: async () => (await getJson<AuditResponse>(`/history/leave/${encodeURIComponent(id)}`)).entries,
  });
  return data.filter(({ action }) => !TOLD.has(action));
}

interface Step {
  glyph: Glyph;
  what: string;
  at: string;
  said?: string | null;
}

/** What became of it, the latest first. */
export function LeaveHistory({ leave }: { leave: Leave }) {
  const text = useText();
  const words = useActionWords();
  const { instant } = useDates();
  const entries = useLeaveEntries(leave.id);
  const { name } = useRequester()(leave);
  const { createdAt, decidedAt, decidedBy, cancelledAt, cancelledBy, cancelReason } = leave;
  // A cancelled one that was decided can only have been approved.
  const decision = statusOf(leave) === 'Rejected' ? 'Rejected' : 'Approved';
  const unknown = text('person.unknown');
  const steps: Step[] = [{ glyph: 'pending', what: text('leaves.requestedBy', { name }), at: createdAt }];
  if (decidedAt) steps.unshift({ glyph: STATUS_GLYPHS[decision], what: text(`leaves.decidedBy.${decision}`, { name: decidedBy ?? unknown }), at: decidedAt });
  if (cancelledAt) steps.unshift({ glyph: 'over', what: text('leaves.cancelledBy', { name: cancelledBy ?? unknown }), at: cancelledAt, said: cancelReason });
  for (const entry of entries) {
    const what = text('audit.doneBy', { what: words(entry, 'own'), name: entry.actor.name || unknown });
    steps.push({ glyph: 'edited', what, at: entry.recordedAt });
  }
  steps.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <section className={classes.history}>
      <h2>{text('leaves.history')}</h2>
      <ul>
        {steps.map(({ glyph, what, at, said }) => (
          <li key={at + what}>
            <StatusGlyph of={glyph} />
            <div>
              {what}
              {said && <q>{said}</q>}
              <time dateTime={at}>{instant(at)}</time>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.inLog}>
        <Link to={inLog(leave.id)}>{text('audit.inLog')}</Link>
      </p>
    </section>
  );
}
