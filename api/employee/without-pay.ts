import type { FastifyRequest } from 'fastify';
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { prefersCsv } from '../platform/http/list-response.js';
import { SALARY_COLUMN } from './employee-list.js';

/** `Prefer: return=minimal` (RFC 7240). Ignored when sorted by salary, because the order itself reveals pay. */
export function withoutPay(request: FastifyRequest, query: ListQuery): boolean {
  return /\breturn=minimal\b/i.test(String(request.headers.prefer ?? '')) && query.sort?.by !== SALARY_COLUMN && !prefersCsv(request);
}
