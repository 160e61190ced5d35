import { randomUUID, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem, refusal } from '../../contract/problem.js';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function cookiesOf(request: FastifyRequest): Record<string, string | undefined> {
  return request.headers.cookie ? parseCookie(request.headers.cookie) : {};
}

/** Another site can make a browser send the cookie but cannot read it. Scripts with a bearer token send no cookie and need no header. */
export function checkForgery(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const cookie = cookiesOf(request)[COOKIE];
  if (cookie === undefined) return;
  const header = request.headers[HEADER];
  if (typeof header === 'string' && constantTimeEqual(header, cookie)) return;
  throw new Problem('access.forgery', refusal('access.forgery'));
}

export function setForgeryCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (cookiesOf(request)[COOKIE] !== undefined) return;
  setCookie(request, reply, COOKIE, randomUUID(), {});
}

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  options: { path?: string; httpOnly?: boolean; maxAge?: number },
): void {
  void reply.header(
    'Set-Cookie',
    stringifySetCookie({
      name,
      value,
      path: '/',
      sameSite: 'strict',
      secure: request.protocol === 'https',
      ...options,
    }),
  );
}

function constantTimeEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
