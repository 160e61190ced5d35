import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icon';
import classes from './page-head.module.css';
import { usePageTitle } from './use-page-title';

interface Props {
  title: string;
  children?: ReactNode;
  parent?: { to: string; label: string };
  /** The page's name in the breadcrumb, if it is not the title. */
  current?: string;
  actions?: ReactNode;
  /** On a phone it is the bar at the top, with the way back to the parent. */
  bar?: boolean;
  /** One line, as the head of a list. */
  brief?: boolean;
}

export function PageHead({
  title,
  children,
  parent,
  current = title,
  actions,
  bar,
  brief = false,
}: Props) {
  usePageTitle(title);
  return (
    <header className={classes.head} data-bar={bar} data-brief={brief}>
      <div>
        {bar && parent && (
          <Link to={parent.to} className={classes.back} aria-label={parent.label}>
            <Icon of={ArrowLeft} size={20} mirrored />
          </Link>
        )}
        {parent && <Breadcrumb {...parent} current={current} />}
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

export function Breadcrumb({ to, label, current }: { to: string; label: string; current: string }) {
  return (
    <div className={classes.trail}>
      <Link to={to}>{label}</Link>
      <Icon of={ChevronRight} size={14} mirrored />
      <bdi>{current}</bdi>
    </div>
  );
}
