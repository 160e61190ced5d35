import { type ReactNode, useId } from 'react';
import classes from './policy-form.module.css';

/** Beside the example there is no room for a heading at the side. */
export function RuleSection({
  title,
  help,
  children,
}: {
  title: string;
  help: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{help}</p>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
