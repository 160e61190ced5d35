import { Check, X } from 'lucide-react';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { LEAVE_NOTE_MAX } from '../../../../api/contract/leave/leaves.js';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import { FormErrors } from '../../forms/form-errors';
import { useTextDraft } from '../../forms/text-draft';
import { useUnsaved } from '../../forms/unsaved';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { useShowDecided } from '../../api/use-show-decided';
import { useNotifyDecided } from '../../approval/undo/use-notify-decided';
import { useNotifyError } from '../../api/use-notify-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { BlockedJump } from './blocked-jump';
import classes from './decision.module.css';
import { CoverageNotice } from '../../leave-cost/coverage-notice';
import { EffectsNote } from './effects-note';
import type { Leave } from '../leave';
import { LeavePayEffect } from '../change/leave-pay-effect';
import { Override } from './override';
import { RemainingNote } from './remaining-note';
import { StepsTaken } from './steps-taken';
import { useDecide } from './use-decide';
import { useLeaveEffects } from './use-leave-effects';
import { useObstacles } from './use-obstacles';
import { useLeaveLength } from '../use-leave-length';
import { useRequester } from '../use-requester';

interface Props {
  leave: Leave;
  /** The decision already chosen in a list row; without it, the form offers both. */
  chosen?: LeaveDecision;
  /** `by` is 'others' when another admin has decided first. */
  onDecided: (by: 'us' | 'others') => void | Promise<void>;
  onCancel?: () => void;
  /** The page that `onDecided` opens, which shows the message. */
  page?: string;
}

export function DecisionForm(props: Props) {
  const { leave, chosen, onCancel } = props;
  const text = useText();
  const overrideId = useId();
  const lengthOf = useLeaveLength();
  const { name, shortName } = useRequester()(leave);
  const { note, override, setOverride, busy, errors, loaded, effect, warned, obstacles, submit } =
    useDecision(props);

  const blocker = override ? undefined : obstacles.blocked[0];
  const field = {
    label: override ? text('leaveCost.overrideNote') : text('leaves.noteTo', { name }),
    optional: !override,
    name: 'note',
    maxLength: LEAVE_NOTE_MAX,
    error: errors.note,
    hint: override ? text('leaveCost.coverage.overrideHint', { name: shortName }) : undefined,
  };
  const head = <FormErrors errors={errors} at={['note']} />;
  const buttons = { busy, blocked: blocker !== undefined };
  const overriding = { id: overrideId, ...obstacles, override, onOverride: setOverride };
  if (chosen) {
    return (
      <form
        className={classes.inRow}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={({ key }) => key === 'Escape' && !busy && onCancel?.()}
      >
        {head}
        <Field {...field} ref={note as RefObject<HTMLInputElement>} autoComplete="off" autoFocus />
        <Override {...overriding} />
        <LeavePayEffect
          leave={leave}
          change={chosen === 'Approved' ? { kind: 'leaveApproved' } : undefined}
        />
        <div>
          <Button variant="quiet" disabled={busy !== undefined} onClick={onCancel}>
            {text('app.cancel')}
          </Button>
          <DecisionButton decision={chosen} {...buttons}>
            {text(chosen === 'Approved' ? 'dashboard.approveAmount' : 'dashboard.rejectAmount', {
              amount: lengthOf(leave),
            })}
          </DecisionButton>
        </div>
      </form>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {head}
      <Override {...overriding}>
        <CoverageNotice breaches={warned} />
      </Override>
      <TextAreaField
        {...field}
        ref={note as RefObject<HTMLTextAreaElement>}
        hint={field.hint ?? text('leaves.noteSeen', { name: shortName })}
      />
      <StepsTaken leave={leave} className={classes.steps} />
      <LeavePayEffect leave={leave} change={{ kind: 'leaveApproved' }} />
      <div className={classes.actions}>
        {blocker && <BlockedJump rule={blocker.rule} to={overrideId} />}
        {effect ? (
          <RemainingNote className={classes.remains} effect={effect} />
        ) : (
          <EffectsNote of={loaded} className={classes.remains} />
        )}
        <DecisionButton decision="Rejected" {...buttons}>
          {text('leaves.reject')}
        </DecisionButton>
        <DecisionButton decision="Approved" {...buttons}>
          {text('leaves.approve')}
        </DecisionButton>
      </div>
    </form>
  );
}

function DecisionButton({
  decision,
  busy,
  blocked,
  children,
}: {
  decision: LeaveDecision;
  /** The decision that is being sent. */
  busy: LeaveDecision | undefined;
  /** It cannot be approved now. */
  blocked: boolean;
  children: string;
}) {
  return (
    <Button
      type="submit"
      variant={decision === 'Approved' ? 'primary' : 'danger-line'}
      value={decision}
      busy={busy === decision}
      disabled={busy !== undefined || (decision === 'Approved' && blocked)}
      icon={decision === 'Approved' ? Check : X}
    >
      {children}
    </Button>
  );
}

/** A decision with its note, as it is typed and sent. */
function useDecision({ leave, chosen, onDecided, page }: Props) {
  const text = useText();
  const decide = useDecide();
  const notifyDecided = useNotifyDecided();
  const notifyError = useNotifyError();
  const refresh = useLeaveRefresh();
  const showDecided = useShowDecided();
  const [busy, setBusy] = useState<LeaveDecision>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [override, setOverride] = useState(false);
  const note = useTextDraft<HTMLInputElement | HTMLTextAreaElement>(`note ${leave.id}`);
  useUnsaved(() => !chosen && !busy && Boolean(note.current?.value.trim()));
  const { name } = useRequester()(leave);
  const loaded = useLeaveEffects(chosen ? undefined : [leave.id]);
  const effect = loaded.effects.get(leave.id);
  const { warned, onRefused, ...obstacles } = useObstacles(leave, effect);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    const decision = chosen ?? (value as LeaveDecision);
    setBusy(decision);
    setErrors({});
    const {
      decided,
      refused: [refused],
    } = await decide([leave.id], decision, {
      note: note.current?.value,
      override: override && decision === 'Approved' ? true : undefined,
    });
    if (refused) {
      const { errors: atFields = {}, code } =
        refused.failure instanceof RequestFailed ? refused.failure.body : {};
      setErrors(atFields);
      onRefused(code);
      if (Object.keys(atFields).length === 0) notifyError(refused.failure);
      if (code !== 'leave.already_decided') return setBusy(undefined);
    } else {
      notifyDecided(
        text(decision === 'Approved' ? 'leaves.approved' : 'leaves.rejected', { name }),
        decided,
        { page },
      );
    }
    // A row keeps its form until it shows the decision.
    if (chosen && !refused) await showDecided(decided);
    await onDecided(refused ? 'others' : 'us');
    if (!chosen || refused) await refresh();
  }

  return { note, override, setOverride, busy, errors, loaded, effect, warned, obstacles, submit };
}
