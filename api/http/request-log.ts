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

/** One line a request: the route as it is named, not the address, which may hold a search for a person. */
export function logRequest(request: FastifyRequest & RequestWithActor, reply: FastifyReply): void {
  if (!(request.log as Logger).isLevelEnabled('info')) return;
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
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
    this.logger.debug({ context }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.logger.error({ context: details.at(-1) }, message instanceof Error ? message.name : String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
}
