import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

interface Locked {
  dev?: boolean;
  optional?: boolean;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const { devDependencies } = read<Record<'devDependencies', Record<string, string>>>('package.json');
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
/** Fastify, MUI and vite bring these anyway. */
const SHARED = ['@types/node', '@types/react', 'ajv', 'ajv-formats', 'yaml'];

test('npm start installs no tool of tests, lint and formatting', () => {
  const installed = Object.keys(devDependencies).filter(
    (name) => !packages[`node_modules/${name}`]?.dev,
  );
  expect(installed).toEqual(SHARED);
});

test('npm start installs at most 440 packages, apart from binaries of this machine', () => {
  const { '': _project, ...others } = packages;
  const installed = Object.values(others).filter(({ dev, optional }) => !dev && !optional);
  expect(installed.length).toBeLessThanOrEqual(440);
});
