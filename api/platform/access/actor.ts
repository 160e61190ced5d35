import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import type { Role } from '../../contract/roles.js';
import type { RequiredAction } from '../../contract/second-factor.js';
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
  abstract current(actor: Pick<Actor, 'sessionId' | 'accountId' | 'requestId'>): Promise<Actor | undefined>;
}

export function isAdmin(actor: Actor): boolean {
  return actor.role === 'admin';
}

export const PUBLIC = 'access:public';
export const UNLESS_PRODUCTION = 'unless production';
export const ROLES_ALLOWED = 'access:roles';
export const CONFIRMED = 'access:confirmed';
export const ALLOWED_DURING = 'access:allowed-during';

export const Public = () => SetMetadata(PUBLIC, true);

export const PublicUnlessProduction = () => SetMetadata(PUBLIC, UNLESS_PRODUCTION);

export const Roles = (...roles: Role[]) => SetMetadata(ROLES_ALLOWED, roles);

export const Confirmed = () => SetMetadata(CONFIRMED, true);

/** Keeps a route open to accounts with one of these required actions; all other routes are closed to them. */
export const AllowedDuring = (...actions: RequiredAction[]) => SetMetadata(ALLOWED_DURING, actions);

export interface RequestWithActor {
  actor?: Actor;
}

export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!actor) throw new Error('This route is public and has no actor.');
  return actor;
});

/** The same answer whether or not the record exists, so that it reveals nothing. */
export function denied(): Problem {
  return new Problem('access.denied', refusal('access.denied'));
}
