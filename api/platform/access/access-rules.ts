import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '../../contract/auth/roles.js';
import type { RequiredAction } from '../../contract/auth/second-factor.js';
import { Problem, refusal } from '../../contract/problem.js';
import { Clock } from '../config/clock.js';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import {
  CONFIRMED,
  ALLOWED_DURING,
  PUBLIC,
  ROLES_ALLOWED,
  UNLESS_PRODUCTION,
} from './access.decorators.js';
import { type Actor, denied } from './actor.js';
import { requireConfirmed } from './confirmation.js';

interface Rule {
  isPublic?: boolean | typeof UNLESS_PRODUCTION;
  roles?: Role[];
  confirmed?: boolean;
  allowedDuring?: RequiredAction[];
}

/** A route's decorators. */
@Injectable()
export class AccessRules {
  private readonly rules = new WeakMap<object, Rule>();

  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  isPublic(context: ExecutionContext): boolean {
    const { isPublic } = this.ruleFor(context);
    return isPublic === true || (isPublic === UNLESS_PRODUCTION && !this.configuration.production);
  }

  require(context: ExecutionContext, actor: Actor): void {
    const { roles, confirmed, allowedDuring } = this.ruleFor(context);
    if (actor.pendingAction && !allowedDuring?.includes(actor.pendingAction))
      throw actionRequired(actor.pendingAction);
    if (roles && !roles.includes(actor.role)) throw denied();
    if (confirmed) requireConfirmed(actor, this.clock.now());
  }

  private ruleFor(context: ExecutionContext): Rule {
    const handler = context.getHandler();
    const cached = this.rules.get(handler);
    if (cached) return cached;
    const nearest = <T>(key: string) =>
      this.reflector.getAllAndOverride<T | undefined>(key, [handler, context.getClass()]);
    const rule = {
      isPublic: nearest<Rule['isPublic']>(PUBLIC),
      roles: nearest<Role[]>(ROLES_ALLOWED),
      confirmed: nearest<boolean>(CONFIRMED),
      allowedDuring: nearest<RequiredAction[]>(ALLOWED_DURING),
    };
    this.rules.set(handler, rule);
    return rule;
  }
}

const REQUIRED = {
  confirm: 'auth.idle',
  'change-password': 'auth.password_change_required',
  enrol: 'auth.factor_required',
} as const;

export function actionRequired(action: RequiredAction): Problem {
  return new Problem(REQUIRED[action], refusal(REQUIRED[action]));
}
