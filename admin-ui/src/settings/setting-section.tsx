import { type ReactNode, useId } from 'react';
import classes from './setting-section.module.css';

/** Heading and a line of help at the side. */
export function SettingSection({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{help}</p>
      </header>
      {children}
    </section>
  );
}
