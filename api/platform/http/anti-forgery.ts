import { randomUUID, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.js';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The cookies of a request. */
export function cookiesOf(request: FastifyRequest): Record<string, string | undefined> {
  return request.headers.cookie ? parseCookie(request.headers.cookie) : {};
}

/**
 * A page of another site can make a browser send our cookie, but cannot read it: whoever sends the cookie with a change
 * must repeat it in the header. A request without the cookie (a script with a bearer token) needs none.
 */
export function checkForgery(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const cookie = cookiesOf(request)[COOKIE];
  if (cookie === undefined) return;
  const header = request.headers[HEADER];
  if (typeof header === 'string' && equal(header, cookie)) return;
  throw new Problem('access.forgery', 'This request did not come from this page. Please reload it and try again.');
}

/** Gives the cookie to a client that has none; readable by the page's script, which is its purpose. */
export function giveForgeryCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (cookiesOf(request)[COOKIE] !== undefined) return;
  setCookie(request, reply, COOKIE, randomUUID(), {});
}

/** A cookie for this site alone; over https only where the page itself is. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  options: { path?: string; httpOnly?: boolean; maxAge?: number },
): void {
  void reply.header('Set-Cookie', stringifySetCookie({ name, value, path: '/', sameSite: 'strict', secure: request.protocol === 'https', ...options }));
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
