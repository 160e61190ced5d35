import { Readable } from 'node:stream';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { defer, from, lastValueFrom, type Observable } from 'rxjs';
import { Problem, refusal } from '../../contract/problem.js';
import type { RequireAccess } from '../database/transaction/transaction-context.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import { AccessRules } from './access-rules.js';
import type { RequestWithActor } from './access.decorators.js';
import { ActorLookup, type Actor } from './actor.js';

const POLL_MS = 1_000;

/** The guard decides when a request's headers arrive. A form, a long call or a stream outlives that moment, and the rights it began with may not. */
@Injectable()
export class AccessInterceptor implements NestInterceptor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: AccessRules,
    private readonly actors: ActorLookup,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & RequestWithActor>();
    const { actor } = request;
    return actor
      ? defer(() => from(this.run(request, () => this.require(context, actor), next)))
      : next.handle();
  }

  private async run(
    { raw }: FastifyRequest,
    requireAccess: RequireAccess,
    next: CallHandler,
  ): Promise<unknown> {
    const stopWatching = raw.complete ? undefined : cutWithoutAccess(raw, requireAccess);
    try {
      const response: unknown = await this.work.allowed(requireAccess, () =>
        lastValueFrom(next.handle(), { defaultValue: undefined }),
      );
      return response instanceof Readable
        ? Readable.from(whileAllowed(response, requireAccess))
        : response;
    } finally {
      stopWatching?.();
    }
  }

  /** Services hold the actor, so it becomes the one of now: what they ask of it is asked inside the unit, too. */
  private async require(context: ExecutionContext, actor: Actor): Promise<void> {
    const now = await this.actors.current(actor);
    if (now?.role !== actor.role) throw new Problem('auth.required', refusal('auth.required'));
    this.rules.require(context, Object.assign(actor, now));
  }
}

/** A body can take a minute to arrive. */
function cutWithoutAccess(body: FastifyRequest['raw'], requireAccess: RequireAccess): () => void {
  const timer = setInterval(() => {
    if (body.complete) return clearInterval(timer);
    requireAccess().catch((error: unknown) => {
      if (error instanceof Problem && error.status < 500) body.destroy();
    });
  }, POLL_MS);
  return () => clearInterval(timer);
}

async function* whileAllowed(
  stream: Readable,
  requireAccess: RequireAccess,
): AsyncGenerator<unknown> {
  let isFirst = true;
  for await (const part of stream) {
    if (!isFirst) await requireAccess();
    isFirst = false;
    yield part;
  }
}
