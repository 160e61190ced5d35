import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { minorUnits, MINOR_UNITS } from '../../../../api/contract/money.js';
import type {
  LeaverSettlementRecord,
  RecoveryEndKind,
} from '../../../../api/contract/payroll/leaver-settlements.js';
import { RUN_REASON_MAX, type PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { failureErrors } from '../../api/failure-errors';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useToday } from '../../api/use-today';
import { DateField } from '../../forms/date-field/date-field';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { FormErrors } from '../../forms/form-errors';
import { MoneyField, useAmountCheck } from '../../forms/money-field';
import { plainAmount } from '../../forms/plain-amount';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { FormActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import { leaverCalls } from './leaver-calls';
import classes from './leavers.module.css';
import { useSettlementRefresh } from './use-leavers';

interface Props {
  run: PayRunRecord;
  settlement: LeaverSettlementRecord;
  kind: RecoveryEndKind;
  onClose: () => void;
}

const WORDS = {
  repaid: { submit: 'leavers.recovery.submitRepaid', done: 'leavers.recovery.recordedRepaid' },
  waived: { submit: 'leavers.recovery.submitWaived', done: 'leavers.recovery.recordedWaived' },
} as const;

/** The whole open amount at first. */
export function EndForm({ run, settlement, kind, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const withConfirmation = useWithConfirmation();
  const refresh = useSettlementRefresh(run);
  const faultsOf = useEndFaults(run, kind);
  const dateFault = useDateFault();
  const today = useToday();
  const { formats } = usePayWords(run.payDate);
  const { key, renew } = useIdempotencyKey();
  const open = settlement.toRecover.amount;
  const [amount, setAmount] = useState(open.toFixed(2));
  const [on, setOn] = useState<string>();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const typed = minorUnits(plainAmount(amount)) ?? 0;
  const written = formats.money(typed / MINOR_UNITS);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const repaid = kind === 'repaid' && dateFault(on ?? today ?? '', { max: today });
    const found = { ...faultsOf(amount, open, reason), ...(repaid && { on: repaid }) };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const end = {
        kind,
        amount: plainAmount(amount),
        ...(kind === 'repaid' && { on: on ?? today ?? '' }),
        ...(reason.trim() && { reason: reason.trim() }),
      };
      const settled = await withConfirmation(() =>
        leaverCalls.end(settlement.employee._id, end, key),
      );
      notify(text(WORDS[kind].done, { amount: written }), { type: 'success' });
      onClose();
      await refresh(settled);
    } catch (failure) {
      renew();
      setErrors(failureErrors(failure, text('error.generic')));
      setBusy(false);
    }
  }

  return (
    <form noValidate className={classes.end} onSubmit={(event) => void submit(event)}>
      <FormErrors errors={errors} at={['amount', 'on', 'reason']} />
      <MoneyField
        name="amount"
        label={text('leavers.recovery.amount')}
        hint={
          errors.amount
            ? undefined
            : text('leavers.recovery.atMost', { amount: formats.money(open) })
        }
        value={amount}
        error={errors.amount}
        onType={setAmount}
      />
      {kind === 'repaid' && (
        <DateField
          label={text('leavers.recovery.on')}
          max={today}
          value={on ?? today ?? ''}
          error={errors.on}
          onChange={setOn}
        />
      )}
      <Field
        wide
        name="reason"
        label={text('leavers.recovery.reason')}
        optional={kind === 'repaid'}
        maxLength={RUN_REASON_MAX}
        autoComplete="off"
        value={reason}
        error={errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {run.fourEyes && <p className={classes.why}>{text('leavers.recovery.needsSignature')}</p>}
      <FormActions busy={busy} onCancel={onClose}>
        {busy ? text('leavers.recovery.recording') : text(WORDS[kind].submit, { amount: written })}
      </FormActions>
    </form>
  );
}

function useEndFaults({ payDate }: PayRunRecord, kind: RecoveryEndKind) {
  const text = useText();
  const check = useAmountCheck();
  const { formats } = usePayWords(payDate);
  return (amount: string, open: number, reason: string): Record<string, string> => {
    const malformed = check(amount);
    const typed = minorUnits(plainAmount(amount)) ?? 0;
    const beyond = typed === 0 || typed > Math.round(open * MINOR_UNITS);
    return {
      ...(malformed
        ? { amount: malformed }
        : beyond && { amount: text('leavers.recovery.beyond', { amount: formats.money(open) }) }),
      ...(kind === 'waived' && !reason.trim() && { reason: text('leavers.recovery.noReason') }),
    };
  };
}
