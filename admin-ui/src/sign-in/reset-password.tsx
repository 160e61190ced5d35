import { type FormEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { INVITATION_DAYS } from '../../../api/contract/invitations.js';
import { type MessageKey, useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { post, RequestFailed } from '../api/http-client';
import { restoreSession } from '../api/session';
import { type Faults, faultsOf, NewPasswordField, type NewPasswords } from '../settings/new-password-field';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import type { CarriedNotice } from '../ui/feedback/carried-toast';
import { PasswordField } from '../ui/fields/field';
import { Spinner } from '../ui/feedback/spinner';
import { LinkOver } from './link-over';
import { ResetPage } from './reset-page';
import classes from './reset-page.module.css';

const WORDS = {
  reset: { title: 'reset.title', says: 'reset.text', password: 'reset.new', confirm: 'reset.confirm', submit: 'reset.submit', done: 'reset.done' },
  invite: {
    title: 'reset.inviteTitle',
    says: 'reset.inviteText',
    password: 'reset.invitePassword',
    confirm: 'reset.inviteConfirm',
    submit: 'reset.inviteSubmit',
    done: 'reset.inviteDone',
  },
} satisfies Record<Occasion, Record<string, MessageKey>>;

function NewPassword({ occasion, token }: { occasion: Occasion; token: string }) {
  const text = useText();
  const navigate = useNavigate();
  const company = useConfig()?.companyName ?? '';
  const words = WORDS[occasion];
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const passwords = Object.fromEntries(new FormData(form)) as unknown as NewPasswords;
    const found = faultsOf(passwords, text);
    setRefusal(undefined);
    if (show(found, form)) return;
    setBusy(true);
    try {
      await post('/auth/reset-password', { token, ...passwords });
    } catch (failure) {
      setBusy(false);
      return refused(failure, form);
    }
    // Whoever is signed in here may have been signed out by it.
    void restoreSession();
    const state: CarriedNotice = { notice: text(words.done) };
    void navigate('/login', { replace: true, state });
  }

  function refused(failure: unknown, form: HTMLFormElement) {
    const { message = '', body = undefined } = failure instanceof RequestFailed ? failure : {};
    if (body?.errors?.token) return setOver(body.errors.token);
    if (!show(body?.errors ?? {}, form)) setRefusal(message || text('reset.failed'));
  }

  /** Whether there was one. */
  function show(next: Faults, form: HTMLFormElement): boolean {
    setFaults(next);
    const first = [...form.querySelectorAll('input')].find(({ name }) => next[name as keyof NewPasswords]);
    first?.focus();
    return first !== undefined;
  }

  if (over && occasion === 'invite') return <LinkOver title="reset.inviteOver" says={text('reset.inviteOverText', { days: INVITATION_DAYS })} invitation />;
  if (over) return <LinkOver title="reset.over" says={over} />;
  return (
    <ResetPage title={text(words.title)} says={text(words.says)}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {refusal && <AlertBox>{refusal}</AlertBox>}
        <NewPasswordField
          label={text(words.password)}
          own={[company]}
          value={password}
          error={faults.newPassword}
          onType={(typed) => {
            setPassword(typed);
            setFaults({ ...faults, newPassword: undefined });
          }}
        />
        <PasswordField label={text(words.confirm)} name="confirmPassword" required autoComplete="new-password" error={faults.confirmPassword} />
        <Button type="submit" variant="primary" wide disabled={busy}>
          {busy && <Spinner />}
          {text(busy ? 'reset.busy' : words.submit)}
        </Button>
      </form>
    </ResetPage>
  );
}

// The meter speaks as it does in Setting.
export { settingsMessages as messages } from '../settings/settings-messages';

/** In the router's state, where a reload finds it: what the address bar shows can be read over one's shoulder, and is copied with it. */
interface Kept {
  token: string;
}

export default function ResetPassword({ occasion }: { occasion: Occasion }) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();
  const token = hash.slice(1);

  useLayoutEffect(() => {
    const kept: Kept = { token };
    if (token) void navigate(pathname, { replace: true, state: kept });
  }, [token, pathname, navigate]);

  const known = token || (state as Kept | null)?.token;
  if (known) return <NewPassword key={known} occasion={occasion} token={known} />;
  const invitation = occasion === 'invite';
  return <LinkOver title="reset.incomplete" says={text(invitation ? 'reset.inviteIncompleteText' : 'reset.incompleteText')} invitation={invitation} />;
}

/** Why a password is set by a link; an invitation is the same with other words. */
type Occasion = 'reset' | 'invite';
