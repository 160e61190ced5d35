import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasSteps } from '../../approval/leave-in-steps';
import type { AuditEntryRecord } from '../../../../api/contract/audit.js';
import { subjectLogPath } from '../../audit/entry-paths';
import { useActionText } from '../../audit/actions';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { getJson } from '../../api/http-client';
import { type Glyph, StatusGlyph } from '../../ui/feedback/status-glyph';
import { isChanged, type Leave, statusOf } from '../leave';
import classes from './leave-detail.module.css';
import { STATUS_GLYPHS } from '../leave-status';
import { useRequester } from '../use-requester';

const REQUEST_ACTIONS = new Set([
  'leave.request',
  'leave.decide',
  'leave.step',
  'leave.pass',
  'leave.undo',
  'leave.withdraw',
  'leave.shorten',
]);

function useLeaveEntries(id: string): AuditEntryRecord[] {
  const { data = [] } = useQuery({
    // The same prefix as the other leave queries, so that they are refreshed together.
    queryKey: ['leaves', 'history', id],
    queryFn: async () => (await getJson(`/history/leave/${encodeURIComponent(id)}`)).entries,
  });
  return data.filter(({ action }) => !REQUEST_ACTIONS.has(action));
}

interface Step {
  glyph: Glyph;
  what: string;
  at: string;
  note?: string | null;
}

export function LeaveHistory({ leave }: { leave: Leave }) {
  const text = useText();
  const actionText = useActionText();
  const { instant } = useDates();
  const entries = useLeaveEntries(leave.id);
  const { name } = useRequester()(leave);
  const { createdAt, decidedAt, decidedBy, cancelledAt, cancelledBy, cancelReason } = leave;
  // A decided request can be cancelled only if it was approved.
  const decision = statusOf(leave) === 'Rejected' ? 'Rejected' : 'Approved';
  const unknown = text('person.unknown');
  // With steps of approval, these say who requested and decided it.
  const isSaid = hasSteps(leave);
  const steps: Step[] = isSaid
    ? []
    : [{ glyph: 'pending', what: text('leaves.requestedBy', { name }), at: createdAt }];
  if (decidedAt && !isSaid)
    steps.unshift({
      glyph: STATUS_GLYPHS[decision],
      what: text(`leaves.decidedBy.${decision}`, { name: decidedBy ?? unknown }),
      at: decidedAt,
    });
  if (cancelledAt)
    steps.unshift({
      glyph: isChanged(leave) ? 'edited' : 'ended',
      what: text(isChanged(leave) ? 'leaves.changedBy' : 'leaves.cancelledBy', {
        name: cancelledBy ?? unknown,
      }),
      at: cancelledAt,
      note: cancelReason,
    });
  for (const entry of entries) {
    const what = text('audit.doneBy', {
      what: actionText(entry, 'own'),
      name: entry.actor.name || unknown,
    });
    steps.push({ glyph: 'edited', what, at: entry.recordedAt });
  }
  steps.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <section className={classes.history}>
      {steps.length > 0 && (
        <>
          <h2>{text('leaves.history')}</h2>
          <ul>
            {steps.map(({ glyph, what, at, note }) => (
              <li key={at + what}>
                <StatusGlyph of={glyph} />
                <div>
                  {what}
                  {note && <q>{note}</q>}
                  <time dateTime={at}>{instant(at)}</time>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.inLog}>
        <Link to={subjectLogPath(leave.id)}>{text('audit.inLog')}</Link>
      </p>
    </section>
  );
}
