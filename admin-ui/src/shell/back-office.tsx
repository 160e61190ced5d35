import { CssBaseline } from '@mui/material';
import { Fragment, lazy, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore } from 'react-admin';
import { Route } from 'react-router';
import { OFFICE } from '../addresses';
import { type Catalogue, useLanguage } from '../i18n/language';
import { office } from '../i18n/en/office';
import { OFFICE_SCREENS } from '../office-screens';
import { authProvider } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { createI18nProvider } from '../providers/i18n-provider';
import { createQueryClient } from '../providers/query-client';
import { useUser } from '../providers/session';
import { AdminShell } from './admin-shell';
import { direction } from './direction';
import { LoadingPage } from './loading-page';
import { NotFound } from './not-found';
import { useMode } from './theme-mode';
import { themes } from './theme';
import { Toasts } from './toasts';

export const words: Catalogue = { en: async () => office, fr: async () => (await import('../i18n/fr/office')).office };

const Directed = direction === 'rtl' ? lazy(async () => ({ default: (await import('./right-to-left')).RightToLeft })) : Fragment;

interface Props {
  /** For an address outside the back office, of which only the shell is wanted. */
  unknownPath?: boolean;
}

/** Another person or another language begins with nothing loaded. */
export default function BackOffice(props: Props) {
  const { language } = useLanguage();
  const user = useUser();
  return <Office key={`${user?._id} ${language}`} owner={user?._id} {...props} />;
}

/** react-admin's context and its routes; its own pages and layout are left out, since each of ours takes their place. */
function Office({ owner, unknownPath = false }: Props & { owner: string | undefined }) {
  const { language } = useLanguage();
  const [queryClient] = useState(createQueryClient);
  const [i18nProvider] = useState(() => createI18nProvider(language));
  // What one admin searched for is not what the next one on this device finds.
  const [store] = useState(() => localStorageStore(undefined, owner));
  return (
    <Directed>
      <AdminContext
        basename={OFFICE}
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        theme={themes[useMode()]}
      >
        <CssBaseline enableColorScheme />
        <CoreAdminUI layout={AdminShell} loading={LoadingPage} loginPage={false} dashboard={unknownPath ? NotFound : Dashboard} requireAuth disableTelemetry>
          <CustomRoutes>
            {screens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Toasts />
      </AdminContext>
    </Directed>
  );
}

const [overview, ...screens] = OFFICE_SCREENS;
const Dashboard = overview?.Screen;
