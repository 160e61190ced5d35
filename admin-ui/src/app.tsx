import { type ReactNode, Suspense } from 'react';
import { createBrowserRouter, Navigate, Route, RouterProvider, Routes } from 'react-router';
import { useSession } from './api/session';
import { BackOffice, ForgotPassword, LoginPage, NotFoundPage, Portal, ResetPassword, UnauthorizedPage } from './routes/screens';
import { CrashedPage } from './shell/crashed-page';
import { home } from './shell/destination';
import { LoadingPage } from './shell/loading-page';
import { RoleGuard } from './shell/role-guard';
import { UnreachablePage } from './shell/unreachable-page';
import { ErrorBoundary } from './ui/feedback/error-boundary';

/** Nobody waits for a session here, so nothing says so while the script arrives. */
const atTheDoor = (page: ReactNode) => <Suspense fallback={null}>{page}</Suspense>;
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

export function App() {
  return (
    <ErrorBoundary fallback={<CrashedPage />}>
      <Suspense fallback={<LoadingPage />}>
        <RouterProvider router={router} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Addresses() {
  return (
    <Routes>
      <Route path="/" element={<Start />} />
      <Route path="/login" element={atTheDoor(<LoginPage />)} />
      <Route path="/forgot-password" element={atTheDoor(<ForgotPassword />)} />
      <Route path="/reset-password" element={atTheDoor(<ResetPassword occasion="reset" />)} />
      <Route path="/invite" element={atTheDoor(<ResetPassword key="invite" occasion="invite" />)} />
      <Route path="/unauthorized" element={<UnauthorizedPage />} />
      <Route path="/admin-dashboard/*" element={office} />
      <Route path="/employee-dashboard/*" element={portal} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}

/** Made before the first render; only a router of this kind can hold somebody back from leaving an unsaved form. */
const router = createBrowserRouter([{ path: '*', element: <Addresses /> }]);

/** Anonymous people go to the back office too: its guard sends them to the sign-in page. */
function Start() {
  const session = useSession();
  if (session.state === 'loading') return <LoadingPage />;
  if (session.state === 'unreachable') return <UnreachablePage />;
  return <Navigate to={home(session.user?.role ?? 'admin')} replace />;
}

/** 'Page Not Found' in the shell of whoever is signed in. */
function UnknownPath() {
  const session = useSession();
  if (session.state === 'loading') return <LoadingPage />;
  if (session.state === 'unreachable' || !session.user) return <NotFoundPage />;
  return session.user.role === 'admin' ? <BackOffice unknownPath /> : <Portal unknownPath />;
}
