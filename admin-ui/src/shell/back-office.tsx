import { useState } from 'react';
import { Admin, CustomRoutes, localStorageStore } from 'react-admin';
import { Route } from 'react-router';
import { Dashboard } from '../dashboard/dashboard';
import { useLanguage } from '../i18n/language';
import { authProvider } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { createI18nProvider } from '../providers/i18n-provider';
import { createQueryClient } from '../providers/query-client';
import { useUser } from '../providers/session';
import { AdminShell } from './admin-shell';
import { LoadingPage } from './loading-page';
import { NotFound } from './not-found';
import { useMode } from './theme-mode';
import { themes } from './theme';

interface Props {
  /** For an address outside the back office, of which only the shell is wanted. */
  unknownPath?: boolean;
}

/** Another person or another language begins with nothing loaded. */
export default function BackOffice(props: Props) {
  const { language } = useLanguage();
  return <Office key={`${useUser()?._id} ${language}`} {...props} />;
}

function Office({ unknownPath = false }: Props) {
  const { language, messages } = useLanguage();
  const [queryClient] = useState(createQueryClient);
  const [i18nProvider] = useState(() => createI18nProvider(language, messages));
  return (
    <Admin
      basename="/admin-dashboard"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={themes[useMode()]}
      layout={AdminShell}
      loading={LoadingPage}
      loginPage={false}
      dashboard={unknownPath ? NotFound : Dashboard}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="*" element={<NotFound />} />
      </CustomRoutes>
    </Admin>
  );
}

const store = localStorageStore();
