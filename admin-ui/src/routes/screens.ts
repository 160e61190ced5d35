import { OFFICE } from '../paths';
import { readToken } from '../api/token';
import { screenChunk } from '../ui/layout/screen-chunk';

const login = screenChunk(() => import('../sign-in/login-page'));
const forgotPassword = screenChunk(() => import('../sign-in/forgot-password'));
const resetPassword = screenChunk(() => import('../sign-in/reset-password'));
const decideLeave = screenChunk(() => import('../leaves/by-link/decide-leave'));
const office = screenChunk(() => import('../shell/back-office'));
const portal = screenChunk(() => import('../portal/portal'));
const unauthorized = screenChunk(() => import('../shell/unauthorized-page'));
const notFound = screenChunk(() => import('../shell/not-found-page'));

export const LoginPage = login.Screen;
export const ForgotPassword = forgotPassword.Screen;
export const ResetPassword = resetPassword.Screen;
export const DecideLeave = decideLeave.Screen;
export const BackOffice = office.Screen;
export const Portal = portal.Screen;
export const UnauthorizedPage = unauthorized.Screen;
export const NotFoundPage = notFound.Screen;

/** Loads the first screen's chunks while the session is verified. */
export async function loadFirstScreen(path: string): Promise<void> {
  // Ignored: the screen loads a failed chunk again when it renders, and shows an error if that fails too.
  await Promise.all(chunksOf(path)).catch(() => undefined);
}

/** Apart from the back office, so that a screen loads in parallel with it. */
async function loadOfficeRoute(path: string): Promise<void> {
  const routes = await import('./office-routes');
  await routes.loadOfficeRoute(path);
}

function chunksOf(path: string): Promise<void>[] {
  if (path === '/unauthorized') return [unauthorized.load()];
  if (path === '/forgot-password') return [forgotPassword.load()];
  if (path === '/reset-password' || path === '/invite') return [resetPassword.load()];
  if (path === '/decide-leave') return [decideLeave.load()];
  if (path === '/login' || !readToken()) return [login.load()];
  if (path.startsWith('/employee-dashboard')) return [portal.load()];
  return [office.load(), ...(path.startsWith(OFFICE) ? [loadOfficeRoute(path)] : [])];
}
