import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/use-text';
import classes from './employee-profile.module.css';

export function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.facts} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

/** What is not known keeps its place in words. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const text = useText();
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children ? <bdi>{children}</bdi> : <span className={classes.missing}>{text('app.notAvailable')}</span>}</dd>
    </div>
  );
}
