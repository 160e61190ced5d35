import type { Filter, ListDefinition } from '../platform/database/lists/list-definition.js';
import type { EndpointDescription } from '../platform/http/endpoint.js';
import { DatePipe } from '../platform/http/fields/date-field.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { reference, type Part, type Route, type RouteValue } from './routes.js';

export const EXAMPLE_ID = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';
const EXAMPLE_DATE = '2026-01-31';

export const SHARED_PARAMETERS: Record<string, Part> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes the request repeatable: within 24 hours, a request with the same key changes nothing and gets the first response again.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '5c1f0f5e-6a0b-4b8e-9a5d-0f4b8a1c2d3e',
  },
  Range: jsonParameter(
    'range',
    'First and last row, counted from 0; at most 1,000 rows. Without it, the whole list.',
    {
      type: 'array',
      prefixItems: [
        { type: 'integer', minimum: 0 },
        { type: 'integer', minimum: 0 },
      ],
      minItems: 2,
      maxItems: 2,
    },
    [0, 9],
  ),
};

export function parametersOf(route: Route): Part[] {
  const { endpoint, pathValues } = route;
  return [
    ...pathValues.map(pathParameter),
    ...queryParameters(route),
    ...(endpoint.list ? listParameters(endpoint.list) : []),
    ...(route.idempotent ? [reference('parameters', 'IdempotencyKey')] : []),
    ...(hasEtag(endpoint)
      ? [
          {
            name: 'If-None-Match',
            in: 'header',
            description: 'The ETag of an earlier response.',
            schema: { type: 'string' },
            example: `"${EXAMPLE_ID}"`,
          },
        ]
      : []),
  ];
}

export function hasEtag({ media, list, csv }: EndpointDescription): boolean {
  return isImage(media) || media === 'text/calendar' || (list !== undefined && csv !== undefined);
}

export function isImage(media: string | undefined): boolean {
  return media?.startsWith('image/') ?? false;
}

function pathParameter(value: RouteValue): Part {
  return {
    name: value.name,
    in: 'path',
    required: true,
    schema: schemaOf(value),
    example: EXAMPLE_ID,
  };
}

function queryParameters({ name: route, endpoint: { query = {} }, queryValues }: Route): Part[] {
  const undescribed = queryValues.find(({ name }) => !query[name]);
  if (undescribed)
    throw new Error(
      `${route} reads ${undescribed.name} from the query, and its @Endpoint does not say so.`,
    );
  return Object.entries(query).map(([name, { description, example, required }]) => {
    const read = queryValues.find((value) => value.name === name);
    return {
      name,
      in: 'query',
      description,
      required,
      schema: read ? schemaOf(read) : { type: 'string' },
      example,
    };
  });
}

function schemaOf({ pipes }: RouteValue): Part {
  if (pipes.includes(IdPipe)) return { type: 'string', format: 'uuid' };
  return pipes.includes(DatePipe) ? { type: 'string', format: 'date' } : { type: 'string' };
}

function listParameters({ sort, filter, onRequest, newestFirst }: ListDefinition): Part[] {
  const [first = 'id'] = Object.keys(sort).filter((name) => name !== 'id');
  const fields = Object.entries(filter).map(
    ([name, field]) => [name, filterSchema(field)] as const,
  );
  const examples = fields.map(
    ([
      name,
      {
        examples: [value],
      },
    ]) => [name, { value: { [name]: value } }] as const,
  );
  return [
    reference('parameters', 'Range'),
    jsonParameter(
      'sort',
      `A field and a direction. Without it: ${newestFirst ? 'newest first' : 'by id'}.`,
      {
        type: 'array',
        prefixItems: [
          { type: 'string', enum: Object.keys(sort) },
          { type: 'string', enum: ['ASC', 'DESC'] },
        ],
        minItems: 2,
        maxItems: 2,
      },
      [first, 'ASC'],
    ),
    {
      name: 'filter',
      in: 'query',
      description: `All given fields must match: ${Object.entries(filter)
        .map(([name, { expected }]) => `\`${name}\` (${expected})`)
        .join('; ')}.`,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: Object.fromEntries(fields),
            additionalProperties: false,
          },
          examples: Object.fromEntries(examples),
        },
      },
    },
    ...(onRequest ? [fieldsParameter(onRequest)] : []),
  ];
}

function fieldsParameter(names: string[]): Part {
  const description = `Fields that a page leaves out unless they are named here or the page is sorted by them: ${names.map((name) => `\`${name}\``).join(', ')}. Without \`range\` they are there, unless this list does not name them.`;
  return jsonParameter(
    'fields',
    description,
    { type: 'array', items: { type: 'string', enum: names } },
    names,
  );
}

function filterSchema(filter: Filter): Part & { examples: unknown[] } {
  const { expected } = filter;
  const accepts = (value: unknown) => filter.condition(value) !== undefined;
  const choices = /^one of (.+)$/.exec(expected)?.[1]?.split(', ');
  const id = { type: 'string', format: 'uuid' };
  if (choices) return { type: 'string', enum: choices, examples: [choices[0]] };
  if (accepts([EXAMPLE_ID]))
    return {
      type: 'array',
      items: id,
      maxItems: 100,
      description: expected,
      examples: [[EXAMPLE_ID]],
    };
  if (accepts('okafor')) return { type: 'string', description: expected, examples: ['okafor'] };
  if (accepts(EXAMPLE_DATE))
    return { type: 'string', format: 'date', description: expected, examples: [EXAMPLE_DATE] };
  if (accepts(2.5)) return { type: ['number', 'string'], description: expected, examples: [2.5] };
  return { ...id, description: expected, examples: [EXAMPLE_ID] };
}

function jsonParameter(name: string, description: string, schema: Part, example: unknown): Part {
  return { name, in: 'query', description, content: { 'application/json': { schema, example } } };
}
