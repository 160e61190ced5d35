import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWC } from './swc.mjs';

const top = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
const below = (folder) =>
  `^${`${top}${sep}${folder}${sep}`.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Tests in TypeScript. Clocks and modules can be replaced: each file loads its own. */
export const project = (displayName, roots, more = {}) => ({
  displayName,
  rootDir: top,
  roots: roots.map((root) => `<rootDir>/test/${root}`),
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest', SWC] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  ...more,
});

/** The server's sources and packages are loaded once in a worker: to load them for each file takes two seconds and 65 MB of it. */
export const withSharedSources = (displayName, roots, more = {}) => {
  const own = project(displayName, roots, more);
  return {
    ...own,
    testEnvironment: more.testEnvironment ?? here('environment.mjs'),
    transform: {
      [below('api')]: here('shared-sources.mjs'),
      [below('node_modules')]: here('shared-packages.mjs'),
      ...own.transform,
    },
    transformIgnorePatterns: ['/node_modules/(@jest|jest|expect)[^/]*/'],
  };
};
