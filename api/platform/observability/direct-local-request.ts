import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const FORWARDING =
  /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|x-client-ip|x-original-.+|x-cluster-client-ip|true-client-ip|cf-.+|fastly-client-ip)$/;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Uses the address of the socket, which TRUST_PROXY does not affect. */
export function isDirectLocalRequest({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return (
    remoteAddress !== '' && LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  );
}
