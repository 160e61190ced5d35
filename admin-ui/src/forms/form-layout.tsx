import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useText } from '../i18n/use-text';
import { Button, ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/feedback/spinner';
import classes from './form-layout.module.css';

interface Props {
  submit: string;
  busy: string;
  cancel: string;
  refused?: SubmitButtonProps['refused'];
  secondary?: SubmitButtonProps['secondary'];
  /** Pressed, also by Enter in a field. */
  onSubmit?: () => void;
  /** A summary of the request, above the buttons. */
  summary?: ReactNode;
  /** A second way to submit. */
  alternative?: ReactNode;
  children?: ReactNode;
}

export function FormActions({
  submit,
  busy,
  cancel,
  refused,
  secondary,
  summary,
  onSubmit,
  alternative,
  children,
}: Props) {
  const text = useText();
  return (
    <div className={classes.foot}>
      <div className={classes.note}>{children}</div>
      <div className={classes.actions}>
        {summary && <div className={classes.summary}>{summary}</div>}
        <ButtonLink variant="quiet" to={cancel}>
          {text('app.cancel')}
        </ButtonLink>
        {alternative}
        <SubmitButton busy={busy} refused={refused} secondary={secondary} onClick={onSubmit}>
          {submit}
        </SubmitButton>
      </div>
    </div>
  );
}

export function FormSection({
  title,
  help,
  children,
}: {
  title: string;
  help?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.side}>
        <h2 id={id}>{title}</h2>
        {help && <p>{help}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

interface SubmitButtonProps {
  children: string;
  busy: string;
  /** The server will refuse the entry. */
  refused?: boolean;
  /** The page offers something better. */
  secondary?: boolean;
  onClick?: () => void;
}

export function SubmitButton({
  children,
  busy,
  refused = false,
  secondary = false,
  onClick,
}: SubmitButtonProps) {
  const { isSubmitting, errors, submitCount } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  const hasErrors = Object.keys(errors).length > 0;

  // Moves the focus to the first invalid field, also after an error from the server.
  useEffect(() => {
    if (!submitCount || isSubmitting) return;
    if (hasErrors)
      button.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // A disabled button loses the focus.
    else if (document.activeElement === document.body) button.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- without `hasErrors`: typing must not move the focus
  }, [submitCount, isSubmitting]);

  return (
    <Button
      ref={button}
      type="submit"
      variant={refused || secondary ? 'line' : 'primary'}
      onClick={onClick}
      busy={isSubmitting}
    >
      {isSubmitting ? busy : children}
    </Button>
  );
}

export function FormSkeleton({ fields }: { fields: number }) {
  const text = useText();
  return (
    <div className={classes.skeleton}>
      <span className={classes.spinner}>
        <Spinner label={text('app.loadingMore')} size={28} />
      </span>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton width={96} />
          <Skeleton width="100%" height={40} />
        </div>
      ))}
    </div>
  );
}
