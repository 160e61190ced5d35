import { type ReactNode, useId } from 'react';
import classes from './form-section.module.css';

/** Heading and a line of help at the side, the fields beside them in two columns. */
export function FormSection({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
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
