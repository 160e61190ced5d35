import type { Role } from '../../contract/auth/roles.js';
import type { RequiredAction } from '../../contract/auth/second-factor.js';
import type { Language } from '../../contract/languages.js';
import { Problem, refusal } from '../../contract/problem.js';

export interface Actor {
  accountId: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  imageId: string | null;
  employeeId: string | null;
  departmentId: string | null;
  sessionId: string;
  /** Epoch milliseconds. */
  confirmedUntil: number | null;
  secondFactor: boolean;
  secondFactorRequired: boolean;
  /** Until an unused session asks for the password again; null for never. */
  idleMinutes: number | null;
  pendingAction: RequiredAction | null;
  requestId: string;
}

export abstract class ActorLookup {
  abstract current(
    actor: Pick<Actor, 'sessionId' | 'accountId' | 'requestId'>,
  ): Promise<Actor | undefined>;
}

export function isAdmin(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin';
}

/** The same answer whether or not the record exists, so that it reveals nothing. */
export function denied(): Problem {
  return new Problem('access.denied', refusal('access.denied'));
}
