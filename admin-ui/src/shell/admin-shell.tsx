import { ArrowRightLeft, PanelLeft, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSidebarState } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { NotificationRecord } from '../../../api/contract/notification/notifications.js';
import { officePath, OFFICE, portalPath } from '../paths';
import { Confirmation } from './confirmation/confirmation';
import { RequiredActions } from './confirmation/required-actions';
import { UnsavedQuestion } from '../forms/unsaved-question';
import { useText } from '../i18n/use-text';
import { NotificationsButton } from './notifications/notifications-button';
import { isOwnMatter } from './notifications/own-matter';
import { OFFICE_ROUTES } from '../routes/office-routes';
import { useConnection } from '../api/connection';
import { useUser } from '../api/session';
import { useApi } from '../api/use-api';
import { SearchButton } from './search/search-button';
import { IconButton } from '../ui/button';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { Icon } from '../ui/icon';
import { AccountMenu } from './account-menu';
import classes from './admin-shell.module.css';
import { RouteAnnouncer } from './route-announcer';
import { Crashed } from './crashed';
import { Sidebar } from './sidebar';
import { ThemeToggle } from './theme/theme-toggle';
import { usePrefetch } from '../routes/use-prefetch';

/** The stylesheets use the same breakpoint. */
const wide = matchMedia('(min-width: 900px)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);

export function AdminShell({ children }: { children: ReactNode }) {
  const text = useText();
  const wide = useWide();
  const { pathname } = useLocation();
  const connection = useConnection();
  const [open, setOpen] = useSidebarState();
  const [drawer, setDrawer] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePrefetch(OFFICE, OFFICE_ROUTES);

  return (
    <div className={classes.shell} data-open={open}>
      <a className={classes.skip} href="#main">
        {text('app.skip')}
      </a>
      {wide ? (
        <aside className={classes.side}>
          <Sidebar iconsOnly={!open} />
        </aside>
      ) : (
        <Drawer open={drawer} onClose={() => setDrawer(false)}>
          <Sidebar onFollow={() => setDrawer(false)} />
        </Drawer>
      )}
      <div className={classes.desk}>
        <Header
          sidebarOpen={wide ? open : drawer}
          onToggleSidebar={() => (wide ? setOpen(!open) : setDrawer(true))}
        />
        <main ref={main} id="main" tabIndex={-1} className={classes.sheet}>
          <div className={classes.page}>
            <ErrorBoundary resetKey={`${pathname} ${connection}`} fallback={<Crashed />}>
              <Confirmation>
                <Suspense>{children}</Suspense>
              </Confirmation>
            </ErrorBoundary>
          </div>
        </main>
      </div>
      <RequiredActions setting={officePath.setting} />
      <UnsavedQuestion />
      <RouteAnnouncer main={main} />
    </div>
  );
}

interface HeaderProps {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
}

function Header({ sidebarOpen, onToggleSidebar }: HeaderProps) {
  const text = useText();
  const api = useApi();
  const user = useUser();
  return (
    <header className={classes.header}>
      <IconButton
        className={classes.first}
        aria-label={text('navigation.sidebar')}
        aria-expanded={sidebarOpen}
        onClick={onToggleSidebar}
      >
        <Icon of={PanelLeft} mirrored />
      </IconButton>
      <SearchButton />
      <span className={classes.space} />
      <ThemeToggle />
      <NotificationsButton to={(notification) => pageOf(notification, user?._id ?? '')} />
      <AccountMenu chooseLanguage={api.chooseLanguage}>
        <Link to="/employee-dashboard">
          <Icon of={ArrowRightLeft} />
          {text('account.portal')}
        </Link>
      </AccountMenu>
    </header>
  );
}

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

function Drawer({ open, onClose, children }: DrawerProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={text('navigation.sidebar')}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={classes.content}>
        <IconButton
          className={classes.close}
          aria-label={text('navigation.close')}
          onClick={onClose}
        >
          <Icon of={X} />
        </IconButton>
        {children}
      </div>
    </dialog>
  );
}

function pageOf(notification: NotificationRecord, account: string): string {
  if ('leave' in notification) return officePath.leave(notification.leave._id);
  if ('payslip' in notification) return portalPath.payslipOrAll(notification.payslip._id, account);
  if ('owner' in notification) return officePath.employee(notification.owner._id);
  if ('admin' in notification) return officePath.payrollSetting;
  if ('calendar' in notification)
    return `${officePath.holidays}?${new URLSearchParams({ calendar: notification.calendar._id, year: String(notification.added.years[0]) })}`;
  return isOwnMatter(notification)
    ? officePath.employee(notification.employee._id)
    : officePath.import(notification.import._id);
}
