import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row, Whose } from '../api/access/access.row.js';
import { pathOf, ROWS } from '../api/access/access.table.js';
import { PASSWORD } from '../support/cast.js';
import type { Client, Answer } from '../support/client.js';
import { DIST } from '../support/process.js';
import { ADMIN } from '../support/server.js';
import type { Stage } from './stage.js';

// oxlint-disable-next-line typescript/no-explicit-any -- a JSON schema, looked into from all sides
type Part = any;

/** A field of a body, as the API's description has it. */
export interface Field {
  name: string;
  schema: Part;
  required: boolean;
}

/** A call as the built server describes it itself, and a good request of it from the table of routes. */
export interface Call {
  /** 'PUT /api/leave/{id}' */
  name: string;
  method: string;
  /** Nobody need be signed in. */
  open: boolean;
  employees: boolean;
  takesId: boolean;
  takesKey: boolean;
  isList: boolean;
  /** Its filter takes a text to search for. */
  searchable: boolean;
  csv: boolean;
  json: boolean;
  multipart: boolean;
  fields: Field[];
  query: string[];
  row?: Row;
}

const document: Part = JSON.parse(readFileSync(join(DIST, 'openapi.json'), 'utf8'));

function resolved(part: Part): Part {
  const reference: string | undefined = part?.$ref;
  if (!reference) return part;
  return resolved(
    reference
      .split('/')
      .slice(1)
      .reduce<Part>((at, name) => at[name], document),
  );
}

function callOf(method: string, path: string, operation: Part): Call {
  const content = resolved(operation.requestBody)?.content ?? {};
  const parameters: Part[] = (operation.parameters ?? []).map(resolved);
  const body =
    resolved(content['application/json']?.schema ?? content['multipart/form-data']?.schema) ?? {};
  const query = parameters.filter((one) => one.in === 'query').map((one) => String(one.name));
  const route = `${method} ${path.replace(/\{\w+\}/g, ':id')}`;
  return {
    name: `${method} ${path}`,
    method,
    open:
      operation.security.some((way: Part) => Object.keys(way).length === 0) ||
      operation.security.length === 0,
    employees: (operation['x-roles'] ?? []).includes('employee'),
    takesId: path.includes('{') || query.includes('id') || query.includes('userId'),
    takesKey: parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key'),
    isList: query.includes('filter'),
    searchable: parameters.some(
      (one) =>
        one.name === 'filter' && resolved(one.content?.['application/json']?.schema)?.properties?.q,
    ),
    csv: Object.entries<Part>(operation.responses).some(
      ([status, answer]) => status < '300' && resolved(answer).content?.['text/csv'],
    ),
    json: Boolean(content['application/json']),
    multipart: Boolean(content['multipart/form-data']),
    fields: Object.entries<Part>(body.properties ?? {}).map(([name, schema]) => ({
      name,
      schema: resolved(schema),
      required: (body.required ?? []).includes(name),
    })),
    query,
    row: ROWS.find((row) => row.route.replace(/:\w+/g, ':id') === route),
  };
}

/** Every call that the built server has; a new one is here by itself. */
export const CALLS: Call[] = Object.entries<Part>(document.paths).flatMap(([path, methods]) =>
  Object.entries<Part>(methods).map(([method, operation]) =>
    callOf(method.toUpperCase(), path, operation),
  ),
);

export const CLOSED = CALLS.filter(({ open }) => !open);

export interface Request {
  method: string;
  path: string;
  body?: unknown;
}

/** A good request of a call about somebody, or about the row with this id. */
export async function goodRequest(
  { cast, photo }: Stage,
  call: Call,
  whose: Whose,
  id?: string,
): Promise<Request> {
  if (!call.row)
    throw new Error(
      `${call.name} is not in the table of routes (test/api/access/access.table.ts).`,
    );
  const world = { ...cast, photo };
  const { method, path } = pathOf(call.row, id ?? (await call.row.id?.(whose, world)));
  return { method, path, body: await call.row.body?.(whose, world) };
}

/** With what else stands in the body; of a form, as further fields. */
export function withFields(body: unknown, fields: Record<string, unknown>): unknown {
  if (!(body instanceof FormData)) return { ...(body as object | undefined), ...fields };
  const form = new FormData();
  for (const [name, value] of body.entries()) form.append(name, value);
  for (const [name, value] of Object.entries(fields)) {
    form.delete(name);
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

export const send = (
  client: Client,
  { method, path, body }: Request,
  headers?: Record<string, string>,
): Promise<Answer> => client.send(method, path, body, headers);

/** The same person in a session of its own, for calls that end it. */
export async function expendable(stage: Stage, call: Call, client: Client): Promise<Client> {
  if (!call.row?.endsSession) return client;
  return stage.signIn(
    client.user.email,
    client.user.email === ADMIN.email ? ADMIN.password : PASSWORD,
  );
}

export const whoseOf = ({ cast }: Stage, name: 'amara' | 'zoe' | 'ruth'): Whose => ({
  record: cast[name],
  client: cast[`${name}Client`],
});
