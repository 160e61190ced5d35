/** Admins use the back office, employees the portal. */
export const ROLES = ['admin', 'employee'] as const;
export type Role = (typeof ROLES)[number];
