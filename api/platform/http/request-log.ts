import { randomBytes } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';
import type { RequestWithActor } from '../access/access.decorators.js';

const SECRETS = [
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'token',
  'authorization',
  'cookie',
  'link',
];

/** No user input is logged; the redaction is a second safeguard. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  });
}

const PROBE_ROUTES = new Set(['/api/health', '/api/health/ready', '/api/metrics']);

/** Logs the route pattern instead of the URL, which may contain a person's name. */
export function logRequest(request: FastifyRequest & RequestWithActor, reply: FastifyReply): void {
  if (!(request.log as Logger).isLevelEnabled('info')) return;
  const { url: route = 'unknown' } = request.routeOptions;
  const level = PROBE_ROUTES.has(route) && reply.statusCode < 400 ? 'debug' : 'info';
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

/** Nest's own messages at the start help only when the start fails. */
const CONTEXTS_OF_NEST: unknown[] = [
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
];

export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.write(CONTEXTS_OF_NEST.includes(context) ? 'debug' : 'info', message, context);
  }

  error(message: unknown, ...details: unknown[]): void {
    this.write('error', message, details.at(-1));
  }

  warn(message: unknown, context?: string): void {
    this.write('warn', message, context);
  }

  private write(
    level: 'debug' | 'info' | 'warn' | 'error',
    message: unknown,
    context: unknown,
  ): void {
    if (message instanceof Error) return this.logger[level]({ context }, message.name);
    if (typeof message === 'object' && message !== null)
      return this.logger[level]({ context, ...message });
    this.logger[level]({ context }, String(message));
  }
}

/** Unique across instances and restarts; random bytes for each request would cost measurable time. */
export function requestIds(): () => string {
  const prefix = randomBytes(9).toString('base64url');
  let requests = 0;
  return () => `${prefix}-${(requests += 1).toString(36)}`;
}
