import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { npmJson, shippedAdvisories, shippedBill } from '../../scripts/lib/shipped-packages.mjs';

const component = (name: string, development: boolean) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  scope: development ? 'optional' : 'required',
  properties: development ? [{ name: 'cdx:npm:package:development', value: 'true' }] : [],
});
const bill = (...components: ReturnType<typeof component>[]) => ({
  metadata: { component: { 'bom-ref': 'company@1.0.0' } },
  components,
  dependencies: [
    { ref: 'company@1.0.0', dependsOn: components.map((one) => one['bom-ref']) },
    ...components.map((one) => ({ ref: one['bom-ref'], dependsOn: ['jest@1.0.0'] })),
  ],
});
const ALL = bill(component('fastify', false), component('react', true), component('jest', true));

test('what ships to browsers is in the bill of materials, though the server does not need it', () => {
  const shipped = shippedBill(ALL, bill(component('fastify', false)), {
    'node_modules/react': 'react@1.0.0',
  });
  expect(
    shipped.components.map(({ name, scope, properties }: ReturnType<typeof component>) => ({
      name,
      scope,
      properties,
    })),
  ).toEqual([
    { name: 'fastify', scope: 'required', properties: [] },
    { name: 'react', scope: 'required', properties: [] },
  ]);
  expect(shipped.dependencies).toEqual([
    { ref: 'company@1.0.0', dependsOn: ['fastify@1.0.0', 'react@1.0.0'] },
    { ref: 'fastify@1.0.0', dependsOn: [] },
    { ref: 'react@1.0.0', dependsOn: [] },
  ]);
});

test('what ships to browsers is in the audit, and what only builds is not', () => {
  const known = (name: string) => ({
    name,
    severity: 'high',
    range: '*',
    via: [],
    nodes: [`node_modules/${name}`],
  });
  const all = {
    vulnerabilities: { fastify: known('fastify'), react: known('react'), jest: known('jest') },
  };
  const found = shippedAdvisories(
    all,
    { vulnerabilities: { fastify: known('fastify') } },
    { 'node_modules/react': 'react@1.0.0' },
  );
  expect(found.map(({ name }) => name)).toEqual(['fastify', 'react']);
});

test('what npm warns of beside its answer does not spoil the answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'));
  const { PATH } = process.env;
  writeFileSync(
    join(folder, 'npm'),
    `#!/bin/sh\necho 'npm warn Unsupported engine { package: x }' >&2\necho '{"found":1}'\necho 'npm notice {}' >&2\n`,
    { mode: 0o755 },
  );
  process.env.PATH = `${folder}${delimiter}${PATH}`;
  try {
    expect(await npmJson('audit')).toEqual({ found: 1 });
  } finally {
    process.env.PATH = PATH;
    rmSync(folder, { recursive: true });
  }
});
