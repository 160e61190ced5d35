import {
  ADDED_ENTRY_KINDS,
  type AddedEntryKind,
  ENTRY_REASON_MAX,
} from '../../../../api/contract/leave/leave-balances.js';
import { DatePair } from '../../forms/date-field/date-pair';
import { FormErrors } from '../../forms/form-errors';
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
import { AdjustEffect } from './adjust-effect';
import classes from './person-balances.module.css';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { latestUse, type NewEntryProps, type TypedEntry, useNewEntry } from './use-new-entry';

const KINDS: AddedEntryKind[] = [
  'adjustment',
  ...ADDED_ENTRY_KINDS.filter((kind) => kind !== 'adjustment'),
];

export function AdjustDialog(props: NewEntryProps) {
  const { employee, balance, today, onClose } = props;
  const text = useText();
  const { day: worded } = useDates();
  const { leaveType } = balance;
  const { typed, type, open, reason, errors, ...form } = useNewEntry(props);
  const { kind, sign, day } = typed;
  return (
    <Dialog
      title={text('balanceOf.adjust.title', { type: leaveTypeName(text, leaveType.name) })}
      onClose={onClose}
    >
      <p>
        <bdi>{employee.name}</bdi>
      </p>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <FormErrors errors={errors} at={FIELDS} />
        <div className={classes.fields}>
          <div className={classes.wide}>
            <EntryKind kind={kind} error={errors.kind} onChoose={form.chooseKind} />
          </div>
          <EntryAmount unit={leaveType.unit} {...typed} error={errors.amount} onType={type} />
          <DatePair
            from={{ label: text('balanceOf.adjust.on'), error: errors.day }}
            to={{
              label: text('balanceOf.adjust.until'),
              hint: text('balanceOf.adjust.untilHint'),
              optional: true,
              max: latestUse(day),
              error: errors.until,
            }}
            {...form.limits}
            of={{ userId: employee._id, leaveType: leaveType.name }}
            beforeFrom={text('balanceOf.adjust.untilBefore')}
            value={{ from: day, to: typed.until }}
            onChange={({ from, to }) => type({ day: from, until: to })}
          />
          <div className={classes.wide}>
            <TextAreaField
              ref={reason}
              name="reason"
              label={text('balanceOf.adjust.reason')}
              hint={text('balanceOf.adjust.reasonHint', { name: employee.name })}
              maxLength={ENTRY_REASON_MAX}
              error={errors.reason}
            />
          </div>
        </div>
        {open && day < open && (
          <Button onClick={() => form.chooseDay(open)}>
            {text('balanceOf.adjust.onOpenDay', { date: worded(open) })}
          </Button>
        )}
        <AdjustEffect
          employee={employee._id}
          leaveType={leaveType._id}
          today={today}
          day={day}
          entry={form.entry}
        />
        <FormActions busy={form.busy} onCancel={onClose}>
          {form.busy ? (
            text('balanceOf.adjust.saving')
          ) : (
            <EntryAct sign={sign} amount={form.amount} unit={leaveType.unit} />
          )}
        </FormActions>
      </form>
    </Dialog>
  );
}

const FIELDS = ['kind', 'amount', 'day', 'until', 'reason'];

function EntryKind({
  kind,
  error,
  onChoose,
}: {
  kind: AddedEntryKind;
  error: string | undefined;
  onChoose: (kind: AddedEntryKind) => void;
}) {
  const text = useText();
  return (
    <SelectField
      label={text('balanceOf.adjust.kind')}
      error={error}
      choices={KINDS.map((value) => ({ value, label: text(`balanceOf.adjust.kinds.${value}`) }))}
      value={kind}
      onChange={({ target }) => onChoose(target.value as AddedEntryKind)}
    />
  );
}

function EntryAmount({
  unit,
  sign,
  amount,
  error,
  onType,
}: Pick<TypedEntry, 'sign' | 'amount'> & {
  unit: LeaveUnit;
  error: string | undefined;
  onType: (part: Partial<TypedEntry>) => void;
}) {
  const text = useText();
  return (
    <div className={classes.amount}>
      <Segments
        label={text('balanceOf.adjust.addOrDeduct')}
        options={(['add', 'deduct'] as const).map((value) => ({
          value,
          label: text(`balanceOf.adjust.${value}`),
        }))}
        value={sign}
        onChoose={(chosen) => onType({ sign: chosen })}
      />
      <Field
        label={text(unit === 'days' ? 'balanceOf.adjust.days' : 'balanceOf.adjust.hours')}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => onType({ amount: target.value })}
      />
    </div>
  );
}

function EntryAct({
  sign,
  amount,
  unit,
}: {
  sign: 'add' | 'deduct';
  amount: number | undefined;
  unit: LeaveUnit;
}) {
  const text = useText();
  const amounts = useAmounts();
  if (amount === undefined) return text(`balanceOf.adjust.${sign}`);
  return text(`balanceOf.adjust.${sign}Amount`, { amount: amounts.words(amount, unit) });
}
