import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';

interface Props {
  children: string;
  /** What it says while it is busy. */
  busy: string;
}

export function SubmitButton({ children, busy }: Props) {
  const { isSubmitting, errors, submitCount } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  const faulty = Object.keys(errors).length > 0;

  // Also for what the server refuses: whoever cannot see the form is led to what is wrong with it.
  useEffect(() => {
    if (!submitCount || isSubmitting) return;
    if (faulty) button.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // The browser takes the focus from what is disabled.
    else if (document.activeElement === document.body) button.current?.focus();
    // Typing on in the meantime must not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  return (
    <Button ref={button} type="submit" variant="primary" disabled={isSubmitting}>
      {isSubmitting && <Spinner />}
      {isSubmitting ? busy : children}
    </Button>
  );
}
