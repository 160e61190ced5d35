import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED_IPV4 = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/** The address that the throttle counts. If a proxy forwards no valid address, its own counts. */
export function throttleAddressOf(request: FastifyRequest): string {
  return throttleAddress(clientAddress(request));
}

export function displayAddress(request: FastifyRequest): string {
  const address = clientAddress(request);
  return MAPPED_IPV4.test(address) ? throttleAddress(address) : address;
}

function clientAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
}

/** IPv6 by its /64 network, since a client can use any address in it. */
export function throttleAddress(address: string): string {
  const [mapped, dotted, high, low] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped) return dotted ?? [high, low].flatMap((group) => bytesOf(group as string)).join('.');
  return isIPv6(address) ? `${prefixOf(address)}::/64` : address;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

function prefixOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
