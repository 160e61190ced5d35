import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Clock } from '../config/clock.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import type { Role } from '../../contract/roles.js';
import type { RequiredAction } from '../../contract/second-factor.js';
import { CONFIRMED, ALLOWED_DURING, PUBLIC, ROLES_ALLOWED, UNLESS_PRODUCTION } from './access.decorators.js';
import type { Actor } from './actor.js';
import { requireConfirmed } from './confirmation.js';

export const SESSION_STRATEGY = Symbol('session strategy');

interface Rule {
  isPublic?: boolean | typeof UNLESS_PRODUCTION;
  roles?: Role[];
  confirmed?: boolean;
  allowedDuring?: RequiredAction[];
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
    const { isPublic, roles, confirmed, allowedDuring } = this.ruleOf(context);
    if (isPublic === true || (isPublic === UNLESS_PRODUCTION && !this.configuration.production)) return true;

    await super.canActivate(context);
    const { actor } = context.switchToHttp().getRequest<{ actor: Actor }>();
    if (actor.pendingAction && !allowedDuring?.includes(actor.pendingAction)) throw actionRequired(actor.pendingAction);
    if (roles && !roles.includes(actor.role)) throw denied();
    if (confirmed) requireConfirmed(actor, this.clock.now());
    return true;
  }

  private ruleOf(context: ExecutionContext): Rule {
    const handler = context.getHandler();
    const cached = this.rules.get(handler);
    if (cached) return cached;
    const nearest = <T>(key: string) => this.reflector.getAllAndOverride<T | undefined>(key, [handler, context.getClass()]);
    const rule = { isPublic: nearest<Rule['isPublic']>(PUBLIC), roles: nearest<Role[]>(ROLES_ALLOWED), confirmed: nearest<boolean>(CONFIRMED), allowedDuring: nearest<RequiredAction[]>(ALLOWED_DURING) };
    this.rules.set(handler, rule);
    return rule;
  }

  override handleRequest<User = Actor>(error: unknown, actor: User | false | undefined): User {
    if (error) throw error as Error;
    if (!actor) throw new Problem('auth.required', refusal('auth.required'));
    return actor;
  }
}

const REQUIRED = { confirm: 'auth.idle', 'change-password': 'auth.password_change_required', enrol: 'auth.factor_required' } as const;

function actionRequired(action: RequiredAction): Problem {
  return new Problem(REQUIRED[action], refusal(REQUIRED[action]));
}

/** The same answer whether or not the record exists, so that it reveals nothing. */
export function denied(): Problem {
  return new Problem('access.denied', refusal('access.denied'));
}
