import { useId } from 'react';
import { useInput, useNotify } from 'react-admin';
import {
  CONTACT_FIELD_NAMES,
  contactDetails,
  type ContactDetails,
} from '../../../../api/contract/employee/employee-fields.js';
import { ContactInput } from '../../employees/contact-input';
import type { Employee } from '../../employees/employee';
import { Form } from '../../forms/form';
import { SubmitButton } from '../../forms/form-layout';
import { UnsavedGuard } from '../../forms/unsaved-guard';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import { Checkbox } from '../../ui/fields/checkbox';
import classes from './my-profile.module.css';

interface Props {
  employee: Employee;
  onSaved: () => Promise<unknown>;
}

const never = () => false;

export function ContactForm({ employee, onSaved }: Props) {
  const text = useText();
  const heading = useId();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();

  async function save(values: Partial<ContactDetails> & { celebrate?: boolean }) {
    try {
      await api.changeOwnContact({
        ...contactDetails((field) => values[field] || null),
        celebrate: values.celebrate,
      });
    } catch (failure) {
      if (failure instanceof RequestFailed && failure.body.errors) return failure.body.errors;
      return notifyError(failure, 'myProfile.notSaved');
    }
    await onSaved();
    notify(text('myProfile.saved'), { type: 'success' });
  }

  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text('myProfile.contact')}</h2>
      <Form
        record={{
          id: employee.id,
          ...contactDetails((field) => employee[field]),
          celebrate: employee.celebrate,
        }}
        onSubmit={save}
      >
        <div className={classes.form}>
          {CONTACT_FIELD_NAMES.map((field) => (
            <ContactInput
              key={field}
              source={field}
              label={text(`myProfile.${field}`)}
              hint={field === 'emergencyContact' ? text('myProfile.emergencyHint') : undefined}
              own
            />
          ))}
          <CelebrateInput />
          <div className={classes.save}>
            <SubmitButton busy={text('myProfile.saving')}>{text('myProfile.save')}</SubmitButton>
            <span>{text('myProfile.seen')}</span>
          </div>
        </div>
        <UnsavedGuard form="contact" isSaved={never} />
      </Form>
    </section>
  );
}

function CelebrateInput() {
  const text = useText();
  const hint = useId();
  const { field } = useInput({ source: 'celebrate' });
  return (
    <div>
      <Checkbox
        label={text('myProfile.celebrate')}
        checked={Boolean(field.value)}
        onChange={({ target }) => field.onChange(target.checked)}
        onBlur={field.onBlur}
        name={field.name}
        aria-describedby={hint}
      />
      <p className={classes.hint} id={hint}>
        {text('myProfile.celebrateHint')}
      </p>
    </div>
  );
}
