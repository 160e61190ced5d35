import { useId } from 'react';
import { Form, useNotify } from 'react-admin';
import type { Employee } from '../../employees/employee';
import { SubmitButton } from '../../forms/form-layout';
import { TextAreaInput, TextInput } from '../../forms/inputs';
import { UnsavedGuard } from '../../forms/unsaved-guard';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import type { Contact } from '../../api/portal-calls';
import { useApi } from '../../api/use-api';
import { useRefusal } from '../../api/use-refusal';
import classes from './my-profile.module.css';

interface Props {
  employee: Employee;
  /** Reads what is stored, from which the form then starts. */
  onSaved: () => Promise<unknown>;
}

const never = () => false;

export function ContactForm({ employee: { id, phone, address, emergencyContact }, onSaved }: Props) {
  const text = useText();
  const heading = useId();
  const office = useApi();
  const notify = useNotify();
  const refuse = useRefusal();

  async function save(values: Contact) {
    const { phone, address, emergencyContact } = values;
    try {
      await office.changeOwnContact({ phone: phone || null, address: address || null, emergencyContact: emergencyContact || null });
    } catch (failure) {
      if (failure instanceof RequestFailed && failure.body.errors) return failure.body.errors;
      return refuse(failure, 'portal.profile.notSaved');
    }
    await onSaved();
    notify(text('portal.profile.saved'), { type: 'success' });
  }

  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text('portal.profile.contact')}</h2>
      <Form noValidate record={{ id, phone, address, emergencyContact }} onSubmit={save} disableInvalidFormNotification>
        <div className={classes.form}>
          <TextInput source="phone" label={text('portal.profile.phone')} optional type="tel" maxLength={40} autoComplete="tel" />
          <TextAreaInput source="address" label={text('portal.profile.address')} optional maxLength={300} />
          <TextInput source="emergencyContact" label={text('portal.profile.emergencyContact')} optional hint={text('portal.profile.emergencyHint')} maxLength={200} />
          <div className={classes.save}>
            <SubmitButton busy={text('portal.profile.saving')}>{text('portal.profile.save')}</SubmitButton>
            <span>{text('portal.profile.seen')}</span>
          </div>
        </div>
        <UnsavedGuard saved={never} />
      </Form>
    </section>
  );
}
