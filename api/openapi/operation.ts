import { ROLES } from '../contract/auth/roles.js';
import { requestBodyOf } from './bodies.js';
import { csvExample, FILE_EXAMPLES } from './csv-examples.js';
import { errorResponsesOf } from './error-responses.js';
import type { ResponseExamples } from './examples.js';
import { hasEtag, isImage, parametersOf } from './parameters.js';
import { reference, type Part, hasBody, type Route } from './routes.js';

export const SUCCESS_HEADERS: Record<string, Part> = {
  ContentRange: {
    description:
      'Sent with a page (a query with `range`): its first and last row and the total; `employees */311` beyond the end.',
    schema: { type: 'string' },
    example: 'employees 0-9/311',
  },
  ETag: {
    description:
      'Identifies this content; send it as If-None-Match to get 304 while it is unchanged.',
    schema: { type: 'string' },
    example: '"019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10"',
  },
};

export function operationOf(route: Route, examples: ResponseExamples): Part {
  const { endpoint, name, path } = route;
  const parameters = parametersOf(route);
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    ...accessOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody(route) && { requestBody: requestBodyOf(route) }),
    responses: { ...successOf(route, examples), ...errorResponsesOf(route) },
  };
}

export function tagOf(path: string): string {
  return path.split('/')[2] ?? '';
}

/** A public route with roles is open in development and limited to the roles in production. */
function accessOf({ isPublic, roles }: Route): Part {
  const bearer = { bearerAuth: [] };
  if (!isPublic) return { security: [bearer], 'x-roles': roles ?? ROLES };
  return roles ? { security: [{}, bearer], 'x-roles': roles } : { security: [], 'x-roles': [] };
}

const WHOLE_LIST =
  'The whole list; with `range`, a page of it and a summary of the list; with `Accept: text/csv`, the rows as a file';

function successOf({ name, endpoint }: Route, examples: ResponseExamples): Record<string, Part> {
  const { status = 200, response, list, csv, media, query } = endpoint;
  const example = response && examples.of(response);
  const headers = {
    ...((list || query?.range) && { 'Content-Range': reference('headers', 'ContentRange') }),
    ...(hasEtag(endpoint) && { ETag: reference('headers', 'ETag') }),
  };
  const success = {
    description:
      status === 201
        ? 'Created'
        : status === 202
          ? 'Accepted'
          : list
            ? csv
              ? WHOLE_LIST
              : 'The first rows; with `range`, a page'
            : 'Done',
    ...(Object.keys(headers).length > 0 && { headers }),
    content: {
      ...(response && {
        'application/json': {
          schema: reference('schemas', response),
          example,
        },
      }),
      ...(csv && {
        'text/csv': {
          schema: {
            type: 'string',
            description: 'UTF-8 with a byte order mark. Needs a session confirmed by password.',
          },
          example: csvExample(csv, example),
        },
      }),
      ...(media && { [media]: mediaContent(media, name) }),
    },
  };
  if (Object.keys(success.content).length === 0)
    throw new Error(`${name} says neither its response nor its media type.`);
  return {
    [status]: success,
    ...(hasEtag(endpoint) && { 304: { description: 'Not changed since the ETag that was sent' } }),
  };
}

function fileOf(name: string): string {
  const example = FILE_EXAMPLES[name];
  if (!example) throw new Error(`The file of ${name} has no example yet.`);
  return example;
}

function mediaContent(media: string, name: string): Part {
  if (media === 'application/json')
    return { schema: { type: 'object' }, example: { openapi: '3.1.0' } };
  if (media === 'text/csv')
    return {
      schema: { type: 'string', description: 'UTF-8 with a byte order mark.' },
      example: fileOf(name),
    };
  return {
    schema: {
      type: 'string',
      ...((isImage(media) || media.startsWith('application/vnd.')) && { format: 'binary' }),
    },
  };
}
