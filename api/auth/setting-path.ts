import type { Role } from '../contract/roles.js';

/** Where people see their devices and their second factor. */
export function settingPath(role: Role): string {
  return role === 'admin' ? '/admin-dashboard/setting' : '/employee-dashboard/setting';
}
