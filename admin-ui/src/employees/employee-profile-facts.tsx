import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/use-text';
import classes from './details/employee-profile.module.css';

export function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.facts} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

export function Fact({
  label,
  action,
  note,
  children,
}: {
  label: string;
  action?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  const text = useText();
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd className={action ? classes.acted : undefined}>
        {children ? (
          <bdi>{children}</bdi>
        ) : (
          <span className={classes.missing}>{text('app.notAvailable')}</span>
        )}
        {action}
        {note}
      </dd>
    </div>
  );
}
