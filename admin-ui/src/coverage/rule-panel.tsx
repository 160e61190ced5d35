import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './rule-form.module.css';

/** Beneath the rules. It opens out of sight where there are many, so its heading takes the focus. */
export function RulePanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
