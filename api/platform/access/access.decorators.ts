import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Role } from '../../contract/auth/roles.js';
import type { RequiredAction } from '../../contract/auth/second-factor.js';
import type { Actor } from './actor.js';

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
