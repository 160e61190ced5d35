import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useText } from '../i18n/use-text';
import { Button, ButtonLink } from '../ui/button';
import { Spinner } from '../ui/spinner';
import classes from './form-actions.module.css';

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
  const { isSubmitting, errors, submitCount } = useFormState();
  const actions = useRef<HTMLDivElement>(null);
  const faulty = Object.keys(errors).length > 0;

  // Also for what the server refuses: whoever cannot see the form is led to what is wrong with it.
  useEffect(() => {
    if (submitCount && !isSubmitting && faulty) actions.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Typing on in the meantime must not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  return (
    <div ref={actions} className={classes.actions}>
      <div className={classes.said}>{children}</div>
      <ButtonLink variant="quiet" to={cancel}>
        {text('app.cancel')}
      </ButtonLink>
      <Button type="submit" variant="primary" disabled={isSubmitting}>
        {isSubmitting && <Spinner />}
        {isSubmitting ? busy : submit}
      </Button>
    </div>
  );
}
