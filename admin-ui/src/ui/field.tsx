import type { ComponentProps, ReactNode } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FrameProps } from './field-frame';

export type FieldProps = FrameProps & ComponentProps<'input'>;

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
