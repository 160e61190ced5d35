import { type FormEvent, useState } from 'react';
import { LEAVE_NOTE_MAX } from '../../../../api/contract/leave/leaves.js';
import { latestFutureDate } from '../../../../api/contract/calendar-date.js';
import { useApi } from '../../api/use-api';
import { useToday } from '../../api/use-today';
import { NamedDateField } from '../../forms/date-field/named-date-field';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { FormErrors } from '../../forms/form-errors';
import { useTextDraft } from '../../forms/text-draft';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { TextAreaField } from '../../ui/fields/text-area-field';
import classes from '../decision/decision.module.css';
import { isPending, type Leave } from '../leave';
import { LeavePayEffect } from './leave-pay-effect';
import { useLeaveCorrection } from './use-leave-correction';
import { useRequester } from '../use-requester';

interface Props {
  leave: Leave;
  /** Called after the cancellation, or when it is no longer possible. */
  onDone: () => void;
}

export function Cancellation({ leave, onDone }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.cancel}>
      <RowAction tone="danger" onClick={() => setOpen(true)}>
        {text(isPending(leave) ? 'leaves.cancel' : 'leaves.cancelLeave')}
      </RowAction>
      {open && <CancelDialog leave={leave} onDone={onDone} onClose={() => setOpen(false)} />}
    </div>
  );
}

function CancelDialog({ leave, onDone, onClose }: Props & { onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const { busy, errors, setErrors, send } = useLeaveCorrection({ onClose, onDone });
  const field = useTextDraft<HTMLTextAreaElement>('cancel');
  const { name, shortName } = useRequester()(leave);
  const amounts = useAmounts();
  const today = useToday();
  const pending = isPending(leave);
  const faultOf = useDateFault();
  const limits = { min: today, max: today && latestFutureDate(today) };
  const lapsed = leave.lapsedIfCancelled ?? 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [reason, until] = [
      (form.get('reason') as string).trim(),
      form.get('restoreUntil') as string | null,
    ];
    if (!reason) return setErrors({ reason: text('forms.noReason') });
    const restoreUntil = until && faultOf(until, limits);
    if (restoreUntil) return setErrors({ restoreUntil });
    void send(
      (key) => api.cancelLeave(leave.id, { reason, ...(until && { restoreUntil: until }) }, key),
      text('leaves.cancelled', { name }),
    );
  }

  return (
    <Dialog
      title={text(pending ? 'leaves.cancelTitle' : 'leaves.cancelLeaveTitle')}
      onClose={onClose}
    >
      <p>{text('leaves.cancelText', { name: shortName })}</p>
      {lapsed > 0 && (
        <p>
          {text('leaves.cancelLapsed', {
            amount: amounts.words(lapsed, leave.unit),
            count: amounts.count(lapsed, leave.unit),
          })}
        </p>
      )}
      <form className={classes.form} noValidate onSubmit={submit}>
        <FormErrors errors={errors} at={lapsed > 0 ? ['reason', 'restoreUntil'] : ['reason']} />
        <TextAreaField
          ref={field}
          label={text('leaves.cancelReason')}
          name="reason"
          maxLength={LEAVE_NOTE_MAX}
          error={errors.reason}
          autoFocus
        />
        {lapsed > 0 && (
          <NamedDateField
            name="restoreUntil"
            optional
            label={text('leaves.restoreUntil')}
            hint={text('leaves.restoreUntilHint')}
            {...limits}
            of={leave}
            error={errors.restoreUntil}
          />
        )}
        <LeavePayEffect leave={leave} change={pending ? undefined : { kind: 'leaveCancelled' }} />
        <FormActions
          busy={busy}
          danger
          cancel={text(pending ? 'leaves.keep' : 'leaves.keepLeave')}
          onCancel={onClose}
        >
          {text(pending ? 'leaves.cancel' : 'leaves.cancelLeave')}
        </FormActions>
      </form>
    </Dialog>
  );
}
