import type { Language } from '../../contract/languages.js';
import type { Role } from '../../contract/roles.js';
import type { RequiredAction } from '../../contract/second-factor.js';

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
  /** Whether the account has a second factor that is asked for, and whether the company wants one of this person. */
  secondFactor: boolean;
  secondFactorRequired: boolean;
  /** Closes every route that is not open while it is to be done. */
  pendingAction: RequiredAction | null;
  requestId: string;
}

export function isAdmin(actor: Actor): boolean {
  return actor.role === 'admin';
}
