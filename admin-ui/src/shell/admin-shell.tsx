import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';
import { address, OFFICE } from '../addresses';
import { Confirmation } from '../confirmation/confirmation';
import { FirstThings } from '../confirmation/first-things';
import { UnsavedQuestion } from '../forms/unsaved-question';
import { useText } from '../i18n/use-text';
import { OFFICE_SCREENS } from '../office-screens';
import { ErrorBoundary } from '../ui/error-boundary';
import classes from './admin-shell.module.css';
import { Arrival } from './arrival';
import { Crashed } from './crashed';
import { Drawer } from './drawer';
import { Header } from './header';
import { Sidebar } from './sidebar';
import { usePrefetch } from './use-prefetch';
import { useWide } from './use-wide';

export function AdminShell({ children }: { children: ReactNode }) {
  const text = useText();
  const wide = useWide();
  const { pathname } = useLocation();
  const [open, setOpen] = useSidebarState();
  const [drawer, setDrawer] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePrefetch(OFFICE, OFFICE_SCREENS);

  return (
    <div className={classes.shell} data-open={open}>
      <a className={classes.skip} href="#main">
        {text('app.skip')}
      </a>
      {wide ? (
        <aside className={classes.side}>
          <Sidebar small={!open} />
        </aside>
      ) : (
        <Drawer open={drawer} onClose={() => setDrawer(false)}>
          <Sidebar onFollow={() => setDrawer(false)} />
        </Drawer>
      )}
      <div className={classes.desk}>
        <Header sidebarOpen={wide ? open : drawer} onToggleSidebar={() => (wide ? setOpen(!open) : setDrawer(true))} />
        <main ref={main} id="main" tabIndex={-1} className={classes.sheet}>
          <div className={classes.page}>
            <ErrorBoundary place={pathname} fallback={<Crashed />}>
              <Confirmation>
                <Suspense>{children}</Suspense>
              </Confirmation>
            </ErrorBoundary>
          </div>
        </main>
      </div>
      <FirstThings setting={address.setting} />
      <UnsavedQuestion />
      <Arrival main={main} />
    </div>
  );
}
