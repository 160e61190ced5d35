import { type ReactNode, useRef, useState } from 'react';
import type { LeaveDecision } from '../../../api/contract/leave/leave-statuses.js';
import { officePath } from '../paths';
import { leaveTypeName } from '../i18n/leave-type-name';
import { unbroken } from '../i18n/unbroken';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { UndoAction } from '../approval/undo/undo-action';
import { type EffectOnRow, isApprovableInRow } from '../leaves/decision/approvable';
import { ApproveInRow } from '../leaves/decision/approve-in-row';
import { DecisionForm } from '../leaves/decision/decision-form';
import { LeaveStatus } from '../leaves/leave-status';
import type { Leave } from '../leaves/leave';
import { RemainingNote, type Remaining } from '../leaves/decision/remaining-note';
import { useLeaveLength } from '../leaves/use-leave-length';
import { useLeaveSpan } from '../leaves/use-leave-span';
import { useRequester } from '../leaves/use-requester';
import { PersonPhoto } from '../people/person-photo';
import { RowAction, RowActionLink } from '../ui/button';
import { focusIfLost } from '../ui/focus-if-lost';
import { Overflow } from '../ui/layout/overflow';
import classes from './pending-request.module.css';

interface Props {
  request: Leave;
  othersAway: number;
  /** Undefined while it loads. */
  effect: (Remaining & EffectOnRow) | undefined;
  /** By another admin, who was faster: the row goes. */
  onDecided: (by: 'us' | 'others') => void;
}

export function PendingRequest({ request, othersAway, effect, onDecided }: Props) {
  const text = useText();
  const dates = useDates();
  const [decision, setDecision] = useState<LeaveDecision>();
  // The button whose form was cancelled gets the focus back.
  const [cancelled, setCancelled] = useState<LeaveDecision>();
  const row = useRef<HTMLLIElement>(null);
  const spanOf = useLeaveSpan();
  const lengthOf = useLeaveLength();
  const { id, leaveType, createdAt, othersDecide } = request;
  const { name, image, department } = useRequester()(request);
  const isDecided = request.undoUntil !== undefined;
  const isApprovable = effect !== undefined && isApprovableInRow(effect);
  const hiddenName = <span className="visually-hidden"> {name}</span>;
  const view = (
    <RowActionLink tone={isApprovable || isDecided ? 'plain' : 'primary'} to={officePath.leave(id)}>
      {text('dashboard.view')}
      {hiddenName}
    </RowActionLink>
  );
  const line = {
    type: leaveTypeName(text, leaveType),
    span: unbroken(spanOf(request)),
    days: unbroken(lengthOf(request)),
  };

  function close() {
    setCancelled(decision);
    setDecision(undefined);
  }

  return (
    <li ref={row} className={classes.request}>
      <PersonPhoto name={name} image={image} size="m" />
      <div className={classes.what}>
        <p className={classes.who}>
          <bdi>{name}</bdi> <span>{dates.ago(createdAt)}</span>
        </p>
        <p className={classes.line}>{text('dashboard.request', line)}</p>
        {effect && <RemainingNote className={classes.others} effect={effect} />}
        {othersAway > 0 && (
          <p className={classes.others}>
            {text('dashboard.othersAway', { count: othersAway, department: department.name })}
          </p>
        )}
        {othersDecide && <p className={classes.others}>{text('leaves.othersDecide')}</p>}
      </div>
      {decision && !isDecided && (
        <DecisionForm
          leave={request}
          chosen={decision}
          onDecided={(by) => {
            close();
            onDecided(by);
            focusIfLost(row.current?.querySelector('button[data-undo]') ?? null);
          }}
          onCancel={close}
        />
      )}
      {isDecided && (
        <div className={`${classes.actions} ${classes.decided}`}>
          <LeaveStatus of={request.status} />
          <UndoAction of={[request]}>{hiddenName}</UndoAction>
          {view}
        </div>
      )}
      {!decision && !isDecided && (
        <div className={classes.actions}>
          {othersDecide ? (
            view
          ) : (
            <Answers {...{ request, name, isApprovable, cancelled }} onAsk={setDecision}>
              {view}
            </Answers>
          )}
        </div>
      )}
    </li>
  );
}

interface AnswersProps {
  request: Leave;
  name: string;
  isApprovable: boolean;
  cancelled: LeaveDecision | undefined;
  /** For a note, before it is decided. */
  onAsk: (decision: LeaveDecision) => void;
  /** The way to its page. */
  children: ReactNode;
}

function Answers({ request, name, isApprovable, cancelled, onAsk, children }: AnswersProps) {
  const text = useText();
  const hiddenName = <span className="visually-hidden"> {name}</span>;
  return (
    <>
      {isApprovable && <ApproveInRow of={request}>{hiddenName}</ApproveInRow>}
      <RowAction
        tone="danger"
        autoFocus={cancelled === 'Rejected'}
        onClick={() => onAsk('Rejected')}
      >
        {text('dashboard.reject')}
        {hiddenName}
      </RowAction>
      {children}
      {isApprovable && (
        <Overflow
          always
          label={text('lists.moreOf', { name })}
          autoFocus={cancelled === 'Approved'}
        >
          <RowAction
            aria-label={text('dashboard.approveWithNote', { name })}
            onClick={() => onAsk('Approved')}
          >
            {text('dashboard.withNote')}
          </RowAction>
        </Overflow>
      )}
    </>
  );
}
