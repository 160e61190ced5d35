import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type CalendarDate,
  isCalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import type { LeaveBalancesResponse } from '../../../../api/contract/leave/leave-balance-responses.js';
import {
  ADDED_ENTRY_KINDS,
  type AddedEntryKind,
  ENTRY_REASON_MAX,
  type LeaveBalanceRecord,
} from '../../../../api/contract/leave/leave-balances.js';
import { RequestFailed } from '../../api/http-client';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useApi } from '../../api/use-api';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { FormErrors } from '../../forms/form-errors';
import { useTextDraft } from '../../forms/text-draft';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import { Segments } from '../../ui/fields/segments';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { firstOpenDay } from '../../leave-cost/closed-way-out';
import { enteredAmount, typedAmount } from '../../leave-cost/entered-amount';
import { AdjustEffect } from './adjust-effect';
import classes from './person-balances.module.css';

interface Props {
  employee: LeaveBalancesResponse['employee'];
  balance: LeaveBalanceRecord;
  today: CalendarDate;
  proposed?: ProposedEntry;
  onClose: () => void;
}

export interface ProposedEntry {
  kind: AddedEntryKind;
  /** In the type's unit. */
  amount?: number;
  day: CalendarDate;
}

type Errors = Partial<Record<'kind' | 'amount' | 'day' | 'until' | 'reason' | 'form', string>>;

const KINDS: AddedEntryKind[] = [
  'adjustment',
  ...ADDED_ENTRY_KINDS.filter((kind) => kind !== 'adjustment'),
];

export function AdjustDialog({ employee, balance, today, proposed, onClose }: Props) {
  const text = useText();
  const { day: worded } = useDates();
  const amounts = useAmounts();
  const notify = useNotify();
  const refresh = useLeaveRefresh();
  const api = useApi();
  const { key, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { leaveType } = balance;
  const [kind, setKind] = useState<AddedEntryKind>(proposed?.kind ?? 'adjustment');
  const [sign, setSign] = useState<'add' | 'deduct'>(
    (proposed?.amount ?? 0) < 0 ? 'deduct' : 'add',
  );
  const [typed, setTyped] = useState(
    proposed?.amount === undefined ? '' : typedAmount(Math.abs(proposed.amount), leaveType.unit),
  );
  const [day, setDay] = useState(proposed?.day ?? today);
  const [until, setUntil] = useState('');
  const [open, setOpen] = useState<CalendarDate>();
  const reason = useTextDraft<HTMLTextAreaElement>(
    `adjust ${employee._id} ${balance.leaveType._id}`,
  );
  const [min, max] = [EARLIEST_LEAVE, latestFutureDate(today)];
  const amount = enteredAmount(typed, leaveType.unit);

  const entry =
    amount === undefined
      ? undefined
      : {
          employeeId: employee._id,
          leaveType: leaveType._id,
          kind,
          day,
          amount: sign === 'add' ? amount : -amount,
          until: until || null,
        };

  function chooseKind(value: AddedEntryKind) {
    setKind(value);
    const only = ONLY[value];
    if (only) setSign(only);
  }

  function errorsOf(reasonGiven: string): Errors {
    const found: Errors = {};
    if (amount === undefined)
      found.amount = text(
        leaveType.unit === 'days'
          ? 'balances.adjust.amountMissing'
          : 'balances.adjust.hoursMissing',
      );
    if (!isCalendarDate(day)) found.day = text('forms.noDate');
    else if (day < min || day > max)
      found.day = text('forms.dateOutside', { min: worded(min), max: worded(max) });
    if (until && !isCalendarDate(until)) found.until = text('forms.noDate');
    else if (until && until < day) found.until = text('balances.adjust.untilBefore');
    if (!reasonGiven) found.reason = text('forms.noReason');
    return found;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = (new FormData(event.currentTarget).get('reason') as string).trim();
    const wrong = errorsOf(given);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || !entry) return;
    setBusy(true);
    try {
      await api.addLeaveEntry({ ...entry, reason: given }, key);
      notify(text('balances.adjust.saved'), { type: 'success' });
      onClose();
      void refresh();
    } catch (failure) {
      setBusy(false);
      if (!(failure instanceof RequestFailed)) throw failure;
      if (failure.body.code === 'idempotency.reused') renew();
      setOpen(firstOpenDay(failure.body.refusal));
      setErrors(
        (failure.body.errors as Errors | undefined) ?? {
          form: failure.message || text('error.generic'),
        },
      );
    }
  }

  const words = amount === undefined ? '' : amounts.words(amount, leaveType.unit);
  const act =
    amount === undefined
      ? text(`balances.adjust.${sign}`)
      : text(sign === 'add' ? 'balances.adjust.addAmount' : 'balances.adjust.deductAmount', {
          amount: words,
        });
  return (
    <Dialog
      title={text('balances.adjust.title', { type: leaveTypeName(text, leaveType.name) })}
      onClose={onClose}
    >
      <p>
        <bdi>{employee.name}</bdi>
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormErrors errors={errors} at={FIELDS} />
        <div className={classes.fields}>
          <div className={classes.wide}>
            <SelectField
              label={text('balances.adjust.kind')}
              error={errors.kind}
              choices={KINDS.map((value) => ({
                value,
                label: text(`balances.adjust.kinds.${value}`),
              }))}
              value={kind}
              onChange={({ target }) => chooseKind(target.value as AddedEntryKind)}
            />
          </div>
          <div className={classes.amount}>
            <Segments
              label={text('balances.adjust.addOrDeduct')}
              options={(['add', 'deduct'] as const).map((value) => ({
                value,
                label: text(`balances.adjust.${value}`),
              }))}
              value={sign}
              onChoose={setSign}
            />
            <Field
              label={text(
                leaveType.unit === 'days' ? 'balances.adjust.days' : 'balances.adjust.hours',
              )}
              error={errors.amount}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <Field
            type="date"
            label={text('balances.adjust.on')}
            error={errors.day}
            min={min}
            max={max}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <Field
            type="date"
            optional
            label={text('balances.adjust.until')}
            hint={text('balances.adjust.untilHint')}
            error={errors.until}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
          <div className={classes.wide}>
            <TextAreaField
              ref={reason}
              name="reason"
              label={text('balances.adjust.reason')}
              hint={text('balances.adjust.reasonHint', { name: employee.name })}
              maxLength={ENTRY_REASON_MAX}
              error={errors.reason}
            />
          </div>
        </div>
        {open && day < open && (
          <Button
            onClick={() => {
              setDay(open);
              setErrors({});
            }}
          >
            {text('balances.adjust.onOpenDay', { date: worded(open) })}
          </Button>
        )}
        <AdjustEffect
          employee={employee._id}
          leaveType={leaveType._id}
          today={today}
          day={day}
          entry={entry}
        />
        <FormActions busy={busy} onCancel={onClose}>
          {busy ? text('balances.adjust.saving') : act}
        </FormActions>
      </form>
    </Dialog>
  );
}

const ONLY: Partial<Record<AddedEntryKind, 'add' | 'deduct'>> = {
  credit: 'add',
  restored: 'add',
  payout: 'deduct',
};

const FIELDS = ['kind', 'amount', 'day', 'until', 'reason'];
