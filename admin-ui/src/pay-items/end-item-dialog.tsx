import { type FormEvent, useState } from 'react';
import { addDays, latestFutureDate } from '../../../api/contract/calendar-date.js';
import type { PayAssignmentRecord } from '../../../api/contract/payroll/pay-components.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useToday } from '../api/use-today';
import { DateField } from '../forms/date-field/date-field';
import { useDateFault } from '../forms/date-field/use-typed-dates';
import { FormErrors } from '../forms/form-errors';
import { useDialogCall } from '../forms/use-dialog-call';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import classes from './item-dialog.module.css';
import { PayEffectNote, useLargePercent } from './pay-effect';
import { type EffectQuery, payItemCalls } from './pay-item-calls';
import { useItemWords } from './use-item-words';
import { usePayRefresh } from './use-pay-items';

export function EndItemDialog({
  item,
  onClose,
}: {
  item: PayAssignmentRecord;
  onClose: () => void;
}) {
  const text = useText();
  const { day } = useDates();
  const { since } = useItemWords();
  const today = useToday() ?? item.from;
  const refresh = usePayRefresh();
  const { key } = useIdempotencyKey();
  const { busy, errors, setErrors, send } = useDialogCall(onClose, refresh);
  const min = addDays(item.from, -1);
  const max = item.to ? addDays(item.to, -1) : latestFutureDate(today);
  const [on, setOn] = useState(today < min ? min : today > max ? max : today);

  const fault = useDateFault()(on, { min, max });
  const asked: EffectQuery | undefined = fault
    ? undefined
    : { kind: 'itemEnded', assignmentId: item._id, on };
  const { form, percent, isKnown, wait } = useLargePercent(asked);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fault) return setErrors({ on: fault });
    if (!isKnown) return wait();
    void send(async () => {
      await payItemCalls.end(item._id, on, key);
      return text('payItems.ending.done');
    });
  }

  return (
    <Dialog title={text('payItems.ending.title', { name: item.component.name })} onClose={onClose}>
      <p>{text('payItems.ending.text', { item: since(item) })}</p>
      <form ref={form} noValidate className={classes.form} onSubmit={submit}>
        <FormErrors errors={errors} at={['on']} />
        <DateField
          label={text('payItems.ending.lastDay')}
          hint={text('payItems.ending.hint', { date: day(min) })}
          error={errors.on}
          min={min}
          max={max}
          value={on}
          onChange={setOn}
        />
        <PayEffectNote asked={asked} />
        <FormActions busy={busy} onCancel={onClose}>
          {percent ? text('payItems.ending.saveLarge', { percent }) : text('payItems.ending.save')}
        </FormActions>
      </form>
    </Dialog>
  );
}
