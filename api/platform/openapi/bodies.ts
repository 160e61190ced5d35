import { fieldsOf } from '../http/fields/field.js';
import { LARGEST_FILE } from '../http/multipart.js';
import { reference, type Part } from './part.js';
import type { BodyType, Route } from './routes.js';

/** What a form's file may be. */
const FILES = {
  image: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'], description: `JPEG, PNG, WebP or GIF, at most ${LARGEST_FILE / 1024 / 1024} MB.`, example: undefined },
  csv: { types: ['text/csv'], description: 'CSV with headings, separated by comma, semicolon or tab.', example: 'Employee ID,Full Name\nEMP-0042,Amara Okafor\n' },
};

/** The schemas of all bodies that the routes take. */
export function bodySchemas(routes: Route[]): Record<string, Part> {
  const types = new Set(routes.flatMap(({ body, call }) => [body, call.multipart?.body].filter((type) => type !== undefined)));
  const schemas: Record<string, Part> = {};
  for (const type of types) {
    const name = nameOf(type);
    if (schemas[name]) throw new Error(`Two bodies are called ${name}.`);
    schemas[name] = schemaOf(type);
  }
  return schemas;
}

/** Undefined for a call without a body. */
export function requestBodyOf({ body, call: { multipart } }: Route): Part | undefined {
  if (multipart) return { required: true, content: formContent(multipart) };
  return body && { required: true, content: { 'application/json': jsonContent(body) } };
}

function formContent({ body, file, required, holds = 'image' }: NonNullable<Route['call']['multipart']>): Part {
  const { properties = {}, required: named = [] } = body ? schemaOf(body) : {};
  const { types, description, example } = FILES[holds];
  const form = {
    schema: {
      type: 'object',
      properties: { ...properties, [file]: { type: 'string', format: 'binary', description } },
      required: required ? [...named, file] : named,
    },
    encoding: { [file]: { contentType: types.join(', ') } },
    ...(body && { example: { ...exampleOf(body), ...(example && { [file]: example }) } }),
  };
  // A form whose file may be missing is taken as JSON too.
  return { 'multipart/form-data': form, ...(body && !required && { 'application/json': jsonContent(body) }) };
}

function jsonContent(type: BodyType): Part {
  return { schema: reference('schemas', nameOf(type)), example: exampleOf(type) };
}

function nameOf(type: BodyType): string {
  return type.name.replace(/Dto$/, 'Body');
}

function schemaOf(type: BodyType): { type: string; properties: Part; required: string[] } {
  const fields = Object.entries(fieldsOf(type));
  const properties = fields.map(([name, { label, kind, optional }]) => {
    const { example, ...schema } = kind.schema;
    return [name, { title: label, ...(optional ? nullable(schema) : schema), examples: [example] }];
  });
  const required = fields.filter(([, { optional }]) => !optional).map(([name]) => name);
  return { type: 'object', properties: Object.fromEntries(properties) as Part, required };
}

function exampleOf(type: BodyType): Part {
  return Object.fromEntries(Object.entries(fieldsOf(type)).map(([name, { kind }]) => [name, kind.schema.example]));
}

/** What is optional may be empty as well. */
function nullable(schema: Part): Part {
  const choices = schema.enum as unknown[] | undefined;
  return { ...schema, type: [schema.type, 'null'].flat(), ...(choices && { enum: [...choices, null] }) };
}
