/** What an account may do: admins run the back office, employees their own area. */
export const ROLES = ['admin', 'employee'] as const;
export type Role = (typeof ROLES)[number];
