import { Banknote, CalendarDays, LayoutDashboard, type LucideIcon, Network, Settings2, UsersRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { type MessageKey, useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import classes from './sidebar.module.css';

interface Place {
  to: string;
  label: MessageKey;
  icon: LucideIcon;
  /** Every address that begins so belongs to this place. */
  area: RegExp;
}

const PLACES: Place[] = [
  { to: '/admin-dashboard', label: 'navigation.dashboard', icon: LayoutDashboard, area: /^\/$/ },
  { to: '/admin-dashboard/employee', label: 'navigation.employee', icon: UsersRound, area: /^\/(add-)?employee\b/ },
  { to: '/admin-dashboard/departments', label: 'navigation.departments', icon: Network, area: /^\/(add-)?departments?\b/ },
  { to: '/admin-dashboard/leaves', label: 'navigation.leave', icon: CalendarDays, area: /^\/leaves\b/ },
  { to: '/admin-dashboard/salary/add', label: 'navigation.salary', icon: Banknote, area: /^\/salary\b/ },
  { to: '/admin-dashboard/setting', label: 'navigation.setting', icon: Settings2, area: /^\/setting\b/ },
];

interface Props {
  /** Glyphs only; the words stay for those who listen. */
  small?: boolean;
  onFollow?: () => void;
}

export function Sidebar({ small = false, onFollow }: Props) {
  const text = useText();
  const { pathname } = useLocation();
  const office = pathname.startsWith('/admin-dashboard') ? pathname.slice('/admin-dashboard'.length).replace(/\/*$/, '') || '/' : '';
  return (
    <div className={classes.sidebar} data-small={small}>
      <Link className={classes.brand} to="/admin-dashboard" onClick={onFollow}>
        <Mark />
        <span className={classes.word}>{text('app.name')}</span>
      </Link>
      <nav className={classes.nav} aria-label={text('navigation.main')}>
        {PLACES.map(({ to, label, icon, area }) => (
          <Link
            key={to}
            to={to}
            onClick={onFollow}
            title={small ? text(label) : undefined}
            aria-current={area.test(office) ? 'page' : undefined}
          >
            <Icon of={icon} />
            <span className={classes.word}>{text(label)}</span>
          </Link>
        ))}
      </nav>
      <footer className={classes.word}>{text('app.version', { version: __VERSION__ })}</footer>
    </div>
  );
}
