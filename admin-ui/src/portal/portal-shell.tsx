import { ArrowRightLeft, Banknote, CalendarDays, House, type LucideIcon, Settings2, UserRound } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { OFFICE, officePath, portalPath } from '../paths';
import { Confirmation } from '../shell/confirmation/confirmation';
import { RequiredActions } from '../shell/confirmation/required-actions';
import { UnsavedQuestion } from '../forms/unsaved-question';
import { type MessageKey, useText } from '../i18n/use-text';
import { NotificationsButton } from '../shell/notifications/notifications-button';
import { isOwnMatter } from '../shell/notifications/own-matter';
import { useConnection } from '../api/connection';
import { useUser } from '../api/session';
import { useApi } from '../api/use-api';
import { AccountMenu } from '../shell/account-menu';
import { Brand } from '../shell/brand';
import { RouteAnnouncer } from '../shell/route-announcer';
import { Crashed } from '../shell/crashed';
import { ThemeToggle } from '../shell/theme/theme-toggle';
import { Toasts } from '../shell/toasts';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { Icon } from '../ui/icon';
import classes from './portal-shell.module.css';

interface Destination {
  to: string;
  label: MessageKey;
  /** For the bottom bar on phones. */
  short: MessageKey;
  icon: LucideIcon;
  area: RegExp;
}

const destinations = (id: string): Destination[] => [
  { to: portalPath.home, label: 'portal.dashboard', short: 'portal.short.dashboard', icon: House, area: /^\/employee-dashboard\/?$/ },
  { to: portalPath.profile(id), label: 'portal.myProfile', short: 'portal.short.myProfile', icon: UserRound, area: /\/profile\// },
  { to: portalPath.leaves(id), label: 'portal.myLeaves', short: 'portal.short.myLeaves', icon: CalendarDays, area: /\/(leaves\/|balance\/|add-leave)/ },
  { to: portalPath.salary(id), label: 'portal.mySalary', short: 'portal.short.mySalary', icon: Banknote, area: /\/salary\// },
  { to: portalPath.setting, label: 'portal.setting', short: 'portal.short.setting', icon: Settings2, area: /\/setting/ },
];

/** Rendered in both places; CSS shows one of them. */
function PortalNavigation({ place }: { place: 'top' | 'bottom' }) {
  const text = useText();
  const { pathname } = useLocation();
  const user = useUser();
  return (
    <nav className={classes[place]} aria-label={text('portal.main')}>
      {destinations(user?._id ?? '').map(({ to, label, short, icon, area }) => (
        <Link key={label} to={to} aria-current={area.test(pathname) ? 'page' : undefined}>
          {place === 'bottom' && <Icon of={icon} size={20} />}
          {text(place === 'bottom' ? short : label)}
        </Link>
      ))}
    </nav>
  );
}

export function PortalShell({ children }: { children: ReactNode }) {
  const text = useText();
  const api = useApi();
  const user = useUser();
  const { pathname } = useLocation();
  const connection = useConnection();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a className={classes.skip} href="#main">
        {text('app.skip')}
      </a>
      <header className={classes.header}>
        <Link className={classes.brand} to={portalPath.home}>
          <Brand />
        </Link>
        <PortalNavigation place="top" />
        <span className={classes.space} />
        <ThemeToggle />
        <NotificationsButton to={(notification) => (isOwnMatter(notification) ? officePath.employee(notification.employee._id) : portalPath.leaves(user?._id ?? ''))} />
        <AccountMenu chooseLanguage={api.chooseLanguage}>
          {user?.role === 'admin' && (
            <Link to={OFFICE}>
              <Icon of={ArrowRightLeft} />
              {text('portal.backOffice')}
            </Link>
          )}
        </AccountMenu>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={classes.sheet}>
        <ErrorBoundary resetKey={`${pathname} ${connection}`} fallback={<Crashed />}>
          <Confirmation>
            <Suspense>{children}</Suspense>
          </Confirmation>
        </ErrorBoundary>
      </main>
      <PortalNavigation place="bottom" />
      <Toasts />
      <RequiredActions setting={portalPath.setting} />
      <UnsavedQuestion />
      <RouteAnnouncer main={main} />
    </>
  );
}
