import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { concatMap, defer, type Observable } from 'rxjs';
import type { RequestWithActor } from '../platform/access/access.decorators.js';
import { PayAccessLog } from './pay-access-log.js';

/** While the database cannot be written to, reading goes on. */
const MAX_WAIT_MS = 1_000;

/** A response does not wait for its pay access entry; the next request of the same account does. */
@Injectable()
export class PayAccessInterceptor implements NestInterceptor {
  constructor(private readonly payAccess: PayAccessLog) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
    const storing = actor && this.payAccess.storing(actor.accountId);
    return storing
      ? defer(() => Promise.race([storing, sleep(MAX_WAIT_MS, undefined, { ref: false })])).pipe(
          concatMap(() => next.handle()),
        )
      : next.handle();
  }
}
