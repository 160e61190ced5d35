import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { RUN_NAME_MAX } from '../../../../api/contract/payroll/pay-runs.js';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { FormErrors } from '../../forms/form-errors';
import { useDialogCall } from '../../forms/use-dialog-call';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import type { Person } from '../../people/person';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import { RadioChoice } from '../../ui/fields/radio-choice';
import { payrollCalls } from '../payroll-calls';
import { useRunRefresh } from '../use-run';
import { ChosenPeople } from './chosen-people';
import classes from './off-cycle-dialog.module.css';

const WHAT = ['everything', 'single'] as const;

/** Makes a draft of some people, or one that waits for single payments. */
export function OffCycleDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const { key } = useIdempotencyKey();
  const refresh = useRunRefresh('');
  const [people, setPeople] = useState<Person[]>([]);
  const [what, setWhat] = useState<(typeof WHAT)[number]>('everything');
  const { busy, errors, setErrors, send } = useDialogCall(onClose, () => refresh());

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [name, payDate] = ['name', 'payDate'].map((field) => String(typed.get(field)).trim()) as [string, string];
    if (what === 'everything' && people.length === 0) return setErrors({ people: text('payroll.off.needsPeople') });
    void send(async () => {
      const { _id } = await payrollCalls.add({ kind: 'offCycle', everything: what === 'everything', ...(people.length > 0 && { people: people.map(({ id }) => id) }), ...(name && { name }), ...(payDate && { payDate }) }, key);
      await navigate(officePath.payRun(_id));
      return text('payroll.off.created');
    });
  }

  return (
    <Dialog title={text('payroll.off.title')} onClose={onClose}>
      <p>{text('payroll.off.text')}</p>
      <form noValidate className={classes.form} onSubmit={submit}>
        <FormErrors errors={errors} at={['name', 'payDate', 'people']} />
        <Field name="name" label={text('payroll.off.name')} optional maxLength={RUN_NAME_MAX} autoComplete="off" error={errors.name} hint={text('payroll.off.nameHint')} />
        <Field name="payDate" type="date" label={text('payroll.off.payDate')} optional error={errors.payDate} hint={text('payroll.off.payDateHint')} />
        <ChosenPeople people={people} error={errors.people} onChange={setPeople} />
        <RadioChoice
          label={text('payroll.off.what')}
          options={WHAT.map((value) => ({ value, label: text(`payroll.off.${value}`), help: text(`payroll.off.${value}Text`) }))}
          value={what}
          error={undefined}
          onChoose={setWhat}
        />
        <FormActions busy={busy} onCancel={onClose}>{text('payroll.off.create')}</FormActions>
      </form>
    </Dialog>
  );
}
