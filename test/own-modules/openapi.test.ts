import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import formats from 'ajv-formats';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { TestServer } from '../support/server.js';

// The document that the build leaves in dist/ may be of another day; the tests put one of their own in its place.
const file = join(tmpdir(), `openapi-${process.pid}.json`);
jest.unstable_mockModule('../../api/openapi/document-file.ts', () => ({ DOCUMENT_FILE: file }));
const { buildDocument, describedRoutes } = await import('../../api/openapi/document.js');
const { CALL_TYPES_FILE, callTypes } = await import('../../api/openapi/call-types.js');
const { hireCast } = await import('../support/cast.js');
const { startServer } = await import('../support/server.js');

// oxlint-disable-next-line typescript/no-explicit-any -- the tests look into every corner of it
type Document = any;

const PRODUCTION = {
  NODE_ENV: 'production',
  RATE_LIMIT: 'on',
  JWT_SECRET: 'a secret of at least thirty-two bytes',
};
/** They take a body that a query cannot hold; a link's decision is made once without a key, since it uses the link up. */
const WITHOUT_KEY = [
  '/api/department/close/preview/{id}',
  '/api/leave/link',
  '/api/leave/link/decide',
  '/api/leave/career',
  '/api/leave/entry/preview',
  '/api/holiday/import/{id}',
];
const routes: string[] = [];
let document: Document;
let server: TestServer;

beforeAll(async () => {
  document = await buildDocument();
  subscribe('fastify.initialization', collectRoutes);
  server = await startServer(PRODUCTION);
  unsubscribe('fastify.initialization', collectRoutes);
});
afterAll(async () => {
  await server.stop();
  rmSync(file, { force: true });
});

