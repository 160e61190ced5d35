import { useCallback, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { Form } from '../../forms/form';
import { FormSection, SubmitButton } from '../../forms/form-layout';
import { UnsavedGuard } from '../../forms/unsaved-guard';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import type { AccountChange } from '../../api/office-calls';
import { useUser } from '../../api/session';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import classes from '../employee-details.module.css';
import type { Employee } from '../employee';
import { useEmployeeRefresh } from '../use-employee';
import { SignInInputs } from './sign-in-inputs';

export function AccountSignIn({ employee }: { employee: Employee }) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const withConfirmation = useWithConfirmation();
  const refresh = useEmployeeRefresh();
  const done = useRef(false);
  const saved = useCallback(() => done.current, []);
  const { email, name, userId } = employee;
  const isSelf = useUser()?._id === userId._id;

  async function save(values: Record<string, unknown>) {
    const { email: newEmail, role } = values as Required<Pick<AccountChange, 'email' | 'role'>>;
    const change = {
      ...(newEmail.trim() !== email && { email: newEmail }),
      ...(role !== userId.role && { role }),
    };
    if (Object.keys(change).length === 0) return notify(text('access.unchanged'));
    try {
      await withConfirmation(() => api.changeAccount(userId._id, change));
      done.current = true;
      await refresh();
      notify(text('access.saved', { name }), { type: 'success' });
    } catch (failure) {
      if (failure instanceof RequestFailed && failure.body.errors) return failure.body.errors;
      notifyError(failure);
    }
  }

  return (
    <Form record={{ id: userId._id, email, role: userId.role }} onSubmit={save}>
      <FormSection
        title={text('access.signIn')}
        help={text(isSelf ? 'access.ownSignInHelp' : 'access.signInHelp')}
      >
        <SignInInputs />
        <div className={classes.save}>
          <SubmitButton busy={text('access.saving')}>{text('access.save')}</SubmitButton>
        </div>
      </FormSection>
      <UnsavedGuard form="sign-in" isSaved={saved} />
    </Form>
  );
}
