import { type ReactNode, type Ref, useId } from 'react';
import { Panel } from '../ui/panel';
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
