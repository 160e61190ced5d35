import { type FormEvent, useState } from 'react';
import { EARLIEST_PAY } from '../../../../api/contract/calendar-date.js';
import { RUN_NAME_MAX } from '../../../../api/contract/payroll/pay-runs.js';
import { failureErrors } from '../../api/failure-errors';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { NamedDateField } from '../../forms/date-field/named-date-field';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { FormErrors } from '../../forms/form-errors';
import { useLeaveWith } from '../../forms/use-leave-with';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import type { Person } from '../../people/person';
import { usePayComponents } from '../../pay-items/use-pay-items';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import { RadioChoice } from '../../ui/fields/radio-choice';
import { type NewRun, payrollCalls } from '../payroll-calls';
import { useRunRefresh } from '../use-run';
import { ChosenPeople } from './chosen-people';
import { PaymentRows, type TypedPayment } from './payment-rows';
import { errorsOfEach, givenPayment, usePaymentFaults } from './typed-payments';
import classes from './off-cycle-dialog.module.css';

const WHAT = ['everything', 'single'] as const;

/** Makes a draft of some people, or of single payments with their amounts. */
export default function OffCycleDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { what, components, errors, ...draft } = useNewRun();

  return (
    <Dialog medium title={text('payroll.off.title')} onClose={onClose}>
      <p>{text('payroll.off.text')}</p>
      <form noValidate className={classes.form} onSubmit={draft.submit}>
        <FormErrors
          errors={errors}
          at={['name', 'payDate', 'people', ...Object.keys(errors).filter(isOfPayments)]}
        />
        <Field
          name="name"
          label={text('payroll.off.name')}
          optional
          maxLength={RUN_NAME_MAX}
          autoComplete="off"
          error={errors.name}
          hint={text('payroll.off.nameHint')}
        />
        <NamedDateField
          name="payDate"
          label={text('payroll.off.payDate')}
          optional
          min={EARLIEST_PAY}
          error={errors.payDate}
          hint={text('payroll.off.payDateHint')}
        />
        <RadioChoice
          label={text('payroll.off.what')}
          options={WHAT.map((value) => ({
            value,
            label: text(`payroll.off.${value}`),
            help: text(`payroll.off.${value}Text`),
          }))}
          value={what}
          error={undefined}
          onChoose={draft.setWhat}
        />
        {what === 'everything' ? (
          <ChosenPeople people={draft.people} error={errors.people} onChange={draft.setPeople} />
        ) : (
          <PaymentRows
            payments={draft.payments}
            components={components}
            errors={errorsOfEach(errors)}
            error={errors.payments}
            onChange={draft.setPayments}
          />
        )}
        <FormActions busy={draft.busy} onCancel={onClose}>
          {text('payroll.off.create')}
        </FormActions>
      </form>
    </Dialog>
  );
}

const isOfPayments = (field: string) => field.startsWith('payments');

/** The draft as it is typed, checked and made. */
function useNewRun() {
  const text = useText();
  const leaveWith = useLeaveWith();
  const { key } = useIdempotencyKey();
  const refresh = useRunRefresh('');
  const { data: all = [] } = usePayComponents();
  const components = all.filter(({ builtin, active }) => active && !builtin);
  const faultsOf = usePaymentFaults();
  const dateFault = useDateFault();
  const [people, setPeople] = useState<Person[]>([]);
  const [payments, setPayments] = useState<TypedPayment[]>([]);
  const [what, setWhat] = useState<(typeof WHAT)[number]>('everything');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [name, payDate] = ['name', 'payDate'].map((field) =>
      (typed.get(field) as string).trim(),
    ) as [string, string];
    const unpayable = payDate && dateFault(payDate, { min: EARLIEST_PAY });
    const faults = {
      ...(unpayable && { payDate: unpayable }),
      ...(what === 'everything' ? faultsOfPeople() : faultsOfPayments()),
    };
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    void create({
      kind: 'offCycle',
      everything: what === 'everything',
      ...(what === 'everything'
        ? { people: people.map(({ id }) => id) }
        : { payments: payments.map((payment) => givenPayment(payment, components)) }),
      ...(name && { name }),
      ...(payDate && { payDate }),
    });
  }

  const faultsOfPeople = (): Record<string, string> =>
    people.length === 0 ? { people: text('payroll.off.needsPeople') } : {};

  function faultsOfPayments(): Record<string, string> {
    if (payments.length === 0) return { payments: text('payroll.off.needsPayments') };
    const faults = payments.flatMap((payment, place) =>
      Object.entries(faultsOf(payment, components)).map(([field, fault]) => [
        `payments.${place}.${field}`,
        fault,
      ]),
    );
    return Object.fromEntries(faults) as Record<string, string>;
  }

  async function create(run: NewRun) {
    setBusy(true);
    try {
      const { _id } = await payrollCalls.add(run, key);
      void refresh();
      leaveWith(text('payroll.off.created'), officePath.payRun(_id));
    } catch (failure) {
      setBusy(false);
      setErrors(failureErrors(failure, text('error.generic')));
    }
  }

  return {
    what,
    setWhat,
    people,
    setPeople,
    payments,
    setPayments,
    components,
    busy,
    errors,
    submit,
  };
}
