import { type ReactNode, type Ref, useId } from 'react';
import { useText } from '../i18n/use-text';
import { refusalText } from '../api/use-refusal';
import { Button } from '../ui/button';
import { Panel } from '../ui/layout/panel';
import { Skeleton } from '../ui/feedback/skeleton';
import classes from './titled-panel.module.css';

interface Props {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  busy?: boolean;
  /** Where the focus goes when what had it is gone. */
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

/** Rows of a photo and two lines. */
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

interface PartFailedProps {
  failure: unknown;
  onRetry: () => void;
}

/** One part of the overview has failed; the others stand. */
export function PartFailed({ failure, onRetry }: PartFailedProps) {
  const text = useText();
  const reason = refusalText(failure);
  return (
    <div role="alert" className={classes.failed}>
      <div>
        <p className={classes.what}>{text('error.generic')}</p>
        {reason && <p>{reason}</p>}
      </div>
      <Button onClick={onRetry}>{text('app.tryAgain')}</Button>
    </div>
  );
}
