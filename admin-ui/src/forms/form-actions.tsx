import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { ButtonLink } from '../ui/button';
import classes from './form-actions.module.css';
import { SubmitButton } from './submit-button';

interface Props {
  submit: string;
  /** What the button says while it is busy. */
  busy: string;
  /** Where Cancel leads. */
  cancel: string;
  /** Said at the start of the line. */
  children?: ReactNode;
}

export function FormActions({ submit, busy, cancel, children }: Props) {
  const text = useText();
  return (
    <div className={classes.actions}>
      <div className={classes.said}>{children}</div>
      <ButtonLink variant="quiet" to={cancel}>
        {text('app.cancel')}
      </ButtonLink>
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </div>
  );
}
