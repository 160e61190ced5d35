import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED_IPV4 = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/** Where a request comes from, as attempts are counted. What a proxy passes on that is no address counts as the proxy's. */
export function addressOf(request: FastifyRequest): string {
  return countedAddress(wholeAddress(request));
}

/** The same as people know it. */
export function shownAddress(request: FastifyRequest): string {
  const address = wholeAddress(request);
  return MAPPED_IPV4.test(address) ? countedAddress(address) : address;
}

function wholeAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
}

/** Whoever has one IPv6 address has the whole /64. */
export function countedAddress(address: string): string {
  const [mapped, dotted, high, low] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped) return dotted ?? [high, low].flatMap((group) => bytesOf(group as string)).join('.');
  return isIPv6(address) ? `${networkOf(address)}::/64` : address;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
