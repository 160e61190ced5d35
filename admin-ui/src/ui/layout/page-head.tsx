import { ChevronRight } from 'lucide-react';
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
}

export function PageHead({ title, children, parent, current = title, actions }: Props) {
  usePageTitle(title);
  return (
    <header className={classes.head}>
      <div>
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
