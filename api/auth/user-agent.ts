import type { FastifyRequest } from 'fastify';
import { DEVICE_MAX } from './session.entity.js';

/** What the browser says it is, in signs that can be shown anywhere. */
export function userAgent(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, DEVICE_MAX);
}
