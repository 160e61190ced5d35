import { Check, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { WaitingLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import { UndoAction } from '../../approval/undo/undo-action';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { unbroken } from '../../i18n/unbroken';
import { useText } from '../../i18n/use-text';
import { useLeaveLength } from '../../leaves/use-leave-length';
import { useLeaveSpan } from '../../leaves/use-leave-span';
import { isApprovableInRow } from '../../leaves/decision/approvable';
import { portalPath } from '../../paths';
import { PersonPhoto } from '../../people/person-photo';
import { RowAction } from '../../ui/button';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/layout/panel';
import { useUndoOpen } from '../../approval/undo/use-undo-open';
import { useStepDecision } from '../team/use-step-decision';
import { useWaitingRequests } from '../../api/use-waiting-requests';
import { useMyTeam } from '../use-my-team';
import classes from './waiting-for-you.module.css';

const SHOWN = 3;

/** First on the home of who decides, and only while something waits or can be undone. */
export function WaitingForYou() {
  const text = useText();
  const id = useId();
  const { waiting } = useMyTeam();
  const { data, error, refetch } = useWaitingRequests(waiting > 0);
  const shown = data?.waiting.slice(0, SHOWN);
  const ends = shown?.map(({ leave }) => leave.undoUntil ?? '') ?? [];
  const canUndo = useUndoOpen(ends.toSorted().at(-1) || undefined);
  if (waiting === 0 && !canUndo) return null;
  return (
    <section className={classes.waiting} aria-labelledby={id}>
      <Panel>
        <header>
          <h2 id={id}>{text('portal.waiting.title')}</h2>
          {waiting > 0 && (
            <Link to={portalPath.team}>{text('portal.waiting.all', { count: waiting })}</Link>
          )}
        </header>
        {!shown && error && (
          <div className={classes.failed}>
            <LoadFailed onRetry={refetch}>{text('portal.next.failed')}</LoadFailed>
          </div>
        )}
        {!shown && !error && <Skeleton width="100%" height={Math.min(waiting, SHOWN) * 60} />}
        <ul>
          {shown?.map((request) => (
            <Request key={request.leave._id} of={request} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

/** The row opens the request; Approve stands in it where nothing has to be looked at first. */
function Request({ of: request }: { of: WaitingLeaveRecord }) {
  const text = useText();
  const spanOf = useLeaveSpan();
  const lengthOf = useLeaveLength();
  const { leave } = request;
  const { busy, refusal, decide } = useStepDecision(leave);
  const { name, profileImage } = leave.employeeId.userId;
  const isDecided = leave.undoUntil !== undefined;
  const hiddenName = <span className="visually-hidden"> {name}</span>;
  return (
    <li id={leave._id} className={classes.request}>
      <PersonPhoto name={name} image={profileImage} size="m" />
      <span>
        <Link className={classes.link} to={portalPath.teamRequest(leave._id)}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          {text('portal.waiting.request', {
            type: leaveTypeName(text, leave.leaveType),
            span: unbroken(spanOf(leave)),
            days: unbroken(lengthOf(leave)),
          })}
        </small>
        {refusal && <small role="alert">{refusal.text}</small>}
      </span>
      <span className={classes.answer}>
        <UndoAction of={[leave]}>{hiddenName}</UndoAction>
        {!isDecided && !refusal && isApprovableInRow(request) && (
          <RowAction
            tone="primary"
            disabled={busy !== undefined}
            onClick={() => void decide('Approved')}
          >
            <Icon of={Check} size={16} />
            {text('portal.waiting.approve')}
            {hiddenName}
          </RowAction>
        )}
      </span>
      <Icon of={ChevronRight} size={16} mirrored />
    </li>
  );
}
