import type { ComponentProps } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FrameProps } from './field';

export function TextAreaField({
  label,
  optional,
  hint,
  error,
  wide,
  ...area
}: FrameProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, optional, hint, error, wide }}>
      {(controlProps) => (
        <div className={error ? `${classes.box} ${classes.bad}` : classes.box}>
          <textarea rows={3} {...controlProps} {...area} />
        </div>
      )}
    </FieldFrame>
  );
}
