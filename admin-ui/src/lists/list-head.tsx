import { type ReactNode, useContext } from 'react';
import { ListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/feedback/skeleton';
import { Overflow } from '../ui/layout/overflow';
import { usePageTitle } from '../ui/layout/use-page-title';
import classes from './list-head.module.css';
import { useIsEmptyList } from './use-is-empty-list';

/** A number that cannot be pressed. */
export interface Figure {
  label: string;
  /** Undefined until it is known. */
  value: ReactNode;
  tone?: 'accent' | 'wait' | undefined;
}

interface Props {
  title: string;
  /** As large as the title, such as the person whose records are listed. */
  beside?: ReactNode;
  figures?: Figure[];
  /** A sentence in place of the tools. */
  note?: ReactNode;
  /** Quiet words; behind ⋯ where the list is narrow. */
  actions?: ReactNode;
  primary?: ReactNode;
}

export function ListHead({ title, beside, figures, note, actions, primary }: Props) {
  const text = useText();
  // In an empty list, the one thing to do stands in its middle.
  const empty = useIsEmptyList();
  usePageTitle(title);
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        <div className={classes.title}>
          <h1>{title}</h1>
          {beside && <span className={classes.beside}>{beside}</span>}
          {figures && <Figures of={figures} />}
        </div>
        {actions && !empty && <Overflow label={text('lists.more')}>{actions}</Overflow>}
        {primary && !empty && <div className={classes.primary}>{primary}</div>}
      </div>
      {note && <p className={classes.note}>{note}</p>}
    </header>
  );
}

export function Figures({ of: figures }: { of: Figure[] }) {
  const error = useContext(ListContext)?.error;
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value ?? (error ? '–' : <Skeleton width={24} height={10} />)}</dd>
        </div>
      ))}
    </dl>
  );
}
