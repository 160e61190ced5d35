import { UsersRound } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { netSign } from '../../../../api/contract/payroll/component-kinds.js';
import {
  type PayComponentRecord,
  PAY_NOTE_MAX,
} from '../../../../api/contract/payroll/pay-components.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipRecord } from '../../../../api/contract/payroll/payslips.js';
import { RequestFailed } from '../../api/http-client';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useNotifyError } from '../../api/use-notify-error';
import { FormErrors } from '../../forms/form-errors';
import { useText } from '../../i18n/use-text';
import { AmountFields } from '../../pay-items/amount-fields';
import {
  givenAmount,
  remainingErrors,
  typedSum,
  useAmountFaults,
} from '../../pay-items/item-values';
import { payItemCalls } from '../../pay-items/pay-item-calls';
import { usePayComponents } from '../../pay-items/use-pay-items';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { Icon } from '../../ui/icon';
import { useRecompute } from '../use-recompute';
import classes from './payslip-drawer.module.css';

interface Props {
  run: PayRunRecord;
  payslip: PayslipRecord;
}

const EMPTY = { amount: '', hours: '', hourly: '', rate: '', note: '' };

/** A single payment or deduction of this run. */
export function AddPayment({ run, payslip }: Props) {
  const text = useText();
  const title = useId();
  const { data: components = [], isSuccess } = usePayComponents();
  const amount = useSearchParams()[0].get('amount') ?? '';
  const section = useRef<HTMLElement>(null);
  // Add Salary leads here with an amount.
  useEffect(() => {
    if (isSuccess && amount) section.current?.scrollIntoView();
  }, [isSuccess, amount]);
  const offered = components.filter(({ builtin, active }) => active && !builtin);
  return (
    <section ref={section} className={classes.add} aria-labelledby={title}>
      <h3 id={title}>{text('payRun.drawer.add')}</h3>
      {isSuccess && offered.length === 0 ? (
        <p>{text('payRun.drawer.noComponents')}</p>
      ) : (
        <PaymentForm run={run} payslip={payslip} components={offered} amount={amount} />
      )}
    </section>
  );
}

interface FormProps extends Props {
  components: PayComponentRecord[];
  amount: string;
}

function PaymentForm(props: FormProps) {
  const { run, payslip, components } = props;
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const { component, choose, typed, type, errors, busy, submit } = usePayment(props);
  const net = component && netWith(payslip, typed, component);
  const costsApproval = run.fourEyes && run.signature === 'approves';
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <FormErrors errors={errors} at={['componentId', ...Object.keys(EMPTY)]} />
      <SelectField
        wide
        label={text('payRun.drawer.component')}
        placeholder={text('payRun.drawer.chooseComponent')}
        choices={components.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={component?._id ?? ''}
        error={errors.componentId}
        onChange={({ target }) => choose(target.value)}
      />
      <AmountFields
        once
        unit={component?.unit ?? 'amount'}
        typed={typed}
        errors={errors}
        hourOf={{ employeeId: payslip.employee._id, on: run.period.to }}
        onType={type}
      />
      <Field
        wide
        label={text('payRun.drawer.note')}
        optional
        maxLength={PAY_NOTE_MAX}
        hint={text('payRun.drawer.noteHint')}
        autoComplete="off"
        error={errors.note}
        value={typed.note}
        onChange={({ target }) => type({ note: target.value })}
      />
      <p>
        {costsApproval && <Icon of={UsersRound} size={14} />}
        {costsApproval ? text('payRun.drawer.costsApproval') : text('payRun.drawer.once')}
      </p>
      <Button type="submit" variant="primary" aria-disabled={busy} busy={busy}>
        {net === undefined
          ? text('payRun.drawer.submit')
          : text('payRun.drawer.submitNet', { net: formats.money(net) })}
      </Button>
    </form>
  );
}

/** Net pay with the payment, before it is saved; undefined without an amount. */
function netWith(payslip: PayslipRecord, typed: typeof EMPTY, component: PayComponentRecord) {
  const amount = typedSum(typed, component);
  if (amount === undefined) return undefined;
  return (Math.round(payslip.net * 100) + netSign(component.kind) * Math.round(amount * 100)) / 100;
}

/** A payment as it is typed, checked and stored. */
function usePayment({ run, payslip, components, amount }: FormProps) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { key, renew } = useIdempotencyKey();
  const recompute = useRecompute(run);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState({ ...EMPTY, amount });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const component = components.find(({ _id }) => _id === chosen);
  const faults = useAmountFaults();
  function type(part: Partial<typeof typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    setErrors(remainingErrors(errors, part, component ? faults(next, component) : {}));
  }

  function choose(id: string) {
    setChosen(id);
    setErrors({});
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = component
      ? faults(typed, component)
      : { componentId: text('forms.choose', { label: text('payRun.drawer.component') }) };
    setErrors(wrong);
    if (!component || Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await payItemCalls.add(
        {
          componentId: component._id,
          employeeId: payslip.employee._id,
          runId: run._id,
          ...givenAmount(typed, component),
          ...(typed.note.trim() && { note: typed.note.trim() }),
        },
        key,
      );
      renew();
      setTyped(EMPTY);
      setChosen('');
      notify(text('payRun.drawer.added', { component: component.name }), { type: 'success' });
      await recompute();
    } catch (failure) {
      const atFields = failure instanceof RequestFailed ? (failure.body.errors ?? {}) : {};
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) notifyError(failure);
    } finally {
      setBusy(false);
    }
  }

  return { component, choose, typed, type, errors, busy, submit };
}
