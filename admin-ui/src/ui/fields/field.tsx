import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../button';
import classes from './field.module.css';
import { Icon } from '../icon';

type FieldProps = FrameProps & ComponentProps<'input'>;

/** A line to fill in; `before` and `children` stand in the same box. */
export function Field({ label, optional, hint, error, wide, bare, before, children, ...input }: FieldProps & { before?: ReactNode }) {
  return (
    <FieldFrame {...{ label, optional, hint, error, wide, bare }}>
      {(tied) => (
        <div className={error ? `${classes.box} ${classes.bad}` : classes.box}>
          {before}
          <input {...tied} {...input} />
          {children}
        </div>
      )}
    </FieldFrame>
  );
}

export interface FrameProps {
  label: string;
  /** Said beside the label, not in it; what is required goes without saying. */
  optional?: boolean;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What to do about it, when it is wrong. */
  error?: string;
  /** Over both columns of a form. */
  wide?: boolean;
  /** What it is for is seen from where it stands; the label is only heard. */
  bare?: boolean;
}

/** What ties a control to its label and to what is said about it. */
export interface Tied {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Label, control, and a sentence beneath: the one look of everything that is filled in. */
export function FieldFrame({ label, optional = false, hint, error, wide, bare = false, children }: FrameProps & { children: (tied: Tied) => ReactNode }) {
  const text = useText();
  const id = useId();
  const said = { optional: optional && `${id}-optional`, hint: hint && `${id}-hint`, error: error && `${id}-error` };
  const describedBy = Object.values(said).filter(Boolean).join(' ') || undefined;
  return (
    <div className={wide ? `${classes.field} ${classes.wide}` : classes.field}>
      <div className={bare ? 'visually-hidden' : classes.label}>
        <label htmlFor={id}>{label}</label>
        {said.optional && <span id={said.optional}>{text('app.optional')}</span>}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {said.error && (
        <p id={said.error} className={classes.message}>
          <Icon of={CircleAlert} size={14} />
          {error}
        </p>
      )}
      {said.hint && (
        <p id={said.hint} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false);
  const text = useText();
  return (
    <Field {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <IconButton aria-label={text(shown ? 'password.hide' : 'password.show')} onClick={() => setShown(!shown)}>
        <Icon of={shown ? EyeOff : Eye} />
      </IconButton>
    </Field>
  );
}
