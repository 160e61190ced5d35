import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { concatMap, defer, type Observable } from 'rxjs';
import type { RequestWithActor } from '../platform/access/actor.js';
import { PayAccessLog } from './pay-access-log.js';

/** An answer does not wait until it is recorded whose pay it showed; the next request of the same account does. */
@Injectable()
export class PayAccessInterceptor implements NestInterceptor {
  constructor(private readonly payAccess: PayAccessLog) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
    const storing = actor && this.payAccess.storing(actor.accountId);
    return storing ? defer(() => storing).pipe(concatMap(() => next.handle())) : next.handle();
  }
}
