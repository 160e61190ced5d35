import { type ReactNode, type Ref, useId } from 'react';
import { useText } from '../i18n/use-text';
import { useDisconnected } from '../api/use-disconnected';
import { serverErrorText } from '../api/use-notify-error';
import { Button } from '../ui/button';
import { Panel } from '../ui/layout/panel';
import { Skeleton } from '../ui/feedback/skeleton';
import classes from './titled-panel.module.css';

interface Props {
  title: string;
  aside?: ReactNode;
  busy?: boolean;
  /** Can take the focus after the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function TitledPanel({ title, aside, busy = false, titleRef, children }: Props) {
  const id = useId();
  return (
    <Panel>
      <section className={classes.panel} aria-labelledby={id} aria-busy={busy}>
        <header>
          <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h2>
          {aside}
        </header>
        {children}
      </section>
    </Panel>
  );
}

export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <ul className={classes.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <li key={row}>
          <span className={classes.photo} />
          <span className={classes.lines}>
            <Skeleton width="45%" />
            <Skeleton width="75%" />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PanelErrorProps {
  failure: unknown;
  onRetry: () => void;
}

export function PanelError({ failure, onRetry }: PanelErrorProps) {
  const text = useText();
  const disconnected = useDisconnected(failure);
  const reason = serverErrorText(failure) || (disconnected && text('error.comesBack'));
  return (
    <div role="alert" className={classes.failed}>
      <div>
        <p className={classes.what}>
          {text(disconnected ? 'error.noConnection' : 'error.generic')}
        </p>
        {reason && <p>{reason}</p>}
      </div>
      <Button onClick={onRetry}>{text('app.tryAgain')}</Button>
    </div>
  );
}
