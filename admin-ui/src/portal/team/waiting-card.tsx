import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { WaitingLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { useLeaveLength } from '../../leaves/use-leave-length';
import { useLeaveSpan } from '../../leaves/use-leave-span';
import { Button, RowAction } from '../../ui/button';
import { Overflow } from '../../ui/layout/overflow';
import { DecidedRequest } from './decided-request';
import { type Asking, DecisionNote } from './decision-note';
import { RequestCoverage } from './request-coverage';
import { RequestCost } from './request-cost';
import { RequestHead } from './request-head';
import { useStepDecision } from './use-step-decision';
import classes from './waiting-card.module.css';
import { useListText } from '../../i18n/use-list-text';

interface Props {
  of: WaitingLeaveRecord;
  onGone: () => void;
}

/** A request with all that the decision depends on. */
export function WaitingCard({ of: request, onGone }: Props) {
  const text = useText();
  const heading = useId();
  const spanOf = useLeaveSpan();
  const { leave, decider } = request;
  const { name } = leave.employeeId.userId;
  const step = useStepDecision(leave);
  const [asking, setAsking] = useState<Asking>();
  const isBusy = step.busy !== undefined;
  const words = { name, type: leaveTypeName(text, leave.leaveType), span: spanOf(leave) };
  const which = <span className="visually-hidden"> {text('myTeam.waiting.of', words)}</span>;
  const mayPass = decider !== null && decider.right !== 'hr';
  return (
    <li id={leave._id} tabIndex={-1} aria-labelledby={heading} className={classes.card}>
      <RequestHead of={request} id={heading} />
      {leave.undoUntil !== undefined ? (
        <DecidedRequest of={leave} />
      ) : (
        <>
          <div className={classes.facts}>
            <RequestCost of={request} />
            {request.coverage.length === 0 ? (
              <AlsoAway of={request} />
            ) : (
              <RequestCoverage breaches={request.coverage} mayPass={mayPass} />
            )}
          </div>
          <div className={classes.answers}>
            {step.refusal && (
              <p role="alert" className={classes.refusal}>
                {step.refusal.text}
              </p>
            )}
            {step.refusal?.isOver ? (
              <Button onClick={onGone}>
                {text('myTeam.waiting.remove')}
                {which}
              </Button>
            ) : (
              <Answers {...{ request, step, mayPass, which }} onAsk={setAsking} />
            )}
          </div>
        </>
      )}
      {asking && (
        <DecisionNote
          asking={asking}
          words={words}
          leave={leave._id}
          busy={isBusy}
          send={(note) => (asking === 'pass' ? step.pass(note) : step.decide(asking, note))}
          onClose={() => {
            setAsking(undefined);
            requestAnimationFrame(step.focusAnswer);
          }}
        />
      )}
    </li>
  );
}

interface AnswersProps {
  request: WaitingLeaveRecord;
  step: ReturnType<typeof useStepDecision>;
  mayPass: boolean;
  /** Names the request for screen readers. */
  which: ReactNode;
  onAsk: (asking: Asking) => void;
}

/** Without Approve where the server would refuse it: then another step has to decide. */
function Answers({ request, step, mayPass, which, onAsk }: AnswersProps) {
  const text = useText();
  const lengthOf = useLeaveLength();
  const isBusy = step.busy !== undefined;
  const isRefused = request.shortBy !== null || request.coverage.some(({ block }) => block);
  return (
    <>
      <Button variant="danger-line" disabled={isBusy} onClick={() => onAsk('Rejected')}>
        {text('myTeam.waiting.reject')}
        {which}
      </Button>
      {!isRefused && (
        <Button
          icon={Check}
          busy={step.busy === 'Approved'}
          disabled={isBusy}
          onClick={() => void step.decide('Approved')}
        >
          {text('myTeam.waiting.approve', { amount: lengthOf(request.leave) })}
          {which}
        </Button>
      )}
      {isRefused && mayPass && (
        <Button variant="primary" disabled={isBusy} onClick={() => onAsk('pass')}>
          {text('myTeam.waiting.pass')}
          {which}
        </Button>
      )}
      {!isRefused && (
        <Overflow
          always
          label={text('myTeam.waiting.more', { name: request.leave.employeeId.userId.name })}
        >
          {mayPass && (
            <RowAction disabled={isBusy} onClick={() => onAsk('pass')}>
              {text('myTeam.waiting.pass')}
              {which}
            </RowAction>
          )}
          <RowAction disabled={isBusy} onClick={() => onAsk('Approved')}>
            {text('myTeam.waiting.withNote')}
            {which}
          </RowAction>
        </Overflow>
      )}
    </>
  );
}

const NAMED = 4;

/** Names only: type and reason of others are private. */
function AlsoAway({ of: { alsoAway, leave } }: { of: WaitingLeaveRecord }) {
  const text = useText();
  const list = useListText();
  const names = [...new Set(alsoAway.map(({ name }) => name))];
  const more = names.length - NAMED;

  function said(): string {
    if (names.length === 0)
      return text('myTeam.waiting.noneAway', { department: leave.employeeId.department.dep_name });
    if (more <= 1) return text('myTeam.waiting.alsoAway', { names: list(names) });
    return text('myTeam.waiting.alsoAwayMore', {
      names: names.slice(0, NAMED).join(', '),
      count: more,
    });
  }

  return <p className={classes.away}>{said()}</p>;
}
