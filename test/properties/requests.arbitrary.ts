import * as fc from 'fast-check';
import type { DescribedCall, DescribedParameter, Schema } from '../support/described-calls.js';

/** A request as it is sent. */
export interface DrawnRequest {
  path: string;
  query: string;
  body: unknown;
}

/** Ids that lead somewhere, by what the place is called. */
export type KnownIds = string[];

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  "' OR 1=1 --",
  '"; DROP TABLE employee; --',
  '%',
  '_',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '../../etc/passwd',
  'NaN',
  '1e400',
  '-0',
  '１２',
  '\r\nX-Injected: 1',
  'a'.repeat(10_000),
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '[object Object]',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  'ﬀ',
  '\u202e',
  '😀',
];

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS),
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    0.1 + 0.2,
    [],
    {},
    [[]],
    { $ne: 1 },
    { toString: 1 },
    [null],
    { __proto__: null, length: -1 },
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
);

const text = (schema: Schema) =>
  fc
    .string({
      minLength: schema.minLength ?? 0,
      maxLength: Math.min(schema.maxLength ?? 20, 20),
      unit: 'grapheme',
    })
    .filter((value) => value.trim() !== '');

/** Mostly values that the schema means, now and then only ones that it allows. */
export function valid(schema: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.format === 'uuid')
    return ids.length > 0
      ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid({ version: 7 }))
      : fc.uuid({ version: 7 });
  if (schema.format === 'date')
    return fc
      .integer({ min: 0, max: 9_000 })
      .map((days) => new Date(Date.UTC(2003, 0, 1 + days)).toISOString().slice(0, 10));
  if (schema.format === 'email')
    return fc.integer({ min: 1 }).map((n) => `drawn.${n}@company.example`);
  const [type] = [schema.type ?? 'object'].flat() as string[];
  if (type === 'number' || type === 'integer')
    return fc.integer({
      min: schema.minimum ?? 0,
      max: Math.min(schema.maximum ?? 1_000, 100_000),
    });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array' && schema.prefixItems)
    return fc.tuple(...(schema.prefixItems as Schema[]).map((item) => valid(item, ids)));
  if (type === 'array') return fc.array(valid(schema.items ?? {}, ids), { maxLength: 3 });
  if (type === 'object') return object(schema, ids, (part) => valid(part, ids));
  return text(schema);
}

function object(
  schema: Schema,
  _ids: KnownIds,
  part: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries<Schema>(schema.properties ?? {}).filter(
    ([, property]) => property.format !== 'binary',
  );
  return fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, part(property)])),
    {
      requiredKeys: (schema.required ?? []).filter((name: string) =>
        properties.some(([known]) => known === name),
      ),
    },
  );
}

/** Valid but for one or two places: something else in a field, a field that is missing, one that nobody asked for. */
function nearlyValid(schema: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  return fc
    .tuple(
      valid(schema, ids),
      fc.constantFrom(...names, '_id', 'role', 'passwordHash', 'version', '__proto__'),
      fc.option(hostile, { nil: undefined }),
    )
    .map(([body, name, value]) => {
      const changed = Object.entries({ ...(body as object) }).filter(([key]) => key !== name);
      // From entries, so that even '__proto__' is a field of its own.
      return Object.fromEntries(value === undefined ? changed : [...changed, [name, value]]);
    });
}

export function requests(call: DescribedCall, ids: KnownIds): fc.Arbitrary<DrawnRequest> {
  const place = (parameter: DescribedParameter) =>
    fc.oneof({ weight: 5, arbitrary: valid(parameter.schema, ids) }, hostile.map(written));
  const query = (parameter: DescribedParameter) =>
    fc.option(fc.oneof({ weight: 3, arbitrary: valid(parameter.schema, ids) }, hostile), {
      nil: undefined,
      freq: parameter.required ? 10 : 2,
    });
  const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = call.parameters.filter((parameter) => parameter.in === 'query');
  const body = call.body
    ? fc.oneof(
        { weight: 3, arbitrary: valid(call.body.schema, ids) },
        { weight: 4, arbitrary: nearlyValid(call.body.schema, ids) },
        hostile,
      )
    : fc.constant(undefined);
  return fc
    .record({ path: fc.tuple(...inPath.map(place)), query: fc.tuple(...inQuery.map(query)), body })
    .map((drawn) => ({
      path: inPath.reduce(
        (path, { name }, index) =>
          path.replace(`{${name}}`, encodeURIComponent(wellFormed(written(drawn.path[index])))),
        call.path,
      ),
      query: new URLSearchParams(
        inQuery.flatMap(({ name, json }, index) => {
          const value = drawn.query[index];
          return value === undefined
            ? []
            : [
                [
                  name,
                  json || typeof value === 'object'
                    ? JSON.stringify(value)
                    : wellFormed(written(value)),
                ],
              ];
        }),
      ).toString(),
      body: drawn.body,
    }));
}

/** As it stands in an address. */
function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An address cannot hold half a character; bodies can. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/g, '\ufffd').slice(0, 2_000);
}
