import { useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { Route, Routes } from 'react-router';
import { PORTAL } from '../addresses';
import { portalWords } from '../i18n/en/portal-words';
import { type Catalogue, useLanguage } from '../i18n/language';
import { authProvider } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { createI18nProvider } from '../providers/i18n-provider';
import { createQueryClient } from '../providers/query-client';
import { useUser } from '../providers/session';
import { NotFound } from '../shell/not-found';
import { usePrefetch } from '../shell/use-prefetch';
import { PORTAL_SCREENS } from './portal-screens';
import { PortalShell } from './portal-shell';

export const words: Catalogue = { en: async () => portalWords, fr: async () => (await import('../i18n/fr/portal-words')).portalWords };

interface Props {
  /** For an address outside the portal, of which only the shell is wanted. */
  unknownPath?: boolean;
}

/** Another person or another language begins with nothing loaded. */
export default function Portal(props: Props) {
  const { language } = useLanguage();
  return <OwnArea key={`${useUser()?._id} ${language}`} {...props} />;
}

/** react-admin's core only: lists, forms and calls without the back office's components. */
function OwnArea({ unknownPath = false }: Props) {
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
