import { type ComponentProps, useCallback } from 'react';
import classes from './checkbox.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hideLabel?: boolean;
  indeterminate?: boolean;
}

export function Checkbox({ label, hideLabel = false, indeterminate = false, ...input }: Props) {
  const ref = useCallback(
    (element: HTMLInputElement | null) => void (element && (element.indeterminate = indeterminate)),
    [indeterminate],
  );
  return (
    <label className={classes.check}>
      <input ref={ref} type="checkbox" {...input} />
      {hideLabel ? <span className="visually-hidden">{label}</span> : label}
    </label>
  );
}
