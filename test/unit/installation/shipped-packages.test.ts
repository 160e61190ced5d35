import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { npmJson, shippedAdvisories, shippedBill } from '../../../scripts/lib/shipped-packages.mjs';

const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' });
const SHIPPED = {
  'node_modules/fastify': 'fastify@1.0.0',
  'node_modules/react': 'react@1.0.0',
};
const bill = (...components: ReturnType<typeof component>[]) => ({
  metadata: { component: { 'bom-ref': 'company@1.0.0' } },
  components,
  dependencies: [
    { ref: 'company@1.0.0', dependsOn: components.map((one) => one['bom-ref']) },
    ...components.map((one) => ({ ref: one['bom-ref'], dependsOn: ['vite@1.0.0'] })),
  ],
});
const ALL = bill(component('fastify'), component('react'), component('vite'));

test('what runs on the server or in browsers is in the bill of materials, and what only builds is not', () => {
  const shipped = shippedBill(ALL, SHIPPED);
  expect(shipped.components).toEqual([component('fastify'), component('react')]);
  expect(shipped.dependencies).toEqual([
    { ref: 'company@1.0.0', dependsOn: ['fastify@1.0.0', 'react@1.0.0'] },
    { ref: 'fastify@1.0.0', dependsOn: [] },
    { ref: 'react@1.0.0', dependsOn: [] },
  ]);
});

test('a package that ships is never missing in the bill of materials', () => {
  const shipped = { ...SHIPPED, 'node_modules/rxjs': 'rxjs@1.0.0' };
  expect(() => shippedBill(ALL, shipped)).toThrow('npm does not know rxjs@1.0.0.');
});

test('what runs on the server or in browsers is in the audit, and what only builds is not', () => {
  const known = (name: string) => ({
    name,
    severity: 'high',
    range: '*',
    via: [],
    nodes: [`node_modules/${name}`],
  });
  const all = {
    vulnerabilities: { fastify: known('fastify'), react: known('react'), vite: known('vite') },
  };
  expect(shippedAdvisories(all, SHIPPED).map(({ name }) => name)).toEqual(['fastify', 'react']);
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
