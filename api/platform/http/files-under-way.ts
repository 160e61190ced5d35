import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { Problem, type ProblemCode } from '../../contract/problem.js';
import { refusal, type Refusal } from '../../contract/refusals.js';
import type { RequestWithActor } from '../access/access.decorators.js';
import { FifoMutex } from '../database/transaction/fifo-mutex.js';

/** Two files of an import, or eight photos. */
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_WAITING_PER_ACCOUNT = 16;
const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_S = 5;

let reserved = 0;
const turns = new Map<string, FifoMutex>();
const ends = new WeakMap<FastifyRequest, () => void>();

/** Files in memory, from their first byte to the answer: one of each account, and a few in all. The others wait on their sockets, where they take no memory. */
export async function beginFile(request: FastifyRequest & RequestWithActor, field: string, maxBytes: number): Promise<void> {
  const endTurn = await takeTurn(request.actor?.accountId ?? '', () => later('request.too_many', field, refusal('form.others_under_way')));
  const bytes = Math.min(Number(request.headers['content-length'] ?? maxBytes), maxBytes);
  const isGone = request.raw.socket.destroyed;
  if (isGone || reserved + bytes > MOST_BYTES) {
    endTurn();
    throw isGone ? new Problem('request.malformed', refusal('form.incomplete')) : later('server.unavailable', field, refusal('server.busy'));
  }
  reserved += bytes;
  ends.set(request, () => {
    ends.delete(request);
    reserved -= bytes;
    endTurn();
  });
}

async function takeTurn(accountId: string, tooMany: () => Problem): Promise<() => void> {
  const turn = turns.get(accountId) ?? new FifoMutex();
  turns.set(accountId, turn);
  if (turn.waiting >= MOST_WAITING_PER_ACCOUNT) throw tooMany();
  const release = await turn.acquire(LONGEST_WAIT_MS, tooMany);
  return () => {
    if (turn.waiting === 0) turns.delete(accountId);
    release();
  };
}

function later(code: ProblemCode, field: string, reason: Refusal): Problem {
  return new Problem(code, reason, { errors: { [field]: reason }, retryAfter: RETRY_AFTER_S });
}

@Injectable()
export class FilesUnderWay implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(finalize(() => ends.get(request)?.()));
  }
}
