import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestWithActor } from '../access/access.decorators.js';

const SECRETS = ['password', 'newPassword', 'oldPassword', 'confirmPassword', 'token', 'authorization', 'cookie', 'link'];

/** One JSON object a line, on standard output. Nothing that a person typed or signs in with is logged; should it be, it is blotted out. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  });
}

/** Asked by a clock, all day long. */
const BY_MACHINES = new Set(['/api/health', '/api/health/ready', '/api/metrics']);

/** One line a request: the route as it is named, not the address, which may hold a search for a person. */
export function logRequest(request: FastifyRequest & RequestWithActor, reply: FastifyReply): void {
  if (!(request.log as Logger).isLevelEnabled('info')) return;
  const { url: route = 'unknown' } = request.routeOptions;
  const level = BY_MACHINES.has(route) && reply.statusCode < 400 ? 'debug' : 'info';
  request.log[level](
    {
      reqId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      account: request.actor?.accountId,
    },
    'request',
  );
}

/** Nest's own messages through the same logger; its start-up chatter is for debugging. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.write('debug', message, context);
  }

  error(message: unknown, ...details: unknown[]): void {
    this.write('error', message, details.at(-1));
  }

  warn(message: unknown, context?: string): void {
    this.write('warn', message, context);
  }

  /** A message of several fields has its words in `msg`. */
  private write(level: 'debug' | 'warn' | 'error', message: unknown, context: unknown): void {
    if (message instanceof Error) return this.logger[level]({ context }, message.name);
    if (typeof message === 'object' && message !== null) return this.logger[level]({ context, ...message });
    this.logger[level]({ context }, String(message));
  }
}
