import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorResponse } from '../../contract/responses.js';
import { Problem, type ProblemCode } from '../../contract/problem.js';
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
  if (problem.status >= 500) request.log.error({ reqId: request.id, error: loggable(error) }, problem.message);
  if (reply.sent || reply.raw.headersSent) {
    // The response has already started: only a closed connection can signal the error.
    reply.raw.destroy();
    return;
  }
  if (problem.retryAfter !== undefined) void reply.header('Retry-After', String(problem.retryAfter));
  const body: ErrorResponse = {
    success: false,
    code: problem.code,
    error: problem.message,
    message: problem.message,
    errors: problem.errors,
    requestId: request.id,
  };
  void reply.status(problem.status).type('application/json; charset=utf-8').header('Cache-Control', 'no-store').send(body);
}

type Refusal = [ProblemCode, string];

const UNREADABLE: Refusal = ['request.malformed', 'The request cannot be read.'];
const FAULT: Refusal = ['server.error', 'Something went wrong on our side.'];

const BY_STATUS: Record<number, Refusal> = {
  400: UNREADABLE,
  401: ['auth.required', 'Please sign in.'],
  403: ['access.denied', 'You are not allowed to do this.'],
  404: ['request.not_found', 'There is nothing at this address.'],
  405: ['request.not_found', 'There is nothing at this address.'],
  408: ['request.malformed', 'The request took too long to arrive.'],
  413: ['request.too_large', 'This is too large to be taken.'],
  414: ['request.malformed', 'The address is too long.'],
  415: ['request.unsupported_type', 'This kind of content cannot be taken here.'],
  503: ['server.unavailable', 'The system is busy. Please try again in a moment.'],
};

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const databaseProblem = problemOf(error);
  if (databaseProblem) return databaseProblem;
  const status = (error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number } | undefined)?.statusCode) ?? 500;
  const [code, text] = BY_STATUS[status] ?? (status < 500 ? UNREADABLE : FAULT);
  return new Problem(code, text, { cause: error, retryAfter: status === 503 ? 5 : undefined });
}
