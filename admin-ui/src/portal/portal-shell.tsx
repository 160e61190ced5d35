import { ArrowRightLeft, Banknote, CalendarDays, House, type LucideIcon, Settings2, UserRound } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { OFFICE, portalPath } from '../paths';
import { Confirmation } from '../shell/confirmation/confirmation';
import { RequiredActions } from '../shell/confirmation/required-actions';
import { UnsavedQuestion } from '../forms/unsaved-question';
import { type MessageKey, useText } from '../i18n/use-text';
import { NotificationsButton } from '../shell/notifications/notifications-button';
import { useUser } from '../api/session';
import { useApi } from '../api/use-api';
import { AccountMenu } from '../shell/account-menu';
import { Arrival } from '../shell/arrival';
import { Crashed } from '../shell/crashed';
import { ThemeToggle } from '../shell/theme/theme-toggle';
import { CarriedToast } from '../ui/feedback/carried-toast';
import corner from '../ui/feedback/carried-toast.module.css';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import { READABLE_MS, Toast } from '../ui/feedback/toast';
import classes from './portal-shell.module.css';

interface Destination {
  to: string;
  label: MessageKey;
  /** Where five of them share the width of a phone. */
  short: MessageKey;
  icon: LucideIcon;
  area: RegExp;
}

const destinations = (id: string): Destination[] => [
  { to: portalPath.home, label: 'portal.dashboard', short: 'portal.short.dashboard', icon: House, area: /^\/employee-dashboard\/?$/ },
  { to: portalPath.profile(id), label: 'portal.myProfile', short: 'portal.short.myProfile', icon: UserRound, area: /\/profile\// },
  { to: portalPath.leaves(id), label: 'portal.myLeaves', short: 'portal.short.myLeaves', icon: CalendarDays, area: /\/(leaves\/|add-leave)/ },
  { to: portalPath.salary(id), label: 'portal.mySalary', short: 'portal.short.mySalary', icon: Banknote, area: /\/salary\// },
  { to: portalPath.setting, label: 'portal.setting', short: 'portal.short.setting', icon: Settings2, area: /\/setting/ },
];

/** Words above the sheet, glyphs with words at the bottom of a phone; only one of them is shown. */
function PortalNavigation({ place }: { place: 'top' | 'bottom' }) {
  const text = useText();
  const { pathname } = useLocation();
  const user = useUser();
  return (
    <nav className={classes[place]} aria-label={text('portal.main')}>
      {destinations(user?._id ?? '').map(({ to, label, short, icon, area }) => (
        <Link key={label} to={to} aria-current={area.test(pathname) ? 'page' : undefined}>
          {place === 'bottom' && <Icon of={icon} size={22} />}
          {text(place === 'bottom' ? short : label)}
        </Link>
      ))}
    </nav>
  );
}

/** One sheet; the way about is above it, and within reach of the thumb on a phone. */
export function PortalShell({ children }: { children: ReactNode }) {
  const text = useText();
  const office = useApi();
  const user = useUser();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a className={classes.skip} href="#main">
        {text('app.skip')}
      </a>
      <header className={classes.header}>
        <Link className={classes.brand} to={portalPath.home}>
          <Mark />
          <span>{text('app.name')}</span>
        </Link>
        <PortalNavigation place="top" />
        <span className={classes.space} />
        <ThemeToggle />
        <NotificationsButton to={() => portalPath.leaves(user?._id ?? '')} />
        <AccountMenu chooseLanguage={office.chooseLanguage}>
          {user?.role === 'admin' && (
            <Link to={OFFICE}>
              <Icon of={ArrowRightLeft} />
              {text('portal.backOffice')}
            </Link>
          )}
        </AccountMenu>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={classes.sheet}>
        <ErrorBoundary place={pathname} fallback={<Crashed />}>
          <Confirmation>
            <Suspense>{children}</Suspense>
          </Confirmation>
        </ErrorBoundary>
      </main>
      <PortalNavigation place="bottom" />
      <CarriedToast />
      <PortalToasts />
      <RequiredActions setting={portalPath.setting} />
      <UnsavedQuestion />
      <Arrival main={main} />
    </>
  );
}

/** react-admin's notifications without its components: one after the other, each as long as it is read or pointed at. */
function PortalToasts() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [shown] = notifications;
  const [held, setHeld] = useState(false);
  const lasting = shown?.notificationOptions?.autoHideDuration;

  useEffect(() => {
    if (!shown || held || lasting === null) return;
    const timer = setTimeout(takeNotification, lasting ?? READABLE_MS);
    return () => clearTimeout(timer);
  }, [shown, held, lasting, takeNotification]);

  function dismiss() {
    // What was pointed at is gone, and will not say that it is left.
    setHeld(false);
    takeNotification();
  }

  if (!shown) return null;
  const { message, type, notificationOptions } = shown;
  return (
    <div className={corner.corner}>
      <Toast
        tone={type}
        onDismiss={dismiss}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {typeof message === 'string' ? translate(message, { _: message, ...(notificationOptions?.messageArgs as object) }) : message}
      </Toast>
    </div>
  );
}
