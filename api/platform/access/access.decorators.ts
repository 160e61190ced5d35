import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Role } from '../../contract/roles.js';
import type { RequiredAction } from '../../contract/second-factor.js';
import type { Actor } from './actor.js';

export const PUBLIC = 'access:public';
export const UNLESS_PRODUCTION = 'unless production';
export const ROLES_ALLOWED = 'access:roles';
export const CONFIRMED = 'access:confirmed';
export const ALLOWED_DURING = 'access:open-while';

/** Opens a route to everybody. Without it, a route is closed to whoever is not signed in. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Opens a route to everybody while developing; in production the route's roles count. */
export const PublicUnlessProduction = () => SetMetadata(PUBLIC, UNLESS_PRODUCTION);

/** Narrows a route, or all of a controller, to these roles. */
export const Roles = (...roles: Role[]) => SetMetadata(ROLES_ALLOWED, roles);

/** Asks for a session that was confirmed by password within the last minutes. */
export const Confirmed = () => SetMetadata(CONFIRMED, true);

/** Leaves a route, or all of a controller, open to whoever must do one of these first; all others are closed to them. */
export const AllowedDuring = (...things: RequiredAction[]) => SetMetadata(ALLOWED_DURING, things);

export interface RequestWithActor {
  actor?: Actor;
}

/** The signed-in person. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!actor) throw new Error('This route is public and has no actor.');
  return actor;
});
