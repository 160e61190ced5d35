import type { ComponentProps } from 'react';
import classes from './checkbox.module.css';

export function Checkbox({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className={classes.check}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
