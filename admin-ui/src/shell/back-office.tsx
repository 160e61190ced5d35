import { CssBaseline } from '@mui/material';
import { Fragment, lazy, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore } from 'react-admin';
import { Route } from 'react-router';
import { OFFICE } from '../paths';
import { useLanguage } from '../i18n/language';
import { OFFICE_ROUTES } from '../routes/office-routes';
import { dataProvider } from '../api/data-provider';
import { authProvider, createI18nProvider, createQueryClient } from '../api/react-admin';
import { useUser } from '../api/session';
import { AdminShell } from './admin-shell';
import { LoadingPage } from './loading-page';
import { NotFound } from './not-found';
import { direction, themes } from './theme/theme';
import { useMode } from './theme/theme-mode';
import { Toasts } from './toasts';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/office';

export const messages = catalogueOf({ office: english });

const DirectionProvider =
  direction === 'rtl'
    ? lazy(async () => ({ default: (await import('./right-to-left')).RightToLeft }))
    : Fragment;

interface Props {
  unknownPath?: boolean;
}

/** The key remounts everything, with empty caches, when the user or the language changes. */
export default function BackOffice(props: Props) {
  const { language } = useLanguage();
  const user = useUser();
  return <Office key={`${user?._id} ${language}`} userId={user?._id} {...props} />;
}

function Office({ userId, unknownPath = false }: Props & { userId: string | undefined }) {
  const { language } = useLanguage();
  const [queryClient] = useState(createQueryClient);
  const [i18nProvider] = useState(() => createI18nProvider(language));
  // A store per admin: stored filters and searches must not be visible to the next admin on this device.
  const [store] = useState(() => localStorageStore(undefined, userId));
  return (
    <DirectionProvider>
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
        <CoreAdminUI
          layout={AdminShell}
          loading={LoadingPage}
          loginPage={false}
          dashboard={unknownPath ? NotFound : Dashboard}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes>
            {screens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Toasts />
      </AdminContext>
    </DirectionProvider>
  );
}

const [overview, ...screens] = OFFICE_ROUTES;
const Dashboard = overview?.Screen;
