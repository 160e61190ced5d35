import { PROBLEM_STATUS, type ProblemCode } from '../contract/problem.js';
import { parametersOf } from './parameters.js';
import { reference, type Part, changesState, hasBody, type Route } from './routes.js';

const MEANINGS: Record<number, string> = {
  400: 'The input is not valid',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with stored data',
  413: 'Too large',
  415: 'Unsupported content type',
  429: 'Too many attempts or files',
  500: 'Server error',
  503: 'The database is away or too busy',
};

export const RETRY_AFTER: Part = {
  description: 'Seconds to wait before trying again.',
  schema: { type: 'integer', minimum: 1 },
  example: 5,
};

export function errorResponsesOf(route: Route): Record<string, Part> {
  const codes = [...new Set([...sharedCodes(route), ...(route.endpoint.problems ?? [])])];
  const statuses = [...new Set(codes.map((code) => PROBLEM_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      errorResponse(
        status,
        codes.filter((code) => PROBLEM_STATUS[code] === status),
      ),
    ]),
  );
}

function sharedCodes(route: Route): ProblemCode[] {
  const { isPublic, roles, confirmed, holdsSecret, endpoint } = route;
  const codes: ProblemCode[] = ['server.error'];
  if (parametersOf(route).length > 0 || hasBody(route)) codes.push('request.invalid');
  if (hasBody(route))
    codes.push('request.malformed', 'request.too_large', 'request.unsupported_type');
  if (!isPublic || roles) codes.push('auth.required', 'access.denied');
  if (endpoint.multipart) codes.push('request.too_many');
  if (confirmed || endpoint.list) codes.push('auth.confirm_needed');
  if (changesState(route)) codes.push('access.forgery');
  if (route.idempotent)
    codes.push(
      'idempotency.reused',
      ...(holdsSecret ? ['idempotency.not_repeatable' as const] : []),
    );
  if (!isPublic || roles || changesState(route)) codes.push('server.unavailable');
  return codes;
}

function errorResponse(status: number, codes: ProblemCode[]): Part {
  return {
    description: `${MEANINGS[status] ?? 'Refused'}: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    ...((status === 429 || status === 503) && {
      headers: { 'Retry-After': reference('headers', 'RetryAfter') },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            reference('schemas', 'ErrorResponse'),
            { type: 'object', properties: { code: { enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, reference('examples', code)])),
      },
    },
  };
}
