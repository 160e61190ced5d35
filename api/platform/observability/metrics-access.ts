import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { BlockList, isIPv6 } from 'node:net';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { Problem } from '../../contract/problem.js';

const BEARER = /^Bearer (\S+)$/i;
const FORWARDING =
  /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|x-client-ip|x-original-.+|x-cluster-client-ip|true-client-ip|cf-.+|fastly-client-ip)$/;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

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

/** Uses the address of the socket, which TRUST_PROXY does not affect. */
function isDirectLocalRequest({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return (
    remoteAddress !== '' && LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
