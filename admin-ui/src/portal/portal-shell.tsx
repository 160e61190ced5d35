import {
  ArrowRightLeft,
  Banknote,
  CalendarDays,
  House,
  type LucideIcon,
  Settings2,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { NotificationRecord } from '../../../api/contract/notification/notifications.js';
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
import { useMyTeam } from './use-my-team';

interface Destination {
  to: string;
  label: MessageKey;
  /** For the bottom bar on phones, and the top bar where it is narrow. */
  short: MessageKey;
  icon: LucideIcon;
  /** Matches the path with its query. */
  area: RegExp;
}

const MY_TEAM: Destination = {
  to: portalPath.team,
  label: 'portal.myTeam',
  short: 'portal.short.myTeam',
  icon: UsersRound,
  area: /\/(team|add-leave\?employee=)/,
};

const SETTING: Destination = {
  to: portalPath.setting,
  label: 'portal.setting',
  short: 'portal.short.setting',
  icon: Settings2,
  area: /\/setting/,
};

/** There is no room for My Team and Setting, which then stands in the account menu. */
const destinations = (id: string, withTeam: boolean): Destination[] => [
  {
    to: portalPath.home,
    label: 'portal.dashboard',
    short: 'portal.short.dashboard',
    icon: House,
    area: /^\/employee-dashboard\/?(\?|$)/,
  },
  ...(withTeam ? [MY_TEAM] : []),
  {
    to: portalPath.profile(id),
    label: 'portal.myProfile',
    short: 'portal.short.myProfile',
    icon: UserRound,
    area: /\/profile\//,
  },
  {
    to: portalPath.leaves(id),
    label: 'portal.myLeaves',
    short: 'portal.short.myLeaves',
    icon: CalendarDays,
    area: /\/(leaves\/|balance\/|away|add-leave(?!\?employee=))/,
  },
  {
    to: portalPath.salary(id),
    label: 'portal.mySalary',
    short: 'portal.short.mySalary',
    icon: Banknote,
    area: /\/(salary|payslip)\//,
  },
  ...(withTeam ? [] : [SETTING]),
];

const MOST_SHOWN = 99;

/** Rendered in both places; CSS shows one of them. */
function PortalNavigation({
  place,
  team,
}: {
  place: 'top' | 'bottom';
  team: ReturnType<typeof useMyTeam>;
}) {
  const text = useText();
  const countId = useId();
  const { pathname, search } = useLocation();
  const user = useUser();
  const countOf = (destination: Destination) => (destination === MY_TEAM ? team.waiting : 0);
  return (
    <nav className={classes[place]} aria-label={text('portal.main')}>
      {destinations(user?._id ?? '', team.shown).map((destination) => {
        const { to, label, short, icon, area } = destination;
        const count = countOf(destination);
        return (
          <Link
            key={label}
            to={to}
            aria-current={area.test(pathname + search) ? 'page' : undefined}
            aria-describedby={count > 0 ? countId : undefined}
          >
            {place === 'bottom' && <Icon of={icon} size={20} />}
            {place === 'top' && <span className={classes.long}>{text(label)}</span>}
            <span className={classes.short}>{text(short)}</span>
            {count > 0 && (
              <span className={classes.count} aria-hidden="true">
                {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
              </span>
            )}
          </Link>
        );
      })}
      {/* Outside the link, so that it is not part of the link's accessible name. */}
      {team.waiting > 0 && (
        <span id={countId} hidden>
          {text('navigation.waiting', { count: team.waiting })}
        </span>
      )}
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
  const team = useMyTeam();

  function pageOf(notification: NotificationRecord): string {
    if ('payslip' in notification)
      return portalPath.payslipOrAll(notification.payslip._id, user?._id ?? '');
    if (isOwnMatter(notification)) return officePath.employee(notification.employee._id);
    if ('owner' in notification) return portalPath.salary(user?._id ?? '');
    if (notification.kind === 'leave.to_decide')
      return portalPath.teamRequest(notification.leave._id);
    if (notification.kind === 'leave.cancelled_by_owner') return portalPath.team;
    if (notification.kind === 'leave.stand_in') return portalPath.home;
    return portalPath.leaves(user?._id ?? '');
  }

  return (
    <>
      <a className={classes.skip} href="#main">
        {text('app.skip')}
      </a>
      <header className={classes.header} data-team={team.shown}>
        <Link className={classes.brand} to={portalPath.home}>
          <Brand />
        </Link>
        <PortalNavigation place="top" team={team} />
        <span className={classes.space} />
        <ThemeToggle />
        <NotificationsButton to={pageOf} />
        <AccountMenu compact={team.shown} chooseLanguage={api.chooseLanguage}>
          {team.shown && (
            <Link to={portalPath.setting}>
              <Icon of={Settings2} />
              {text('portal.setting')}
            </Link>
          )}
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
      <PortalNavigation place="bottom" team={team} />
      <Toasts />
      <RequiredActions setting={portalPath.setting} />
      <UnsavedQuestion />
      <RouteAnnouncer main={main} />
    </>
  );
}
