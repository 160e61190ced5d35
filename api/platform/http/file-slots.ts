import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { Problem, type ProblemCode, refusal, type Refusal } from '../../contract/problem.js';
import type { RequestWithActor } from '../access/access.decorators.js';
import { FifoBudget } from '../queue/fifo-budget.js';
import { FifoMutex } from '../queue/fifo-mutex.js';

const MB = 1024 * 1024;
/** Four photos, and two files of an import. */
const MEMORY_BYTES = { photo: 20 * MB, import: 40 * MB };
const MOST_WAITING = 64;
const MOST_WAITING_PER_ACCOUNT = 16;
/** Less than a body may take to arrive, waiting included. */
const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_S = 5;

export type FileUse = keyof typeof MEMORY_BYTES;

/** Files in memory, from their first byte until they are used: for each use one of an account, and a few in all. The others wait on their sockets, where they take no memory. */
@Injectable()
export class FileSlots implements NestInterceptor {
  private readonly memory = {
    photo: new FifoBudget(MEMORY_BYTES.photo),
    import: new FifoBudget(MEMORY_BYTES.import),
  };
  private readonly accounts = new Map<string, FifoMutex>();
  private readonly acquired = new WeakMap<FastifyRequest, () => void>();

  async acquire(
    request: FastifyRequest & RequestWithActor,
    use: FileUse,
    field: string,
    maxBytes: number,
  ): Promise<void> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    const releaseAccount = await this.acquireAccount(
      `${use} ${request.actor?.accountId ?? ''}`,
      () => tryAgain('request.too_many', field, refusal('form.others_under_way')),
    );
    try {
      const bytes = Math.min(Number(request.headers['content-length'] ?? maxBytes), maxBytes);
      const releaseMemory = await this.acquireMemory(use, bytes, deadline - performance.now(), () =>
        tryAgain('server.unavailable', field, refusal('server.busy')),
      );
      this.acquired.set(request, () => {
        releaseMemory();
        releaseAccount();
      });
    } catch (error) {
      releaseAccount();
      throw error;
    }
    if (!request.raw.socket.destroyed) return;
    this.release(request);
    throw new Problem('request.malformed', refusal('form.incomplete'));
  }

  release(request: FastifyRequest): void {
    this.acquired.get(request)?.();
    this.acquired.delete(request);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(finalize(() => this.release(request)));
  }

  private async acquireAccount(key: string, tooMany: () => Problem): Promise<() => void> {
    const mutex = this.accounts.get(key) ?? new FifoMutex();
    this.accounts.set(key, mutex);
    if (mutex.waiting >= MOST_WAITING_PER_ACCOUNT) throw tooMany();
    const release = await mutex.acquire(LONGEST_WAIT_MS, tooMany);
    return () => {
      if (mutex.waiting === 0) this.accounts.delete(key);
      release();
    };
  }

  private async acquireMemory(
    use: FileUse,
    bytes: number,
    timeoutMs: number,
    busy: () => Problem,
  ): Promise<() => void> {
    const memory = this.memory[use];
    if (memory.waiting >= MOST_WAITING) throw busy();
    return memory.acquire(bytes, timeoutMs, busy);
  }
}

function tryAgain(code: ProblemCode, field: string, reason: Refusal): Problem {
  return new Problem(code, reason, { errors: { [field]: reason }, retryAfter: RETRY_AFTER_S });
}
