import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { BlockList, isIPv6 } from 'node:net';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { Problem } from '../../contract/problem.js';

const BEARER = /^Bearer (\S+)$/i;
const FORWARDING = /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|x-client-ip|x-original-.+|x-cluster-client-ip|true-client-ip|cf-.+|fastly-client-ip)$/;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Opens the figures to whoever has METRICS_TOKEN; where none is set, to this machine, but not to what a proxy on it passes on. */
@Injectable()
export class MetricsAccess implements CanActivate {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { metricsToken } = this.configuration;
    if (metricsToken === undefined) {
      if (isOfThisMachine(request)) return true;
      throw new Problem('access.denied', 'Without METRICS_TOKEN, the metrics are only for this machine.');
    }
    const given = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(digest(given), digest(metricsToken))) return true;
    throw new Problem('auth.required', 'The metrics need METRICS_TOKEN as bearer token.');
  }
}

/** The peer itself, whatever TRUST_PROXY makes of the request's address. */
function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return remoteAddress !== '' && LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}

/** Of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
