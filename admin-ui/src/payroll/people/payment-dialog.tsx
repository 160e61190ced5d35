import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { failureErrors } from '../../api/failure-errors';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { FormErrors } from '../../forms/form-errors';
import { useText } from '../../i18n/use-text';
import { payItemCalls } from '../../pay-items/pay-item-calls';
import { usePayComponents } from '../../pay-items/use-pay-items';
import { EmployeeSearch } from '../../people/employee-search';
import type { Person } from '../../people/person';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { PaymentFields } from '../runs/payment-rows';
import layout from '../runs/off-cycle-dialog.module.css';
import rows from '../runs/payment-rows.module.css';
import { givenPayment, usePaymentFaults } from '../runs/typed-payments';
import { useRecompute } from '../use-recompute';
import { useRunName } from '../use-run-name';

const EMPTY = { componentId: '', amount: '', hours: '', hourly: '', rate: '', note: '' };

export default function PaymentDialog({
  run,
  onClose,
}: {
  run: PayRunRecord;
  onClose: () => void;
}) {
  const text = useText();
  const notify = useNotify();
  const runName = useRunName()(run);
  const { key } = useIdempotencyKey();
  const recompute = useRecompute(run);
  const { data: all = [] } = usePayComponents();
  const components = all.filter(({ builtin, active }) => active && !builtin);
  const faultsOf = usePaymentFaults();
  const [person, setPerson] = useState<Person | null>(null);
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      ...(!person && {
        employeeId: text('forms.choose', { label: text('payRun.people.addWho') }),
      }),
      ...faultsOf(typed, components),
    };
    setErrors(wrong);
    if (!person || Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const payment = givenPayment({ ...typed, person }, components);
      const { component } = await payItemCalls.add({ ...payment, runId: run._id }, key);
      onClose();
      notify(text('payRun.drawer.added', { component: component.name }), { type: 'success' });
      await recompute();
    } catch (failure) {
      setBusy(false);
      setErrors(failureErrors(failure, text('error.generic')));
    }
  }

  return (
    <Dialog medium title={text('payRun.people.addTitle', { run: runName })} onClose={onClose}>
      <form noValidate className={layout.form} onSubmit={(event) => void submit(event)}>
        <FormErrors errors={errors} at={['employeeId', ...Object.keys(EMPTY)]} />
        <div className={rows.fields}>
          <EmployeeSearch
            wide
            label={text('payRun.people.addWho')}
            error={errors.employeeId}
            placeholder={text('payroll.off.search')}
            value={person}
            onChoose={setPerson}
            nobody={text('payroll.off.nobody')}
          />
          <PaymentFields
            of={typed}
            components={components}
            errors={errors}
            hourOf={person ? { employeeId: person.id, on: run.period.to } : undefined}
            onType={(part) => setTyped({ ...typed, ...part })}
          />
        </div>
        <FormActions busy={busy} onCancel={onClose}>
          {text('payRun.drawer.submit')}
        </FormActions>
      </form>
    </Dialog>
  );
}
