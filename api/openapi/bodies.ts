import { fieldsOf } from '../platform/http/fields/field.js';
import { MAX_FILE_BYTES } from '../platform/http/multipart.js';
import { reference, type Part, type BodyType, type Route } from './routes.js';

const FILES = {
  image: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    description: `JPEG, PNG, WebP or GIF, at most ${MAX_FILE_BYTES / 1024 / 1024} MB.`,
    example: undefined,
  },
  calendar: {
    types: ['text/calendar', 'text/csv'],
    description: 'A calendar file, or CSV with the headings date and name.',
    example: 'date,name\n2027-05-17,Constitution Day\n',
  },
  pdf: {
    types: ['application/pdf', 'application/zip'],
    description: 'PDFs, as several parts of this name, or a ZIP of them.',
    example: undefined,
  },
  csv: {
    types: ['text/csv'],
    description: 'CSV with headings, separated by comma, semicolon or tab.',
    example: 'Employee ID,Full Name\nEMP-0042,Amara Okafor\n',
  },
};

export function bodySchemas(routes: Route[]): Record<string, Part> {
  const types = new Set(
    routes.flatMap(({ body, endpoint }) =>
      [body, endpoint.multipart?.body].filter((type) => type !== undefined),
    ),
  );
  const schemas: Record<string, Part> = {};
  for (const type of types) {
    const name = nameOf(type);
    if (schemas[name]) throw new Error(`Two bodies are called ${name}.`);
    schemas[name] = schemaOf(type);
  }
  return schemas;
}

export function requestBodyOf({ body, endpoint: { multipart } }: Route): Part | undefined {
  if (multipart) return { required: true, content: formContent(multipart) };
  return body && { required: true, content: { 'application/json': jsonContent(body) } };
}

function formContent({
  body,
  file,
  required,
  fileType = 'image',
}: NonNullable<Route['endpoint']['multipart']>): Part {
  const { properties = {}, required: requiredFields = [] } = body ? schemaOf(body) : {};
  const { types, description, example } = FILES[fileType];
  const form = {
    schema: {
      type: 'object',
      properties: { ...properties, [file]: { type: 'string', format: 'binary', description } },
      required: required ? [...requiredFields, file] : requiredFields,
    },
    encoding: { [file]: { contentType: types.join(', ') } },
    ...(body && { example: { ...exampleOf(body), ...(example && { [file]: example }) } }),
  };
  return {
    'multipart/form-data': form,
    ...(body && !required && { 'application/json': jsonContent(body) }),
  };
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

export function exampleOf(type: BodyType): Part {
  return Object.fromEntries(
    Object.entries(fieldsOf(type)).map(([name, { kind }]) => [name, kind.schema.example]),
  );
}

function nullable(schema: Part): Part {
  const choices = schema.enum as unknown[] | undefined;
  return {
    ...schema,
    type: [schema.type, 'null'].flat(),
    ...(choices && { enum: [...choices, null] }),
  };
}
