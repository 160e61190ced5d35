import { type ComponentProps, useCallback } from 'react';
import classes from './checkbox.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** What it is for is seen from where it stands; the label is only heard. */
  bare?: boolean;
  /** Some of those that it stands for are ticked. */
  mixed?: boolean;
}

export function Checkbox({ label, bare = false, mixed = false, ...input }: Props) {
  const mark = useCallback((element: HTMLInputElement | null) => void (element && (element.indeterminate = mixed)), [mixed]);
  return (
    <label className={classes.check}>
      <input ref={mark} type="checkbox" {...input} />
      {bare ? <span className="visually-hidden">{label}</span> : label}
    </label>
  );
}
