import type { Role } from '../../../api/contract/roles.js';

const OFFICE = '/admin-dashboard';
const PORTAL = '/employee-dashboard';

/** '/' and the index pages are where one starts, not pages somebody asked for. */
const STARTS = new Set(['', OFFICE, PORTAL]);

/** What the guard leaves in the router's state on the way to the sign-in page. */
export interface AskedPage {
  asked?: string;
  /** The session ended without their doing. */
  ended?: boolean;
}

export const home = (role: Role): string => (role === 'admin' ? OFFICE : PORTAL);

export function destination(role: Role, asked: string | undefined): string {
  if (asked === undefined) return home(role);
  const path = asked.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const forAdmins = path === OFFICE || path.startsWith(`${OFFICE}/`);
  return STARTS.has(path) || (forAdmins && role !== 'admin') ? home(role) : asked;
}
