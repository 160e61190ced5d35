import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Problem, refusal } from '../../contract/problem.js';
import { AccessRules } from './access-rules.js';
import type { Actor } from './actor.js';

export const SESSION_STRATEGY = Symbol('session strategy');

/** Every route is closed until a decorator opens it. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    private readonly rules: AccessRules,
    @Inject(SESSION_STRATEGY) defaultStrategy: string,
  ) {
    super({ defaultStrategy, property: 'actor', session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.rules.isPublic(context)) return true;
    await super.canActivate(context);
    this.rules.require(context, context.switchToHttp().getRequest<{ actor: Actor }>().actor);
    return true;
  }

  override handleRequest<User = Actor>(error: unknown, actor: User | false | undefined): User {
    if (error) throw error as Error;
    if (!actor) throw new Problem('auth.required', refusal('auth.required'));
    return actor;
  }
}
