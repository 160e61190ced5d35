import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.js';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { isDirectLocalRequest } from './direct-local-request.js';

const BEARER = /^Bearer (\S+)$/i;

/** Requires METRICS_TOKEN if it is set; otherwise allows only direct requests from this machine. */
@Injectable()
export class MetricsAccess implements CanActivate {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { metricsToken } = this.configuration;
    if (metricsToken === undefined) {
      if (isDirectLocalRequest(request)) return true;
      throw new Problem(
        'access.denied',
        'If METRICS_TOKEN is not set, metrics can be read only on this machine.',
      );
    }
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(digest(token), digest(metricsToken))) return true;
    throw new Problem('auth.required', 'The metrics need METRICS_TOKEN as bearer token.');
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
