import type { Role } from '../../../api/contract/auth/roles.js';

const OFFICE = '/admin-dashboard';
const PORTAL = '/employee-dashboard';

/** These count as no requested page: the user is then sent to the home page of the role. */
const START_PATHS = new Set(['', OFFICE, PORTAL]);

/** The router state that RoleGuard passes to the sign-in page. */
export interface SignInState {
  from?: string;
  /** The session ended, and not by a sign-out in this tab. */
  sessionEnded?: boolean;
}

export const home = (role: Role): string => (role === 'admin' ? OFFICE : PORTAL);

export function destination(role: Role, from: string | undefined): string {
  if (from === undefined) return home(role);
  const path = from.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const forAdmins = path === OFFICE || path.startsWith(`${OFFICE}/`);
  return START_PATHS.has(path) || (forAdmins && role !== 'admin') ? home(role) : from;
}
