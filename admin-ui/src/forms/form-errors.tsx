import { useEffect, useRef } from 'react';
import { AlertBox } from '../ui/feedback/alert-box';
import classes from './form-layout.module.css';

interface Props {
  errors: Record<string, string | undefined>;
  /** The names of the inputs that show their own. */
  at: readonly string[];
}

/** In the head of a form: what the server refused and no input of the form shows. */
export function FormErrors({ errors, at }: Props) {
  const head = useRef<HTMLDivElement>(null);
  const messages = [
    ...new Set(
      Object.entries(errors).flatMap(([name, message]) =>
        message && !at.includes(name) ? [message] : [],
      ),
    ),
  ];
  const said = messages.join('\n');

  // Out of sight, it would be no answer; an invalid input has the focus already.
  useEffect(() => {
    if (said && !head.current?.closest('form')?.querySelector('[aria-invalid="true"]'))
      head.current?.focus();
  }, [said]);

  if (!said) return null;
  return (
    <div ref={head} tabIndex={-1} className={classes.errors}>
      {messages.map((message) => (
        <AlertBox key={message}>{message}</AlertBox>
      ))}
    </div>
  );
}
