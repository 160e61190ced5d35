import type { Language } from '../contract/languages.js';
import type { Role } from '../contract/roles.js';

/** The signed-in person on whose behalf something is done; the first parameter of every service method. */
export interface Actor {
  accountId: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  imageId: string | null;
  /** The own employee record; null for an account without one. */
  employeeId: string | null;
  departmentId: string | null;
  sessionId: string;
  /** Until when (ms) this session counts as confirmed by password. */
  confirmedUntil: number | null;
  requestId: string;
}

export function isAdmin(actor: Actor): boolean {
  return actor.role === 'admin';
}