describe('the document', () => {
  test('describes every route of the server, and no other', () => {
    const described = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(described.length).toBeGreaterThan(40);
    expect(described.sort()).toEqual(routes.sort());
  });

  test('has no reference that leads nowhere, and no call twice', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target = '']) => target,
    );
    expect([...new Set(references)].filter((target) => !found(target))).toEqual([]);
    const names = operations().map(({ operation }) => operation.operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
  });

  test('says of every call what it does, who may, what it answers and how it refuses', () => {
    for (const { method, path, operation } of operations()) {
      const at = `${method} ${path}`;
      const { summary, tags, security, responses } = operation;
      expect({ at, summary, tags }).toEqual({
        at,
        summary: expect.stringMatching(/^\S.+\S$/),
        tags: [path.split('/')[2]],
      });
      expect({ at, statuses: Object.keys(responses) }).toEqual({
        at,
        statuses: expect.arrayContaining(['500']),
      });
      const success = responses[200] ?? responses[201] ?? responses[202];
      expect({ at, content: Object.keys(success?.content ?? {}) }).not.toEqual({ at, content: [] });
      if (security.length === 0) continue;
      for (const status of [401, 403, 503])
        expect({ at, codes: codesOf(responses[status]) }).not.toEqual({ at, codes: [] });
    }
  });

  test('names every parameter of a path, and only those', () => {
    for (const { path, operation } of operations()) {
      const named = (operation.parameters ?? [])
        .map(resolved)
        .filter((parameter: Document) => parameter.in === 'path');
      expect(named.map(({ name }: Document) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  test('lets every POST be sent again under a key, but those that sign in and out or store nothing', () => {
    const posts = Object.entries(document.paths as Record<string, Document>).filter(
      ([path, item]) =>
        'post' in item && !path.startsWith('/api/auth/') && !WITHOUT_KEY.includes(path),
    );
    const without = posts.filter(
      ([, { post }]) =>
        !(post.parameters ?? [])
          .map(resolved)
          .some(({ name }: Document) => name === 'Idempotency-Key'),
    );
    expect(posts.length).toBeGreaterThan(5);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test('says what can go wrong with a body, a list and a repeat', () => {
    const { put } = document.paths['/api/department/{id}'];
    expect(codesOf(put.responses[400])).toEqual(['request.invalid', 'request.malformed']);
    expect(codesOf(put.responses[409])).toEqual(['department.name_taken', 'request.stale']);
    expect(Object.keys(put.responses)).toEqual(expect.arrayContaining(['404', '413', '415']));

    const { get } = document.paths['/api/leave/{id}'];
    expect(get.parameters.map(resolved).map(({ name }: Document) => name)).toEqual([
      'id',
      'range',
      'sort',
      'filter',
      'If-None-Match',
    ]);
    expect(codesOf(get.responses[403])).toContain('auth.confirm_needed');
    expect(get.responses[200].content['text/csv'].example).toContain('Amara Okafor');

    const { post } = document.paths['/api/leave/add'];
    expect(post.parameters.map(resolved).map(({ name }: Document) => name)).toEqual([
      'Idempotency-Key',
    ]);
    expect(codesOf(post.responses[409])).toContain('idempotency.reused');
    expect(
      resolved(document.paths['/api/auth/login'].post.responses[429].headers['Retry-After']),
    ).toBeDefined();
  });

  test('has an example of everything that is JSON or CSV, and each is what its schema says', () => {
    const validator = strictValidator();
    const faults: string[] = [];
    let seen = 0;
    each(document.paths, (place, at) => {
      const examples =
        'example' in place
          ? [place.example]
          : Object.values(place.examples ?? {}).map((example) => resolved(example).value);
      if (examples.length === 0 && /application~1json|text~1csv/.test(at.split('/').at(-1) ?? ''))
        faults.push(`${at} has no example`);
      for (const example of examples) {
        seen += 1;
        const valid = validator.compile(asJsonSchema(place.schema));
        if (!valid(example)) faults.push(`${at}: ${validator.errorsText(valid.errors)}`);
      }
    });
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(200);
  });

  test('gives fields of bodies examples that are what they say', () => {
    const validator = strictValidator();
    for (const [name, schema] of Object.entries<Document>(document.components.schemas)) {
      for (const [field, { examples = [], ...rest }] of Object.entries<Document>(
        schema.properties ?? {},
      )) {
        for (const example of examples)
          expect({ name, field, valid: validator.validate(asJsonSchema(rest), example) }).toEqual({
            name,
            field,
            valid: true,
          });
      }
    }
  });
});

test('the screens have the types of all calls as they are declared; if not: npm run build:calls', () => {
  expect(readFileSync(CALL_TYPES_FILE, 'utf8')).toBe(callTypes(describedRoutes()));
});

describe('the calls that read it', () => {
  test('open the page and its own files to anybody, and nothing else beside them', async () => {
    const anybody = server.client();
    const page = await anybody.get('/docs');
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<main id="docs"') });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|https?:/);
    for (const [, path] of page.body.matchAll(/(?:src|href)="\/api([^"]+)"/g)) {
      const answer = await anybody.get(path);
      expect({ path, status: answer.status, kind: answer.headers.get('content-type') }).toEqual({
        path,
        status: 200,
        kind: expect.stringMatching(/^text\/(css|javascript)/),
      });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    for (const name of ['package.json', 'index.html', 'swagger-ui.js', '..%2fpackage.json']) {
      expect(await anybody.get(`/docs/${name}`)).toMatchObject({
        status: 404,
        body: { code: 'request.not_found' },
      });
    }
  });

  test('answer the document as it was built; in production to admins alone', async () => {
    const { admin, amaraClient } = await hireCast(server);
    rmSync(file, { force: true });
    expect(await admin.get('/docs-json')).toMatchObject({
      status: 404,
      body: { success: false, code: 'request.not_found' },
    });

    writeFileSync(file, JSON.stringify(document));
    expect(await server.client().get('/docs-json')).toMatchObject({
      status: 401,
      body: { success: false, code: 'auth.required' },
    });
    expect(await amaraClient.get('/docs-json')).toMatchObject({
      status: 403,
      body: { success: false, code: 'access.denied' },
    });
    const answer = await admin.get('/docs-json');
    expect(answer).toMatchObject({ status: 200, body: document });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('answer it to anybody while developing', async () => {
    writeFileSync(file, JSON.stringify(document));
    const developing = await startServer();
    const answer = await developing.client().get('/docs-json');
    await developing.stop();
    expect(answer).toMatchObject({ status: 200, body: { openapi: document.openapi } });
  });
});

/** Fastify tells of every instance before it has routes; HEAD and the screens' fallback are not calls of ours. */
function collectRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) {
      if (verb !== 'HEAD' && url.startsWith('/api'))
        routes.push(`${verb} ${url.replace(/:(\w+)/g, '{$1}')}`);
    }
  });
}

function operations(): { method: string; path: string; operation: Document }[] {
  return Object.entries<Document>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Document>(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

function codesOf(response: Document): string[] {
  return response.content['application/json'].schema.allOf[1].properties.code.enum;
}

/** Visits every object that has a schema beside its examples. */
function each(node: Document, visit: (place: Document, at: string) => void, at = ''): void {
  if (typeof node !== 'object' || node === null) return;
  if ('$ref' in node) return each(resolved(node), visit, at);
  if (node.schema) visit(node, at);
  for (const [key, value] of Object.entries(node)) {
    if (!['schema', 'example', 'examples'].includes(key))
      each(value, visit, `${at}/${key.replaceAll('/', '~1')}`);
  }
}

function resolved(node: Document): Document {
  return node.$ref ? found(node.$ref) : node;
}

function found(reference: string): Document {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce((node, key) => node?.[key], document);
}

function strictValidator(): Ajv2020 {
  const validator = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    strictTuples: false,
    strictTypes: false,
    multipleOfPrecision: 6,
  });
  formats.default(validator);
  validator.addFormat('password', true);
  validator.addVocabulary(['components']);
  validator.addSchema({
    $id: 'document',
    components: { schemas: closed(document.components.schemas) },
  });
  return validator;
}

function asJsonSchema(schema: Document): AnySchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));
}

/** A field of an example that its type does not know is a mistake. */
function closed(node: Document): Document {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return copy.type === 'object' && copy.properties
    ? { additionalProperties: false, ...copy }
    : copy;
}
