import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { INVITATION_DAYS } from '../../../api/contract/auth/invitations.js';
import { type MessageKey, useText } from '../i18n/use-text';
import { useConfig, usePasswordMin } from '../api/config';
import { postJson, RequestFailed } from '../api/http-client';
import { restoreSession } from '../api/session';
import {
  type FieldErrors,
  validatePasswords,
  NewPasswordField,
  type NewPasswords,
} from '../settings/new-password-field';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import type { NavigationNotice } from '../ui/feedback/navigation-toast';
import { Field, PasswordField } from '../ui/fields/field';
import { InvalidLink, ResetPage } from './reset-page';
import classes from './reset-page.module.css';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/new-password';

export const messages = catalogueOf({ 'new-password': english });

const MESSAGES = {
  reset: {
    title: 'reset.title',
    description: 'reset.text',
    password: 'reset.new',
    confirm: 'reset.confirm',
    submit: 'reset.submit',
    done: 'reset.done',
  },
  invite: {
    title: 'reset.inviteTitle',
    description: 'reset.inviteText',
    password: 'reset.invitePassword',
    confirm: 'reset.inviteConfirm',
    submit: 'reset.inviteSubmit',
    done: 'reset.inviteDone',
  },
} satisfies Record<Purpose, Record<string, MessageKey>>;

function NewPassword({ purpose, token }: { purpose: Purpose; token: string }) {
  const text = useText();
  const company = useConfig()?.companyName;
  const messages = MESSAGES[purpose];
  const { email, busy, error, linkError, fieldErrors, clearError, submit } = useNewPassword(
    token,
    messages.done,
  );
  const [password, setPassword] = useState('');

  if (linkError && purpose === 'invite')
    return (
      <InvalidLink
        title="reset.inviteOver"
        description={text('reset.inviteOverText', { days: INVITATION_DAYS })}
        invitation
      />
    );
  if (linkError) return <InvalidLink title="reset.over" description={linkError} />;
  return (
    <ResetPage title={text(messages.title)} description={text(messages.description)}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {error && <AlertBox>{error}</AlertBox>}
        {email !== null && (
          <Field
            label={text('login.email')}
            name="email"
            readOnly
            autoComplete="username"
            dir="ltr"
            value={email ?? ''}
            hint={text('reset.emailHint')}
          />
        )}
        <NewPasswordField
          label={text(messages.password)}
          ownTexts={{ email: email ?? undefined, company }}
          value={password}
          error={fieldErrors.newPassword}
          onType={(typed) => {
            setPassword(typed);
            clearError('newPassword');
          }}
        />
        <PasswordField
          label={text(messages.confirm)}
          name="confirmPassword"
          required
          autoComplete="new-password"
          error={fieldErrors.confirmPassword}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {text(busy ? 'reset.busy' : messages.submit)}
        </Button>
      </form>
    </ResetPage>
  );
}

/** Checks and stores a new password, which ends at the sign-in page. */
function useNewPassword(token: string, done: MessageKey) {
  const text = useText();
  const navigate = useNavigate();
  const company = useConfig()?.companyName;
  const min = usePasswordMin();
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();
  const [linkError, setLinkError] = useState<string>();
  const email = useLinkOwner(token, setLinkError);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { newPassword, confirmPassword } = Object.fromEntries(
      new FormData(form),
    ) as unknown as NewPasswords;
    const passwords = { newPassword, confirmPassword };
    setError(undefined);
    if (
      showFieldErrors(
        validatePasswords(passwords, { email: email ?? undefined, company, min }, text),
        form,
      )
    )
      return;
    setBusy(true);
    try {
      await postJson('/auth/reset-password', { token, ...passwords });
    } catch (failure) {
      setBusy(false);
      return onFailure(failure, form);
    }
    // The server has ended all sessions of the account, possibly also the one in this browser.
    void restoreSession();
    const state: NavigationNotice = { notice: text(done) };
    void navigate('/login', { replace: true, state });
  }

  function onFailure(failure: unknown, form: HTMLFormElement) {
    const { message = '', body = undefined } = failure instanceof RequestFailed ? failure : {};
    if (body?.errors?.token) return setLinkError(body.errors.token);
    if (!showFieldErrors(body?.errors ?? {}, form)) setError(message || text('reset.failed'));
  }

  /** Returns whether there were any, and focuses the first. */
  function showFieldErrors(next: FieldErrors, form: HTMLFormElement): boolean {
    setFieldErrors(next);
    const first = [...form.querySelectorAll('input')].find(
      ({ name }) => next[name as keyof NewPasswords],
    );
    first?.focus();
    return first !== undefined;
  }

  const clearError = (field: keyof FieldErrors) =>
    setFieldErrors({ ...fieldErrors, [field]: undefined });

  return { email, busy, error, linkError, fieldErrors, clearError, submit };
}

/** The address that the link's owner signs in with: undefined while it loads, null if it cannot be had, which keeps nobody from going on. */
function useLinkOwner(
  token: string,
  onInvalid: (reason: string) => void,
): string | null | undefined {
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    let current = true;
    postJson('/auth/link', { token }).then(
      (response) => current && setEmail(response.email),
      (failure: unknown) => {
        const reason = failure instanceof RequestFailed ? failure.body.errors?.token : undefined;
        if (!current) return;
        setEmail(null);
        if (reason) onInvalid(reason);
      },
    );
    return () => void (current = false);
  }, [token, onInvalid]);
  return email;
}

/** The token moves from the URL to the router state: it survives a reload, but is neither visible in the address bar nor copied with it. */
interface TokenState {
  token: string;
}

export default function ResetPassword({ purpose }: { purpose: Purpose }) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();
  const token = hash.slice(1);

  useLayoutEffect(() => {
    const tokenState: TokenState = { token };
    if (token) void navigate(pathname, { replace: true, state: tokenState });
  }, [token, pathname, navigate]);

  const linkToken = token || (state as TokenState | null)?.token;
  if (linkToken) return <NewPassword key={linkToken} purpose={purpose} token={linkToken} />;
  const invitation = purpose === 'invite';
  return (
    <InvalidLink
      title="reset.incomplete"
      description={text(invitation ? 'reset.inviteIncompleteText' : 'reset.incompleteText')}
      invitation={invitation}
    />
  );
}

type Purpose = 'reset' | 'invite';
