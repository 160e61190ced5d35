import { type ReactNode, useId } from 'react';
import classes from './setting-section.module.css';

export function SettingSection({
  title,
  help,
  children,
}: {
  title: string;
  help?: string | false;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {help && <p>{help}</p>}
      </header>
      {children}
    </section>
  );
}
