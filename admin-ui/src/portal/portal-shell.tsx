import { ArrowRightLeft } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { OFFICE, ownAddress } from '../addresses';
import { Confirmation } from '../confirmation/confirmation';
import { FirstThings } from '../confirmation/first-things';
import { UnsavedQuestion } from '../forms/unsaved-question';
import { useText } from '../i18n/use-text';
import { NotificationsButton } from '../notifications/notifications-button';
import { useUser } from '../providers/session';
import { useOffice } from '../providers/use-office';
import { AccountMenu } from '../shell/account-menu';
import { Arrival } from '../shell/arrival';
import { Crashed } from '../shell/crashed';
import { ThemeToggle } from '../shell/theme-toggle';
import { CarriedToast } from '../ui/carried-toast';
import { ErrorBoundary } from '../ui/error-boundary';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import { PortalNavigation } from './portal-navigation';
import { PortalToasts } from './portal-toasts';
import classes from './portal-shell.module.css';

/** One sheet; the way about is above it, and within reach of the thumb on a phone. */
export function PortalShell({ children }: { children: ReactNode }) {
  const text = useText();
  const office = useOffice();
  const user = useUser();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a className={classes.skip} href="#main">
        {text('app.skip')}
      </a>
      <header className={classes.header}>
        <Link className={classes.brand} to={ownAddress.home}>
          <Mark />
          <span>{text('app.name')}</span>
        </Link>
        <PortalNavigation place="top" />
        <span className={classes.space} />
        <ThemeToggle />
        <NotificationsButton to={() => ownAddress.leaves(user?._id ?? '')} />
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
      <FirstThings setting={ownAddress.setting} />
      <UnsavedQuestion />
      <Arrival main={main} />
    </>
  );
}
