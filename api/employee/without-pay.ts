import type { FastifyRequest } from 'fastify';
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { prefersCsv } from '../platform/http/list-response.js';
import { SALARY } from './employee-list.js';

/** Whether a list is asked for without pay (RFC 7240), as whoever looks for a name needs it. In the order of pay it would tell pay all the same. */
export function withoutPay(request: FastifyRequest, asked: ListQuery): boolean {
  return /\breturn=minimal\b/i.test(String(request.headers.prefer ?? '')) && asked.sort?.by !== SALARY && !prefersCsv(request);
}
