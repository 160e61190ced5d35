import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../button';
import classes from './field.module.css';
import { Icon } from '../icon';

type FieldProps = FrameProps & ComponentProps<'input'>;

export function Field({
  label,
  optional,
  hint,
  error,
  wide,
  hideLabel,
  before,
  children,
  ...input
}: FieldProps & { before?: ReactNode }) {
  return (
    <FieldFrame {...{ label, optional, hint, error, wide, hideLabel }}>
      {(controlProps) => (
        <div className={error ? `${classes.box} ${classes.bad}` : classes.box}>
          {before}
          <input {...controlProps} {...input} />
          {children}
        </div>
      )}
    </FieldFrame>
  );
}

export interface FrameProps {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  wide?: boolean;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
}

export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export function FieldFrame({
  label,
  optional = false,
  hint,
  error,
  wide,
  hideLabel = false,
  children,
}: FrameProps & { children: (controlProps: ControlProps) => ReactNode }) {
  const text = useText();
  const id = useId();
  const ids = {
    optional: optional && `${id}-optional`,
    hint: hint && `${id}-hint`,
    error: error && `${id}-error`,
  };
  const describedBy = Object.values(ids).filter(Boolean).join(' ') || undefined;
  return (
    <div className={wide ? `${classes.field} ${classes.wide}` : classes.field}>
      <div className={hideLabel ? 'visually-hidden' : classes.label}>
        <label htmlFor={id}>{label}</label>
        {ids.optional && <span id={ids.optional}>{text('app.optional')}</span>}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {ids.error && (
        <p id={ids.error} className={classes.message}>
          <Icon of={CircleAlert} size={14} />
          {error}
        </p>
      )}
      {ids.hint && (
        <p id={ids.hint} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function PasswordField(props: FieldProps) {
  const [visible, setVisible] = useState(false);
  const text = useText();
  return (
    <Field {...props} type={visible ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <IconButton
        aria-label={text(visible ? 'password.hide' : 'password.show')}
        onClick={() => setVisible(!visible)}
      >
        <Icon of={visible ? EyeOff : Eye} />
      </IconButton>
    </Field>
  );
}
