import { readToken } from './providers/token';
import { screenChunk } from './ui/screen-chunk';

const login = screenChunk(() => import('./login/login-page'));
const office = screenChunk(() => import('./shell/back-office'));
const portal = screenChunk(() => import('./portal/portal'));
const unauthorized = screenChunk(() => import('./shell/unauthorized-page'));
const notFound = screenChunk(() => import('./shell/not-found-page'));

export const LoginPage = login.Screen;
export const BackOffice = office.Screen;
export const Portal = portal.Screen;
export const UnauthorizedPage = unauthorized.Screen;
export const NotFoundPage = notFound.Screen;

/** The first screen's chunk comes while the session is verified, instead of after it. */
export async function loadFirstScreen(path: string): Promise<void> {
  const guarded = path.startsWith('/employee-dashboard') ? portal : office;
  const first = path === '/unauthorized' ? unauthorized : path === '/login' || !readToken() ? login : guarded;
  // A chunk that fails to arrive is asked for again when it is shown, where a failure has a screen.
  await first.load().catch(() => undefined);
}
