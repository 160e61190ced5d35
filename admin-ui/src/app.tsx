import { type ReactNode, Suspense } from 'react';
import { type DataRouter, Navigate, Route, RouterProvider, Routes } from 'react-router';
import { useConnection } from './api/connection';
import { useSession } from './api/session';
import {
  BackOffice,
  DecideLeave,
  ForgotPassword,
  LoginPage,
  NotFoundPage,
  Portal,
  ResetPassword,
  UnauthorizedPage,
} from './routes/screens';
import { CrashedPage } from './shell/crashed';
import { home } from './shell/destination';
import { LoadingPage } from './shell/loading-page';
import { OfflineNotice } from './shell/offline-notice';
import { RoleGuard } from './shell/role-guard';
import { UnreachablePage } from './shell/unreachable-page';
import { ErrorBoundary } from './ui/feedback/error-boundary';

const withoutFallback = (page: ReactNode) => <Suspense fallback={null}>{page}</Suspense>;
const office = (
  <RoleGuard roles={['admin']}>
    <BackOffice />
  </RoleGuard>
);
const portal = (
  <RoleGuard roles={['admin', 'employee']}>
    <Portal />
  </RoleGuard>
);

export function App({ router }: { router: DataRouter }) {
  return (
    <ErrorBoundary resetKey={useConnection()} fallback={<CrashedPage />}>
      <OfflineNotice />
      <Suspense fallback={<LoadingPage />}>
        <RouterProvider router={router} />
      </Suspense>
    </ErrorBoundary>
  );
}

function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomeRedirect />} />
      <Route path="/login" element={withoutFallback(<LoginPage />)} />
      <Route path="/forgot-password" element={withoutFallback(<ForgotPassword />)} />
      <Route path="/reset-password" element={withoutFallback(<ResetPassword purpose="reset" />)} />
      <Route
        path="/invite"
        element={withoutFallback(<ResetPassword key="invite" purpose="invite" />)}
      />
      <Route path="/decide-leave" element={withoutFallback(<DecideLeave />)} />
      <Route path="/unauthorized" element={<UnauthorizedPage />} />
      <Route path="/admin-dashboard/*" element={office} />
      <Route path="/employee-dashboard/*" element={portal} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}

/** For a data router, because only that can block leaving an unsaved form. */
export const appRoutes = [{ path: '*', element: <AppRoutes /> }];

/** Without a session this leads to the back office, whose guard redirects to the sign-in page. */
function HomeRedirect() {
  const session = useSession();
  if (session.state === 'loading') return <LoadingPage />;
  if (session.state === 'unreachable') return <UnreachablePage />;
  return <Navigate to={home(session.user?.role ?? 'admin')} replace />;
}

function UnknownPath() {
  const session = useSession();
  if (session.state === 'loading') return <LoadingPage />;
  if (session.state === 'unreachable' || !session.user) return <NotFoundPage />;
  return session.user.role === 'admin' ? <BackOffice unknownPath /> : <Portal unknownPath />;
}
