import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './field.module.css';
import { Icon } from './icon';

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** What to do about the input, when it is wrong. */
  error?: string;
}

export function Field({ label, error, children, ...input }: FieldProps & { children?: ReactNode }) {
  const id = useId();
  const message = `${id}-message`;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={error ? `${classes.box} ${classes.bad}` : classes.box}>
        <input id={id} aria-invalid={Boolean(error)} aria-describedby={error && message} {...input} />
        {children}
      </div>
      {error && (
        <p id={message} className={classes.message}>
          <Icon of={CircleAlert} size={14} />
          {error}
        </p>
      )}
    </div>
  );
}
