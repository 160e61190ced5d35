import { useInput } from 'react-admin';
import { INVITATION_DAYS } from '../../../../api/contract/auth/invitations.js';
import { longEnough } from '../../../../api/contract/auth/passwords.js';
import { isOwnWord } from '../../../../api/contract/text/own-words.js';
import { useConfig, usePasswordMin } from '../../api/config';
import { PasswordInput } from '../../forms/inputs';
import { useText } from '../../i18n/use-text';
import { Segments } from '../../ui/fields/segments';
import classes from './employee-create.module.css';

/** A password that somebody else invents, or an invitation to choose one. */
export function FirstSignIn() {
  const text = useText();
  const mail = useConfig()?.mail === true;
  const { field } = useInput({ source: 'invite', defaultValue: false });
  const invite = field.value === true;
  return (
    <>
      <div className={classes.choice}>
        <span aria-hidden="true">{text('employees.signIn')}</span>
        <Segments
          label={text('employees.signIn')}
          options={[
            { value: 'password', label: text('employees.setPassword') },
            {
              value: 'invite',
              label: text(mail ? 'employees.inviteByMail' : 'employees.inviteByLink'),
            },
          ]}
          value={invite ? 'invite' : 'password'}
          onChoose={(choice) => field.onChange(choice === 'invite')}
        />
      </div>
      {invite ? (
        <p className={classes.text}>
          {text(mail ? 'employees.inviteByMailText' : 'employees.inviteByLinkText', {
            days: INVITATION_DAYS,
          })}
        </p>
      ) : (
        <FirstPassword />
      )}
    </>
  );
}

function FirstPassword() {
  const text = useText();
  const company = useConfig()?.companyName;
  const min = usePasswordMin();
  return (
    <PasswordInput
      source="password"
      label={text('employees.password')}
      hint={text('employees.passwordHint', { min })}
      autoComplete="new-password"
      check={(password, { name, email }) => {
        if (!longEnough(password, min)) return text('employees.passwordShort', { min });
        const texts = { name: textOf(name), email: textOf(email), company };
        return isOwnWord(password, texts) ? text('password.ownWords') : undefined;
      }}
    />
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
