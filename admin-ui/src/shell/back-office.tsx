import { CssBaseline } from '@mui/material';
import { type CSSProperties, Fragment, lazy, type ReactNode, type Ref, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Notification, NotificationClasses, useCloseNotification } from 'react-admin';
import { Route } from 'react-router';
import { OFFICE } from '../paths';
import { office } from '../i18n/en/office';
import { type Catalogue, useLanguage } from '../i18n/language';
import { OFFICE_ROUTES } from '../routes/office-routes';
import { dataProvider } from '../api/data-provider';
import { authProvider, createI18nProvider, createQueryClient } from '../api/react-admin';
import { useUser } from '../api/session';
import { Toast, type Tone } from '../ui/feedback/toast';
import { AdminShell } from './admin-shell';
import { LoadingPage } from './loading-page';
import { NotFound } from './not-found';
import { direction, themes } from './theme/theme';
import { useMode } from './theme/theme-mode';

export const messages: Catalogue = { en: async () => office, fr: async () => (await import('../i18n/fr/office')).office };

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

const [overview, ...screens] = OFFICE_ROUTES;
const Dashboard = overview?.Screen;

/** react-admin's notifications in our form. They stay while one clicks elsewhere: a text that is gone cannot be read. */
function Toasts() {
  return <Notification slots={{ content: Content }} slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }} />;
}

interface ToastsProps {
  className?: string;
  message?: ReactNode;
  action?: ReactNode;
  /** Of the transition. */
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** react-admin tells the kind of a notification by a class only. */
function Content({ className = '', message, action, style, ref }: ToastsProps) {
  const close = useCloseNotification();
  return (
    <Toast ref={ref} tone={toneOf(className)} style={style} action={action} onDismiss={close}>
      {message}
    </Toast>
  );
}

function toneOf(className: string): Tone {
  const tones = ['success', 'warning', 'error'] as const;
  return tones.find((tone) => className.includes(NotificationClasses[tone])) ?? 'info';
}
