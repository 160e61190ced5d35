import { type FormEvent, useState } from 'react';
import { useText } from '../i18n/use-text';
import { AlertBox } from '../ui/alert-box';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Spinner } from '../ui/spinner';
import classes from './reset-page.module.css';
import { useAsking } from './use-asking';

export function AskForLink({ onAsked }: { onAsked: (email: string) => void }) {
  const text = useText();
  const { ask, busy, refusal } = useAsking();
  const [fault, setFault] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const { valid, valueMissing } = field.validity;
    setFault(valid ? undefined : text(valueMissing ? 'login.emailMissing' : 'login.emailMalformed'));
    if (!valid) return field.focus();
    if (await ask(field.value)) onAsked(field.value);
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {refusal && <AlertBox>{refusal}</AlertBox>}
      <Field
        label={text('login.email')}
        error={fault}
        name="email"
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={text('login.emailPlaceholder')}
      />
      <Button type="submit" variant="primary" wide disabled={busy}>
        {busy && <Spinner />}
        {text(busy ? 'reset.sending' : 'reset.send')}
      </Button>
    </form>
  );
}
