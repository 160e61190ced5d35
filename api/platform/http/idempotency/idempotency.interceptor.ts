import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { defer, from, lastValueFrom, type Observable } from 'rxjs';
import { Problem } from '../../../contract/problem.js';
import type { RequestWithActor } from '../../access/access.decorators.js';
import { Clock } from '../../config/clock.js';
import { CONFIGURATION, type Configuration } from '../../config/configuration.js';
import { UnitOfWork } from '../../database/transaction/unit-of-work.js';
import { multipartDigest } from '../multipart.js';
import { canonicalJson } from './canonical-json.js';
import { HOLDS_SECRET } from './holds-secret.js';
import { IdempotencyClaim } from './idempotency.claim.js';

const MAX_KEY_LENGTH = 255;

@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly reflector: Reflector,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & RequestWithActor>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || !request.actor) return next.handle();
    if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) {
      throw Problem.at(
        'Idempotency-Key',
        `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters.`,
      );
    }
    const { accountId } = request.actor;
    const route = request.routeOptions.url ?? '';
    const storable =
      this.reflector.get<boolean | undefined>(HOLDS_SECRET, context.getHandler()) !== true;
    return defer(() => from(this.claimed(request, { accountId, route, key, storable }, next)));
  }

  private claimed(
    request: FastifyRequest,
    attempt: { accountId: string; route: string; key: string; storable: boolean },
    next: CallHandler,
  ): Promise<unknown> {
    const { secret } = this.configuration;
    const params = JSON.stringify(request.params ?? {});
    const claim = new IdempotencyClaim(
      {
        accountId: attempt.accountId,
        route: attempt.route,
        keyHash: secret.hash('idempotency-key', attempt.key),
        bodyHash: () =>
          secret.hash(
            'idempotency-body',
            params,
            multipartDigest(request) ?? canonicalJson(request.body),
          ),
        storable: attempt.storable,
      },
      this.clock.now(),
    );
    return this.work.claimed(claim, () => lastValueFrom(next.handle()));
  }
}
