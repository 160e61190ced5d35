import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Clock } from '../config/clock.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { Problem } from '../../contract/problem.js';
import type { Role } from '../../contract/roles.js';
import type { RequiredAction } from '../../contract/second-factor.js';
import { CONFIRMED, ALLOWED_DURING, PUBLIC, ROLES_ALLOWED, UNLESS_PRODUCTION } from './access.decorators.js';
import type { Actor } from './actor.js';
import { requireConfirmed } from './confirmation.js';


/** Name of the passport strategy that turns a bearer token into the actor; provided by the module that keeps sessions. */
export const SESSION_STRATEGY = Symbol('session strategy');

interface Rule {
  open?: boolean | typeof UNLESS_PRODUCTION;
  roles?: Role[];
  confirmed?: boolean;
  openWhile?: RequiredAction[];
}

/** Every route is closed until a decorator opens it. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  private readonly rules = new WeakMap<object, Rule>();

  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(SESSION_STRATEGY) defaultStrategy: string,
  ) {
    super({ defaultStrategy, property: 'actor', session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { open, roles, confirmed, openWhile } = this.ruleOf(context);
    if (open === true || (open === UNLESS_PRODUCTION && !this.configuration.production)) return true;

    await super.canActivate(context);
    const { actor } = context.switchToHttp().getRequest<{ actor: Actor }>();
    if (actor.pendingAction && !openWhile?.includes(actor.pendingAction)) throw waiting(actor.pendingAction);
    if (roles && !roles.includes(actor.role)) throw denied();
    if (confirmed) requireConfirmed(actor, this.clock.now());
    return true;
  }

  /** What the decorators of a route say; they say the same each time. */
  private ruleOf(context: ExecutionContext): Rule {
    const handler = context.getHandler();
    const known = this.rules.get(handler);
    if (known) return known;
    const nearest = <T>(key: string) => this.reflector.getAllAndOverride<T | undefined>(key, [handler, context.getClass()]);
    const rule = { open: nearest<Rule['open']>(PUBLIC), roles: nearest<Role[]>(ROLES_ALLOWED), confirmed: nearest<boolean>(CONFIRMED), openWhile: nearest<RequiredAction[]>(ALLOWED_DURING) };
    this.rules.set(handler, rule);
    return rule;
  }

  override handleRequest<Found = Actor>(error: unknown, actor: Found | false | undefined): Found {
    if (error) throw error as Error;
    if (!actor) throw new Problem('auth.required', 'Please sign in.');
    return actor;
  }
}

/** Says what a person must do before anything else. */
function waiting(thing: RequiredAction): Problem {
  return thing === 'confirm'
    ? new Problem('auth.idle', 'You were away for a while. Please confirm your password to go on.')
    : new Problem('auth.factor_required', 'Your company asks for a second factor. Please turn it on to go on.');
}

/** The one answer to everything that is not the caller's, existing or not. */
export function denied(): Problem {
  return new Problem('access.denied', 'You are not allowed to do this.');
}
