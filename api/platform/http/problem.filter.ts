import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem, type ProblemCode, type Reason, refusal } from '../../contract/problem.js';
import type { ErrorResponse } from '../../contract/responses.js';
import { problemOf } from '../database/transaction/conflicts.js';
import { loggable } from './loggable-error.js';

@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  if (problem.status >= 500)
    request.log.error({ reqId: request.id, error: loggable(error) }, problem.message);
  if (reply.sent || reply.raw.headersSent) {
    // The response has already started: only a closed connection can signal the error.
    reply.raw.destroy();
    return;
  }
  if (problem.retryAfter !== undefined)
    void reply.header('Retry-After', String(problem.retryAfter));
  void reply
    .status(problem.status)
    .type('application/json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(problemResponse(problem, request.id));
}

export function problemResponse(
  { code, message, errors, refusal: reason, refusals, unsigned }: Problem,
  requestId: string,
): ErrorResponse {
  return {
    success: false,
    code,
    error: message,
    message,
    ...(errors && { errors }),
    ...(reason && { refusal: reason }),
    ...(refusals && { refusals }),
    ...(unsigned && { unsigned }),
    requestId,
  };
}

type Answer = [ProblemCode, Reason];

const UNREADABLE: Answer = ['request.malformed', 'The request cannot be read.'];
const SERVER_ERROR: Answer = ['server.error', refusal('server.error')];

const BY_STATUS: Record<number, Answer> = {
  400: UNREADABLE,
  401: ['auth.required', refusal('auth.required')],
  403: ['access.denied', refusal('access.denied')],
  404: ['request.not_found', refusal('request.not_found')],
  405: ['request.not_found', refusal('request.not_found')],
  408: ['request.malformed', refusal('request.too_slow')],
  413: ['request.too_large', refusal('request.too_large')],
  414: ['request.malformed', 'The address is too long.'],
  415: ['request.unsupported_type', 'This content type is not supported.'],
  503: ['server.unavailable', refusal('server.busy')],
};

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const databaseProblem = problemOf(error);
  if (databaseProblem) return databaseProblem;
  const status =
    (error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: number } | undefined)?.statusCode) ?? 500;
  const [code, reason] = BY_STATUS[status] ?? (status < 500 ? UNREADABLE : SERVER_ERROR);
  return new Problem(code, reason, { cause: error, retryAfter: status === 503 ? 5 : undefined });
}
