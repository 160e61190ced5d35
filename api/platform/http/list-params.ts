import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.js';
import type { Condition, ListDefinition, ListQuery } from '../database/lists/list-definition.js';
import type { ListRequest } from './list-response.js';

const PARAMETERS = ['range', 'sort', 'filter'];
const MAX_ROWS = 1_000;

/** As ra-data-simple-rest sends it: `range=[0,9]&sort=["name","ASC"]&filter={"q":"…"}`. */
export const ListParams = createParamDecorator(
  (list: ListDefinition, context: ExecutionContext): ListRequest => {
    const [request, reply] = context.getArgs<[FastifyRequest, FastifyReply]>();
    return {
      query: readListParams(list, request.query as Record<string, unknown>),
      request,
      reply,
    };
  },
);

export function readListParams(list: ListDefinition, query: Record<string, unknown>): ListQuery {
  const parameters = [
    ...PARAMETERS,
    ...(list.onRequest ? ['fields'] : []),
    ...(list.parameters ?? []),
  ];
  const unknown = Object.keys(query).find((name) => !parameters.includes(name));
  if (unknown !== undefined)
    throw Problem.at('query', `A list takes only the parameters ${parameters.join(', ')}.`);
  const range = readRange(query.range);
  const sort = readSort(list, query.sort);
  const conditions = readFilter(list, query.filter);
  return {
    range,
    ...sort,
    conditions,
    isByIds: conditions.some(({ field }) => field === 'id'),
    omitted: omittedFields(list, query.fields, range, sort.sort),
  };
}

/** A field by which the rows are sorted stays, because the order itself tells about it. */
function omittedFields(
  list: ListDefinition,
  text: unknown,
  range: ListQuery['range'],
  sort: ListQuery['sort'],
): string[] {
  const fields = readFields(list.onRequest ?? [], text) ?? (range ? [] : list.onRequest);
  return (list.onRequest ?? []).filter(
    (field) => !fields?.includes(field) && list.sort[field] !== sort,
  );
}

/** As JSON: names of fields that are sent on request only. */
export function readFields(onRequest: string[], text: unknown): string[] | undefined {
  if (text === undefined) return undefined;
  const fields = parseJson(text);
  if (Array.isArray(fields) && fields.every((field) => onRequest.includes(field as string)))
    return fields as string[];
  throw Problem.at(
    'fields',
    `fields must be a list, such as ["${onRequest[0]}"]; it can name ${onRequest.join(', ')}.`,
  );
}

export function readRange(text: unknown): ListQuery['range'] {
  if (text === undefined) return undefined;
  const range = parseJson(text);
  if (
    Array.isArray(range) &&
    range.length === 2 &&
    range.every((end) => Number.isSafeInteger(end) && end >= 0)
  ) {
    const [from, to] = range as [number, number];
    if (to >= from && to - from < MAX_ROWS) return { from, to };
  }
  throw Problem.at(
    'range',
    `range must be two whole numbers from 0, such as [0,9], with at most ${MAX_ROWS} rows between them.`,
  );
}

function readSort(list: ListDefinition, text: unknown): Pick<ListQuery, 'sort' | 'descending'> {
  if (text === undefined) return { descending: false };
  const sort = parseJson(text);
  if (Array.isArray(sort) && sort.length === 2) {
    const [name, direction] = sort as unknown[];
    if (
      typeof name === 'string' &&
      Object.hasOwn(list.sort, name) &&
      (direction === 'ASC' || direction === 'DESC')
    ) {
      return { sort: list.sort[name], descending: direction === 'DESC' };
    }
  }
  throw Problem.at(
    'sort',
    `sort must be a field and ASC or DESC, such as ["${Object.keys(list.sort)[0]}","ASC"]; the fields are ${Object.keys(list.sort).join(', ')}.`,
  );
}

function readFilter(list: ListDefinition, text: unknown): Condition[] {
  if (text === undefined) return [];
  return filterConditions(list, parseJson(text), 'filter');
}

/** A 400 at the given field for what the list cannot be filtered by. */
export function filterConditions(list: ListDefinition, filter: unknown, at: string): Condition[] {
  const names = Object.keys(list.filter);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw Problem.at(at, `filter must be an object; its fields are ${names.join(', ')}.`);
  }
  return Object.entries(filter as Record<string, unknown>).map(([name, value]) => {
    const filterField = Object.hasOwn(list.filter, name) ? list.filter[name] : undefined;
    if (!filterField)
      throw Problem.at(at, `filter does not know this field; its fields are ${names.join(', ')}.`);
    const condition = filterField.condition(value);
    if (!condition) throw Problem.at(at, `In filter, ${name} must be ${filterField.expected}.`);
    return { field: name, value, ...condition };
  });
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
