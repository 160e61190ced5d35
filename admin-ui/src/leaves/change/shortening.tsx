import { type FormEvent, useState } from 'react';
import { LEAVE_NOTE_MAX } from '../../../../api/contract/leave/leaves.js';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { DatePair } from '../../forms/date-field/date-pair';
import { usePairFaults } from '../../forms/date-field/use-typed-dates';
import { FormErrors } from '../../forms/form-errors';
import { useTextDraft } from '../../forms/text-draft';
import { useText } from '../../i18n/use-text';
import { useApi } from '../../api/use-api';
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
  /** Called after days were taken out, or when that is no longer possible. */
  onDone: () => void;
}

/** Leave of one day has no day to spare. */
export function Shortening(props: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (props.leave.days < 2) return null;
  return (
    <div className={classes.cancel}>
      <RowAction onClick={() => setOpen(true)}>{text('leaveCost.shorten')}</RowAction>
      {open && <ShortenDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ShortenDialog({ leave, onDone, onClose }: Props & { onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const { busy, errors, setErrors, send } = useLeaveCorrection({ onClose, onDone });
  const reason = useTextDraft<HTMLTextAreaElement>('shorten');
  const { name } = useRequester()(leave);
  const [out, setOut] = useState({ from: '', to: '' });
  const faultsOf = usePairFaults();
  const limits = { min: leave.startDate, max: leave.endDate };

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = faultsOf(out, limits);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const values = { ...out, reason: reason.current?.value.trim() ?? '' };
    void send(
      (key) => api.shortenLeave(leave.id, values, key),
      text('leaveCost.shortened', { name }),
    );
  }

  return (
    <Dialog title={text('leaveCost.shortenTitle')} onClose={onClose}>
      <p>{text('leaveCost.shortenText')}</p>
      <form className={classes.form} noValidate onSubmit={submit}>
        <FormErrors errors={errors} at={['from', 'to', 'reason']} />
        <DatePair
          from={{ label: text('leaveCost.shortenFrom'), error: errors.from }}
          to={{ label: text('leaveCost.shortenTo'), error: errors.to }}
          {...limits}
          of={leave}
          value={out}
          onChange={setOut}
        />
        <TextAreaField
          ref={reason}
          label={text('leaveCost.shortenReason')}
          name="reason"
          maxLength={LEAVE_NOTE_MAX}
          error={errors.reason}
        />
        <LeavePayEffect
          leave={leave}
          change={
            !isPending(leave) && isWithin(out, leave)
              ? { kind: 'leaveShortened', ...out }
              : undefined
          }
        />
        <FormActions busy={busy} onCancel={onClose}>
          {text('leaveCost.shorten')}
        </FormActions>
      </form>
    </Dialog>
  );
}

function isWithin({ from, to }: { from: string; to: string }, { startDate, endDate }: Leave) {
  return (
    isCalendarDate(from) && isCalendarDate(to) && startDate <= from && from <= to && to <= endDate
  );
}
