import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text';
import { Overflow } from '../ui/layout/overflow';
import classes from './record-card.module.css';

interface Props {
  /** A photo. */
  before?: ReactNode;
  /** As it is called in words; it names ⋯. */
  name: string;
  /** Without one, the card is only read. */
  to?: string | undefined;
  linkId?: string;
  /** Where the record has no address. */
  onOpen?: () => void;
  /** Where it is not the name alone. */
  title?: ReactNode;
  /** The number that is looked for. */
  end?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A row of a list on a phone: the card opens its record, ⋯ holds what else can be done. */
export function RecordCard({
  before,
  name,
  to,
  linkId,
  onOpen,
  title = <bdi>{name}</bdi>,
  end,
  actions,
  children,
}: Props) {
  const text = useText();
  return (
    <div className={classes.card}>
      {before}
      <div className={classes.said}>
        <div className={classes.first}>
          {to ? (
            <Link id={linkId} className={classes.link} to={to}>
              {title}
            </Link>
          ) : onOpen ? (
            <button type="button" className={classes.link} onClick={onOpen}>
              {title}
            </button>
          ) : (
            <span>{title}</span>
          )}
          {end && <span className={classes.end}>{end}</span>}
        </div>
        {children}
      </div>
      {actions && <Overflow label={text('lists.moreOf', { name })}>{actions}</Overflow>}
    </div>
  );
}

/** A line of the card, with something at both ends. */
export function CardLine({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={classes.line}>
      <span>{children}</span>
      {end && <span className={classes.end}>{end}</span>}
    </div>
  );
}
