import { useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { Route, Routes } from 'react-router';
import { PORTAL } from '../paths';
import { useLanguage } from '../i18n/language';
import { authProvider, createI18nProvider, createQueryClient } from '../api/react-admin';
import { dataProvider } from '../api/data-provider';
import { useUser } from '../api/session';
import { NotFound } from '../shell/not-found';
import { type PrefetchedScreen, usePrefetch } from '../routes/use-prefetch';
import { screenChunk } from '../ui/layout/screen-chunk';
import { PortalShell } from './portal-shell';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/portal';

export const messages = catalogueOf({ portal: english });

/** By path under /employee-dashboard; each screen is a chunk of its own. */
const PORTAL_SCREENS = [
  { path: '', next: ['leaves/:id', 'add-leave'], ...screenChunk(() => import('./home/home')) },
  { path: 'profile/:id', ...screenChunk(() => import('./profile/my-profile')) },
  { path: 'leaves/:id', next: ['add-leave'], ...screenChunk(() => import('./leave/my-leaves')) },
  {
    path: 'balance/:id',
    next: ['add-leave'],
    ...screenChunk(() => import('./balance/my-balance')),
  },
  { path: 'add-leave', ...screenChunk(() => import('./leave/request-leave')) },
  { path: 'team', next: ['team/calendar'], ...screenChunk(() => import('./team/my-team')) },
  { path: 'team/calendar', ...screenChunk(() => import('./away/my-team-calendar')) },
  { path: 'team/organisation', ...screenChunk(() => import('./team/my-organisation')) },
  { path: 'away', ...screenChunk(() => import('./away/who-is-away')) },
  {
    path: 'salary/:id',
    next: ['salary/:id/statement/:record', 'payslip/:id'],
    ...screenChunk(() => import('./salary/my-salary')),
  },
  {
    path: 'salary/:id/statement/:record',
    ...screenChunk(() => import('./salary/salary-statement')),
  },
  { path: 'payslip/:id', ...screenChunk(() => import('./salary/my-payslip')) },
  { path: 'setting', ...screenChunk(() => import('../settings/setting')) },
] satisfies PrefetchedScreen[];

interface Props {
  /** Shows the shell around the "not found" page. */
  unknownPath?: boolean;
}

/** A new user or language starts with empty caches. */
export default function Portal(props: Props) {
  const { language } = useLanguage();
  return <PortalApp key={`${useUser()?._id} ${language}`} {...props} />;
}

/** Only react-admin's core, without the components of the back office. */
function PortalApp({ unknownPath = false }: Props) {
  const { language } = useLanguage();
  const [queryClient] = useState(createQueryClient);
  const [i18nProvider] = useState(() => createI18nProvider(language));
  const [store] = useState(memoryStore);
  return (
    <CoreAdminContext
      basename={PORTAL}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <PortalShell>{unknownPath ? <NotFound /> : <Screens />}</PortalShell>
    </CoreAdminContext>
  );
}

function Screens() {
  usePrefetch(PORTAL, PORTAL_SCREENS);
  return (
    <Routes>
      {PORTAL_SCREENS.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
