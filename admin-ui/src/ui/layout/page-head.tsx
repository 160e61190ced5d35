import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icon';
import classes from './page-head.module.css';
import { usePageTitle } from './use-page-title';

interface Props {
  title: string;
  /** A sentence beneath the title. */
  children?: ReactNode;
  /** The list that this page is part of. */
  within?: { to: string; label: string };
  /** The last word of the trail, where it is not the title. */
  here?: string;
  actions?: ReactNode;
}

/** The title of a screen, on the sheet and in the browser's tab. */
export function PageHead({ title, children, within, here = title, actions }: Props) {
  usePageTitle(title);
  return (
    <header className={classes.head}>
      <div>
        {within && <Trail {...within} here={here} />}
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

/** Where one is, and the way up. */
export function Trail({ to, label, here }: { to: string; label: string; here: string }) {
  return (
    <div className={classes.trail}>
      <Link to={to}>{label}</Link>
      <Icon of={ChevronRight} size={14} mirrored />
      <bdi>{here}</bdi>
    </div>
  );
}
