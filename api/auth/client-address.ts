import { isIP, isIPv4, isIPv6 } from 'node:net';
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
  return isIPv6(address) ? `${hex(groupsOf(address).slice(0, 4))}::/64` : address;
}

/** The networks around an address of the throttle, such as one customer of a provider may have: the closer one only of IPv6. */
export function networksAround(address: string): {
  network: string | null;
  wideNetwork: string | null;
} {
  if (isIPv4(address))
    return { network: null, wideNetwork: `${address.split('.').slice(0, 3).join('.')}.0/24` };
  const [first] = address.split('/');
  if (!first || !isIPv6(first)) return { network: null, wideNetwork: null };
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(first);
  return { network: `${hex([a, b, c, d & 0xff00])}::/56`, wideNetwork: `${hex([a, b, c])}::/48` };
}

/** Both are written as the throttle writes them. An address is within itself. */
export function isWithin(address: string, place: string): boolean {
  const { network, wideNetwork } = networksAround(address);
  return [address, network, wideNetwork].includes(place);
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups.map((group) => Number.parseInt(group, 16));
}

function hex(groups: number[]): string {
  return groups.map((group) => group.toString(16)).join(':');
}
